### What is said at the table of The Widow's House (English)

## Things on the table

name-ground = Ground layer
name-layer-1 = Layer 1
name-layer-2 = Layer 2
name-layer-3 = Layer 3
name-layer-4 = Layer 4
name-courtyard = courtyard
name-lock = lock
name-binding = binding
name-paired = paired
name-used = used
name-stairs-red-up = red stairs up
name-stairs-red-down = red stairs down
name-stairs-blue-up = blue stairs up
name-stairs-blue-down = blue stairs down
name-stairs-green-up = green stairs up
name-stairs-green-down = green stairs down
name-stairs-yellow-up = yellow stairs up
name-stairs-yellow-down = yellow stairs down
name-effect-haunt = ! { name-haunt }
name-effect-chill = ! { name-chill }
name-effect-stash = ! { name-stash }
name-effect-whisper = ! { name-whisper }
name-effect-shelter = ! { name-shelter }
name-plain = plain
name-enhanced = enhanced
name-pool = tokens
name-declared = declared
name-supply = Supply
name-stack-1 = Stack I
name-stack-2 = II
name-stack-3 = III
name-stack-4 = IV
name-stack-5 = V
name-rooms = Rooms
name-modifiers = Modifiers
name-successes = Successes
name-distance = distance
name-face = die face
name-speed = speed
name-drawn = Tile to place
name-known = Next tiles
name-waiting = Waiting spirits
name-removed = Out of the game
name-stock = stock

about-widow = She never moves by herself. If she and a spirit are on one tile, all of you lose.
about-lock = A token on a tile. A spirit there loses it instead of moving 1 space.
about-binding = A token on a spirit. The spirit loses it instead of moving 1 space.
about-courtyard = An empty cell with tiles of the ground layer on all four sides. Only the Gardener takes the widow across.
about-effect-haunt = { about-haunt }
about-effect-chill = { about-chill }
about-effect-stash = { about-stash }
about-effect-whisper = { about-whisper }
about-effect-shelter = { about-shelter }

glyph-red = r
glyph-blue = b
glyph-green = g
glyph-yellow = y
glyph-black = k
glyph-stairs-red-up = ↑r
glyph-stairs-red-down = ↓r
glyph-stairs-blue-up = ↑b
glyph-stairs-blue-down = ↓b
glyph-stairs-green-up = ↑g
glyph-stairs-green-down = ↓g
glyph-stairs-yellow-up = ↑y
glyph-stairs-yellow-down = ↓y
glyph-paired = +
glyph-lock = #
glyph-courtyard = ~

## Questions

part-near = Nearest is { $near_spirit }, { COUNT($near, "space", "spaces") } away.

part-declared =
    { COUNT($successes, "success", "successes") }, { COUNT($bindings, "binding", "bindings") }{ $stocking ->
        [0] { "" }
       *[other] , { COUNT($stocking, "tile", "tiles") } for the stock
    }

ask-choose_job = Seat { $hand }: which profession?
ask-place_tile =
    Where does the { $tile } go? { $stairs-id ->
        [none] Its floor is { $colour }.
       *[other] Its floor is { $colour }, with { $stairs }.
    } { COUNT($places, "cell is", "cells are") } possible.{ $effect-id ->
        [none] { "" }
       *[other] { " " }"!" { $effect }: { $effect-about }
    }
ask-shelter_target = Shelter: which spirit gets 1 binding token from the supply?
ask-chill_order = Chill: every spirit moves 1 space. Which one is next?
ask-red_bonus = Red bonus: where does the widow go, up to 2 spaces? { part-near }
ask-blue_bonus = Blue bonus: which spirit do you move, up to 2 spaces?
ask-blue_step =
    Blue bonus: { $spirit } is on the { $tile }, { COUNT($far, "space", "spaces") } from the widow. Where does it go?
ask-black_bonus =
    Black bonus: up to { COUNT($count, "token", "tokens") } from the supply ({ $supply }) on spirits. Which one gets the next?
ask-declare =
    Which tokens do you declare before the roll? { COUNT($pool, "token stays", "tokens stay") } in your pool; declared so far: { part-declared }. { part-near }
ask-use_modifier =
    The dice show { $first } and { $second }. Change a die by 1? ({ COUNT($count, "modifier", "modifiers") } left)
ask-die_order = The dice show { $first } and { $second }. Which one is carried out first?
ask-spirit_order = A 1 moves every spirit once. Which one is next?
ask-spirit_step =
    { $spirit } is { COUNT($far, "space", "spaces") } from the widow, and several ways are equally short. Which way does it go?
