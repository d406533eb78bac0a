### Words of the terminal (English)

ui-welcome = Seed { $seed }. Type the number or the notation of an option; ? shows what else you can type.
ui-person = you
ui-people = person
ui-bot = bot { $name }
ui-head =
    { $turn ->
        [0] Set-up
       *[other] Turn { $turn }
    }, seat { $seat } chooses
ui-over = The game is over
ui-thinking = Seat { $seat } is thinking …
ui-bot-chose = Seat { $seat } chose “{ $choice }”: { $reason }.
ui-no-role = no role yet
ui-tokens-on = { COUNT($count, "token", "tokens") }
ui-dice = Dice
ui-die-good = success
ui-die-bad = failure
ui-room-on = { $room }, { $floor }
ui-on-square = { $room }, square { $square }
ui-number = no. { $number }
ui-squares = Squares on the map
ui-no-story = No story has been told yet.
ui-story-waits = There is news for seat { $seat } alone: type story when nobody else looks.
ui-no-place = no rotation fits at
ui-same-table = (The table looks as before; t draws it again.)
ui-log-cut = (… { COUNT($count, "earlier line", "earlier lines") }; l shows the whole log.)
ui-more = — { COUNT($count, "more page", "more pages") } of options: m —
ui-no-more = There are no more options. t shows everything again.
ui-empty = Type a number from 1 to { $count }, a notation, or ? for help.
ui-no-number = There is no option { $number }: the options are 1 to { $count }.
ui-unknown = “{ $typed }” is neither an option nor a command. ? shows what you can type.
ui-no-rule = There is no rule “{ $rule }”.
ui-no-info = Nothing is known about that. Type i alone for everything on the table.
ui-undone = The last choice is taken back.
ui-undo-nothing = There is no choice to take back.
ui-undo-refused = The last choice stands: dice were rolled, a tile was drawn, or another seat has acted since.
ui-save-where = Type s and the name of a file, such as: s evening.hbx
ui-save-exists = { $file } exists already; choose another name.
ui-save-failed = { $file } cannot be written: { $why }.
ui-saved = The record is in { $file }.
ui-quit = Good night.
ui-end-of-input = The input has ended; good night.
ui-help-choose = 12 or 3,-1 r2     choose an option by its number or its notation (a part of it lists what begins so)
ui-help-more = m, more           the next page of options
ui-help-undo = u, undo           take back your last choice, unless it showed something new
ui-help-table = t, table          draw everything again
ui-help-log = l, log            the whole log
ui-help-rule = r WID-TILE-6      a rule; r alone is the rule of this question
ui-help-info = i, i maid         what roles, pieces and marks on the table do
ui-help-story = story             what your seat was told of the story
ui-help-save = s FILE            save the record of the game so far
ui-help-quit = q, quit           leave the game
ui-help-map = ──── wall   ─░░─ window   ─▒▒─ door   ─##─ locked door   ─xx─ blind door   · · open floor   (nothing) one room
ui-help-routes = 1,6 or go 1,6     go to a square marked with ' at once, step by step
ui-help-squares = ### rock   . floor   m mushrooms   s stairs   e exit   ~ water   x chasm   o pillar   v vent   t throne   ! rubble   ? open edge, nothing behind it   P plugged   12 an option leads there   G1 a figure (G1* an option points at it)   % a marker
ui-help-edges = ──::── breach   ≈≈≈≈ force wall   ≈≈::≈≈ breach in a force wall   (upright: :  ≈  ÷)

## Why a bot chose

bot-searched = tried { $visits } times in { COUNT($games, "played-out game", "played-out games") }, chances { $chance } of 100
