### Haunt 12: Two of Everyone (English)

name-haunt_12 = Two of Everyone
theme-haunt_12 = The crystal clears, and there is one too many of each of you.
brief-haunt_12-heroes = The crystal clears, and in it you see all of yourselves, walking in from the far end of the house. They have your coats, your scars and none of your doubts. Only you can end the one who wears your face.
brief-haunt_12-twins = You stand over the slow one and feel its name slip on like a glove. There are still others who remember the first owner. Finish it.
known-haunt_12-heroes = All of this haunt's rules are public.
known-haunt_12-twins = All of this haunt's rules are public.
epilogue-haunt_12-heroes = In the mirror over the stairs there is one of each of you, and all of them look tired.
epilogue-haunt_12-twins = They leave arm in arm by the front door, and everyone at home says how well they look.

## Pieces, states

name-h12_twin = Twin
about-h12_twin = Has its explorer's traits and 3 hit points, and hunts only that explorer, with 1 extra die when it attacks. Only its own explorer hurts it: a defeat costs it hit points equal to the difference and stuns it. Other explorers only stun it.
name-h12_twin_bruno_kessler = Twin of { name-bruno_kessler }
name-h12_twin_marcus_okoro = Twin of { name-marcus_okoro }
name-h12_twin_tilly_marsh = Twin of { name-tilly_marsh }
name-h12_twin_wren_halvorsen = Twin of { name-wren_halvorsen }
name-h12_twin_kenji_moro = Twin of { name-kenji_moro }
name-h12_twin_toby_fairweather = Twin of { name-toby_fairweather }
name-h12_twin_madam_corvina = Twin of { name-madam_corvina }
name-h12_twin_lucia_serrano = Twin of { name-lucia_serrano }
name-h12_twin_professor_ashgrove = Twin of { name-professor_ashgrove }
name-h12_twin_father_aldous = Twin of { name-father_aldous }
name-h12_twin_piper_lang = Twin of { name-piper_lang }
name-h12_twin_ada_bouchard = Twin of { name-ada_bouchard }
name-h12_heir = heir
about-h12_heir = A Twin whose explorer is dead. That explorer's player plays it, against any hero; every hero can hurt it.
name-h12_hp = hit points
about-h12_hp = At 0 the Twin is destroyed, and its explorer gains 1 Might or 1 Speed if below the starting step.

## Actions

name-h12_shatter = Shatter the Crystal Ball
about-h12_shatter = In a Twin's room, discard the Crystal Ball: that Twin loses 2 hit points. Once per game.

### Messages
event-heir = { $who } is an heir now: seat { $seat } plays it.
