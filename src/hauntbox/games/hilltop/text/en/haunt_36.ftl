### Haunt 36: High Water Mark (English)

name-haunt_36 = High Water Mark
theme-haunt_36 = The house settles with a sigh, and the cellar windows turn green.
brief-haunt_36-heroes = The hill was never rock. The house settles with a sigh, the cellar windows go green, and the stairs begin to drink. There is an old dinghy, tarred and hopeless, and it will float as soon as there is something to float on.
brief-haunt_36-traitor = You always could hold your breath longer than the others. Down there they have kept a bed for you, and for everyone you can bring. All they need is a hole in a boat, or a hand on an ankle.
known-haunt_36-heroes = The traitor swims as easily as walking.
known-haunt_36-traitor = They need the dinghy, oars, and water at a window.
epilogue-haunt_36-heroes = You row over your own attic window, and a hand waves behind the glass, and you do not wave back.
epilogue-haunt_36-traitor = The last bubble takes a long time to come up. Under the hill somebody turns down the sheets.

## Pieces, objects, markers, tracks, places

name-h36_drowned = Drowned Guest
about-h36_drowned = Walks only on flooded floors, and ignores the water.
name-h36_dinghy = Dinghy
about-h36_dinghy = Heavy: each room you enter with it costs 1 extra space. It cannot be stolen, nor carried by the traitor or the Dog, nor taken through secret passages, secret stairs, the elevator or the chute.
name-h36_oar = Oar
about-h36_oar = The dinghy needs oars. A hero carries at most 1; the Dog cannot carry it.
name-h36_hole = hole
about-h36_hole = A dinghy with a hole cannot be launched. It has at most 2.
name-h36_water = Water
about-h36_water = Rises by 1 at the start of each traitor slot. Basement: partly flooded from 1, fully from 3. Ground floor: partly from 4, fully from 6. Upper floor: partly from 8.
name-h36_flooded = partly flooded
about-h36_flooded = Each step into a room of this floor costs a hero 1 extra space.
name-h36_flooded-full = fully flooded
about-h36_flooded-full = Each step into a room of this floor costs a hero 1 extra space, and a hero who starts a turn here takes 1 die of physical damage.
name-h36_emptied = emptied
about-h36_emptied = No oar is left in this room.
name-h36_escaped = escaped
about-h36_escaped = Away in the dinghy, and alive.
name-h36_oar_room = oar room
about-h36_oar_room = Attic, Junk Room, Storeroom, Gardens, Gymnasium, Game Room, Servants' Quarters, Wine Cellar, Bedroom and Kitchen: here an oar may be found.
name-h36_launch_room = launching place
about-h36_launch_room = An outdoor room, or one with an outside-facing window: on the ground floor while the water stands at 4–5, on the upper floor from 6 on. If there is none, the landing of that floor (on the ground floor the Entrance Hall).

## Actions

name-h36_find_oar = Find an oar
about-h36_find_oar = Might or Knowledge 4+ in an oar room not yet emptied: take an oar, and the room is emptied.
name-h36_stave_in = Stave in the dinghy
about-h36_stave_in = If nobody carries the dinghy and no hero is in the room: Might 5+ makes a hole in it, at most 2.
name-h36_patch = Patch a hole
about-h36_patch = In the dinghy's room: Knowledge 3+ removes a hole.
name-h36_launch = Launch the dinghy
about-h36_launch = At a launching place, with no hole in the dinghy and enough heroes and oars in the room: Might or Knowledge 4+. Success: all heroes in the room escape.

### Messages
