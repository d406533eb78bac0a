### What is said at the table of The Cellar (English)

## Things on the table

name-cellar = The Cellar
name-stairwell = Stairwell
name-vault = Vault
name-explorer-0 = the mason
name-explorer-1 = the clerk
name-explorer-2 = the sexton
name-explorer-3 = the porter
name-monster = monster
name-strength = strength
name-might = might
name-sanity = sanity
name-kills = kills
name-hand = hand
name-hidden = face-down item
name-knife = knife
name-axe = axe
name-sabre = sabre
name-medkit = medkit
name-shield = shield
name-alive = alive
name-dead = dead
name-round = Round
name-slain = Monsters slain
name-moves = Moves
name-tiles = Rooms to find
name-items = Items left
name-drawn = New room
name-north = north
name-east = east
name-south = south
name-west = west
name-black = black

about-knife = A weapon: 1 more die in one attack, then it is gone.
about-axe = A weapon: 2 more dice in one attack, then it is gone.
about-sabre = A weapon: 3 more dice in one attack, then it is gone.
about-medkit = Use it as an action: 1 might and 1 sanity back.
about-shield = Use it when somebody in your room is hurt: 2 points less.
about-might = How many dice you roll in an attack. At 0 you are dead.
about-sanity = How well you bear what happens. At 0 you are dead.
about-monster = It wanders after the last seat's turn and attacks whoever it meets.

glyph-black = k

## Questions

ask-act = What do you do? { COUNT($moves, "move", "moves") } left; might { $might }, sanity { $sanity }.
ask-rotate = Which way do you turn the new room?
ask-sacrifice = Something wants a gift. What do you give?
ask-teleport = The walls turn. Where do you come out?
ask-boost = You find your courage. Which trait gains a point?
ask-weapon = Do you use up a weapon in this attack?
ask-shield = { $victim } is being hurt. Do you use up your shield?
ask-suffer = You lose a point. Of might ({ $might }) or of sanity ({ $sanity })?

## Options

part-monsters =
    { $monsters ->
        [0] { "" }
        [1] , to a monster
       *[other] , to { $monsters } monsters
    }
option-act-walk = Go { $way } ({ $cell }){ part-monsters }.
option-act-explore = Explore { $way }: a new room, and the turn's moves are over. { $tiles } left to find.
option-act-attack = Attack the monster here: { COUNT($dice, "die", "dice") } against { $strength }.
option-act-end = End the turn.
option-act-medkit = Use a medkit: 1 might and 1 sanity back.
option-rotate-turn = Doors { $doors }.
option-sacrifice-item = The { $item }.
option-sacrifice-sanity = Nothing, and sanity falls to { $after }.
option-teleport-cell = At { $cell }{ part-monsters }.
option-boost-trait = { $trait }: { $now } → { $after }.
option-weapon-weapon = The { $weapon }: { COUNT($dice, "die", "dice") }.
option-weapon-bare = Bare hands: { COUNT($dice, "die", "dice") }.
option-shield-yes = Use the shield: 2 points less.
option-shield-no = Keep it.
option-suffer-trait =
    { $trait }: { $now } → { $after }{ $after ->
        [0] { " " }: DEATH
       *[other] { "" }
    }.

## What happened

name-fright = a fright
name-debt = a debt
name-wall = a turning wall
name-howl = a howl
name-comfort = a comfort
name-find = a find

event-turn = Round { $round }: { $who } begins.
event-walked = { $who } goes to { $cell }; { COUNT($moves, "move", "moves") } left.
event-healed = { $who } uses a medkit: might { $might }, sanity { $sanity }.
event-explored = { $who } opens a new room at { $cell }; { $left } left to find.
event-omen = An omen: a monster of strength { $strength } at { $cell }. { COUNT($dice, "die shows", "dice show") } { $total }{ $harm ->
        [0] , nothing else stirs.
       *[other] : 5 or more, everybody suffers.
    }
event-found = { $who } finds an item; { $left } left.
event-found-item = You have found: { $item }.
event-event = { $who } meets { $card }.
event-gave = { $who } gives up the { $item }.
event-attacked =
    { $who } attacks with { COUNT($dice, "die", "dice") }{ $weapon-id ->
        [none] { "" }
       *[other] , the { $weapon } among them
    }: { $ours } against { $theirs } of strength { $strength }. { $slain ->
        [1] The monster is slain!
       *[other] The monster stands.
    }
event-shielded = { $who } holds a shield before { $victim }: { COUNT($left, "point", "points") } left.
event-hurt =
    { $who } loses a point of { $trait }: { $left ->
        [0] DEAD
       *[other] { $left } left
    }.
event-monster = A monster at { $cell } attacks { $who }: { $theirs } against { $ours }.

## The end

ending-slain = The cellar is cleared: eight monsters are slain.
ending-midnight = The clock strikes twelve. Whoever is still alive leaves the cellar.
ending-all_dead = Nobody comes up again.
figure-rounds = Rounds
figure-slain = Monsters slain
figure-best = Best score

## Why a bot chose

reason-kills = for its kills
reason-health = for its health
reason-rival = against the strongest rival
