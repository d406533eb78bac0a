### What is said at the table of The House on the Hilltop (English)

## Things on the table

name-cards = cards
name-pile = item pile
name-drawn = Tile to place
name-stack = Room stack
name-tile_back = next tile
name-known_tiles = Then come
name-known_omens = Next omens
name-known_items = Next items
name-known_events = Next events
name-tiles_left = Room tiles
name-omens_left = Omens
name-items_left = Items
name-events_left = Events
name-revealed = Omens revealed
name-round = Round
name-spaces = spaces left
name-foreseen = foreseen number
name-tries = failed tries
name-hp = hit points
name-object = object
name-attack = attack
name-defend = defence
ui-dice = Dice
play-dice = Dice

about-pile = { about-item_pile }
about-stack = The backs show on which floors a tile may lie.
about-revealed = At the end of a turn in which an omen was drawn: 6 dice, and if their sum is below this number, the haunt begins.

## Marks of rooms

name-symbol-omen = { name-omen }
name-symbol-item = { name-item }
name-symbol-event = { name-event }
about-symbol-omen = { about-omen }
about-symbol-item = { about-item }
about-symbol-event = { about-event }
name-token-below_collapsed_room = { name-below_collapsed_room }
about-token-below_collapsed_room = { about-below_collapsed_room }
name-token-blessing = { name-blessing }
about-token-blessing = { about-blessing }
name-token-closet = { name-closet }
about-token-closet = { about-closet }
name-token-drip = { name-drip }
about-token-drip = { about-drip }
name-token-safe = { name-safe }
about-token-safe = { about-safe }
name-token-skeletons = { name-skeletons }
about-token-skeletons = { about-skeletons }
name-token-slide = { name-slide }
about-token-slide = { about-slide }
name-token-smoke = { name-smoke }
about-token-smoke = { about-smoke }
name-token-vault_empty = { name-vault_empty }
about-token-vault_empty = { about-vault_empty }
name-token-wall_switch = { name-wall_switch }
about-token-wall_switch = { about-wall_switch }
name-token-secret_passage = { name-secret_passage }
about-token-secret_passage = { about-secret_passage }
name-token-secret_stairs = { name-secret_stairs }
about-token-secret_stairs = { about-secret_stairs }
name-stairs-up = stairs up
name-stairs-down = stairs down
name-barrier = barrier
about-barrier = Divides the room: whoever wants to get to the other side must roll.
name-corpse = dead explorer
name-collapsed = collapsed
about-collapsed = This room is no more. Nobody and nothing can enter it.
name-danger = in danger
about-danger = What happens next will happen here.
name-flooded = flooded
name-flooded-full = under water

glyph-symbol-omen = Ω
glyph-symbol-item = ◆
glyph-symbol-event = ?
glyph-stairs-up = ↑
glyph-stairs-down = ↓
glyph-barrier = ‖
glyph-pile = ■
glyph-corpse = †
glyph-collapsed = ×

## States

name-hero = hero
name-monster = monster
name-dead = dead
name-escaped = escaped
name-gone = out of the game
name-outside = outside the house
name-stunned = stunned
about-stunned = Misses its next turn; until then it cannot be attacked and hinders nobody.
name-stuck = stuck
about-stuck = Can only try to get free: Might 4+.
name-buried = buried
about-buried = Can only try to get free: Might 4+.
name-grabbed = grabbed
name-carried = carried
name-asleep = asleep
name-unconscious = unconscious
name-small = small
name-soul = soul
name-invisible = invisible
name-side-north = north side
name-side-east = east side
name-side-south = south side
name-side-west = west side
name-used = used
name-worn = worn
name-open = open
name-companion = companion
name-weapon = weapon

glyph-stunned = *
glyph-stuck = #
glyph-buried = ▲
glyph-side-north = ↑
glyph-side-east = →
glyph-side-south = ↓
glyph-side-west = ←

name-north = north
name-east = east
name-south = south
name-west = west
name-fate_dies = dies
name-fate_changes = changes
name-physical = physical
name-mental = mental

brief-side-heroes = You are a hero.
brief-side-traitor = You are the traitor.
brief-side-twins = You are on the side of the Twins.
brief-side-everybody = Everybody plays for themselves.