ask-held_token =
    { $spirit } would move 1 space but is held by { COUNT($binding, "binding token", "binding tokens") } and { COUNT($locks, "lock token", "lock tokens") }. Which kind comes off?
ask-ability =
    { $job }: { $total ->
        [one] 1 success
       *[other] { $total } successes
    } to spend ({ $dice } of the dice, { $tokens } of tokens). What do you do? { part-near }
ask-peek_order = In which order do the tiles go back, the first one on top?
ask-second_stock = The same success may place a second tile of the stock. Which one?

## Options: set-up and tiles

part-new =
    { $stairs-id ->
        [none] { "" }
       *[other] { " " }Stairs to the { $stairs }, 1 space.
    }{ $yards ->
        [0] { "" }
       *[other] { " " }Closes { COUNT($yards, "courtyard", "courtyards") }.
    }{ $appears ->
        [0] { "" }
       *[other] { " " }The new spirit would be { COUNT($appears, "space", "spaces") } from the widow.
    }{ $shorter ->
        [0] { "" }
       *[other] { " " }Shortens the way of { $spirit } by { $shorter } to { COUNT($far, "space", "spaces") }!
    }
part-tokens =
    { $base ->
        [0] { "" }
       *[other] { $extra ->
            [0] { ": " }{ COUNT($base, "token", "tokens") }
           *[other] { ": " }{ $base } + { $extra } tokens for { $colours } colours
        }
    }{ $short ->
        [0] { "" }
       *[other] { " " }(the supply has only { $tokens })
    }
part-bonus =
    { $bonus-id ->
        [none] { "" }
        [used] , no second bonus of this colour in a turn
        [red] , red bonus (widow up to 2 spaces)
        [blue] , blue bonus (a spirit up to 2 spaces)
        [green] , green bonus (1 modifier)
        [yellow] , yellow bonus (2 more tiles)
       *[black] , black bonus (2 tokens on spirits)
    }

option-choose_job-job = { $job }: { $job-about }
option-place_tile-open =
    joins { $joins }. Room of { $size }, { COUNT($exposed, "open edge", "open edges") } left.{ part-new }
option-place_tile-room =
    joins { $joins }. COMPLETES a room of { $size }{ part-tokens }{ part-bonus }.{ part-new }
option-place_tile-layer =
    starts a new layer.{ part-new }
option-place_tile-barred = { $cell }: it fits in no rotation.
option-second_stock-stop = Place no second tile.
option-second_stock-build = Place the { $tile } too.
option-peek_order-order = { $tiles }

## Options: spirits

part-spirit =
    { $spirit } on the { $tile }, { COUNT($far, "space", "spaces") } from the widow{ $binding ->
        [0] { "" }
       *[other] , { $binding } bound
    }{ $locks ->
        [0] { "" }
       *[other] , { $locks } locked
    }
part-moves =
    { part-spirit }: { COUNT($spaces, "space", "spaces") }{ $held ->
        [0] { "" }
       *[other] { " " }− { COUNT($held, "token", "tokens") }
    }, then { $left ->
        [0] it HAS HER: the game is lost
       *[other] { $left } away
    }.

option-shelter_target-spirit = { part-spirit }.
option-black_bonus-spirit = { part-spirit }.
option-black_bonus-stop = Put no more tokens.
option-blue_bonus-spirit = { part-spirit }.
option-blue_bonus-stop = Move no spirit.
option-blue_step-stop = { $spirit } stays on the { $tile }, { COUNT($far, "space", "spaces") } from the widow.
option-blue_step-strip = It loses a token instead of moving ({ $binding } bound, { $locks } locked).
option-blue_step-step = To the { $tile } ({ $cell }), { COUNT($far, "space", "spaces") } from the widow.
option-chill_order-spirit = { part-moves }
option-spirit_order-spirit = { part-moves }
option-spirit_step-step = To the { $tile } ({ $cell }), { COUNT($far, "space", "spaces") } from the widow.
option-held_token-binding = A binding token; { $left } stay on { $spirit }.
option-held_token-lock = A lock token; { $left } stay on the { $tile }.

## Options: tokens and dice

option-declare-roll =
    Roll. Declared: { part-declared }. { COUNT($pool, "token stays", "tokens stay") } in the pool.
