### The Skeletons' turn (English)

name-pit1 = edge pit 1
name-pit2 = edge pit 2
name-pit3 = edge pit 3
name-pit4 = edge pit 4
name-pit5 = edge pit 5
name-pit6 = edge pit 6

## Questions

part-skeleton-tile =
    { $tile-id ->
        [none] { "" }
       *[other] { " " }({ $tile })
    }
ask-skeleton_menu =
    { $acted ->
        [0] { $piece } on { $cell }{ part-skeleton-tile }: { $left } Movement left, Stability { $total }. What does it do?
       *[1] { $piece } has collected gear that it may use at once. Stability { $total }.
    }
ask-skeleton_spawn = On which edge pit does { $about } spawn?
ask-skeleton_wolf = Fletch has spawned on { $about }. Does the Wolf come to her there?
ask-skeleton_forced = { $piece } on { $cell } has to attack. Whom?
ask-skeleton_poison = A sneak attack on the Paladin. Use up Poison? He loses 1 more Health; the card leaves the game.
ask-skeleton_lights = All three Dancing Lights are on the board. Which one goes to { $about }?
ask-skeleton_staff = Ash Staff: where is { $about } put? Up to 2 spaces away, across everything.
ask-skeleton_runes = Runestone: where do the Dancing Lights on { $about } go?
ask-skeleton_shout = { $piece } on { $cell } follows Wail's call: { $left } Movement left, no attack, no action. Where to?
ask-skeleton_horn = Horn: does a second Skeleton get 4 Movement for 1 Stability? (Stability { $total })
ask-skeleton_bomb = Bomb Bag, 1 Stability: which wall is breached, or is a pit dug here?
ask-skeleton_strike = The { $about } has entered your space. Who strikes at her? Whoever strikes scatters.

## Options

part-skeleton-cost =
    1{ $wall ->
        [0] { "" }
       *[other] { " " }+ 1 wall
    }{ $lit ->
        [0] { "" }
       *[other] { " " }+ 1 Lit tile
    }{ $lamp ->
        [0] { "" }
       *[other] { " " }+ 1 Lamp
    }{ $webs ->
        [0] { "" }
       *[other] { " " }+ { COUNT($webs, "Web", "Webs") }
    }{ $count ->
        [1] { "" }
       *[other] { " " }= { $count }
    } Movement
part-skeleton-left =
    { $short ->
        [0] , { $left } left
       *[other] , { $short } more than there is
    }
part-skeleton-fight =
    { $fights ->
        [0] { "" }
       *[other] ; it has to attack: Strength { $strength } against { $value } ({ $target })
    }
option-skeleton-spawn = { $cell }, beside { $there } ({ $tile })
option-skeleton-step = Move to { $cell } ({ $tile }): { part-skeleton-cost }{ part-skeleton-left }{ part-skeleton-fight }
option-hurry = 4 more Movement for 1 Stability ({ $total } → { $left }), once per activation
option-skeleton-loot = LOOT: take a Treasure token for 2 Stability, ends the activation
option-skeleton-collect = COLLECT: draw a Gear card ({ $count } left), ends the activation

part-skeleton-strength =
    Strength { $base }{ $bonus ->
        [0] { "" }
       *[other] { " " }+ { $bonus } (ability, gear)
    }{ $distraction ->
        [0] { "" }
       *[other] { " " }+ { $distraction } (distraction)
    }{ $strength ->
        [1] { "" }
       *[other] { " " }= { $strength }
    } against { $value }
part-skeleton-result =
    { $group-id ->
        [paladin] he loses 1 Health
        [spider] a Spiderling leaves the game
        [enchanter] he scatters, you gain 2 Stability
       *[other] it is destroyed
    }{ $sneak ->
        [0] { "" }
       *[other] { $group-id ->
            [paladin] , and by the sneak attack { $extra } Grit
            [spider] , and she discards { $extra } Power cards by the sneak attack
           *[other] , and loses { COUNT($extra, "more disc", "more discs") } by the sneak attack
        }
    }
option-skeleton-attack = ATTACK the { $target }: { part-skeleton-strength }; { part-skeleton-result }; { $who } scatters for 1 Stability
option-shoot = ATTACK the { $target } on { $cell } from afar: { part-skeleton-strength }; { part-skeleton-result }; { $who } stays
option-skeleton-egg = ATTACK the Egg: { part-skeleton-strength }; it is destroyed with its Blood; { $who } scatters for 1 Stability
option-shoot-egg = ATTACK the Egg on { $cell } from afar: { part-skeleton-strength }; it is destroyed with its Blood; { $who } stays
option-tunnel = TUNNEL to { $cell } ({ $tile }), ends the activation
option-skeleton-done =
    { $piece } is done{ $left ->
        [0] { "" }
       *[other] { " " }({ $left } Movement unused)
    }
option-lights = Dancing Lights on { $cell } ({ $tile }): 1 Stability ({ $total } → { $left })
option-lights-from = the one on { $cell } ({ $tile })
option-staff = Ash Staff on { $piece }: 1 Stability ({ $total } → { $left }), put it up to 2 spaces away
option-runes = Runestone: move each Dancing Lights token up to 1 space
option-shout = Wail calls { $piece }: 1 Stability ({ $total } → { $left }), 4 Movement for it at once
option-bomb = Bomb Bag: 1 Stability ({ $total } → { $left }) for a Breach or a Pit marker
option-blast = Breach in the { $side } wall of { $cell } ({ $tile })
option-dig = Pit marker on Fletch's tile
option-strike-by = { $piece } strikes: the group's Strength { $strength } against { $value }; she loses a Spiderling, { $piece } scatters for 1 Stability

## What happened

event-spawned = { $piece } spawns on { $cell }.
event-skeleton-moves = { $piece } moves to { $cell } ({ $count } Movement, { $total } left).
event-skeleton-hits = { $piece } attacks: { $other }, { $count } against { $value }.
event-skeleton-hits-egg = { $piece } attacks the Egg on { $cell }: { $count } against { $value }.
event-sneak =
    A sneak attack{ $count ->
        [1] { "" }
       *[other] { " " }with Kukri, all doubled
    }: { $other }.
event-poison = Poison is used up: 1 more Health.
event-lamp-back = { $piece } puts out the Lamp on { $cell }; it returns to the Paladin.
event-lights = Dancing Lights flicker on { $cell }.
event-lights-move = Dancing Lights drift from { $cell } to { $there }.
event-staff = The Ash Staff puts { $piece } on { $cell }.
event-shout = Wail calls: { $piece } gets { $count } Movement.
event-pit-marker = Fletch digs a pit on { $cell }.
event-looted = { $piece } loots a Treasure token on { $cell }.
event-gear = { $piece } collects { $card } for { $other }: { $card-about }
event-tunnelled = { $piece } tunnels to { $cell }.

## Why a bot chooses something

reason-skeletons_stability = for the Stability
reason-skeletons_ranks = for more Skeletons in the house
reason-skeletons_gear = for the gear
reason-skeletons_hunt = closes in on the prey
reason-skeletons_errand = for the treasure and the armory near by
reason-skeletons_chance = an attack comes within reach
