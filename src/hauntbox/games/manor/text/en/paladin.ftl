### The Paladin's turn (English)

## Questions

ask-paladin_menu =
    Your turn, on { $cell }: { $moves } Movement and { COUNT($meetings, "Encounter", "Encounters") } left{ $cubes ->
        [0] { "" }
       *[other] , { COUNT($cubes, "Hero cube", "Hero cubes") } to place
    }. What do you do?
ask-paladin_fight =
    Encounter on { $cell }, Strength { $own }, Fire { $fire }: { $fresh ->
        [1] a Poltergeist (Strength { $value }) has appeared. Fight it, or fall back?
       *[other] { $must ->
            [1] you have to attack. What first?
           *[other] what do you attack?
        }
    }
ask-paladin_shrine = The Shrine: what do you pray for?
ask-paladin_collect = { COUNT($count, "Treasure token lies", "Treasure tokens lie") } here. Do you collect one?
ask-paladin_cube = End of your turn: on which stat does a Hero cube go? ({ COUNT($count, "cube", "cubes") } left)
ask-paladin_guide = Guiding Step: how do you turn the { $tile } on { $cell }?
ask-paladin_pulse = Lamp pulse: which tile do you reveal next?
ask-paladin_foresee = Foresight: which Dark tile do you reveal?
ask-paladin_strike = The { $piece } (Defense { $value }) has entered your space. Do you strike at her? Strength { $own }, Fire { $fire }.

## Options

part-paladin-waits =
    { $fights ->
        [0] { $dark ->
            [0] { "" }
           *[other] ; an Encounter, the Dark tile is revealed
        }
       *[other] ; an Encounter, you have to attack{ $fire ->
            [0] { "" }
           *[other] { " " }({ $fire } Fire)
        }
    }
option-paladin-step =
    Move to { $cell } ({ $tile }): { $webs ->
        [0] 1 Movement
       *[other] 1 + { COUNT($webs, "Web", "Webs") } = { $cost } Movement
    }, { $left } left{ part-paladin-waits }
option-encounter =
    Have an Encounter here{ $dark ->
        [0] { "" }
       *[other] : reveal the Dark tile
    }{ $tokens ->
        [0] { "" }
       *[other] { " " }({ COUNT($tokens, "Treasure token", "Treasure tokens") })
    }: 1 Perception, { $left } left
option-cube = Hero cube on { $stat }: { $was } + { $adds } = { $total }
option-paladin-breach = Breach in the { $side } wall of { $cell }: 1 Fire, { $left } left
option-paladin-mace = Breach in the { $side } wall of { $cell } with the Magic Mace: no Fire, once per turn
option-lamp = Lamp on { $cell }: 1 Light, { $left } left
option-unweb = Remove a Web from { $cell }: 1 Light, { $left } left
option-heal = Heal: 5 Light and { $cost } Grit ({ $grit } left) for 1 Health, then { $total }
option-face-up = Turn { $card } face up: { $card-about }
option-use-sanctity = Use { $card }: { $card-about }
option-reach = Use Long Reach: your attacks may also go to { $cell } in this Encounter
option-smite = Smite { $cell }: 2 Fire, { $left } left
option-stride = Stride of Light to { $cell } ({ $tile }): 2 Light, { $left } left, no Movement{ part-paladin-waits }
option-raise-wall = Raise Wall: a Force Wall on the { $side } side of { $cell }
option-foresee = Foresight: reveal any Dark tile for 1 Light, { $left } left
option-pulse = Lamp pulse: reveal { COUNT($count, "adjacent Dark tile", "adjacent Dark tiles") } for 1 Light, { $left } left
option-pray = Prayer Beads: out of the game for 3 Devotion and a Sanctity card
part-paladin-might =
    { $fire ->
        [0] Strength { $own }
       *[other] Strength { $own } + { $fire } Fire = { $sum }
    }
