### Haunt 10: Sunday Visitors (English)

name-haunt_10 = Sunday Visitors
theme-haunt_10 = It is Sunday, and the whole family has come, even those in the photographs.
brief-haunt_10-heroes = They have dressed for the occasion, although the cloth has not kept as well as they have. Your friend's whole family stands in the hall, jaws working, and calls you by the wrong names. They follow whoever they see; perhaps they can be led back to bed.
brief-haunt_10-traitor = Your heart stopped, and then everyone was there, even the ones from the photographs. They are so hungry for company. Bring them together for one last dinner before the cock crows.
known-haunt_10-heroes = The dead crumble at dawn, after round 10.
known-haunt_10-traitor = There are rooms where the living can put your family to rest.
epilogue-haunt_10-heroes = A cock crows, and the hall is full of good clothes with nobody in them.
epilogue-haunt_10-traitor = Grace is said, plates are passed, and for once the whole family is at one table.

## Pieces, tracks, places

name-h10_relative = Relative
about-h10_relative = Must go for the nearest hero it can see and attack. It has 3 hit points; each defeat costs it 1 and stuns it, and at 0 it is destroyed. A dead hero in the room where it ends its move heals it fully, once per corpse.
name-h10_hp = hit points
about-h10_hp = Each defeat costs the Relative 1; at 0 it is destroyed.
name-h10_dawn = Dawn
about-h10_dawn = Counts the rounds. At the end of round 10 all Relatives crumble.
name-h10_resting_room = resting room
about-h10_resting_room = Bedroom, Catacombs, Chapel, Crypt, Dining Room, Graveyard and Master Bedroom: here a Relative can be laid to rest.

## Actions

name-h10_lay_to_rest = Lay to rest
about-h10_lay_to_rest = In a resting room: Sanity or Knowledge 4+. Success: one Relative in the room, stunned or not, is destroyed.

### Messages

figure-h10_relatives = Relatives left
figure-h10_dawn = Dawn
