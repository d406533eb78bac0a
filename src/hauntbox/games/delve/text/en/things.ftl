### Things on the table of Cavern Delve (English)

name-cave = Cave
name-unexplored = unexplored edge
about-unexplored = A hero who ends the Hero Phase on the edge before it lays a tile here.
name-soft_rock = soft rock
about-soft_rock = No edge is open any more: a hero who stands before this rock digs on and lays a tile here.
name-adventure = Adventure
name-offered = Cards to decide about
name-environment = Environment
name-known = Next tiles
name-round = Round
name-surges = Healing surges
about-surges = A hero who begins the Hero Phase at 0 HP has to spend one. When one is needed and none is left, all lose.
name-xp_pile = Experience
about-xp_pile = Cards of defeated monsters. 5 experience cancel an Encounter card, or make a hero level 2 whose die shows 20.
name-tiles_left = Tiles left
name-encounters_left = Encounter cards
name-trap_pile = Trap pile
name-done-egg_sac = Egg sacs destroyed
name-done-fissure = Fissures destroyed
name-done-seal = Seals disarmed
name-chests_left = Chests left
name-chest_worth = Worth of chests
name-powers = Powers
name-items = Items
name-curses = Curses
name-blessings = Blessings
name-carries = Carries
name-charge = Monsters and traps
about-charge = They act in this order at the end of this player's turn; monsters of the same name act together, whoever controls them.
name-hp = HP
name-ac = AC
about-ac = An attack hits when the die and its bonus come to this number or more.
name-speed = speed
about-speed = Squares of one move.
name-disarm = disarm
about-disarm = What a disarm roll has to come to.
name-level-1 = level 1
name-level-2 = level 2

## Objects and markers

name-crown = Crown
about-crown = Lies on the throne; picked up from a square beside it. You win when Vesk is defeated and a hero with at least 1 HP carries it.
name-sunshard = Sunshard
about-sunshard = Lies on the crystal; picked up from a square beside it. Without it Gnashroot takes no damage; the hero who carries it has +2 on attack rolls and +1 damage against Gnashroot.
name-egg_sac = Egg sac
about-egg_sac = Blocks its square. AC 12, HP 1/1/1/2/2 for 1/2/3/4/5 heroes. When the third one is destroyed, Mother Morgrath comes.
name-fissure = Fissure
about-fissure = Blocks its square. AC 12, HP 2/3/4/4/5 for 1/2/3/4/5 heroes. You win when all four are destroyed.
name-oath_stone = Oath stone
about-oath_stone = Blocks its square. AC 13, HP 1/1/1/2/2 for 1/2/3/4/5 heroes. While one stands, the Hollow King takes no damage.
name-seal = Seal
about-seal = A trap. Disarm 12. Activation: attack each hero on its tile: +7, 1 damage. You win when all three are disarmed.
name-chest = Chest
about-chest = Worth 1, 2 or 3: only who carries it knows. Picked up while no monster or villain is on its tile.
name-vent = Vent
about-vent = A hero who ends the Hero Phase beside a vent takes 1 damage.
name-seep_mark = Seep mark
about-seep_mark = Each time Lava Seep activates, each hero and ally on this tile takes 1 damage. From here it can be disarmed.
name-fury_token = Fury token
about-fury_token = On a hit, one of them can be removed for +1 damage.
name-mirror_token = Mirror token
about-mirror_token = +3 AC for each; one goes after every attack on Quillon.
name-stance_token = active
name-number = number
name-worth = worth

## States

name-poisoned = Poisoned
about-poisoned = 1 damage at the start of the Hero Phase; at its end a roll of 10 or more removes it.
name-immobilized = Immobilized
about-immobilized = Speed 0, until the end of the hero's own Hero Phase.
name-down = down
about-down = At 0 HP: monsters ignore this hero. If nobody helps before the hero's turn, a healing surge must be spent.
name-veiled = veiled
about-veiled = Monsters, villains and traps do not look for this hero until Quillon's next Hero Phase; attacks on everybody in an area still count.
name-sheltered = sheltered
about-sheltered = +2 AC until Maren's next Hero Phase (Shield Word).
name-reckless = reckless
about-reckless = −2 AC until Orrin's next Hero Phase (Reckless Swing).
name-prey = marked as prey
about-prey = Every hero has +2 on attack rolls against it until Ilse's next Hero Phase.
name-guarded = cannot be hurt
about-guarded = It takes no damage as long as the adventure protects it.
name-escaped = Escaped
name-revealed = chests revealed
name-face-down = face down
about-face-down = Used; it does nothing until an effect turns it face up.
name-acted = has acted
name-at-will = at-will
name-daily = daily
name-utility = utility
name-stance = stance

