### Haunt 30: Seven Bells till Morning (English)

name-haunt_30 = Seven Bells till Morning
theme-haunt_30 = A clock strikes the first of seven bells, and one of you casts no reflection.
brief-haunt_30-heroes = Your friend's reflection has gone from every dark pane in the house. Somewhere a clock strikes the first of seven bells, and you remember that the sun has never failed to rise yet. Ash wood splits easily, and there is plenty of furniture.
brief-haunt_30-traitor = You were invited in so long ago that you had forgotten the thirst. Seven bells is not much of a night. Bring the guests over to your side of the glass before the birds start.
known-haunt_30-heroes = Whoever dies rises hungry; daylight ends it.
known-haunt_30-traitor = They look for stakes, and they can count bells as well as you.
epilogue-haunt_30-heroes = The seventh bell is drowned by a blackbird. What the light finds on the stairs is a coat, and dust in the shape of a coat.
epilogue-haunt_30-traitor = Morning comes and knocks at shutters that nobody opens. The house sleeps late now, all of it, in rows.

## Pieces, objects, tracks, places

name-h30_elder = the Elder
about-h30_elder = A vampire. Only a stake costs it life; any other defeat stuns it. It may attack with Might or Sanity.
name-h30_fledgling = Fledgling
about-h30_fledgling = A vampire that was a hero, played by that hero's player. A stake kills it; any other defeat stuns it.
name-h30_elder_hp = Elder's life
about-h30_elder_hp = Each stake that goes home takes 1.
name-h30_bells = Bells
about-h30_bells = Rises by 1 at the start of each traitor slot. At 7 it is morning, and the night is over.
name-h30_stake = Stake
about-h30_stake = Weapon: 2 more dice on a Might attack against a vampire. If the attack wins, the stake is discarded: a fledgling is killed, the Elder loses 1 life and is stunned. A hero carries at most 1.
name-h30_stake_room = stake room
about-h30_stake_room = Chapel, Library, Gymnasium, Attic, Storeroom, Junk Room, Conservatory, Gardens, Dining Room and Kitchen: here there is wood for stakes.

## Actions

name-h30_whittle = Whittle a stake
about-h30_whittle = Knowledge 4+ in a stake room gives you a stake.
name-h30_dominate = Lead the victim away
about-h30_dominate = After a Sanity attack won by 2 or more, instead of damage: move the victim up to 2 rooms through explored rooms, by doors and stairs.

### Messages
