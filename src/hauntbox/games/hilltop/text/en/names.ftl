### Names and short descriptions of The House on the Hilltop (English)

name-hilltop = The House on the Hilltop
about-hilltop = You explore a strange house together, one room at a time, until an omen too many wakes the haunt and, as a rule, one of you turns traitor. From then on both sides try to reach their own secret aim first.

## Explorers

name-bruno_kessler = Bruno Kessler
about-bruno_kessler = 23 years old; plays football and cannot resist shiny things.
name-marcus_okoro = Marcus "Dash" Okoro
about-marcus_okoro = 20 years old; lives for running and music, and reads plays.
name-tilly_marsh = Tilly Marsh
about-tilly_marsh = 9 years old; swims like a fish and wants to be a doctor.
name-wren_halvorsen = Wren Halvorsen
about-wren_halvorsen = 8 years old; loves her dolls and music.
name-kenji_moro = Kenji Moro
about-kenji_moro = 13 years old; collects bugs and plays basketball.
name-toby_fairweather = Toby Fairweather
about-toby_fairweather = 12 years old; computers, camping and hockey.
name-madam_corvina = Madam Corvina
about-madam_corvina = 37 years old; reads the stars, cooks for a crowd and follows baseball.
name-lucia_serrano = Lucia Serrano
about-lucia_serrano = 42 years old; knows every old film and rides horses.
name-professor_ashgrove = Professor Ashgrove
about-professor_ashgrove = 57 years old; music, drama and good wine.
name-father_aldous = Father Aldous
about-father_aldous = 62 years old; fences, and tends the garden.
name-piper_lang = Piper Lang
about-piper_lang = 18 years old; television and shopping.
name-ada_bouchard = Ada Bouchard
about-ada_bouchard = 21 years old; always reading, unless she is playing soccer.

## Traits

name-speed = Speed
about-speed = A physical trait: how many spaces you may move in a turn, and your dice for Speed rolls. Once the haunt has begun, you die when it falls to the skull.
name-might = Might
about-might = A physical trait: your dice for attack, defence and Might rolls. Once the haunt has begun, you die when it falls to the skull.
name-sanity = Sanity
about-sanity = A mental trait: your dice for Sanity rolls, against what frightens you. Once the haunt has begun, you die when it falls to the skull.
name-knowledge = Knowledge
about-knowledge = A mental trait: your dice for Knowledge rolls, to find, open and understand things. Once the haunt has begun, you die when it falls to the skull.

## Floors

name-basement = basement
name-ground = ground floor
name-upper = upper floor

## Symbols and decks

name-omen = omen
about-omen = Whoever discovers the room draws an omen and, before the haunt, makes a haunt roll at the end of the turn: 6 dice, and the haunt begins if their sum is below the number of omens revealed.
name-item = item
about-item = Whoever discovers the room draws an item.
name-event = event
about-event = Whoever discovers the room draws an event.

## Sides

name-heroes = the heroes
name-traitor = the traitor
name-monsters = the monsters
name-everybody = everybody
name-twins = the Twins

## Starting tiles

name-entrance_hall = Entrance Hall
about-entrance_hall = Here you begin. The front door in the east wall is locked and stays so, unless a haunt says otherwise.
name-foyer = Foyer
about-foyer = One step from the Stairs from Basement, once these are in the house.
name-grand_staircase = Grand Staircase
about-grand_staircase = One step from the Upper Landing. The room has a window.
name-upper_landing = Upper Landing
about-upper_landing = One step from the Grand Staircase.
name-basement_landing = Basement Landing
about-basement_landing = The bottom of the Coal Chute. Only the traitor and monsters can climb the chute, for 1 space.

## Rooms of the stack