glyph-poisoned = ☠
glyph-immobilized = #
glyph-down = †
glyph-veiled = ?
glyph-sheltered = +
glyph-reckless = !
glyph-prey = ◎
glyph-guarded = ■
glyph-mirror_token = M
glyph-fury_token = F
glyph-unexplored = ?
glyph-soft_rock = :
glyph-number = #

## Words in sentences

name-monster = monster
name-vermin = Vermin
name-goblin = Goblin
name-attack = attack roll
name-poison = Poisoned roll
name-north = north
name-east = east
name-south = south
name-west = west
name-white = white
name-black = black

## Adventures

name-first_descent = First Descent
about-first_descent = 1–5 heroes, base cards. The way back has fallen in; somewhere below an old shaft leads up to daylight. Goal: find Sunless River, behind which the Shaft lies, and let every hero escape over its exit squares.
name-iron_crown = The Iron Crown
about-iron_crown = 1–5 heroes, base cards. A crown waits on a throne in the dark, and a quiet knife waits for whoever takes it. Goal: find Broken Gate, take the crown from the throne behind it, and defeat Vesk, who comes from behind. A hero with at least 1 HP has to carry the crown.
name-cinder_lair = Cinder Lair
about-cinder_lair = 1–5 heroes, advanced cards. Smoke and bones lead to the den of Ulgrum Cinderjaw. Goal: find King's Statue, behind which his lair lies, and defeat him.
name-brood_below = The Brood Below
about-brood_below = 1–5 heroes, advanced cards. Three egg sacs hang in the caves, and their mother is not far. Goal: destroy the sacs on Dark Chasm, Crystal Grotto and Fungus Garden; then Mother Morgrath comes. Defeat her.
name-bring_her_back = Bring Her Back
about-bring_her_back = 1–5 heroes, advanced cards. Surveyor Edda went down to map the cave and did not return. Goal: find her in Crystal Grotto and bring her to the start tile. If she falls to 0 HP, you lose.
name-closing_dark = The Closing Dark
about-closing_dark = 1–5 heroes, base cards. One passage after another is stopped up by something that does not want you to leave. Goal: find Broken Gate and let every hero escape through it. Until it is found, an edge is plugged in place of each Encounter card; if no unexplored edge is left before that, you lose.
name-four_fissures = Four Fissures
about-four_fissures = 1–5 heroes, advanced cards. Four fissures breathe out monsters. Goal: destroy all four. Instead of an encounter a die names a fissure: an open one sends a monster, a destroyed one an Encounter card.
name-three_seals = Three Seals
about-three_seals = 1–5 heroes, advanced cards. Whoever built down here did not want visitors: black tiles bring traps. Goal: disarm the seals on Rune Floor, Dark Chasm and King's Statue.
name-hollow_court = The Hollow Court
about-hollow_court = 1–5 heroes, advanced cards. A dead king holds court, and two oath stones keep every blade from him. Goal: find Broken Gate, destroy the stones and defeat the Hollow King.
name-hold_the_stair = Hold the Stair
about-hold_the_stair = 1–5 heroes, advanced cards. Five breaches, one stair, and everybody above counts on you. Goal: hold out until round 7/9/8/8/7 (for 1/2/3/4/5 heroes) is over. At the end of every earlier round a hero with at least 1 HP has to stand on the start tile.
name-alone_in_the_dark = Alone in the Dark
about-alone_in_the_dark = 1 hero, advanced cards. You are alone, and what follows you cannot be hurt. Goal: find the sunshard in Crystal Grotto, carry it, and defeat Gnashroot.
name-rival_delvers = Rival Delvers
about-rival_delvers = 2–5 players, advanced cards, everybody for themselves. Ten chests lie on white tiles. Goal: bring chests worth 5 (with 4 or 5 players: 4) to the stairs and reveal them; the round is finished, and the highest worth wins.

## Options of the game

