### Haunt 48: He Comes Back (English)

name-haunt_48 = He Comes Back
theme-haunt_48 = You have already killed him once tonight, and there is his step on the stairs again.
brief-haunt_48-heroes = He has a sack over his head and somebody's garden shears, and you have already killed him once tonight. He got up. Somewhere in this house are the papers, the toys and the photographs of a boy with a perfectly good name; perhaps nobody ever called him by it.
brief-haunt_48-traitor = He was always a good boy, whatever they wrote. You kept the door open for him all these years. Every time they put him down he comes up a little taller.
known-haunt_48-heroes = Beating him makes him stronger.
known-haunt_48-traitor = They are collecting his story; do not let them speak to him.
epilogue-haunt_48-heroes = He sits down on the stairs when he hears it, and takes off the sack, and asks if it is supper time. You say that it is.
epilogue-haunt_48-traitor = You wash the shears and hang them up. Same time next year; he does so look forward to it.

## Pieces, markers, places

name-h48_sack_man = the man in the sack
about-h48_sack_man = Never stunned. When he is defeated he is gone, but at the start of the next monster turn he comes back 2 or more rooms from every hero with 1 Might more (at most 8), and does nothing else in that turn.
name-h48_truth = truth
about-h48_truth = A piece of his story. Truths belong to all heroes and are not lost by death.
name-h48_name = name spoken
about-h48_name = He has heard who he is. Names belong to all heroes and are not lost by death.
name-h48_searched = searched
about-h48_searched = There is nothing more to be found in this room for now.
name-h48_returning = coming back
about-h48_returning = Returns at the start of the next monster turn.
name-h48_story_room = story room
about-h48_story_room = Attic, Bedroom, Master Bedroom, Library, Servants' Quarters, Storeroom, Chapel, Crypt, Graveyard, Organ Room, Vault and Research Laboratory: here a truth may be found.

## Actions

name-h48_search = Search for his story
about-h48_search = Sanity or Knowledge 4+ in a story room not yet searched: a truth is found, and the room is searched.
name-h48_speak = Speak his name
about-h48_speak = With enough truths, in his room and instead of an attack: Sanity or Knowledge, 1 die more with the Mask, the Girl or the Book. 6+: his name is spoken. 0–5: 1 point of mental damage.
name-h48_tidy = Tidy up
about-h48_tidy = Instead of an attack, in a story room not yet searched: Knowledge 5+ marks it searched, and no truth is found.

### Messages
