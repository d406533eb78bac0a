### The Manor's turn (English)

## Questions

ask-manor_omens =
    { COUNT($omens, "Omen", "Omens") } in the box. How many do you put on { $row }? { $rows ->
        [0] It is the last row.
       *[other] After it { COUNT($rows, "row", "rows") } will follow.
    }
ask-manor_swap = Swap up to distance { $count }: which tile do you move?
ask-manor_swap_with = Swap the { $tile } on { $cell } (distance { $far }, { $half } if either tile is occupied): with which tile?
ask-manor_shift_full = The house is full, so Shift swaps two tiles up to distance { $count }. Which tile do you move?
ask-manor_shift = Shift up to distance { $count }: which tile do you move?
ask-manor_shift_to = Shift the { $tile } from { $cell }: to which empty space?
ask-manor_turn = How do you turn the { $tile } on { $cell }?
ask-manor_reveal = Reveal: which Dark tile? ({ COUNT($count, "tile", "tiles") } left)
ask-manor_wall = Wall: on an edge of which tile do you place a Force Wall? ({ COUNT($count, "wall", "walls") } left)
ask-manor_wall_side = Which edge gets the Force Wall?
ask-manor_menu = The Wraith is on { $cell }, Mold { $mold } of { $goal }. Which of your { COUNT($cards, "Event card", "Event cards") } do you play?
ask-manor_walk = The Wraith walks: { COUNT($count, "step", "steps") } left. Where to?
ask-manor_order = Several have to leave the Wraith's tile. Who or what goes first?
ask-manor_spider_out = The Wraith drives your { $about } out. To which tile?
ask-manor_egg_out = The Wraith drives the Egg out of { $cell }. To which tile?
ask-manor_treasure_out = The Wraith drives a Treasure token out of { $cell }. To which tile?
ask-manor_treasure = Place { COUNT($count, "Treasure token", "Treasure tokens") } on unoccupied Dark tiles. Where?

## Options

option-manor-omens =
    { $count ->
        [0] No Omen on { $row }{ $row-id ->
            [events] : no card, { COUNT($tokens, "Treasure token", "Treasure tokens") }
           *[other] { "" }
        }
       *[other] { COUNT($count, "Omen", "Omens") } on { $row }: { $row-id ->
            [swap] exchange 2 tiles up to distance { $power } ({ $half } if either is occupied)
            [shift] move a tile to an empty space up to distance { $power } ({ $half } if it is occupied)
            [reveal] reveal { COUNT($power, "Dark tile", "Dark tiles") }
            [wall] place { COUNT($power, "Force Wall", "Force Walls") }
           *[other] draw { COUNT($power, "Event card", "Event cards") }, place { COUNT($tokens, "Treasure token", "Treasure tokens") }
        }
    }; { COUNT($left, "Omen", "Omens") } left
option-manor-swap =
    Swap the { $tile } on { $cell }: { $occupied ->
        [0] up to distance { $far }
       *[other] occupied, { $far } ÷ 2 = { $reach }
    }
option-manor-swap-with =
    With the { $tile } on { $cell }: distance { $distance } of { $occupied ->
        [0] { $far }
       *[other] { $reach } ({ $far } ÷ 2, occupied)
    }
option-manor-shift =
    Shift the { $tile } on { $cell }: { $occupied ->
        [0] up to distance { $far }
       *[other] occupied, { $far } ÷ 2 = { $reach }
    }
option-manor-shift-to =
    To { $cell }: distance { $distance } of { $occupied ->
        [0] { $far }
       *[other] { $reach } ({ $far } ÷ 2, occupied)
    }
option-manor-reveal =
    Reveal the { $tile } on { $cell }{ $occupied ->
        [0] { "" }
       *[other] { " " }(occupied)
    }
option-manor-wall = Force Wall on an edge of { $cell } ({ $tile })
option-manor-walk = Walk with { $card }: 2 steps ({ COUNT($left, "card", "cards") } left; flown it would be worth { $mold } Mold)
option-manor-fly = Fly { $card }: { $way }; Mold { $was } + { $mold } = { $total } of { $goal }, and a Poltergeist on { $cell }
option-manor-step =
    To { $cell } ({ $tile }){ $occupied ->
        [0] { "" }
       *[other] : drive out who and what is there
    }; { COUNT($left, "step", "steps") } left
option-manor-drive-out = The { $what }
option-manor-treasure = A Treasure token on { $cell } ({ $tile })
option-manor-end = Play no more cards
option-manor-decline = No more of this row
option-manor-halt = The Wraith stops here

## What happens

event-omens-assigned = The Manor puts { COUNT($count, "Omen", "Omens") } on { $row }; { $total } left.
event-omens-restored = { COUNT($count, "Poltergeist is", "Poltergeists are") } on the board: the Manor has { COUNT($total, "Omen", "Omens") } for its next turn.
event-wraith-flies = The Wraith flies { $card } to { $cell }.
event-wraith-walks = The Wraith walks to { $cell }.
event-lamp-gone = The Lamp on { $cell } goes out and returns to the Paladin's supply.
event-egg-moved = The Egg is driven from { $cell } to { $there }.
event-treasure-moved = A Treasure token is driven from { $cell } to { $there }.

## Why a bot does it

reason-manor_flight = flights that the Wraith can fly, or nearly
reason-manor_room = Lit, unoccupied tiles near the Wraith
reason-manor_fence = Force Walls around the Paladin
reason-manor_cards = Event cards for more flights
reason-manor_omens = what the Omens will do