## What rolls are for

name-damage = damage
name-defence = defence
name-haunt_roll = haunt roll
name-free = getting free

## Options of the game

name-force_haunt = Chosen haunt
about-force_haunt = The haunt with this number is played; who turns traitor is still decided by the table.
name-random_explorers = Random explorers
about-random_explorers = Explorers are dealt at random instead of being chosen.
name-first_player = First player
about-first_player = A random seat, or the explorer whose birthday comes next: counted from today, or from a day such as 10-31.
name-barrier_fail_stops = Barriers stop
about-barrier_fail_stops = A failed crossing of a barrier also ends your movement this turn.
name-early_haunt = No early haunt
about-early_haunt = Haunt rolls before the third omen always count as “nothing happens”.
name-fresh_haunts = Fresh haunts
about-fresh_haunts = If the haunt found was played before, another one is looked for.
name-played_haunts = Played haunts
about-played_haunts = The numbers of the haunts you have played, such as 4 12 38; they count with Fresh haunts.
name-max_rounds = Most rounds of a haunt
about-max_rounds = After so many rounds of the haunt the game is a loss for both sides.
name-max_explore_rounds = Most rounds before the haunt
about-max_explore_rounds = After so many rounds the haunt begins without a roll.
name-off = as it comes
name-none = none yet
name-random = at random
name-birthday = by birthday

## Headings of long lists

group-step = Move
group-explore = Explore
group-room = In this room
group-use = Use a card
group-act = Special actions
group-attack = Attack
group-give = Give a card
group-drop = Drop a card
group-pick = Pick up a card
group-free = Free somebody

## Questions

part-who =
    { $who }{ $who_number ->
        [0] { "" }
       *[other] { " " }{ $who_number }
    }
part-target =
    { $target }{ $target_number ->
        [0] { "" }
       *[other] { " " }{ $target_number }
    }
part-for =
    { $what-id ->
        [none] { "" }
       *[other] { $what }:{ " " }
    }

ask-choose_explorer = Seat { $seat }: which explorer do you play?
ask-main =
    { $who } in the { $room }: { $halted ->
        [0] { COUNT($left, "space", "spaces") } left
       *[1] movement is over for this turn
    }. What do you do?
ask-place_tile =
    { $symbol-id ->
        [none] { $room }
       *[other] { $room } ({ $symbol })
    }: { $moves ->
        [0] { $cells ->
            [1] how do you turn the new room?
           *[other] where does the new room lie?
        }
       *[1] where does the room go?
    }
ask-rearrange = Every tile left would close this floor. Which room is turned or swapped, so that the { $room } fits?
ask-exit_fail = The { $trait } roll to leave the { $room } came to { $total }; { $needs } were needed. Leave or stay?
ask-elevator = Where does the Mystic Elevator go?
ask-choose_side = On which side of the barrier in the { $room } do you stand?
ask-fail_on_purpose = The floor of the Collapsed Room gives way. Do you roll, or let yourself fall?
ask-choose_room = { part-for }which room?
ask-choose_edge = { part-for }which wall?
ask-choose_explorer_target =
    { part-for }{ $what-id ->
        [bell] who comes 1 space closer to you?
        [bloody_vision] whom do you attack?
       *[other] who?
    }
ask-choose_card =
    { part-for }{ $what-id ->
        [bloody_vision] with which weapon?
        [shrieking_wind] which item is blown away?
        [mirror_debt] which item do you give up?
       *[other] which card?
    }
ask-choose_option =
    { part-for }{ $what-id ->
        [crystal_ball] which deck do you search?
        [foresight] what do you look at, or do you roll for a number?
       *[other] what do you choose?
    }
ask-optional_event =
    { part-for }{ $what-id ->
        [something_hidden] do you roll Knowledge for it?
        [secret_passage] do you go through at once?
        [secret_stairs] do you follow them at once?
       *[other] do you want to?
    }
