### Haunt 22: The Long Drop (English)

name-haunt_22 = The Long Drop
theme-haunt_22 = At the far end of the house a room lets go, and nobody hears it land.
brief-haunt_22-heroes = The far end of the corridor tilts, slides, and is not there any more, and no sound comes up from below. Room by room the dark is eating its way towards the front door. There are words that hold a house up; say enough of them in time.
brief-haunt_22-traitor = You looked down, and it looked so restful. The house only has to let go, one room after another, and it has already begun. You will not fall; the dark has promised to set you down gently.
known-haunt_22-heroes = The rooms farthest from the Entrance Hall fall first.
known-haunt_22-traitor = The heroes speak rites in holy and learned places.
epilogue-haunt_22-heroes = The floor shudders, settles, and holds, and far below something closes its mouth.
epilogue-haunt_22-traitor = The front door hangs for a moment over nothing, like a stamp on a letter, and then it is posted.

## Markers, places

name-h22_rites = Rites
about-h22_rites = Rites spoken so far to hold the house up.
name-h22_used = used
about-h22_used = A rite has been spoken with this place or thing; it serves no second time.
name-h22_doomed = falls next
about-h22_doomed = By present distances this room falls at the end of the coming traitor slot. A hero inside rolls Speed 4+: success puts the hero in an adjacent room with 1 point of physical damage, failure is death.
name-h22_fallen = fallen
about-h22_fallen = There is no room here any more. Doors towards it count as walls.
name-h22_holy_place = holy place
about-h22_holy_place = Catacombs, Chapel, Crypt and Graveyard: a rite here needs Sanity 5+.
name-h22_learned_place = learned place
about-h22_learned_place = Library, Pentagram Chamber and Research Laboratory: a rite here needs Knowledge 5+.

## Actions

name-h22_rite = Speak a rite
about-h22_rite = Each place and thing serves once. Sanity 5+ in a holy place or with Bell, Candle or Holy Symbol; Knowledge 5+ in a learned place or with Book, Crystal Ball, Mask or Medallion. When no unused place can be reached any more: Sanity or Knowledge 6+ in the Entrance Hall.

### Messages
