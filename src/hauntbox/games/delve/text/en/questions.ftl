### Questions, options and intentions (English)

## Parts

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
part-foe =
    { $foe }{ $foe_number ->
        [0] { "" }
       *[other] { " " }{ $foe_number }
    }
part-trap =
    { $trap }{ $trap_number ->
        [0] { "" }
       *[other] { " " }{ $trap_number }
    }
part-what =
    { $what-id ->
        [disarm] disarm roll
       *[other] { $what }
    }
part-plus =
    { $more ->
        [0] { "" }
       *[other] { " " }({ $plus })
    }
part-chance =
    { $chance ->
        [0] cannot hit
        [100] always hits
       *[other] hits on { $needs } or more ({ $chance }%)
    }
part-roll = d20 { $bonus }{ part-plus } against { $ac }: { part-chance }
part-condition =
    { $condition-id ->
        [none] { "" }
       *[other] { " " }and { $condition }
    }
part-miss =
    { $miss ->
        [0] { "" }
       *[other] , miss { $miss }
    }
part-near =
    { $count ->
        [0] { "" }
       *[other] , beside { $near }
    }

## Questions

ask-hero = Seat { $seat }: which hero do you play?
ask-leave_out = { $who }: which of the three at-will powers stays out of the game? You play with the other two.
ask-daily =
    { $level ->
        [1] { $who }: which daily power do you take? The other two are kept for level 2.
       *[other] { $who } is level 2 now: which daily power is added?
    }
ask-utility = { $who }: which utility power do you take?
ask-start = { $who }: on which square of the start tile do you begin?
ask-act =
    { $who } ({ $hp } of { $full } HP): { $stage-id ->
        [BOTH] a move and an attack in any order, or two moves
        [EITHER] an attack or a second move is left
        [MOVE] a move is left
       *[FREE] only free actions are left
    }. What do you do?
ask-step = { $who } moves: { $left } of { COUNT($speed, "square", "squares") } left. Where to next?
ask-walk = { $what }: where does { $who } move?
ask-drop = Where does { $who } put down the { $thing }?
ask-target = { $who } attacks with { $what }: which target?
ask-area = { $who } attacks with { $what }: everything on which tile?
ask-fury = { $who } has hit { part-target } and has { COUNT($tokens, "fury token", "fury tokens") }. Remove one for +1 damage?
ask-reroll =
    { $who } has rolled { $die } + { $bonus } = { $total } ({ part-what }); { $needs } needed: { $good ->
        [0] failed
       *[1] made
    }. Use the Lucky Tooth to roll again?
ask-react =
    { $what-id ->
        [HIT] { $by } hits { $target } ({ $hp } HP) for { $damage } damage. Does { $who } react?
        [WALL] { $by } hits { $target } ({ $hp } HP) for { $damage } damage. Does { $who } take the hit instead?
        [DAMAGE] { $target } ({ $hp } HP) is about to take { $damage } damage from { $by }. Does { $who } reduce it?
        [MISS] { $target } misses: { $die } + { $bonus } = { $total }, { $needs } needed. Does { $who } let the attack be rolled again?
        [TREASURE] { $who } draws a treasure. Draw two and keep one?
        [TILE] { $who } is about to draw a tile. Look at the top two first?
        [ENCOUNTER] { $card } was drawn. { $card-about } Does { $who } discard it without effect?
        [PRICE] { $card } was drawn. { $card-about } Cancelling it costs { $price } of { $xp } experience. Does { $who } lower the price to { $lower }?
       *[ACTIVATES] { part-foe } is about to act. Does { $who } stop it with a card?
    }
ask-patient =
    { $what-id ->
        [mar_shield_word] { $what }: who has +2 AC?
        [al_lantern] { $what }: who is freed of all conditions?
       *[other] { $what }: who regains HP?
    }
ask-monster =
    { $what-id ->
        [ils_mark_prey] { $what }: which monster or villain is marked?
       *[other] { $what }: which monster is moved to an adjacent tile?
    }
