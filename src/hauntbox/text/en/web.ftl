### The house itself: shelf, new tables, rulebooks, settings (English)

web-title = A box of haunted evenings
web-subtitle = Board games of haunted houses and deep dungeons, with all their rules, for friends and for bots that say why.
web-home = Hauntbox, to the shelf
web-nav = The house
web-settings = Settings
web-language = Language
web-close = Close
web-boxes = The boxes on the shelf
web-play = Play
web-rules = Rules
web-rule-count = { $count ->
        [one] 1 rule
       *[other] { $count } rules
    }
web-players = { $low } to { $high } players
web-players-one = { COUNT($low, "player", "players") }
web-coming = Coming: its rules are still being built.
web-small-one = A small one to try things with:
web-your-tables = Your tables
web-no-tables = None yet. Tables you open or join are kept in this browser.
web-a-table = A table
web-forget = Take this table off the list
web-lobby = Open tables
web-no-lobby = Nobody waits for players right now.
web-open-seats = { $open } of { $seats } seats open
web-join = Join
web-has-clock = with a clock
web-records = Records
web-upload-about = A game that was saved as a record can be looked at again, move by move.
web-upload = Open a record file
web-bad-record = This file cannot be opened as a record:
web-guest = Guest
web-you = You
web-player = Player { $seat }

## The boxes

web-game-widow = The Widow's House
web-blurb-widow = A mansion that never stops growing, and spirits that walk towards the widow. All of you keep her alive together.
web-game-hilltop = The House on the Hilltop
web-blurb-hilltop = Explore a strange house, until one of you turns out to belong to it.
web-game-delve = Cavern Delve
web-blurb-delve = Heroes go down together, room by room, and the dark moves too.
web-game-manor = The Restless Manor
web-blurb-manor = Five roles, five games in one: paladin, skeletons, spider, enchanter and the manor itself.
web-game-caverns = The Crystal Hollow
web-blurb-caverns = Knight, goblins, dragon, thief and the cave: everybody plays by other rules.
web-game-cellar = The Cellar
web-blurb-cellar = Four explorers, one night below the house.

## A new table

web-all-rules = All rules
web-play-now = Play now
web-play-this = Play this game
web-seats = Who plays?
web-how-many = Number of seats
web-seat = Seat { $seat }
web-here = Another person at this screen
web-open = A friend who comes by a link
web-open-about = The seat stays open. You get the link at the table.
web-bot = Bot: { $level }
web-level-gentle = gentle
web-level-gentle-about = Looks one choice ahead. Quick and forgiving.
web-level-steady = steady
web-level-steady-about = Plays the next turns through in its head. A good partner.
web-level-sharp = sharp
web-level-sharp-about = Thinks for up to two seconds a choice and misses little.
web-your-name = Your name
web-their-name = Their name
web-more-options = More options
web-option-own = Something else …
web-option-wrong = This does not fit here.
web-clock = Time for a decision
web-clock-0 = As long as it takes
web-clock-90 = 90 seconds, then a bot decides
web-clock-259200 = 3 days, then a bot decides
web-listed = Others may find this table in the list of open tables

## Settings

web-speed = How fast to show what others do
web-speed-1 = At leisure (1×)
web-speed-3 = Quickly (3×)
web-speed-0 = At once
web-confirm = Ask me before a choice that cannot be taken back
web-follow = Move the map to where something happens
web-notify = Tell me when it is my decision while I look elsewhere
web-notify-refused = This browser does not allow notifications. You can change that in its settings for this page.
web-kept-here = These settings are kept in this browser only.

## The rulebook

web-search-rules = Search the rules
web-chapters = Chapters
web-found = { COUNT($count, "rule", "rules") } in { COUNT($chapters, "chapter", "chapters") }
web-table-of = Table: { $head }
web-found-nothing = Nothing in the rulebook has that word.
web-no-rule = The wording of this rule cannot be shown right now.

## When something does not work

web-problem-offline = The server cannot be reached. Is it running, and are you online?
web-problem-bad_setup = This cannot be set up like that:
web-problem-bad_message = The server did not understand this.
web-problem-no_game = This game is not in the box yet.
web-problem-no_table = There is no such table.
web-problem-bad_key = This link does not open the table.
web-problem-taken = Somebody was quicker: there is no open seat left.
web-problem-rate = That was a lot in a short time. Wait a moment and try again.
web-problem-too_large = That is too large.
web-problem-not_over = That is possible when the game is over.
web-problem-old_rules = This table was played with an older revision of the rules.
web-problem-other = Something went wrong. Try again.