ask-errand = What does the Dog carry, and where?
ask-heal = The Medical Kit heals up to { COUNT($points, "point", "points") } of { $target }. Which traits go up?
ask-reorder = { part-for }in which order do they go back, the first one on top?
ask-search_pick = { part-for }which card do you take?
ask-gain_trait = { $who }: which trait goes up by 1?
ask-lose_trait = { part-for }which trait goes down?
ask-choose_trait = { part-for }which trait?
ask-split_physical = { $who } takes { COUNT($points, "point", "points") } of physical damage. Which traits go down?
ask-split_mental = { $who } takes { COUNT($points, "point", "points") } of mental damage. Which traits go down?
ask-skull_convert = { $who } is about to take { COUNT($points, "point", "points") } of mental damage. The Skull lets you take it as physical damage.
part-roll-for =
    { $trait-id ->
        [none] { $what }
       *[other] { $trait } roll ({ $what })
    }
ask-pre_roll =
    { part-roll-for }: { COUNT($dice, "die", "dice") }{ $plus ->
        [0] { "" }
       *[other] { " " }+ { $plus }
    }. Do you use a card first?
ask-post_roll =
    You have rolled { $faces } = { $total } ({ $what }). { $chosen ->
        [0] Do you roll dice again?
       *[other] { COUNT($chosen, "die", "dice") } chosen for the Lucky Stone. More?
    }
ask-ignore_card = The traitor need not suffer what cards and rooms do. Does the { $card } affect you?
ask-accept_gift = { $target } offers you the { $card }. Do you take it?
ask-outcome = { part-who } has beaten { part-target } by { $margin }. What happens?
ask-offer_draw = { $target } offers to end the game as a loss for both sides. Do you agree?
ask-fresh_haunt = Another haunt is looked for: which of the nearest omen rooms decides?
ask-basement_stairs = A monster has no way to a floor with a hero. Place the Stairs from Basement?
ask-hero_stairs = Somebody or something is cut off in the basement. Place the Stairs from Basement?
ask-next_monster = Which monster acts next?
ask-monster =
    { part-who } in the { $room }: { $halted ->
        [0] { COUNT($left, "space", "spaces") } left
       *[1] movement is over
    }. What does it do?
ask-chase_attack = { part-who } has reached its prey. Whom does it attack?
ask-chase_step = { part-who } in the { $room } goes for its prey, { COUNT($left, "space", "spaces") } left. Which way?
ask-haunt_choice = { part-for }what do you choose?
ask-haunt_figure =
    { part-for }{ $what-id ->
        [bell] which monster comes 1 space closer?
        [spirit_board] which monster comes 1 space closer?
        [bloody_vision] whom do you attack?
       *[other] who?
    }

## Options: set-up and tiles

part-doors =
    { $count ->
        [0] no unexplored doorway
        [1] unexplored doorway: { $doorways }
       *[other] unexplored doorways: { $doorways }
    }{ $blind ->
        [0] { "" }
       *[other] , { COUNT($blind, "door", "doors") } against a wall
    }
option-explorer =
    { $who }: Speed { $speed }, Might { $might }, Sanity { $sanity }, Knowledge { $knowledge }. { $who-about }
option-place = opens to { $joins }; { part-doors }.
option-ride = to the { $floor }, beside { $joins }; { part-doors }.
option-stay-put =
    { $floor-id ->
        [basement] It stays in the { $floor }.
       *[other] It stays on the { $floor }.
    }
option-turn = Turn the { $room } by { COUNT($turns, "quarter", "quarters") }.
option-swap = Swap the { $room } and the { $other }.

## Options: going

part-roll = { $trait } roll with { COUNT($dice, "die", "dice") }, { $needs } or more needed ({ $chance }%)
part-cost =
    1 space{ $hinder ->
        [0] { "" }
        [1] { " " }+ 1 for an opponent
       *[other] { " " }+ { $hinder } for opponents
    }{ $more ->
        [0] { "" }
       *[other] { " " }+ { $more } extra
    }, { $left } left
part-exit =
    { $exit-id ->
        [none] { "" }
       *[other] { " " }Leaving the { $exit } takes a { part-roll }; if it fails, lose 1 { $loses } or stay.
    }