ask-swap = { $who }: swap squares with somebody first?
ask-drive = { $what }: to which adjacent tile does { part-foe } go?
ask-shove = Force Shove: where is { part-foe } put?
ask-square =
    { $kind-id ->
        [OWN] Where is { $who } placed?
        [NOBODY] Which square?
       *[other] Where is { part-foe } placed?
    }
ask-flip = { $what }: which power is turned face up?
ask-opening = Opening: { $who } makes one attack now, without a further treasure this turn. With which at-will power?
ask-item_owner = { $card } was drawn. { $card-about } Who gets it?
ask-keep = { $who } has drawn two treasures. Which one is kept?
ask-discard = Light Fingers: which item does { $who } discard?
ask-cure = Clear Tonic: who is freed of which condition?
ask-tonic = Does { $who } use the Clear Tonic now?
ask-level = { $who } has rolled a 20. Pay { $price } of { $xp } experience to become level 2?
ask-cancel = { $card } was drawn. { $card-about } Cancel it for { $price } of { $xp } experience?
ask-pay = Which cards pay { $price } of { $xp } experience? What is paid beyond it is lost.
ask-edge =
    { $kind-id ->
        [OWN] { $who } stands on several unexplored edges. Which one is explored?
        [FOE] { part-foe } explores. At which edge?
       *[CARD] Where is the new tile placed?
    }
ask-tile = Spotter: which tile is placed? The other goes back on top.
ask-double = Where does the { $tile } lie?
ask-plug = Which unexplored edge is plugged for good?
ask-mushroom =
    { $kind-id ->
        [NOBODY] On which square?
       *[other] On which square does { part-foe } stand?
    }
ask-adjacent =
    { $kind-id ->
        [NOBODY] On which square?
       *[other] To which square does { part-foe } move?
    }
ask-closest =
    { $kind-id ->
        [NOBODY] Several are equally close. Which one is it?
       *[other] { part-foe } acts, and several are equally close. Whom does it choose?
    }
ask-closest_tile =
    { $kind-id ->
        [NOBODY] Several tiles are equally close. Which one is it?
       *[other] There is no room for { part-foe }. On which of the closest tiles does it stand?
    }
ask-victim = { part-foe } stands beside several heroes. Whom does it attack?
ask-crowd = { part-foe } attacks everybody on one tile. On which one?
ask-path = { part-foe } has several ways of the same length. Which tile does it enter?
ask-trap_square = To which square do the { part-foe } move?
ask-seep = Lava Seep spreads. To which tile?
ask-lure = Whispered Lure: to which square, exactly 2 tiles away, is { $who } taken?
ask-pass = Shifting Hunt: which monster card does { $who } pass to the player on the right?
ask-disarm = { $who } dodges the trap. Try to disarm it at once?
ask-effect = Several things happen to { $who } at the end of the Hero Phase. Which comes next?
ask-escape = Does { $who } leave the dungeon now?
ask-sac = On which square does the egg sac hang?
ask-chest = { $target } is defeated: which chest does { $who } take?
ask-reveal = { $who } stands on the stairs with chests worth { $worth }; { $wanted } are enough. Reveal them?

## Options: set-up and cards

option-hero = { $who }: AC { $ac }, { $hp } HP, speed { $speed }, surge value { $surge }. { $who-about }
option-leave-out = Play without { $power }. { $power-about }
option-power = { $power }. { $power-about }
option-flip = { $power } ({ $who }). { $power-about }
option-card = { $card }. { $card-about }
option-discard =
    { $card }{ $spent ->
        [0] { "" }
       *[1] , already face down
    }. { $card-about }
option-owner =
    { $who } ({ $hp } of { $full } HP){ $count ->
        [0] , no items yet.
       *[other] , has { $items }.
    }
option-tile =
    { $tile }, { $triangle-id ->
        [white] white triangle: no Encounter card.
       *[black] black triangle: an Encounter card follows.
    } { $tile-about }
option-pass = Do not use anything.

## Options: the Hero Phase

