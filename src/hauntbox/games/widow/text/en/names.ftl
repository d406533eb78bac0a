### Names and short descriptions of The Widow's House (English)

## Start tiles

name-start_chapel = Chapel
name-start_gallery = Gallery
name-start_hall = Great Hall
name-start_parlour = Parlour
name-start_boudoir = Boudoir

## Stack tiles, red floor

name-red_01 = Cloakroom
name-red_02 = Trophy Room
name-red_03 = Back Stair
name-red_04 = Smoking Room
name-red_05 = Servants' Stair
name-red_06 = Card Room
name-red_07 = Music Alcove
name-red_08 = Theatre Box
name-red_09 = Long Corridor
name-red_10 = Scarlet Bend
name-red_11 = Salon Corner
name-red_12 = Portrait Passage
name-red_13 = Rotunda

## Stack tiles, blue floor

name-blue_01 = Washroom
name-blue_02 = Guest Bedroom
name-blue_03 = Tower Stair
name-blue_04 = Nursery
name-blue_05 = Bath Stair
name-blue_06 = Seance Room
name-blue_07 = Linen Closet
name-blue_08 = Sewing Room
name-blue_09 = Tiled Passage
name-blue_10 = Azure Bend
name-blue_11 = Dressing Corner
name-blue_12 = Picture Walk
name-blue_13 = Great Bath

## Stack tiles, green floor

name-green_01 = Potting Shed
name-green_02 = Conservatory
name-green_03 = Garden Stair
name-green_04 = Fernery
name-green_05 = Terrace Stair
name-green_06 = Hothouse
name-green_07 = Seed Store
name-green_08 = Billiard Room
name-green_09 = Trellis Walk
name-green_10 = Verdant Bend
name-green_11 = Orangery Corner
name-green_12 = Aviary
name-green_13 = Winter Garden

## Stack tiles, yellow floor

name-yellow_01 = Strongroom
name-yellow_02 = Kitchen
name-yellow_03 = Attic Stair
name-yellow_04 = Pantry
name-yellow_05 = Scullery
name-yellow_06 = Lantern Room
name-yellow_07 = Larder
name-yellow_08 = Breakfast Room
name-yellow_09 = Gilded Passage
name-yellow_10 = Amber Bend
name-yellow_11 = Sunroom Corner
name-yellow_12 = Hall of Mirrors
name-yellow_13 = Banquet Hall

## Stack tiles, black floor

name-black_01 = Coal Hole
name-black_02 = Wine Cellar
name-black_03 = Cellar Stair
name-black_04 = Crypt
name-black_05 = Boiler Room
name-black_06 = Vault
name-black_07 = Oubliette
name-black_08 = Workshop
name-black_09 = Dark Passage
name-black_10 = Furnace Corner
name-black_11 = Undercroft
name-black_12 = Great Cellar

## Spirits

name-spirit_red = the Scarlet One
about-spirit_red = Red spirit, die face 2, speed 1. It walks through doors, open floor and stairs, and starts on the Chapel.
name-spirit_blue = the Drowned One
about-spirit_blue = Blue spirit, die face 3, speed 1. It walks through doors, open floor and stairs, and enters with the first Haunt.
name-spirit_green = the Hollow One
about-spirit_green = Green spirit, die face 4, speed 2. It walks through doors, open floor and stairs, and enters with the second Haunt.
name-spirit_yellow = the Lantern One
about-spirit_yellow = Yellow spirit, die face 5, speed 2. It passes walls within a layer, uses stairs, and enters with the third Haunt at Normal and above.
name-spirit_black = the Nameless One
about-spirit_black = Black spirit, die face 6, speed 3. It passes walls within a layer, uses stairs, and enters with the fourth Haunt at Hard and above.

## The widow

name-widow = the widow

## Professions

