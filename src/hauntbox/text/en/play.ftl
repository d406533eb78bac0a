### Words of a table in the browser (English)

## The table

play-board = The board
play-decision = Decision
play-decision-yours = Your decision
play-your-decision = It is your decision: { $question }
play-beside = Beside the board
play-strip = Dice and cards
play-figures = Others on the board
play-piles = Lying in rooms
play-row-at = { $name }: { $room }
play-supplies = Supplies and counters
play-views = Log and chat
play-tab-seats = Seats
play-tab-log = Log
play-tab-chat = Chat
play-unread = unread
play-log = What happened
play-setup = Set-up
play-turn = Turn { $turn }
play-none = none
play-rules = Rules of the game
play-settings = Settings
play-menu = Menu of the table
play-close = Close
play-cancel = Cancel
play-yes = Yes
play-no = No
play-clock = Time left for this decision: { $time }
play-watching =
    { $count ->
        [one] 1 is watching
       *[other] { $count } are watching
    }

## Seats

play-seats = Seats
play-seat = Seat { $seat }
play-open = open seat
play-bot = { $level } bot
play-level-gentle = Gentle
play-level-steady = Steady
play-level-sharp = Sharp
play-you = you
play-visitor = A visitor
play-online = here
play-offline = away
play-decides = decides
play-active = on turn
play-clip = { $value }; step { $step } of { $steps }, began on step { $start }
play-clip-skull = fallen to the skull
play-change = Change …
play-leave = Leave the seat to …
play-change-seat = Give seat { $seat } to somebody else
play-take-seat = Take a seat
play-your-name = Your name
play-which-seat = Seat
play-any-seat = Any open seat
play-sit = Sit down

## Deciding

play-pick-cell = Choose a lit cell on the board, or an option below, to see the tile there before you lay it.
play-pick-square = Choose a lit square on the board, or open the list.
play-pick-way = Choose a softly lit square to go all the way there at once.
play-many = Choices on the board
play-place = Place it
play-turn-left = Turn left
play-turn-right = Turn right
play-on-board = { $count } on the board
play-really = Really? This cannot be taken back.
play-filtered =
    { $count ->
        [0] Nothing can be chosen here.
        [one] 1 option here
       *[other] { $count } options here
    }
play-show-all = Show all
play-barred =
    { $count ->
        [one] 1 not possible now: why?
       *[other] { $count } not possible now: why?
    }
play-rule-of = Rule { $rule }
play-nothing-known = There is nothing more to say about this.
play-since =
    { $count ->
        [one] Since your last decision: 1 line
       *[other] Since your last decision: { $count } lines
    }
play-since-divider = since your last decision
play-thought = { $name }:
play-look = Look at the table at moment { $moment }

## Waiting

play-connecting = Opening the table …
play-lost-line = Connection lost. Trying again …
play-happening = See what happens …
play-walking = On the way …
play-skip = Skip
play-waits = { $name } is deciding …
play-waits-open = Seat { $seat } has to decide, but nobody sits there. Invite somebody, or give the seat to a bot.
play-nobody-asked = Nobody has to decide anything.
play-over = The game is over
play-looking-back = You are looking back. Nothing can be chosen at this moment.

## Taking back

play-undo = Undo
play-undo-why = Take back your last choice
play-undo-ask = Ask to undo
play-undo-ask-why = Something new was shown since, so the other players are asked first
play-redo = Redo
play-undo-asked = { $name } would like to take a choice back and go to moment { $moment }. Is that all right with you?
play-undo-waits = { $name } would like to take a choice back. Waiting for an answer from { $names }.

## Dice

play-dice = Dice
play-dice-sum = Total { $sum }
play-die-changed = changed from { $was } to { $face }
play-die-needs = needs { $needs }+
play-die-good = success
play-die-bad = failure

## Inviting

play-invite = Invite
play-link-invite = Invitation
play-link-invite-hint = Whoever opens it can take an open seat.
play-link-watch = For spectators
play-link-watch-hint = Whoever opens it sees the table but no secrets, and cannot play.
play-link-seat = Your seat on another device
play-link-seat-hint = Only for you: whoever opens it plays on your seat.
play-no-links = There is no link you could hand on from here.
play-copy = Copy
play-copied = Copied

## The story

play-story = Story
play-brief-begin = Begin
play-brief-back = Back to the table
play-brief-watching = You are watching: this is what everybody knows.
play-brief-side = You are: { $side }
play-brief-side-traitor = You are the traitor.
play-brief-side-hero = You are a hero.
play-brief-side-alone = You are on your own: everybody plays for themselves.
play-brief-side-hidden = One of you may be the traitor. It is not you.
play-brief-known = What is known of the other side
play-brief-goal = How you win
play-brief-setup = What has happened
play-brief-note = Keep in mind
play-brief-epilogue = How it ended
play-brief-rules = The rules of this story

## Sharing a screen

play-curtain = Curtain
play-pass = Pass the device to { $name }
play-who-is-there = Who is in front of the screen?
play-curtain-why = The table is hidden so that nobody sees what is not for them.
play-i-am = I am { $name }: show my table

## Chat

play-chat = Chat
play-chat-empty = Nobody has said anything yet.
play-chat-say = Say something to the table
play-chat-send = Send

## The end, looking back

play-won = Won
play-lost = Lost
play-drawn = Neither won nor lost
play-result = Result
play-again = Play again
play-replay = Watch the replay
play-record = Download the record
play-what-if = What if …?
play-what-if-seat = Play on as
play-what-if-here = What if: play on from here
play-looking = You are looking at moment { $moment } of { $total }
play-moment = Moment of the game
play-start = Play
play-pause = Pause
play-step-back = One choice back
play-step-on = One choice on
play-back-to-now = Back to now
play-to-the-end = To the end

## Reporting

play-report = Report a problem
play-report-what = What went wrong?
play-report-hint = The record of this game is sent along, so that it can be looked at.
play-report-send = Send
play-reported = Thank you. The report has the number { $id }.

## Keys

play-shortcuts = Keyboard shortcuts
play-key-option = choose the option with that number
play-key-arrows = move through the options
play-key-confirm = choose the focused option, place the tile, confirm
play-key-cancel = cancel, or show all options again
play-key-turn = turn the tile (with Shift the other way)
play-key-undo = undo
play-key-redo = redo
play-key-help = show this list

## When something has no effect

play-gone = This table cannot be opened
play-home = To the start page
play-error-stale = The table had already moved on. This is how it stands now.
play-error-not_offered = This cannot be chosen at the moment.
play-error-not_your_turn = It is not your decision.
play-error-bad_key = This link does not open the table (any more). Ask for a new one.
play-error-no_table = There is no such table. It may have been cleared away.
play-error-rate = That was too much at once. Wait a moment.
play-error-bad_message = The server did not understand this. Reload the page.
play-error-not_allowed = You may not do this.
play-error-over = The game is over.
play-error-too_many = There are too many connections or tables right now. Try again later.
play-error-busy = There is already an open question about taking something back.
play-error-internal = Something went wrong on the server. Nothing was changed; try again.
play-error-closed = The table is closed.
play-error-taken = Somebody else has taken that seat.
play-error-nothing_to_undo = There is no choice of yours to take back.
play-error-nothing_to_redo = There is nothing to make again.
play-error-offline = There is no connection right now. It will be tried again by itself.
play-error-other = This did not work.