option-declare-success = 1 token as a success, { $successes } in all; { $pool } left in the pool.
option-declare-bind =
    1 token on { $spirit } ({ COUNT($far, "space", "spaces") } away), { $total } on it then; { $pool } left in the pool.
option-declare-stock =
    1 token to draw a tile into the stock, { $stocking } in all; { $pool } left in the pool, { COUNT($left, "tile", "tiles") } in the stacks.

part-dice =
    { $first } + { $second }: { COUNT($dice, "success", "successes") } of the dice, { $total } in all{ $double ->
        [0] { "" }
       *[1] ; a double: 1 token
    }; { $moves ->
        [0] no spirit moves
        [1] { $spirits } moves
       *[other] { COUNT($moves, "move", "moves") } of { $spirits }
    }.
option-use_modifier-keep = Leave the dice. { part-dice }
option-use_modifier-change =
    Die { $die } { $change ->
        [1] +1
       *[other] −1
    }. { part-dice }
option-die_order-die = Die { $die } first, the { $face }: it moves { $spirits }.

## Options: the widow and abilities

part-arrival =
    the { $tile } ({ $cell }){ $loses ->
        [0] , { COUNT($near, "space", "spaces") } from { $near_spirit }
       *[1] { " " }to { $near_spirit }: YOU LOSE
    }
part-cost = { COUNT($cost, "success", "successes") } ({ $left } left):

option-red_bonus-stop = The widow stays, { COUNT($near, "space", "spaces") } from { $near_spirit }.
option-red_bonus-go = The widow goes to { part-arrival }.
option-ability-stop =
    Stop.{ $lost ->
        [0] { "" }
       *[other] { " " }{ COUNT($lost, "success is", "successes are") } lost{ $tokens ->
            [0] { "" }
           *[other] , { COUNT($tokens, "declared token goes", "declared tokens go") } back to the supply
        }.
    }
option-ability-go = { part-cost } the widow goes to { part-arrival }.
option-ability-build = { part-cost } place the { $tile } from the stock.
option-ability-peek = { part-cost } look at the top { COUNT($count, "tile", "tiles") } of the stack and order them.
option-ability-foretell = { part-cost } a modifier for the next roll, { $pending } in all.
option-ability-give = { part-cost } the { $job } takes 1 token from the supply and then has { $pool }.
option-ability-lock =
    { part-cost } { COUNT($count, "lock token", "lock tokens") } on the { $tile } ({ $cell }), { $total } there then, to hold { $spirits }.
option-ability-banish =
    { part-cost } { $spirit } goes from the { $tile } to the Chapel: { $far } → { COUNT($after, "space", "spaces") } from the widow.
option-ability-push =
    { part-cost } { $spirit } goes to the { $tile } ({ $cell }): { $before } → { COUNT($far, "space", "spaces") } from the widow.
option-ability-strip =
    { part-cost } take a token off { $spirit } into your pool ({ $binding } bound, { $locks } locked).

## What happened: set-up and turns

event-job-chosen = Seat { $hand } takes the { $job }.
event-turn = Turn { $turn }: the { $job } (seat { $hand }). { COUNT($left, "tile", "tiles") } left in the stacks.
event-won = All stacks are empty after { COUNT($turns, "turn", "turns") } and the widow is alive: you have won!
event-caught = { $spirit } has caught the widow on the { $tile }. You have lost.

## What happened: tiles

event-drew = The { $tile } is drawn; { COUNT($left, "tile", "tiles") } left.
event-placed =
    The { $tile } is placed at { $cell }{ $turns ->
        [0] { "" }
       *[other] , turned by { COUNT($turns, "quarter", "quarters") }
    }.
event-removed = The { $tile } fits nowhere and leaves the game.
event-stocked = The { $tile } goes into the stock; { COUNT($left, "tile", "tiles") } left.
event-unstocked = The { $job } takes the { $tile } from the stock.
event-effect = The "!" of the { $tile }: { $effect }.
event-stairs-paired = The stairs of the { $here } and the { $there } are a pair: 1 space apart.
event-merged = Two layers have grown together.
event-courtyard = There is a courtyard at { $cell }.
event-room =
    Room { $rooms } of the game is complete: { COUNT($size, "tile", "tiles") }, { COUNT($colours, "colour", "colours") }.
event-bonus =
    A room of one colour. { $colour-id ->
        [red] Red bonus: the widow may move up to 2 spaces.
        [blue] Blue bonus: a spirit may be moved up to 2 spaces.
        [green] Green bonus: 1 modifier for the next roll.
        [yellow] Yellow bonus: 2 more tiles are placed.
       *[black] Black bonus: up to 2 tokens on spirits.
    }