part-harms =
    { $harms ->
        [0] { "" }
       *[other] { " " }At the end of the Hero Phase here: { $dangers }.
    }
part-place =
    { $explores ->
        [0] { "" }
       *[1] { " " }On an unexplored edge: whoever ends here explores.
    }{ part-harms }{ $trapped ->
        [0] { "" }
       *[other] { " " }On this tile: { $traps }.
    }
option-move =
    { $second ->
        [0] Move
       *[1] Second move
    }: up to { COUNT($speed, "square", "squares") }.
option-step =
    { $square } on { $tile }: { $cost ->
        [1] { $left } left.
       *[other] costs { $cost }, { $left } left.
    }{ part-place }
route-walk =
    Move { $cost } of { COUNT($budget, "square", "squares") } to { $square } on { $tile }.{ $explores ->
        [0] { "" }
       *[1] { " " }On an unexplored edge: if you end the Hero Phase there, you will explore.
    }{ part-harms }{ $trapped ->
        [0] { "" }
       *[other] { " " }On this tile: { $traps }.
    }
option-halt =
    Stop here on { $tile }{ $left ->
        [0] { "" }
       *[other] { " " }({ COUNT($left, "square", "squares") } unused)
    }.{ part-place }
option-end =
    End the Hero Phase: { $next-id ->
        [EXPLORE] you lay a new tile.
        [HOLLOW] no new tile, but Secret Hollow spares you the Encounter card this once.
        [PLUG] no new tile, so an edge is plugged.
        [DIE] then a die decides what comes.
       *[ENCOUNTER] no new tile, so an Encounter card is drawn.
    }{ part-harms }
part-does =
    { part-roll }{ $guarded ->
        [0] , { $damage } damage of { $hp } HP
       *[1] , but it takes no damage now
    }
part-best =
    { $count ->
        [0] no target now
        [1] { part-target }; { part-does }
       *[other] { COUNT($count, "target", "targets") }, best { part-target }; { part-does }
    }
option-attack =
    { $power } ({ $reach ->
        [-1] adjacent
        [0] own tile
        [1] within 1 tile
       *[other] within { $reach } tiles
    }, { $printed }, { $strength } damage{ part-miss }{ $daily ->
        [0] { "" }
       *[1] , then face down
    }): { part-best }.
option-use = Use { $power }. { $power-about }
option-item = Use { $card }. { $card-about }
option-disarm =
    Disarm { part-trap }: d20 { $bonus }{ part-plus } against { $ac }: { $chance ->
        [0] cannot succeed.
        [100] always succeeds.
       *[other] { $needs } or more ({ $chance }%).
    }
option-take = Pick up the { $thing }, for no action.
option-drop =
    Put down the { $thing }{ $worth ->
        [0] { "" }
       *[other] { " " }(worth { $worth })
    }, for no action.
option-stance = Take { $power }. { $power-about }
option-end-stance = End { $power }; the card is turned face down.

## Options: attacks and reactions

option-target = { part-target }: { part-does }{ part-miss }.
option-stop = No more.
option-area = { $tile }: { COUNT($count, "target", "targets") } ({ $targets }).
option-fury = +1 damage; { COUNT($left, "token", "tokens") } left.
option-no-fury = Keep all { COUNT($left, "token", "tokens") }.
option-reroll =
    Roll again and keep the new roll: { $chance ->
        [0] it cannot succeed.
        [100] it always succeeds.
       *[other] { $needs } or more ({ $chance }%). The Lucky Tooth is discarded.
    }
option-keep =
    Keep the roll: { $total } against { $needs }, { $good ->
        [0] failed.
       *[1] made.
    }
option-reduce = { $card }: { $before } → { $after } damage.
option-wall = { $card }: you take the hit instead of { $target }, { $before } → { $after } damage.
option-rally =
    { $card }: the attack is rolled again, { $chance ->
        [0] but cannot hit.
        [100] and always hits.
       *[other] { $needs } or more hits ({ $chance }%).
    }
