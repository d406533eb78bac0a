### What is told in the log (English)

part-more =
    { $more ->
        [0] { "" }
       *[other] { " " }({ $plus })
    }

## Turns, phases, the end

event-hero = Seat { $seat } plays { $who }.
event-turn = Round { $round }: the turn of { $who }.
event-surge = { $who } lay at 0 HP and spends a healing surge; { $left } left.
event-more-surges = One more healing surge: { $left } now.
event-escaped = { $who } escapes from the dungeon.
event-ended =
    { $ending }{ $ending-id ->
        [ending_won_12] { " " }Won by: { $winners }.
        [ending_stack_empty] { " " }Won by: { $winners }.
        [ending_out_of_rounds] { " " }Won by: { $winners }.
       *[other] { "" }
    }
event-back-to-start = { $who } has no surge left, drops all chests and stands up on the start tile with { $hp } HP.

## Moving

event-moved =
    { $squares ->
        [0] { $who } moves.
       *[other] { $who } moves { COUNT($squares, "square", "squares") }.
    }
event-swapped = { $who } and { $target } swap squares.
event-driven = { $power }: { $foe } is put somewhere else.
event-lured = { $foe } is suddenly next to { $who }.
event-charged = { $foe } moves next to { $who }.
event-crept =
    { $left ->
        [0] { $foe } moves 1 tile and is on the tile of the closest hero.
       *[other] { $foe } moves 1 tile, { COUNT($left, "tile", "tiles") } from the closest hero.
    }

## Attacks of heroes

event-attacks-with = { $who } attacks with { $power }.
event-swings = { $who } attacks { $target } with { $power }: +{ $bonus }{ part-more } against { $ac }.
event-rolled = { $who } rolls { $die } + { $bonus } = { $total } ({ part-what }), { $needs } needed.
event-rerolled = { $who } rolls again: { $die } + { $bonus } = { $total }, { $needs } needed.
event-hit = { $who } hits { $target } for { $damage } damage.
event-missed =
    { $damage ->
        [0] { $who } misses { $target }.
       *[other] { $who } misses { $target }; the miss deals { $damage } damage.
    }
event-foe-hurt = { $foe } loses { $lost } HP, { $hp } left.
event-guarded = { $foe } takes no damage: the adventure protects it.
event-defeated =
    { $who-id ->
        [none] { $foe } is defeated.
       *[other] { $who } defeats { $foe }.
    }
event-destroyed = { $foe } is destroyed.
event-experience = { $foe } is worth { $xp } experience; the pile holds { $pile }.
event-mended = { $foe } regains { $gained } HP, { $hp } now.
event-marked = { $foe } is marked: +2 on all attack rolls of heroes against it.
event-sheltered = { $who } has +2 AC until Maren's next Hero Phase.
event-robbed = { $who } takes a chest from { $target }.

## Attacks on heroes

part-guard =
    { $guards ->
        [0] { "" }
       *[other] { " " }({ $guard })
    }
event-struck =
    { $by } strikes { $who }: { $die } + { $bonus }{ part-more } = { $total } against { $ac }{ part-guard }: { $hit ->
        [0] miss.
       *[1] hit.
    }
event-hurt = { $who } loses { $lost } HP, { $hp } left.
event-down = { $who } is down at 0 HP.
event-healed =
    { $stands ->
        [0] { $who } regains { $gained } HP, { $hp } now.
       *[1] { $who } regains { $gained } HP and stands up again.
    }
event-afflicted = { $who } is now: { $condition }.
event-relieved = { $who } is no longer: { $condition }.
event-cursed = { $who } is cursed: { $card }.
event-curse-over = { $who } is rid of { $card }.

## Cards

event-uses = { $who } uses { $power }. { $power-about }
event-stance = { $who } takes { $power }. { $power-about }
event-stance-over = { $who } ends the stance.
event-power-down = { $who } turns { $power } face down.
event-power-up = { $who } turns { $power } face up.
event-new-power = { $who } gains { $power }. { $power-about }
event-level-up = { $who } is level 2 now, with { $hp } HP.
event-paid = Paid with { $cards }: { $paid } experience; { $left } left.
event-treasure = { $who } draws a treasure: { $card }. { $card-about }
event-no-treasure = No treasure is left.
event-item-owner = { $card } goes to { $who }.
event-item-used = { $who } uses { $card }.
event-blessing-over = { $card } ends.
event-lore = { $who } puts { $card }, the top monster card, on the experience pile.
event-picked-up = { $who } picks up: { $thing }.
event-dropped = { $who } puts down: { $thing }.
event-ally = { $ally } joins you with { $hp } HP.
event-ally-moves = { $ally } moves.
event-ally-disarms = { $ally } tries to disarm { $trap }: { $die } against { $needs }.
event-ally-lost = { $ally } has fallen and is out of the game.
event-follows = { $ally } follows { $who }.

## The cave

event-tile =
    A new tile: { $tile }{ $triangle-id ->
        [white] , white triangle
        [black] , black triangle
       *[none] { "" }
    }. { COUNT($left, "tile", "tiles") } left.
event-appeared =
    { $who-id ->
        [none] { $foe } appears.
       *[other] { $foe } appears; { $who } controls it.
    }
event-pack = { $foe }: two monsters at once.
event-no-monster = No monster is left to draw.
event-object = Now in the cave: { $thing }. { $thing-about }
event-chest =
    A chest lies on the new tile; { $left ->
        [0] it was the last one.
       *[other] { $left } are left.
    }
event-revealed = { $who } reveals chests worth { $worth }. The round is finished, then the game is over.
event-plugged = An edge is plugged. Unexplored edges left: { $left }.

## Encounters, traps, monsters

event-encounter = { $who } draws an Encounter card: { $card }. { $card-about }
event-hollow = Secret Hollow spares { $who } the encounter this once.
event-cancelled = { $card } is cancelled for { $price } experience.
event-dispelled = { $card } is dispelled.
event-hazard = { $card } lies on the tile of { $who }.
event-environment = Now everywhere: { $card }.
event-passed = { $who } passes { $foe } to { $to }.
event-breach-die =
    The die shows { $die }: breach { $number }{ $odd ->
        [0] .
       *[1] , and an odd number: an Encounter card too.
    }
event-fissure-die =
    The die shows { $die }: fissure { $number } { $open ->
        [0] is destroyed; an Encounter card is drawn.
       *[1] sends a monster.
    }
event-trap-set = { $trap } is set; { $who } controls it. { $trap-about }
event-trap-acts = { $trap } activates.
event-blades-move = { $trap } moves 1 tile.
event-seeps = { $trap } spreads: { COUNT($tiles, "tile", "tiles") } now.
event-disarmed = { $trap } is disarmed.
event-acts = { $foe } acts.