event-bonus-again = A second room in { $colour } this turn: no second bonus.
event-peeked =
    On top of the stack: { $first }{ $second-id ->
        [none] { "" }
       *[other] , { $second }
    }{ $third-id ->
        [none] { "" }
       *[other] , { $third }
    }.
event-put-back = They go back with the { $first } on top.

## What happened: tokens and dice

part-why =
    { $rule-id ->
        [WID-ROOM-3] for the room
        [WID-BONUS-9] for its colours
        [WID-BANG-4] from the stash
        [WID-DICE-3] for the double
        [WID-JOB-25] from the butler
       *[other] from the supply
    }
event-took =
    { $count ->
        [0] The { $job } gets no token { part-why }: the supply is empty.
       *[other] The { $job } takes { COUNT($count, "token", "tokens") } { part-why } and has { $pool }; { $supply } in the supply.
    }
event-flipped = The { $job } turns to the enhanced side!
event-declared = { COUNT($count, "token", "tokens") } declared as success; { $pool } left in the pool.
event-returned = { COUNT($count, "unspent token goes", "unspent tokens go") } back to the supply ({ $supply }).
event-bound = { COUNT($count, "token", "tokens") } on { $spirit }, { $total } in all.
event-locked = { COUNT($count, "lock token", "lock tokens") } on the { $tile }, { $total } in all.
event-stripped =
    { $spirit } stays where it is and loses a { $token } token ({ $binding } bound, { $locks } locked); it goes to { $to-id ->
        [supply] the supply
       *[other] the { $to }
    }.
event-modifier =
    { $rule-id ->
        [WID-BANG-5] A whisper
        [WID-BONUS-6] The green bonus
       *[other] The fortune-teller
    } adds a modifier: { COUNT($pending, "modifier", "modifiers") } for the next roll.
event-rolled =
    Rolled: { $first } and { $second }{ $modifiers ->
        [0] { "" }
       *[other] , with { COUNT($modifiers, "modifier", "modifiers") }
    }.
event-modified =
    Die { $die } is changed by { $change ->
        [1] +1
       *[other] −1
    }: { $first } and { $second }.
event-successes =
    { $first } + { $second }: { COUNT($dice, "success", "successes") } of the dice{ $tokens ->
        [0] .
        [one] { " " }and 1 token make { $total }.
       *[other] { " " }and { $tokens } tokens make { $total }.
    }
event-paid =
    { COUNT($cost, "success", "successes") } paid{ $tokens ->
        [0] { "" }
       *[other] { " " }({ COUNT($tokens, "token", "tokens") } back to the supply)
    }, { $left } left.

## What happened: spirits and the widow

event-die =
    { $face ->
        [1] The 1 moves every spirit ({ $count }).
       *[other] { $count ->
            [0] The { $face } moves nobody.
           *[other] The { $face } moves its spirit.
        }
    }
event-double-rest = A double of { $face }: no spirit moves.
event-chill = A chill: every spirit moves 1 space.
event-appeared = { $spirit } appears on the { $tile } ({ $cell })!
event-spirit-moved =
    { $spirit } moves to the { $tile }{ $left ->
        [0] , to the widow!
       *[other] , { COUNT($left, "space", "spaces") } from the widow.
    }
event-banished = The { $job } banishes { $spirit } to the Chapel.
event-widow-moved = The widow goes to the { $tile } ({ $cell }).

## How it ended

ending-won = You have won: every stack is empty and the widow is safe.
ending-caught_by_spirit_red = You have lost: the Scarlet One has caught the widow.
ending-caught_by_spirit_blue = You have lost: the Drowned One has caught the widow.
ending-caught_by_spirit_green = You have lost: the Hollow One has caught the widow.
ending-caught_by_spirit_yellow = You have lost: the Lantern One has caught the widow.
ending-caught_by_spirit_black = You have lost: the Nameless One has caught the widow.
figure-turns = Turns
figure-tiles = Tiles drawn
figure-gained = Tokens gained
figure-rooms = Rooms completed
figure-caught_by = Caught by

## Why a bot chose

reason-danger = keeps the spirits away
reason-tokens = for the tokens
reason-skills = for better abilities
reason-time = brings the end nearer
reason-refuge = leaves the widow more ways out
reason-rooms = for the rooms to come
