### Haunt 25: Pins and Whispers (English)

name-haunt_25 = Pins and Whispers
theme-haunt_25 = Somebody has made a small cloth copy of each of you, and knows where the pins go.
brief-haunt_25-heroes = You feel it before you understand: a pin in the arm, damp in the lungs, a voice at the ear with nobody there. Somewhere in this house lies a small cloth copy of each of you. Find it before it wears out.
brief-haunt_25-traitor = You always had a gift for faces, and cloth is so forgiving. You have tucked each of them away where nobody looks. Now you only have to wait, and perhaps slow them down a little.
known-haunt_25-heroes = For each doll you know the floor and the symbol of its room.
known-haunt_25-traitor = The heroes search rooms and unpick dolls.
epilogue-haunt_25-heroes = A last thread comes loose, and everybody breathes in at the same time.
epilogue-haunt_25-traitor = You set them in a row on the bed, one small cloth guest after another, and tuck them in.

## Objects, markers

name-h25_doll = Doll
about-h25_doll = While it is not unpicked, its hero loses 1 step at the end of the traitor slot in every even round: Speed if the doll was hidden in the basement, Might on the ground floor, Sanity on the upper floor.
name-h25_doll_bruno_kessler = Doll of { name-bruno_kessler }
name-h25_doll_marcus_okoro = Doll of { name-marcus_okoro }
name-h25_doll_tilly_marsh = Doll of { name-tilly_marsh }
name-h25_doll_wren_halvorsen = Doll of { name-wren_halvorsen }
name-h25_doll_kenji_moro = Doll of { name-kenji_moro }
name-h25_doll_toby_fairweather = Doll of { name-toby_fairweather }
name-h25_doll_madam_corvina = Doll of { name-madam_corvina }
name-h25_doll_lucia_serrano = Doll of { name-lucia_serrano }
name-h25_doll_professor_ashgrove = Doll of { name-professor_ashgrove }
name-h25_doll_father_aldous = Doll of { name-father_aldous }
name-h25_doll_piper_lang = Doll of { name-piper_lang }
name-h25_doll_ada_bouchard = Doll of { name-ada_bouchard }
name-h25_clear = clear
about-h25_clear = Searched: no doll is left in this room.
name-h25_unpicked = unpicked
about-h25_unpicked = This hero's doll has come apart and does no more harm.

## Actions

name-h25_search = Search for dolls
about-h25_search = Knowledge 4+. Success: you find every doll in this room, and the room is clear. Failure tells you nothing.
name-h25_unpick = Unpick a doll
about-h25_unpick = Sanity 4+ with a found doll you carry, your own or another's. Success: the doll is removed.
name-h25_hide_again = Hide the doll again
about-h25_hide_again = Instead of an attack: hide a doll you carry in this room, in secret. Its floor becomes this one, and the hint is told anew.

### Messages
event-doll-hint =
    { $floor-id ->
        [basement] The doll of { $who } lies in the basement,
       *[other] The doll of { $who } lies on the { $floor },
    } { $symbol-id ->
        [none] in a room without a symbol.
        [item] in a room with an item symbol.
       *[other] in a room with an { $symbol } symbol.
    }
event-doll-unpicked = The doll of { $who } comes apart and does no more harm.