name-abandoned_room = Abandoned Room
name-attic = Attic
about-attic = When you leave, roll Speed 3+ or lose 1 Might. If you leave by your own movement and fail, you may stay instead: you lose nothing, but your movement ends.
name-balcony = Balcony
about-balcony = An outdoor room.
name-ballroom = Ballroom
about-ballroom = Whoever falls from the Gallery lands here.
name-bedroom = Bedroom
about-bedroom = The room has a window.
name-bloody_room = Bloody Room
name-catacombs = Catacombs
about-catacombs = A barrier divides the room: to cross it, roll Sanity 6+, once per turn. On a failure you may leave the way you came.
name-chapel = Chapel
about-chapel = Gain 1 Sanity when you end your turn here, once per game for each explorer. The room has a window.
name-charred_room = Charred Room
name-chasm = Chasm
about-chasm = A barrier divides the room: to cross it, roll Speed 3+, once per turn. On a failure you may leave the way you came.
name-coal_chute = Coal Chute
about-coal_chute = You may slide to the Basement Landing for no space, and whoever would end a turn here slides. Only the traitor and monsters can climb up, for 1 space.
name-collapsed_room = Collapsed Room
about-collapsed_room = Whoever discovers it rolls Speed: on 5+ nothing happens, otherwise you fall into a room newly found in the basement and take 1 die of physical damage. Later you may jump down into that room for the same damage.
name-conservatory = Conservatory
about-conservatory = The room has a window.
name-creaky_hallway = Creaky Hallway
name-crypt = Crypt
about-crypt = Take 1 point of mental damage when you end your turn here.
name-dining_room = Dining Room
about-dining_room = The room has a window.
name-dusty_hallway = Dusty Hallway
name-furnace_room = Furnace Room
about-furnace_room = Take 1 point of physical damage when you end your turn here.
name-gallery = Gallery
about-gallery = If the Ballroom is in the house, you may drop into it once per turn: it costs no space but 1 die of physical damage.
name-game_room = Game Room
name-gardens = Gardens
about-gardens = An outdoor room.
name-graveyard = Graveyard
about-graveyard = When you leave, roll Sanity 4+ or lose 1 Knowledge. If you leave by your own movement and fail, you may stay instead: you lose nothing, but your movement ends. An outdoor room.
name-gymnasium = Gymnasium
about-gymnasium = Gain 1 Speed when you end your turn here, once per game for each explorer.
name-junk_room = Junk Room
about-junk_room = When you leave, roll Might 3+ or lose 1 Speed. If you leave by your own movement and fail, you may stay instead: you lose nothing, but your movement ends.
name-kitchen = Kitchen
name-larder = Larder
about-larder = Gain 1 Might when you end your turn here, once per game for each explorer.
name-library = Library
about-library = Gain 1 Knowledge when you end your turn here, once per game for each explorer.
name-master_bedroom = Master Bedroom
about-master_bedroom = The room has a window.
name-mystic_elevator = Mystic Elevator
about-mystic_elevator = When you enter, it moves, at most once per turn. Roll 2 dice. 4: any floor. 3: upper floor. 2: ground floor. 1: basement. 0: basement, and each explorer inside takes 1 die of physical damage. You choose the unexplored doorway it goes to. If you spend a whole turn inside, you roll at its end. The traitor and monsters choose the floor instead of rolling.
name-operating_laboratory = Operating Laboratory
name-organ_room = Organ Room
name-patio = Patio
about-patio = An outdoor room.
name-pentagram_chamber = Pentagram Chamber
about-pentagram_chamber = When you leave, roll Knowledge 4+ or lose 1 Sanity. If you leave by your own movement and fail, you may stay instead: you lose nothing, but your movement ends.
name-research_laboratory = Research Laboratory
name-servants_quarters = Servants' Quarters
name-stairs_from_basement = Stairs from Basement
about-stairs_from_basement = One step from the Foyer, both ways.
name-statuary_corridor = Statuary Corridor
name-storeroom = Storeroom
name-tower = Tower
about-tower = A barrier divides the room: to cross it, roll Might 3+, once per turn. On a failure you may leave the way you came. An outdoor room.
name-underground_lake = Underground Lake
name-vault = Vault
about-vault = Once per turn you may try the locked part: Knowledge 6+. Success: draw 2 items, and the Vault is empty.
name-wine_cellar = Wine Cellar

## Omens

