### Haunt 38: The Ember Roost (English)

name-haunt_38 = The Ember Roost
theme-haunt_38 = Soot falls from a cold chimney, and after the soot come sparks with wings.
brief-haunt_38-heroes = Soot falls from a chimney that has been cold for years, and after the soot come sparks, and the sparks have wings. They are only the breath of something nesting in the flue. It has an old name, and enough prayers or enough learning will send it back up.
brief-haunt_38-traitor = They perched on your shoulders and burned nothing but the cold out of you. They would like the whole house to be as warm as you are.
known-haunt_38-heroes = The bats die easily and come back easily.
known-haunt_38-traitor = They will use holy and learned places and things against the roost.
epilogue-haunt_38-heroes = The sparks go back up the chimney like a film run backwards. The grate is stone cold, and so, rather suddenly, is your friend.
epilogue-haunt_38-traitor = From the village it looks like an early sunrise. It is a very small one, and it does not go away.

## Pieces, markers, places

name-h38_firebat = Firebat
about-h38_firebat = Makes no attack: once in its turn it touches a hero in its room. It hinders nobody, and is removed when it is defeated.
name-h38_roost = roost
about-h38_roost = The room where the firebats nest.
name-h38_rites = Rites
about-h38_rites = Rites spoken so far against the roost.
name-h38_burning = burning
about-h38_burning = Takes 1 point of physical damage at the start of each own turn, until the fire is out. Entering the Underground Lake, the Kitchen or the Gardens puts it out at once.
name-h38_used = used
about-h38_used = Has served for a rite already.
name-h38_holy_place = holy place
about-h38_holy_place = Chapel, Crypt, Graveyard, Pentagram Chamber and Gardens: a rite here needs Sanity 5+.
name-h38_learned_place = learned place
about-h38_learned_place = Library, Research Laboratory, Operating Laboratory, Gallery and Conservatory: a rite here needs Knowledge 5+.

## Actions

name-h38_rite = Speak a rite
about-h38_rite = Once per turn, with an unused place or thing. Sanity 5+ in a holy place or with Holy Symbol, Ring or Medallion; Knowledge 5+ in a learned place or with Book, Crystal Ball or Spirit Board. When everything in the house has been used, all of it may be used again.
name-h38_put_out = Put out the fire
about-h38_put_out = Instead of an attack: Speed 3+, and you burn no longer.
name-h38_touch = Touch a hero
about-h38_touch = The hero rolls Speed. 4+: nothing. 0–3: 1 point of physical damage, and the hero burns.

### Messages