about-adventure = What you set out to do. It decides the cards, the surges, the villain and how you win.
name-difficulty = Difficulty
about-difficulty = Easier: one more healing surge; harder: one less.
name-easier = Easier
name-normal = Normal
name-harder = Harder
name-cards = Card sets
about-cards = As the adventure says, or only the base cards, or base and advanced cards together.
name-printed = as the adventure says
name-base = Base
name-advanced = Advanced
name-random_heroes = Random heroes
about-random_heroes = Heroes are dealt at random instead of being chosen.
name-random_powers = Random powers
about-random_powers = Powers are dealt at random instead of being chosen.
name-party = Heroes of a campaign
about-party = Empty, or heroes who come from an earlier adventure, separated by semicolons: hero, level, powers, items, such as: brakka 1 stone_blood,measured_cut,bull_rush,spite,rally it_keen_blade
wrong-party = Write hero, level, powers, items (or -), such as: brakka 1 stone_blood,measured_cut,bull_rush,spite,rally it_keen_blade

## Headings of long lists

group-go = Next square
group-attack = Attack
group-use = Use a power
group-item = Use an item
group-disarm = Disarm a trap
group-take = Pick up
group-drop = Put down
group-stance = Stance

## How it ended

figure-rounds = Rounds
figure-tiles = Tiles laid
figure-level_ups = Heroes of level 2
figure-surges = Healing surges left

part-after = After { COUNT($rounds, "round", "rounds") }, { COUNT($tiles, "tile", "tiles") } laid, { COUNT($surges, "healing surge", "healing surges") } left.
name-ending_won_1 = Daylight: all heroes have escaped. You have won.
ending-won_1 = { name-ending_won_1 } { part-after }
name-ending_won_2 = Vesk is defeated and the crown is yours. You have won.
ending-won_2 = { name-ending_won_2 } { part-after }
name-ending_won_3 = Ulgrum Cinderjaw is defeated. You have won.
ending-won_3 = { name-ending_won_3 } { part-after }
name-ending_won_4 = Mother Morgrath is defeated and her brood is gone. You have won.
ending-won_4 = { name-ending_won_4 } { part-after }
name-ending_won_5 = Surveyor Edda is back at the stairs. You have won.
ending-won_5 = { name-ending_won_5 } { part-after }
name-ending_won_6 = All heroes are through the gate before the dark could close. You have won.
ending-won_6 = { name-ending_won_6 } { part-after }
name-ending_won_7 = All four fissures are destroyed. You have won.
ending-won_7 = { name-ending_won_7 } { part-after }
name-ending_won_8 = All three seals are disarmed. You have won.
ending-won_8 = { name-ending_won_8 } { part-after }
name-ending_won_9 = The Hollow King is defeated. You have won.
ending-won_9 = { name-ending_won_9 } { part-after }
name-ending_won_10 = The stair has been held long enough. You have won.
ending-won_10 = { name-ending_won_10 } { part-after }
name-ending_won_11 = Gnashroot is defeated by the light of the sunshard. You have won.
ending-won_11 = { name-ending_won_11 } { part-after }
name-ending_won_12 = The chests are counted: the highest worth on the stairs wins.
ending-won_12 = { name-ending_won_12 } { part-after }
name-ending_stack_empty = No tiles are left and the last three rounds are over: the highest worth of chests wins.
ending-stack_empty = { name-ending_stack_empty } { part-after }
name-ending_out_of_rounds = 40 rounds are over: the highest worth of chests wins.
ending-out_of_rounds = { name-ending_out_of_rounds } { part-after }
name-ending_lost_5 = Surveyor Edda has fallen. You have lost.
ending-lost_5 = { name-ending_lost_5 } { part-after }
name-ending_lost_6 = No unexplored edge is left and the gate was not found: the dark has closed. You have lost.
ending-lost_6 = { name-ending_lost_6 } { part-after }
name-ending_lost_10 = At the end of the round nobody stood on the stair any more. You have lost.
ending-lost_10 = { name-ending_lost_10 } { part-after }
name-ending_no_surge = A hero lay at 0 HP and no healing surge was left. You have lost.
ending-no_surge = { name-ending_no_surge } { part-after }
name-ending_out_of_time = 40 rounds are over without a result. You have lost.
ending-out_of_time = { name-ending_out_of_time } { part-after }

## Why a bot chose

reason-victory = brings victory nearer
reason-health = to keep the heroes on their feet
reason-surges = to save healing surges
reason-threat = against the monsters that threaten
reason-progress = to get on with the adventure
reason-cards = to keep good cards
reason-experience = for the experience
reason-cave = to stand well in the cave
