### Haunt 29: Measure Twice (English)

name-haunt_29 = Measure Twice
theme-haunt_29 = Somebody in this house can sew, and has not been sewing curtains.
brief-haunt_29-heroes = The book was not about anatomy, it was about tailoring. What stands in the lamplight is eight feet of careful seams, and it has turned its borrowed head because one of you hummed. It is afraid of one thing only, and lamps are easy to find.
brief-haunt_29-traitor = Every stitch is yours, though you remember threading none of them. It is big and gentle and it needs company, cut to the same pattern. You have the shears; your friends have the cloth.
known-haunt_29-heroes = The traitor wants some of you dead, not necessarily all.
known-haunt_29-traitor = They will throw fire; seams can be mended.
epilogue-haunt_29-heroes = He burns the way old curtains burn, all at once, and at the very end he hums your tune back to you.
epilogue-haunt_29-traitor = There are two of them now on the long bench, hand in hand, and enough cloth left over for a child.

## Pieces, objects, markers, places

name-h29_mended_man = the Mended Man
about-h29_mended_man = A hero's Might attack that beats him by 1–2 stuns him, by 3 or more also costs him 1 seam. When he attacks and loses, he is only stunned. Dynamite that hits costs him 1 seam and stuns him.
name-h29_seams = Seams
about-h29_seams = What still holds the Mended Man together.
name-h29_oil_lamp = Oil Lamp
about-h29_oil_lamp = Can be thrown at the Mended Man from an adjacent room. A hero carries at most 1; the Dog cannot carry it.
name-h29_lure = lure
about-h29_lure = In the next monster turn the Mended Man must go towards this hero at full speed and may attack only after that. Then the marker is removed.
name-h29_lamp_room = lamp room
about-h29_lamp_room = Storeroom, Junk Room, Attic, Kitchen, Larder, Servants' Quarters, Library, Chapel, Wine Cellar and Furnace Room: here an oil lamp may be found.

## Actions

name-h29_take_lamp = Take a lamp
about-h29_take_lamp = Knowledge 3+ in a lamp room gives you an oil lamp.
name-h29_throw = Throw the lamp
about-h29_throw = Instead of an attack, through a connecting door at the Mended Man in an adjacent room, stunned or not: discard the lamp and roll Speed. 4+: he loses 1 seam and is stunned.
name-h29_hum = Hum
about-h29_hum = Sanity 4+ puts the lure on you, taken from any other hero.
name-h29_mend = Mend him
about-h29_mend = In the Mended Man's room: Knowledge 5+ (4+ in the Operating Laboratory) gives him back 1 seam, never more than he began with.
name-h29_break_lamp = Break the lamp
about-h29_break_lamp = Take a lamp from the pile here and break it. Free.

### Messages