option-faith = { $card }: cancelling costs { $lower } instead of { $price } (you have { $xp } experience).
option-react = Use { $card }. { $card-about }
option-dodge = { $card }: the attack misses instead. { $card-about }
option-cure = { $who } is freed of: { $condition }.

## Options: figures

option-heal =
    { $who }: { $before } → { $after } of { $full } HP{ $count ->
        [0] .
       *[other] , freed of { $cures }.
    }
option-shelter = { $who } ({ $before } of { $full } HP): AC { $ac } → { $then }.
option-free = { $who } ({ $before } of { $full } HP): freed of { $conditions }.
option-figure =
    { part-who }{ $hp ->
        [0] { "" }
       *[other] , { $hp } HP
    }, on { $tile } at { $square }{ part-near }.
option-swap = Swap with { part-who }, on { $tile } at { $square }{ part-near }.
option-stay = Stay.
option-victim =
    { part-who } ({ $hp } HP): { part-roll }{ $guards ->
        [0] { "" }
       *[other] { " " }(AC with { $guard })
    }, { $damage } damage{ part-condition }{ part-miss }.

## Options: places

option-square = { $square } on { $tile }{ part-near }.
option-walk = { $cost } of { COUNT($budget, "square", "squares") }, to { $square } on { $tile }{ part-near }.
option-on-tile =
    { $tile } ({ $cell }){ $count ->
        [0] , empty.
       *[other] : { $figures }.
    }
option-edge = The { $direction } edge of { $tile }.

## Options: yes or no

option-level = Pay { $price } of { $xp }: AC { $ac_before } → { $ac_after }, most HP { $hp_before } → { $hp_after }, surge value { $surge_before } → { $surge_after }, and one more daily power.
option-no-level = Stay at level 1 and keep { $xp } experience.
option-cancel = Cancel { $card }: pay { $price } of { $xp } experience.
option-suffer = Let { $card } take effect.
option-pay =
    { $cards }: { $paid }{ $lost ->
        [0] { "" }
       *[other] , { $lost } of it lost
    }; { $left } left.
option-effect = { $what }. { $what-about }
option-escape = Leave the dungeon. You cannot come back; from now on only your monsters, traps and villains act on your turn.
option-no-escape = Stay in the cave.
option-chest = Chest { $nth }, unseen.
option-reveal = Reveal chests worth { $worth }: the game ends with this round, and they cannot be taken any more.
option-wait = Wait.

## What monsters and traps are about to do

part-times =
    { $times ->
        [1] { "" }
       *[other] { " " }{ $times } times
    }
intent-attack =
    { $moves ->
        [0] attacks { $victims }{ part-times }
       *[1] moves next to { $victims } and attacks{ part-times }
    }: { part-roll }{ $guards ->
        [0] { "" }
       *[other] { " " }(AC with { $guard })
    }, { $damage } damage{ part-condition }
intent-choice =
    { $moves ->
        [0] attacks one of { $victims }{ part-times }
       *[1] moves next to one of { $victims } and attacks{ part-times }
    } (equally close; the active player chooses): { $bonus }, { $damage } damage{ part-condition }
intent-area =
    { $count ->
        [1] attacks { $victims }
       *[other] attacks each of { $victims }
    }: { $bonus }, { $damage } damage{ part-condition }
intent-shot =
    { $count ->
        [1] attacks { $victims }
       *[other] attacks one of { $victims } (equally close; the active player chooses)
    }: { $bonus }, { $damage } damage{ part-condition }
intent-explore = explores: lays a tile with a monster at an edge of its tile
part-summons =
    { $summons-id ->
        [none] { "" }
       *[other] , then summons: { $summons }
    }
intent-creep = moves { COUNT($tiles, "tile", "tiles") } toward { $victims }{ part-summons }
intent-stay = stays where it is{ part-summons }
intent-idle = finds nobody to attack
intent-seep = spreads to a further tile (at most 4, now { $tiles }); then { $damage } damage to everybody on its tiles
intent-blades = moves 1 tile toward { $victims } and attacks everybody there: { $bonus }, { $damage } damage