name-bite = Bite
about-bite = When you draw it, something attacks you with Might 4; you defend with Might, and only you can be hurt. Afterwards it has no further effect. It cannot be given away, dropped or stolen.
name-book = Book
about-book = +2 Knowledge when you gain it, −2 Knowledge when you lose it.
name-crystal_ball = Crystal Ball
about-crystal_ball = Once in your turn after the haunt has begun, roll Knowledge. 4+: search the item or event deck for any card, shuffle the deck and put that card on top. 1–3: lose 1 Sanity. 0: lose 2 Sanity.
name-dog = Dog
about-dog = Companion: +1 Might and +1 Sanity when it joins you, −1 and −1 when you lose it. Once in your turn it runs to a room up to 6 spaces away and back, and may carry one card there or fetch one. It cannot be given away, dropped or stolen.
name-girl = Girl
about-girl = Companion: +1 Sanity and +1 Knowledge when she joins you, −1 and −1 when you lose her. She cannot be given away, dropped or stolen.
name-holy_symbol = Holy Symbol
about-holy_symbol = +2 Sanity when you gain it, −2 Sanity when you lose it.
name-madman = Madman
about-madman = Companion: +2 Might and −1 Sanity when he joins you, −2 Might and +1 Sanity when you lose him. He cannot be given away, dropped or stolen.
name-mask = Mask
about-mask = Once in your turn, roll Sanity. 4+: put it on (+2 Knowledge, −2 Sanity) or take it off (+2 Sanity, −2 Knowledge). 0–3: you cannot this turn. Losing it while you wear it takes it off.
name-medallion = Medallion
about-medallion = The texts of the Pentagram Chamber, the Crypt and the Graveyard do not affect you.
name-ring = Ring
about-ring = You may attack with Sanity instead of Might, if your target has Sanity; it defends with Sanity and the damage is mental.
name-skull = Skull
about-skull = When you would take mental damage, you may take all of it as physical damage instead.
name-spear = Spear
about-spear = Weapon: roll 2 more dice when you attack with Might (at most 8).
name-spirit_board = Spirit Board
about-spirit_board = In your turn before you move, you may look secretly at the top tile of the room stack. If the haunt has begun, the traitor may then move any number of monsters 1 space closer to you; without a traitor, every monster moves 1 space closer. If you are the traitor, you need not move any.

## Items

name-adrenaline_shot = Adrenaline Shot
about-adrenaline_shot = Discard it before you make a trait roll: add 4 to the result.
name-amulet_of_ages = Amulet of Ages
about-amulet_of_ages = +1 in each trait when you gain it, −3 in each trait when you lose it.
name-angel_feather = Angel Feather
about-angel_feather = Discard it when you are about to make any roll: name a number from 0 to 8, and that is the result.
name-armor = Armor
about-armor = Each time you take physical damage, you take 1 point less. It cannot be stolen.
name-axe = Axe
about-axe = Weapon: roll 1 more die when you attack with Might (at most 8).
name-bell = Bell
about-bell = +1 Sanity when you gain it, −1 when you lose it. Once in your turn after the haunt has begun, roll Sanity. 5+: move any number of unimpeded heroes 1 space closer to you. 0–4: the traitor may move any number of monsters 1 space closer to you; without a traitor, every monster moves 1 space closer; if you are the traitor, nothing happens.
name-blood_dagger = Blood Dagger
about-blood_dagger = Weapon: roll 3 more dice when you attack with Might (at most 8), but first lose 1 Speed. It cannot be given away or dropped. If it is stolen from you, take 2 dice of physical damage.
name-bottle = Bottle
about-bottle = In your turn after the haunt has begun, discard it and roll 3 dice. 6: put your explorer in any room. 5: +2 Might and +2 Speed. 4: +2 Knowledge and +2 Sanity. 3: +1 Knowledge and −1 Might. 2: −2 Knowledge and −2 Sanity. 1: −2 Might and −2 Speed. 0: −2 in each trait.
name-candle = Candle
about-candle = When you draw an event, roll 1 more die on its trait rolls (at most 8). If you hold Bell, Book and Candle together: +2 in each trait; the first time you lose one of the three: −2 in each trait.
name-dark_dice = Dark Dice
about-dark_dice = Once in your turn, roll 3 dice. 6: move to the room of any explorer not revealed as a traitor. 5: move another explorer in your room to an adjacent room. 4: +1 in a physical trait. 3: move to an adjacent room at once, free. 2: +1 in a mental trait. 1: draw an event. 0: each of your traits drops to its lowest step above the skull, and you discard the Dark Dice.
name-dynamite = Dynamite
about-dynamite = Instead of an attack, discard it to throw it through a connecting door into an adjacent room. Each explorer there, and each monster with Might and Speed, rolls Speed. 5+: nothing. 0–4: 4 points of physical damage; a monster is stunned.
name-healing_salve = Healing Salve
about-healing_salve = In your turn, discard it for yourself or a living explorer in your room: Might and Speed, if lower, go up to their starting steps.
name-idol = Idol
about-idol = Once in each player's turn, before you make a trait, combat or event roll, you may roll 2 more dice (at most 8); you lose 1 Sanity.
name-lucky_stone = Lucky Stone
about-lucky_stone = Discard it after any roll you made: reroll any number of its dice once.
name-medical_kit = Medical Kit
about-medical_kit = Once in your turn, roll Knowledge for yourself or an explorer in your room. 8+: heal up to 3 points of physical traits. 6–7: up to 2. 4–5: 1. 0–3: nothing. Points may be split; no trait rises above its starting step.
name-music_box = Music Box
about-music_box = Once in your turn you may open or close it. While it is open, each explorer, and each monster with Sanity, that enters its room or starts a turn there must roll Sanity 4+ or its turn ends; a carrier who fails drops the open box.
name-pickpockets_gloves = Pickpocket's Gloves
about-pickpockets_gloves = In your turn, discard them when another explorer is in your room: take one card from that explorer that can be stolen.
name-puzzle_box = Puzzle Box
about-puzzle_box = Once in your turn, roll Knowledge. 6+: draw 2 items and discard the Puzzle Box. 0–5: nothing.
name-rabbits_foot = Rabbit's Foot
about-rabbits_foot = Once in your turn, reroll 1 die of a roll you just made; the second result counts.
name-revolver = Revolver
about-revolver = Weapon: attack with Speed and 1 more die (at most 8), in your room or along a line of sight; the target defends with Speed and the damage is physical. If the target is in another room and you lose, you take no damage.
name-sacrificial_dagger = Sacrificial Dagger
about-sacrificial_dagger = Weapon: roll 3 more dice when you attack with Might (at most 8), but first roll Knowledge. 6+: no harm. 3–5: lose 1 in a mental trait. 0–2: take 2 dice of physical damage, and you cannot attack this turn.
name-smelling_salts = Smelling Salts
about-smelling_salts = In your turn, discard it for yourself or a living explorer in your room: Knowledge, if lower, goes up to its starting step.