option-step = Step into the { $room }: { part-cost }.{ part-exit }
option-explore = Explore through the { $direction } door: { part-cost }.{ part-exit }
option-end =
    End your turn{ $left ->
        [0] { "" }
       *[other] { " " }({ COUNT($left, "space", "spaces") } unused)
    }.{ $ends-id ->
        [HELPS] { " " }The { $room } raises your { $trait }: { $before } → { $after }.
        [HURTS] { " " }The { $room } deals you 1 point of { $harm } damage.
        [SLIDES] { " " }You slide down to the Basement Landing.
        [RIDES] { " " }The elevator moves: 2 dice.
       *[none] { "" }
    }{ $due ->
        [0] { "" }
       *[other] { " " }Then comes the haunt roll: 6 dice against { COUNT($omens, "omen", "omens") }, the haunt begins with { $chance }%.
    }
option-done =
    { part-who } is done{ $left ->
        [0] { "" }
       *[other] { " " }({ COUNT($left, "space", "spaces") } unused)
    }.
option-leave =
    Leave the { $room } all the same: { $trait } { $before } → { $skull ->
        [0] { $after }
       *[1] skull. You die
    }.
option-stay = Stay in the { $room }: you lose nothing, but your movement ends.

## Options: the room

part-fall =
    { $safe ->
        [0] 1 die of physical damage
       *[1] unharmed
    }
option-cross =
    Cross to the other side of the { $room }: { $safe ->
        [0] { part-roll }
       *[1] no roll for you
    }.
option-vault = Open the Vault: { part-roll }. Inside are 2 items.
option-chute = Slide down to the Basement Landing, for no space.
option-jump =
    Jump down to { $room-id ->
        [none] a new room in the basement
       *[other] the { $room }
    }: { part-fall }.
option-gallery = Drop into the Ballroom: { part-fall }.
option-closet = Open the closet with 2 dice: an item on 4 ({ $item }%), otherwise an event ({ $event }%).
option-safe = Open the safe: { part-roll }. Inside are 2 items; if it fails, physical damage.
option-skeletons = Search the skeletons: { part-roll }. They have an item; if it fails, 1 die of mental damage.
option-slide =
    Take the slide: { part-roll } to land in any room of a floor below; otherwise a new room in the basement and 1 die of physical damage.
option-wall = Go through the wall to the { $room }: { part-roll }.
part-tries =
    { $tries ->
        [0] { "" }
       *[other] { " " }(failed tries: { $tries } of 3)
    }
option-struggle = Struggle free, { $card }: { part-roll }{ part-tries }.
option-free = Free { part-who }, { $card }: { part-roll }{ part-tries }.
option-brave = Try to hold on: { part-roll }.
option-fall = Let yourself fall: 1 die of physical damage.

## Options: cards

part-changes =
    { $speed-id ->
        [none] { "" }
       *[other] , Speed { $speed }
    }{ $might-id ->
        [none] { "" }
       *[other] , Might { $might }
    }{ $sanity-id ->
        [none] { "" }
       *[other] , Sanity { $sanity }
    }{ $knowledge-id ->
        [none] { "" }
       *[other] , Knowledge { $knowledge }
    }
part-on =
    { $target-id ->
        [none] { "" }
       *[other] { " " }({ part-target })
    }
option-use =
    { $card-id ->
        [dog] Send the Dog to a room up to 6 spaces away: it carries or fetches one card.
        [spirit_board] Spirit Board: look secretly at the top tile of the room stack. After the haunt has begun, monsters may come 1 space closer.
        [bottle] Drink the Bottle: 3 dice decide what is in it.
        [dark_dice] Roll the Dark Dice: 3 dice decide.
        [dynamite] Throw the Dynamite into the { $target } instead of an attack: Speed 5+ for everybody there, or 4 points of physical damage.
        [healing_salve] Healing Salve for { $target }: Might and Speed go up to their start.
        [smelling_salts] Smelling Salts for { $target }: Knowledge goes up to its start.
        [pickpockets_gloves] Pickpocket's Gloves: take a card from { $target }.
       *[other] Use the { $card }{ part-on }. { $card-about }
    }
option-use-roll = Use the { $card }{ part-on }: { part-roll }.
option-open-box = Open the Music Box: whoever enters its room or starts a turn there rolls Sanity 4+, or the turn ends.
option-close-box = Close the Music Box.
option-give = Give the { $card } to { part-who }{ part-changes }.
option-drop = Drop the { $card }{ part-changes }.
option-pick = Pick up the { $card }{ part-changes }.
option-accept = Take the { $card }{ part-changes }.
option-decline = Decline the { $card }.
option-suffer = The { $card } affects you.
option-ignore = The { $card } does nothing to you.
option-card = { $card }: { $card-about }
option-no-card = Without a card.
option-carry = Carry the { $card } to the { $room } ({ $floor }).
option-fetch = Fetch the { $card } from the { $room } ({ $floor }).
option-no-errand = Carry nothing.
option-order = { $order }.

