### Haunt 15: A Wyrm in the West Wing (English)

name-haunt_15 = A Wyrm in the West Wing
theme-haunt_15 = Behind the panelling something long and scaled draws a very deep breath.
brief-haunt_15-heroes = The spear was not a decoration. Something long and scaled uncoils behind the panelling, breathes in, and the curtains go up like paper. Somewhere in this house hang the shield and mail of the last people who tried.
brief-haunt_15-traitor = You carried its egg up from the lake in your coat, and it knows your warmth. The others have found the spear. See that they never come near with it.
known-haunt_15-heroes = Its breath needs a turn to come back.
known-haunt_15-traitor = The heroes look for old armour.
epilogue-haunt_15-heroes = The great body slides down the panelling, and the spear is hot enough to light a candle.
epilogue-haunt_15-traitor = It curls round the chimney stacks and lets you scratch it under the jaw.

## Pieces, objects, tracks, places

name-h15_wyrm = the Wyrm
about-h15_wyrm = Attacks or breathes once in its turn and defends with Might 4. Never stunned: a hero's attack that beats it takes 1 hit point, 1 more with the Spear, 1 more if the difference is 4 or more. Its own lost attacks cost it nothing. The Revolver cannot hurt it; Dynamite takes 2 hit points.
name-h15_wyrm_hp = Wyrm's hit points
about-h15_wyrm_hp = What is left of the Wyrm.
name-h15_tower_shield = Tower Shield
about-h15_tower_shield = 2 more dice when you defend against the Wyrm and on Speed rolls against its breath. One piece of gear per explorer; the traitor has no use of it.
name-h15_ring_mail = Ring Mail
about-h15_ring_mail = Damage from the Wyrm's attacks is 2 less, but you move 1 space less (at least 1). One piece of gear per explorer; the traitor has no use of it.
name-h15_gear_room = gear room
about-h15_gear_room = Attic, Gallery, Game Room, Gymnasium, Junk Room, Statuary Corridor, Storeroom and Vault: here old armour may hang.

## Actions

name-h15_find_gear = Look for gear
about-h15_find_gear = Might or Knowledge 4+. The first success finds the Tower Shield, the second the Ring Mail.
name-h15_breath = Breathe fire
about-h15_breath = Instead of an attack: every hero in the Wyrm's room and in adjacent rooms rolls Speed. 5+: nothing. 3–4: 1 die of physical damage. 0–2: 2 dice. Not in two monster turns running.

### Messages