## Events

name-angry_being = Angry Being
about-angry_being = Roll Speed. 5+: gain 1 Speed. 2–4: 1 die of mental damage. 0–1: 1 die of mental damage and 1 die of physical damage.
name-beckoning = The Beckoning
about-beckoning = Each explorer in the Gardens, Graveyard, Tower or Balcony, or in a room with an outside-facing window, rolls Sanity. 3+: nothing. 0–2: that explorer jumps to the Patio, which is placed if it is not yet in the house, and takes 1 die of physical damage.
name-blessed_ground = Blessed Ground
about-blessed_ground = This room is blessed: each hero (before the haunt, each explorer) rolls 1 more die on trait rolls here (at most 8).
name-bloody_vision = Bloody Vision
about-bloody_vision = Roll Sanity. 4+: gain 1 Sanity. 2–3: lose 1 Sanity. 0–1: you must attack someone in your room or an adjacent room with Might, if there is anyone: the explorer with the lowest Might, or a monster if no explorer is there.
name-burning_man = Burning Man
about-burning_man = Roll Sanity. 4+: gain 1 Sanity. 2–3: you are put in the Entrance Hall. 0–1: 1 die of physical damage, then 1 die of mental damage.
name-closet_door = Closet Door
about-closet_door = A closet opens in this room. Once in each of their turns, an explorer here may roll 2 dice. 4: draw an item. 2–3: draw an event. 0–1: draw an event, and the closet is gone.
name-creepy_crawlies = Creepy Crawlies
about-creepy_crawlies = Roll Sanity. 5+: gain 1 Sanity. 1–4: lose 1 Sanity. 0: lose 2 Sanity.
name-debris = Debris
about-debris = Roll Speed. 3+: gain 1 Speed. 1–2: you are buried and take 1 die of physical damage. 0: you are buried and take 2 dice. While buried you can only try to get free: once in each of their turns, you or another explorer in the room may roll Might 4+. After 3 failures you are free at the start of your next turn.
name-disquieting_sounds = Disquieting Sounds
about-disquieting_sounds = Roll 6 dice. At least the number of omens revealed: gain 1 Sanity. Less: 1 die of mental damage.
name-footsteps = Footsteps
about-footsteps = Roll 1 die (2 dice in the Chapel). 4: you and the nearest explorer gain 1 Might. 3: you gain 1 Might, the nearest explorer loses 1 Sanity. 2: lose 1 Sanity. 1: lose 1 Speed. 0: each explorer loses 1 in a trait of their choice.
name-foresight = Foresight
about-foresight = Choose: look secretly at the top 3 of the room stack or of one deck and put them back in any order; or roll 4 dice and keep the number, to use once instead of a later roll of yours (at most that roll's maximum).
name-funeral = Funeral
about-funeral = Roll Sanity. 4+: gain 1 Sanity. 2–3: lose 1 Sanity. 0–1: lose 1 Sanity and 1 Might, and if the Graveyard or the Crypt is in the house, you are put in one of them.
name-grave_dirt = Grave Dirt
about-grave_dirt = Roll Might. 4+: gain 1 Might. 0–3: keep this card and take 1 point of physical damage at the start of each of your turns. Discard it when an item raises one of your traits, or when you end a turn in the Balcony, Gardens, Graveyard, Gymnasium, Larder, Patio or Tower.
name-groundskeeper = Groundskeeper
about-groundskeeper = Roll Knowledge (2 dice fewer in the Gardens). 4+: draw an item. 0–3: you are attacked with Might 4 and defend with Might; only you can be hurt.
name-hanged_men = Hanged Men
about-hanged_men = Roll each of your four traits once, in any order. 0–1: lose 1 in that trait. 2+: nothing. If all four were 2 or more: gain 1 in a trait of your choice.
name-hideous_shriek = Hideous Shriek
about-hideous_shriek = Each explorer rolls Sanity. 4+: nothing. 1–3: 1 die of mental damage. 0: 2 dice of mental damage.
name-lady_in_grey = The Lady in Grey
about-lady_in_grey = Roll Knowledge. 5+: gain 1 Knowledge. Otherwise roll 3 dice. 6: go to the Entrance Hall. 4–5: go to the Upper Landing. 2–3: place an upper-floor tile and go there. 0–1: place a basement tile and go there. If there is no such tile, go to the Entrance Hall.
name-lights_out = Lights Out
about-lights_out = Keep this card: you may move only 1 space per turn, until you end a turn in a room with another explorer or in the Furnace Room. With the Candle, discard it at once.
name-locked_safe = Locked Safe
about-locked_safe = A safe stands in this room. Once in each of their turns, an explorer here may roll Knowledge. 5+: draw 2 items, and the safe is gone. 2–4: 1 die of physical damage. 0–1: 2 dice of physical damage.
name-mirror_debt = Image in the Mirror (give)
about-mirror_debt = Choose one of your item cards and shuffle it into the item deck; gain 1 Knowledge. If you have none, this happens to the next explorer to your left who has one.
name-mirror_gift = Image in the Mirror (take)
about-mirror_gift = Draw an item.
name-mists = Mists from the Walls
about-mists = Each explorer in the basement rolls Sanity. 4+: nothing. 1–3: 1 die of mental damage, 2 dice in a room with an event symbol. 0: 1 die of mental damage, 3 dice in a room with an event symbol.
name-mystic_slide = Mystic Slide
about-mystic_slide = A slide opens in your room; if you are in the basement, in the room of the next explorer to your left who is not. That explorer rolls Might. 5+: choose any explored room on a floor below. 0–4: place a basement tile, fall there and take 1 die of physical damage. Later, an explorer there may make this roll once per turn.
name-night_view = Night View
about-night_view = Roll Knowledge. 5+: gain 1 Knowledge. 0–4: nothing.
name-phone_call = Phone Call
about-phone_call = Roll 2 dice. 4: gain 1 Sanity. 3: gain 1 Knowledge. 1–2: 1 die of mental damage. 0: 2 dice of physical damage.
name-possession = Possession
about-possession = Choose a trait and roll it. 4+: gain 1 in a trait of your choice. 0–3: the chosen trait drops to its lowest step above the skull; if it is there already, another trait of your choice does.
name-puppet = Armed Puppet
about-puppet = You are attacked with Might 4 and defend with Might; only you can be hurt. If you take damage, the explorer who has the Spear gains 2 Might, unless it is you.
name-revolving_wall = Revolving Wall
about-revolving_wall = Choose a wall of your room. If there is nothing behind it, a tile for this floor is placed there. Go through to the room behind. Later, once per turn, an explorer in either room may roll Knowledge 3+ to go through for no space.
name-room_moves = The Room Moves
about-room_moves = The tile you are in moves, with everything on it, to another unexplored doorway of the same floor, or of another floor if there is none. You choose the doorway.
name-rotten = Rotten Smell
about-rotten = Roll Sanity. 5+: gain 1 Sanity. 2–4: lose 1 Might. 1: lose 1 Might and 1 Speed. 0: lose 1 in each trait.
name-shrieking_wind = Shrieking Wind
about-shrieking_wind = Each explorer in the Gardens, Graveyard, Patio, Tower or Balcony, or in a room with an outside-facing window, rolls Might. 5+: nothing. 3–4: 1 die of physical damage. 1–2: 1 die of mental damage. 0: 1 die of physical damage, and one of your item cards, if any, is put in the Entrance Hall.
name-silence = Silence
about-silence = Each explorer in the basement rolls Sanity. 4+: nothing. 1–3: 1 die of mental damage. 0: 2 dice of mental damage.
name-something_hidden = Something Hidden
about-something_hidden = You may roll Knowledge. 4+: draw an item. 0–3: lose 1 Sanity.
name-something_slimy = Something Slimy
about-something_slimy = Roll Speed. 4+: gain 1 Speed. 1–3: lose 1 Might. 0: lose 1 Might and 1 Speed.
name-spider = Spider
about-spider = Choose Speed or Sanity and roll it. 4+: gain 1 in that trait. 1–3: 1 die of physical damage. 0: 2 dice of physical damage.
name-spinning_top = The Spinning Top
about-spinning_top = If an explorer has the Puzzle Box, that explorer discards it and draws an item instead, and you gain 1 Sanity. Otherwise you take 1 die of mental damage.
name-stumble = Stumble
about-stumble = One of your item cards, chosen at random, is discarded.
name-voice = The Voice
about-voice = Roll Knowledge. 4+: draw an item. 0–3: nothing.
name-walls = The Walls
about-walls = Take the next tile of the room stack, place it wherever it fits, and go there.
name-webs = Webs
about-webs = Roll Might. 4+: gain 1 Might. 0–3: you are stuck and can only try to get free: once in each of their turns, you or another explorer in the room may roll Might 4+; whoever fails cannot move for the rest of that turn. After 3 failures you are free at the start of your next turn.

## Events that leave a token of the same name

name-drip = Dripping
about-drip = Every explorer rolls 1 die fewer on trait rolls in this room (at least 1).
name-secret_passage = Secret Passage
about-secret_passage = A passage begins here; roll 3 dice for its other end. 6: any room. 4–5: a room on the upper floor. 2–3: on the ground floor. 0–1: in the basement. Going from one end to the other is 1 space for everybody; the finder may go through at once for no space.
name-secret_stairs = Secret Stairs
about-secret_stairs = Stairs join this room with a room on another floor, chosen by the finder. Going from one end to the other is 1 space for everybody; the finder may follow them at once for no space and then draws an event there.
name-skeletons = Skeletons
about-skeletons = Whoever finds them takes 1 die of mental damage. Once in each of their turns, an explorer here may roll Sanity. 5+: draw an item, and the skeletons are gone. 0–4: 1 die of mental damage.
name-smoke = Smoke
about-smoke = Blocks line of sight into and through this room. Every explorer rolls 2 dice fewer on trait rolls here (at least 1).

## Other tokens

name-below_collapsed_room = below the Collapsed Room
about-below_collapsed_room = Whoever falls or jumps from the Collapsed Room lands here.
name-blessing = blessing
about-blessing = Each hero (before the haunt, each explorer) rolls 1 more die on trait rolls in this room (at most 8).
name-closet = closet
about-closet = Once in your turn you may roll 2 dice here. 4: draw an item. 2–3: draw an event. 0–1: draw an event, and the closet is gone.
name-safe = safe
about-safe = Once in your turn you may roll Knowledge here. 5+: draw 2 items, and the safe is gone. 2–4: 1 die of physical damage. 0–1: 2 dice of physical damage.
name-slide = slide
about-slide = Once in your turn you may roll Might here. 5+: go to any explored room on a floor below. 0–4: place a basement tile, fall there and take 1 die of physical damage.
name-vault_empty = empty Vault
about-vault_empty = The Vault has been opened; there is nothing more in it.
name-wall_switch = wall switch
about-wall_switch = Once in your turn you may roll Knowledge here. 3+: you go through the wall for no space. 0–2: you cannot.
name-item_pile = item pile
about-item_pile = Cards lying in this room. In your turn you may pick up any of them.