## Options: attacks and actions

part-odds = { COUNT($dice, "die", "dice") } against { $against } ({ $trait }); you win with { $chance }%, lose with { $risk }%
option-attack =
    Attack { part-target }{ $room-id ->
        [none] { "" }
       *[other] { " " }in the { $room }
    }{ $weapon-id ->
        [none] { "" }
       *[other] { " " }with the { $weapon }
    }: { part-odds }.{ $price-id ->
        [blood_dagger] { " " }First you lose 1 Speed.
        [sacrificial_dagger] { " " }First a Knowledge roll: 3 or more needed.
       *[none] { "" }
    }
option-damage = Deal { part-target } { COUNT($points, "point", "points") } of damage.
option-steal = Take the { $card } from { part-target } instead of dealing damage.
option-act = { $action }{ part-on }. { $action-about }
option-try =
    { $action }{ part-on }: { $needs ->
        [0] { $trait } roll with { COUNT($dice, "die", "dice") }. { $action-about }
       *[other] { part-roll }.
    }
option-lot = Reveal your token: you are the traitor.
option-draw = Offer to end the game: if all agree, both sides lose.
option-agree = Agree: both sides lose.
option-refuse = Refuse: the game goes on.

## Options: single things

part-in = in the { $room }, { $floor }
option-room = { $room } ({ $floor }).
option-nowhere = No room.
option-side =
    On the { $direction } side{ $room-id ->
        [none] { "" }
       *[other] , towards the { $room }
    }.
option-edge =
    The { $direction } wall: { $room-id ->
        [none] there is nothing behind it yet
       *[other] behind it is the { $room }
    }.
option-figure = { part-who }, { part-in }.
option-nobody = Nobody.
option-word = { $word }.
option-yes = Yes.
option-no = No.
option-stairs = Place the Stairs from Basement.
option-no-stairs = Do not place them.
option-monster = { part-who }, { part-in }: { COUNT($spaces, "space", "spaces") }.
option-all-done = All others stay where they are.

## Options: traits and rolls

option-gain = { $trait }: { $before } → { $after }.
option-lose =
    { $trait }: { $before } → { $skull ->
        [0] { $after }.
       *[1] skull. You die.
    }
option-trait = { $trait } ({ $value }).
part-one = { $one_points } { $one } ({ $one_before } → { $one_after })
part-two = { $two_points } { $two } ({ $two_before } → { $two_after })
part-both =
    { $one_points ->
        [0] { part-two }
       *[other] { $two_points ->
            [0] { part-one }
           *[other] { part-one }, { part-two }
        }
    }
option-split =
    { part-both }.{ $skull ->
        [0] { "" }
       *[1] { " " }You die.
    }
option-heal = { part-both }.
option-harm = { COUNT($points, "point", "points") } of { $harm } damage.
option-roll =
    Roll { COUNT($dice, "die", "dice") }{ $plus ->
        [0] { "" }
       *[other] { " " }+ { $plus }
    }.
option-name = Angel Feather: name { $number }; the result is { $total }.
option-foreseen = The foreseen number { $number }; the result is { $total }.
option-shot = Adrenaline Shot: + { $plus } to the result.
option-idol =
    Idol: { COUNT($dice, "die", "dice") }; { $trait } { $before } → { $skull ->
        [0] { $after }.
       *[1] skull. You die.
    }