name-maid = Maid
about-maid = 1 success moves the widow 1 space; the first success spent this way each turn gives 2 spaces. Flips when anyone completes a room of 4 or more tiles.
about-maid-enhanced = 1 success moves the widow 2 spaces.
name-gardener = Gardener
about-gardener = 1 success takes the widow across a courtyard, walls or not, as often as you like; 1 success moves her 1 ordinary space once per turn, and further ordinary spaces cost 2 each. Flips when the first courtyard of the game comes into being.
about-gardener-enhanced = 1 success moves the widow 1 ordinary space or takes her across a courtyard, as often as you like.
name-carpenter = Carpenter
about-carpenter = In step 2, 1 token draws 1 tile into your stock, which holds 2; in step 5, 1 success places 1 stocked tile. Flips when the fifth room of the game is completed.
about-carpenter-enhanced = In step 2, 1 token draws 1 tile into your stock, which holds 3; in step 5, 1 success places up to 2 stocked tiles.
name-guard = Guard
about-guard = 1 success puts 1 lock token from the supply on a tile where a spirit stands. Flips when a spirit carries 3 or more binding tokens.
about-guard-enhanced = 1 success puts 1 lock token from the supply on a tile where a spirit stands; the first success spent this way each turn puts 2 on that one tile.
name-fortune_teller = Fortune-teller
about-fortune_teller = 1 success shows the top 3 tiles of the current stack, which you put back in any order; 2 successes add 1 modifier to the next roll, once per turn. Flips when your own roll is a double of 4, 5 or 6.
about-fortune_teller-enhanced = 1 success shows the top 3 tiles of the current stack, which you put back in any order; 1 success adds 1 modifier to the next roll, once per turn.
name-medium = Medium
about-medium = 1 success moves a spirit 1 space in any direction but not onto the widow, each spirit once per turn; from a held spirit you take 1 of the tokens holding it instead. Flips when two or more spirits share a tile at the end of any turn.
about-medium-enhanced = 1 success moves a spirit 1 space in any direction but not onto the widow, as often as you like; from a held spirit you take 1 of the tokens holding it instead.
name-butler = Butler
about-butler = 1 success gives a player of your choice, yourself included, 1 token from the supply, at most twice per turn. Flips when a one-colour room of 2 or more tiles is completed.
about-butler-enhanced = 1 success gives a player of your choice, yourself included, 1 token from the supply, at most twice per turn; 1 success moves the widow 1 ordinary space, once per turn.
name-chaplain = Chaplain
about-chaplain = 4 successes put a free spirit that is not yet there on the Chapel, unless the widow is on the Chapel. Flips when the third spirit enters the mansion.
about-chaplain-enhanced = 3 successes put a free spirit that is not yet there on the Chapel, unless the widow is on the Chapel.

## "!" effects

name-haunt = Haunt
about-haunt = The next waiting spirit appears on this tile; if none is waiting, this is a Chill.
name-chill = Chill
about-chill = Every spirit in the mansion makes a move of exactly 1 space towards the widow, in an order chosen by the active player.
name-stash = Stash
about-stash = The active player takes 1 token from the supply.
name-whisper = Whisper
about-whisper = The next roll gets 1 more modifier of +1 or −1.
name-shelter = Shelter
about-shelter = The active player puts 1 token from the supply on a spirit of their choice as a binding token.

## Floor colours

name-red = red
name-blue = blue
name-green = green
name-yellow = yellow
name-black = black

## Directions

name-north = north
name-east = east
name-south = south
name-west = west

## Difficulty levels

name-easy = Easy
about-easy = Three spirits (red, blue, green), arriving later, with stacks of 16, 18, 14, 8 and 8 tiles.
name-normal = Normal
about-normal = The four sun spirits (red, blue, green, yellow) and stacks of 10, 12, 14, 14 and 14 tiles.
name-hard = Hard
about-hard = All five spirits, sun and moon, and stacks of 10, 12, 14, 14 and 14 tiles.
name-nightmare = Nightmare
about-nightmare = All five spirits, arriving sooner, with stacks of 8, 10, 12, 14 and 20 tiles.

## Options

name-level = Difficulty
about-level = How many spirits come, and how soon.
name-short = Short game
about-short = Only four stacks of 6, 8, 10 and 12 tiles: 32 random tiles and the 4 Haunt tiles, while the other 28 stay unseen in the box.
name-strict_doors = Strict doors
about-strict_doors = A door may not be set against a wall, so touching edges must always be of the same kind.
name-doubles_move = Doubles move
about-doubles_move = A double still gives its token, but the spirits move as after any other roll, each die by itself.
name-no_passing = No passing
about-no_passing = The widow may not enter a tile with a spirit at any point of a move.
name-random_jobs = Random professions
about-random_jobs = Professions are dealt at random; cannot be combined with Draft professions.
name-draft_jobs = Draft professions
about-draft_jobs = Each seat is dealt two professions and keeps one, for at most four seats; cannot be combined with Random professions.
name-random_first = Random first player
about-random_first = A randomly drawn seat takes the first turn instead of the first seat.