option-paladin-attack =
    { $piece-id ->
        [enchanter] Attack the { $piece }: Perception { $own } against Defense { $value }
       *[other] Attack the { $piece }: { part-paladin-might } against { $value }
    }; you gain 1 Light
option-paladin-torch = Attack the { $piece } with the Torch: { part-paladin-might } against { $value }, and 3 Fire for a second Spiderling
part-paladin-group =
    { $count ->
        [1] the Skeleton
       *[other] { $count } Skeletons
    } on { $cell }
part-paladin-group-might =
    { $count ->
        [1] { $value }
       *[other] { $best } + { $count } − 1 = { $value }
    }
option-paladin-group = Attack { part-paladin-group }: { part-paladin-might } against { part-paladin-group-might }; you gain 1 Light
option-paladin-torch-group = Attack { part-paladin-group } with the Torch: { part-paladin-might } against { part-paladin-group-might }, and 1 Fire for 2 more Stability
option-paladin-egg = Attack the Egg on { $cell }: { part-paladin-might } against { $value }; you gain 5 Grit and 1 Light
option-retreat = Fall back to { $cell }: the Encounter ends, the Grit stays yours
option-stay = Stay beside the Poltergeist without attacking it
option-paladin-end =
    End your turn{ $cubes ->
        [0] { "" }
       *[other] { " " }and place { COUNT($cubes, "Hero cube", "Hero cubes") }
    }{ $fought ->
        [0] ; you gain 1 Fire
       *[other] ; no Fire, you have fought
    }
option-paladin-done = No more attacks
option-paladin-pass = Nothing
option-shrine-card = A Sanctity card: draw 3, play one
option-paladin-collect = Collect a Treasure token
option-paladin-leave = Leave it here
option-paladin-hold = Do not strike

## What happens

event-cubes-taken = The Paladin picks up his Hero cubes: { $total } to place.
event-cube-placed = A Hero cube on { $stat }: + { $count }, now { $total }.
event-paladin-moves = The Paladin moves to { $cell } for { $count } Movement, { $total } left.
event-encounter = The Paladin has an Encounter on { $cell }; { COUNT($total, "more is", "more are") } possible.
event-treasure-up = The Paladin turns { $card } face up.
event-smite = The Paladin smites { $cell }.
event-lamp = A Lamp on { $cell }.
event-web-removed = The Paladin removes a Web from { $cell }; { $total } left there.
event-pulse = The Lamp on { $cell } pulses: the adjacent visible Dark tiles are revealed.
event-sanctity-used = The Paladin uses { $card }.
event-beads = The Paladin prays with the { $card }; they leave the game.
event-stride = The Paladin strides to { $cell } in a beam of light.
event-retreat = The Paladin does not fight the Poltergeist and falls back to { $cell }.
event-stays = The Paladin stays on { $cell } beside the Poltergeist.
event-collected = The Paladin collects a Treasure token on { $cell }; { $total } left there.
part-paladin-used =
    { $fire ->
        [0] Strength { $strength }
       *[other] Strength { $strength } + { $fire } Fire
    }
event-hits = The Paladin attacks the { $piece }: { part-paladin-used } against { $value }.
event-hits-group = The Paladin attacks the Skeletons on { $cell }: { part-paladin-used } against { $value }.
event-hits-egg = The Paladin attacks the Egg on { $cell }: { part-paladin-used } against { $value }.
event-hits-enchanter = The Paladin attacks the Enchanter: Perception { $perception } against Defense { $value }.

## Why a bot does it

reason-paladin_growth = more Grit, Hero cubes and explored rooms
reason-paladin_devotion = Fire and Light in hand
reason-paladin_cards = Treasures and Sanctity cards
reason-paladin_prey = nearer to what has to be destroyed
reason-paladin_way = on the way to Dark tiles and Treasure
reason-paladin_guard = safer from the Skeletons
reason-paladin_turn = more left to do this turn
reason-paladin_calm = less Terror in the house
reason-paladin_health = Health