option-keep = Keep the roll: { $total }.
option-reroll = Roll { COUNT($count, "chosen die", "chosen dice") } again (Lucky Stone).
option-stone = Choose die { $die } ({ $face }) for the Lucky Stone.
option-foot = Roll die { $die } ({ $face }) again (Rabbit's Foot).

## What happened: turns and moves

event-explorer = Seat { $seat } plays { $who }.
event-turn = Turn { $turn }: { $who } (seat { $seat }).
event-round = Round { $round } of the haunt.
event-moved = { $who } goes to the { $room } for { COUNT($cost, "space", "spaces") }, { $left } left.
event-placed = { $who } discovers the { $room } ({ $floor }).
event-rearranged =
    { $other-id ->
        [none] The { $room } is turned.
       *[other] The { $room } and the { $other } are swapped.
    }
event-symbol = { $who } draws a card for the { $room }; movement is over for this turn.
event-put = { $who } is now in the { $room }.
event-crossed = { $who } crosses the { $room }.
event-slid = { $who } slides down to the Basement Landing.
event-fell = { $who } falls into the { $room }.
event-elevator = The Mystic Elevator goes to the { $floor } ({ $who }).
event-lulled = The Music Box plays on and { $who } listens: the turn is over.

## What happened: rolls and traits

event-rolled =
    { $who } rolls{ $trait-id ->
        [none] { "" }
       *[other] { " " }{ $trait }
    } ({ $what }): { $faces-id ->
        [none] { $dice ->
            [0] no dice
           *[other] no dice needed
        }
       *[other] { $faces }
    }{ $plus ->
        [0] { "" }
       *[other] { " " }+ { $plus }
    } = { $total }.
event-rerolled = { $who } rolls again ({ $card }): { $faces }.
event-thrown = The dice have fallen: { $who } { $mine }, { $target } { $theirs }.
event-trait = { $who }: { $trait } { $change }, now { $value }.
event-hurt = { $who } takes { COUNT($points, "point", "points") } of { $harm } damage.
event-died = { $who } dies in the { $room }.

## What happened: cards

event-drew = { $who } draws an event: { $card }. { $card-about }
event-ignored = The { $card } does nothing to { $who }.
event-gained = { $who } gets the { $card }.
event-discarded = { $who } discards the { $card }.
event-dropped = { $who } drops the { $card }.
event-offered = { $who } offers { $target } the { $card }.
event-declined = { $who } declines the { $card }.
event-used = { $who } uses the { $card }.
event-freed = { $who } is free again.

## What happened: the haunt

event-haunt-roll =
    The haunt roll of { $who }: { $total } against { COUNT($omens, "omen", "omens") }. { $begins ->
        [0] Nothing happens.
       *[1] The haunt begins!
    }
event-new-story = Haunt { $wanted } is not played; the story is “{ $haunt }”.
event-haunt =
    “{ $haunt }” begins, revealed by { $who }. { $traitor-id ->
        [none] No traitor is known.
       *[other] The traitor is { $traitor }!
    }
event-fate =
    { $fate-id ->
        [fate_dies] { $who } dies, but the player plays on for the other side.
       *[fate_changes] { $who } changes and is no explorer any more; the player plays on for the other side.
    }
event-lot =
    { $number ->
        [1] { $who } reveals a token with the number 1: the traitor!
       *[other] { $who } reveals a token with the number { $number }.
    }
event-acted =
    { $who }: { $action }{ $trait-id ->
        [none] { "" }
       *[other] { " " }({ $trait })
    }.
event-attack =
    { $who } attacks { $target } with { $trait }{ $weapon-id ->
        [none] { "" }
       *[other] { " " }and the { $weapon }
    }.
event-clash = { $who } { $mine } : { $theirs } { $target }.
event-nameless = Something attacks { $who }: { $theirs } against { $mine }.
event-stole = { $who } takes the { $card } from { $target }.
event-stunned = { $who } is stunned.
event-recovered = { $who } is no longer stunned.
event-monster-turn = The monsters’ turn.
event-movement = { $who }: { COUNT($dice, "die", "dice") } for movement = { $total }.
event-spawned = { $who } appears in the { $room }.
event-removed = { $who } is gone from the { $room }.
event-hp = { $who } has { COUNT($hp, "hit point", "hit points") } left.
event-marked =
    { $on-id ->
        [none] { $room-id ->
            [none] { $marker }: { $count }.
           *[other] { $room }: { $marker }{ $count ->
                [1] .
               *[other] { " " }({ $count }).
            }
        }
       *[other] { $on }: { $marker }{ $count ->
            [1] .
           *[other] { " " }({ $count }).
        }
    }
event-unmarked =
    { $on-id ->
        [none] { $room-id ->
            [none] { $marker }: { $count } left.
           *[other] { $room }: { $marker } removed, { $count } left.
        }
       *[other] { $on }: { $marker } removed, { $count } left.
    }
event-track = { $track }: { $value }.
event-collapsed = The { $room } collapses!
event-door-open = The front door is open.
event-escaped = { $who } has escaped from the house.
event-no-draw = { $who } wants to play on.
event-over = { $ending }

## How it ended

figure-haunt = Haunt
figure-rounds = Rounds of the haunt
figure-turns = Turns
figure-omens = Omens revealed
figure-dead = Dead explorers
figure-twins = Twins left
figure-hit_points = Hit points left
figure-rites = Rites
figure-fallen = Rooms fallen
figure-unpicked = Dolls unpicked
figure-seams = Seams left
figure-bells = Bells
figure-elder = Hit points of the Elder
figure-escaped = Escaped
figure-height = Height
figure-verses = Verses
figure-water = Water
figure-meals = Meals
figure-saved = Captives saved
figure-truths = Truths
figure-names = Names

ending-both_lose = Both sides have lost.
ending-out_of_time = The haunt has lasted too long: both sides have lost.
ending-draw = Everybody agreed to stop: both sides have lost.
name-ending_both_lose = { ending-both_lose }
name-ending_out_of_time = { ending-out_of_time }
name-ending_draw = { ending-draw }
name-ending_haunt_04_heroes = “{ name-haunt_04 }”: the heroes have won.
ending-haunt_04_heroes = { name-ending_haunt_04_heroes } { epilogue-haunt_04-heroes }
name-ending_haunt_04_traitor = “{ name-haunt_04 }”: the traitor’s side has won.
ending-haunt_04_traitor = { name-ending_haunt_04_traitor } { epilogue-haunt_04-traitor }
name-ending_haunt_07_heroes = “{ name-haunt_07 }”: the heroes have won.
ending-haunt_07_heroes = { name-ending_haunt_07_heroes } { epilogue-haunt_07-heroes }
name-ending_haunt_07_traitor = “{ name-haunt_07 }”: the traitor’s side has won.
ending-haunt_07_traitor = { name-ending_haunt_07_traitor } { epilogue-haunt_07-traitor }
name-ending_haunt_10_heroes = “{ name-haunt_10 }”: the heroes have won.
ending-haunt_10_heroes = { name-ending_haunt_10_heroes } { epilogue-haunt_10-heroes }
name-ending_haunt_10_traitor = “{ name-haunt_10 }”: the traitor’s side has won.
ending-haunt_10_traitor = { name-ending_haunt_10_traitor } { epilogue-haunt_10-traitor }
name-ending_haunt_11_heroes = “{ name-haunt_11 }”: the heroes have won.
ending-haunt_11_heroes = { name-ending_haunt_11_heroes } { epilogue-haunt_11-heroes }
name-ending_haunt_11_traitor = “{ name-haunt_11 }”: the traitor’s side has won.
ending-haunt_11_traitor = { name-ending_haunt_11_traitor } { epilogue-haunt_11-traitor }
name-ending_haunt_12_heroes = “{ name-haunt_12 }”: the heroes have won.
ending-haunt_12_heroes = { name-ending_haunt_12_heroes } { epilogue-haunt_12-heroes }
name-ending_haunt_12_twins = “{ name-haunt_12 }”: the Twins have won.
ending-haunt_12_twins = { name-ending_haunt_12_twins } { epilogue-haunt_12-twins }
name-ending_haunt_15_heroes = “{ name-haunt_15 }”: the heroes have won.
ending-haunt_15_heroes = { name-ending_haunt_15_heroes } { epilogue-haunt_15-heroes }
name-ending_haunt_15_traitor = “{ name-haunt_15 }”: the traitor’s side has won.
ending-haunt_15_traitor = { name-ending_haunt_15_traitor } { epilogue-haunt_15-traitor }
name-ending_haunt_22_heroes = “{ name-haunt_22 }”: the heroes have won.
ending-haunt_22_heroes = { name-ending_haunt_22_heroes } { epilogue-haunt_22-heroes }
name-ending_haunt_22_traitor = “{ name-haunt_22 }”: the traitor’s side has won.
ending-haunt_22_traitor = { name-ending_haunt_22_traitor } { epilogue-haunt_22-traitor }
name-ending_haunt_25_heroes = “{ name-haunt_25 }”: the heroes have won.
ending-haunt_25_heroes = { name-ending_haunt_25_heroes } { epilogue-haunt_25-heroes }
name-ending_haunt_25_traitor = “{ name-haunt_25 }”: the traitor’s side has won.
ending-haunt_25_traitor = { name-ending_haunt_25_traitor } { epilogue-haunt_25-traitor }
name-ending_haunt_29_heroes = “{ name-haunt_29 }”: the heroes have won.
ending-haunt_29_heroes = { name-ending_haunt_29_heroes } { epilogue-haunt_29-heroes }
name-ending_haunt_29_traitor = “{ name-haunt_29 }”: the traitor’s side has won.
ending-haunt_29_traitor = { name-ending_haunt_29_traitor } { epilogue-haunt_29-traitor }
name-ending_haunt_30_heroes = “{ name-haunt_30 }”: the heroes have won.
ending-haunt_30_heroes = { name-ending_haunt_30_heroes } { epilogue-haunt_30-heroes }
name-ending_haunt_30_traitor = “{ name-haunt_30 }”: the traitor’s side has won.
ending-haunt_30_traitor = { name-ending_haunt_30_traitor } { epilogue-haunt_30-traitor }
name-ending_haunt_31_alone = “{ name-haunt_31 }”: whoever got away has won.
ending-haunt_31_alone = { name-ending_haunt_31_alone } { epilogue-haunt_31-winner }
name-ending_haunt_31_nobody = “{ name-haunt_31 }”: nobody has won.
ending-haunt_31_nobody = { name-ending_haunt_31_nobody } { epilogue-haunt_31-loser }
name-ending_haunt_33_heroes = “{ name-haunt_33 }”: the heroes have won.
ending-haunt_33_heroes = { name-ending_haunt_33_heroes } { epilogue-haunt_33-heroes }
name-ending_haunt_33_traitor = “{ name-haunt_33 }”: the traitor’s side has won.
ending-haunt_33_traitor = { name-ending_haunt_33_traitor } { epilogue-haunt_33-traitor }
name-ending_haunt_36_heroes = “{ name-haunt_36 }”: the heroes have won.
ending-haunt_36_heroes = { name-ending_haunt_36_heroes } { epilogue-haunt_36-heroes }
name-ending_haunt_36_traitor = “{ name-haunt_36 }”: the traitor’s side has won.
ending-haunt_36_traitor = { name-ending_haunt_36_traitor } { epilogue-haunt_36-traitor }
name-ending_haunt_38_heroes = “{ name-haunt_38 }”: the heroes have won.
ending-haunt_38_heroes = { name-ending_haunt_38_heroes } { epilogue-haunt_38-heroes }
name-ending_haunt_38_traitor = “{ name-haunt_38 }”: the traitor’s side has won.
ending-haunt_38_traitor = { name-ending_haunt_38_traitor } { epilogue-haunt_38-traitor }
name-ending_haunt_46_heroes = “{ name-haunt_46 }”: the heroes have won.
ending-haunt_46_heroes = { name-ending_haunt_46_heroes } { epilogue-haunt_46-heroes }
name-ending_haunt_46_traitor = “{ name-haunt_46 }”: the traitor’s side has won.
ending-haunt_46_traitor = { name-ending_haunt_46_traitor } { epilogue-haunt_46-traitor }
name-ending_haunt_48_heroes = “{ name-haunt_48 }”: the heroes have won.
ending-haunt_48_heroes = { name-ending_haunt_48_heroes } { epilogue-haunt_48-heroes }
name-ending_haunt_48_traitor = “{ name-haunt_48 }”: the traitor’s side has won.
ending-haunt_48_traitor = { name-ending_haunt_48_traitor } { epilogue-haunt_48-traitor }

## Why a bot chose

reason-life = to stay alive
reason-cards = for the cards
reason-house = to know more of the house
reason-side = for its own side
reason-story = brings its aim nearer
reason-place = on the way to a useful place
reason-prey = to get at an opponent
reason-danger = keeps away from danger
reason-load = to have the right things
