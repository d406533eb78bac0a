### What is said at the table of The Restless Manor (English)

## Options of the host

name-roles = Roles
about-roles = Which roles play, one for each seat. The recommended first game is Paladin, Skeletons, Spider and Manor.
name-auto = the usual ones
value-roles-auto = The usual ones for so many players
name-extended_sanctity = Extra Sanctity cards
about-extended_sanctity = Raise Wall, Foresight, Blazing Lamps and Ascetic are added to the Sanctity deck.
name-lamp_pulse = Lamp pulse
about-lamp_pulse = On a tile with a Lamp the Paladin may spend 1 Light to reveal all adjacent visible Dark tiles without an Encounter.
name-off = Off
name-on = On
value-lamp_pulse-grit = On, and 2 Grit for each tile (much stronger)
name-paladin_level = Difficulty for the Paladin
about-paladin_level = How hard it is to win as the Paladin.
name-skeletons_level = Difficulty for the Skeletons
about-skeletons_level = How hard it is to win as the Skeletons.
name-spider_level = Difficulty for the Spider
about-spider_level = How hard it is to win as the Spider.
name-manor_level = Difficulty for the Manor
about-manor_level = How hard it is to win as the Manor.
name-enchanter_level = Difficulty for the Enchanter
about-enchanter_level = How hard it is to win as the Enchanter.
name-very_easy = Very easy
name-easy = Easy
name-normal = Normal
name-hard = Hard
name-very_hard = Very hard
value-paladin_level-very_easy = Very easy: the Spider starts with 3 Spiderlings
value-paladin_level-easy = Easy: the Spider starts with 4 Spiderlings
value-paladin_level-hard = Hard: no use of Shrines
value-paladin_level-very_hard = Very hard: no Hero cube on Grit 35
value-skeletons_level-very_easy = Very easy: the Paladin starts at 5 Health
value-skeletons_level-easy = Easy: the Paladin starts at 6 Health
value-skeletons_level-hard = Hard: the Paladin starts with 2 Light
value-skeletons_level-very_hard = Very hard: the Paladin starts with 2 Light and the Halo
value-spider_level-very_easy = Very easy: escape at 8 Terror
value-spider_level-easy = Easy: escape at 10 Terror
value-spider_level-hard = Hard: no Legs
value-spider_level-very_hard = Very hard: always Giant Spider
value-manor_level-very_easy = Very easy: 12 Mold win
value-manor_level-easy = Easy: 14 Mold win
value-manor_level-hard = Hard: without the Event cards worth 3 Mold
value-manor_level-very_hard = Very hard: without the Event cards worth 1 Mold
value-enchanter_level-very_easy = Very easy: one Domination space less
value-enchanter_level-easy = Easy: starts with one spell
value-enchanter_level-hard = Hard: the Spell track starts on 2 without a spell
value-enchanter_level-very_hard = Very hard: starts with 2 magic cubes
name-solo = The Lone Vigil
about-solo = For one player: the Paladin against automatic Skeletons and rising Terror.
value-solo-easy = Easy: 4 Skeletons, 5 Poltergeists win, 12 Terror loses
value-solo-normal = Normal: 5 Skeletons, 6 Poltergeists win, 12 Terror loses
value-solo-hard = Hard: 5 Skeletons, Stability 3, 7 Poltergeists win, 10 Terror loses

## Role mixes

name-restless_house = Restless House
about-restless_house = Without a Manor, at the end of each round a Dark tile is revealed, a Dark tile placed and a Treasure token put down.
value-roles-PKSME = { name-paladin }, { name-skeletons }, { name-spider }, { name-manor }, { name-enchanter }
value-roles-PKSM = { name-paladin }, { name-skeletons }, { name-spider }, { name-manor } (recommended first game)
value-roles-PKSE = { name-paladin }, { name-skeletons }, { name-spider }, { name-enchanter } ({ name-restless_house })
value-roles-PKME = { name-paladin }, { name-skeletons }, { name-manor }, { name-enchanter } (7 Poltergeists to destroy)
value-roles-PSME = { name-paladin }, { name-spider }, { name-manor }, { name-enchanter } (2 Terror at the start; 3 Mold at the start)
value-roles-KSME = { name-skeletons }, { name-spider }, { name-manor }, { name-enchanter } (the Skeletons hunt the Spider; 2 Terror at the start; 3 Mold at the start)
value-roles-PKS = { name-paladin }, { name-skeletons }, { name-spider } ({ name-restless_house })
value-roles-PKM = { name-paladin }, { name-skeletons }, { name-manor } (7 Poltergeists to destroy)
value-roles-PKE = { name-paladin }, { name-skeletons }, { name-enchanter } (5 Poltergeists to destroy; { name-restless_house })
value-roles-PSM = { name-paladin }, { name-spider }, { name-manor } (2 Terror at the start; 3 Mold at the start)
value-roles-PSE = { name-paladin }, { name-spider }, { name-enchanter } (2 Terror at the start; { name-restless_house })
value-roles-PME = { name-paladin }, { name-manor }, { name-enchanter } (7 Poltergeists to destroy)
value-roles-KSM = { name-skeletons }, { name-spider }, { name-manor } (the Skeletons hunt the Spider; 2 Terror at the start; 3 Mold at the start)
value-roles-KSE = { name-skeletons }, { name-spider }, { name-enchanter } (the Skeletons hunt the Spider; 2 Terror at the start; { name-restless_house })
value-roles-KME = { name-skeletons }, { name-manor }, { name-enchanter } (7 Poltergeists to destroy)
value-roles-SME = { name-spider }, { name-manor }, { name-enchanter } (escape at 14 Terror)
value-roles-PK = { name-paladin }, { name-skeletons } (5 Poltergeists to destroy; { name-restless_house })
value-roles-PS = { name-paladin }, { name-spider } (2 Terror at the start; { name-restless_house })
value-roles-PM = { name-paladin }, { name-manor } (7 Poltergeists to destroy)
value-roles-PE = { name-paladin }, { name-enchanter } (5 Poltergeists to destroy; { name-restless_house })
value-roles-KS = { name-skeletons }, { name-spider } (the Skeletons hunt the Spider; 2 Terror at the start; { name-restless_house })
value-roles-KM = { name-skeletons }, { name-manor } (7 Poltergeists to destroy)
value-roles-KE = { name-skeletons }, { name-enchanter } (5 Poltergeists to destroy; { name-restless_house })
value-roles-SM = { name-spider }, { name-manor } (escape at 14 Terror)
value-roles-SE = { name-spider }, { name-enchanter } (escape at 14 Terror; { name-restless_house })
value-roles-P = { name-paladin } ({ name-solo })

## Questions

ask-rotate = The { $tile } on { $cell } is revealed: how do you turn it?
ask-fill = There are not enough Dark tiles left: which space gets one?
ask-reuse =
    { $count ->
        [8] All Force Walls are on the board: which one do you take to place it again?
       *[other] All Breaches are on the board: which one do you take to place it again?
    }
ask-shove = { $about }: to which tile is it forced?
ask-place_wraith = Where does the Wraith come into the house?
ask-place_dark = No Dark tile is unoccupied: where do you place one for the Wraith?
ask-house_reveal = Restless House: which Dark tile is revealed?
ask-house_fill = Restless House: where is a Dark tile placed?
ask-house_treasure = Restless House: on which Dark tile is a Treasure token placed?
ask-gain_devotion = You gain 1 Devotion: Fire or Light?
ask-lose_devotion = You give back 1 Devotion: Fire or Light?
ask-return_cube = A Hero cube goes back to the Grit track: from which stat?
ask-play_sanctity = Which Sanctity card do you play? The others go under the deck.
ask-order_sanctity = Which of the two goes to the very bottom of the Sanctity deck?
ask-give_treasure = The Paladin gets a Treasure: which one do you give him? The other goes under the deck.
ask-keep_treasure = You are given: { $card }. Do you keep it face down?
ask-pick_spell = Which spell do you put in play? The others are discarded.
ask-resist = { COUNT($count, "disc lies", "discs lie") } on your board{ $value ->
        [0] { "" }
       *[other] , { $value } are needed to dominate you
    }. Do you pay to return { $count ->
        [1] it
       *[other] two of them
    }?
ask-offer_change = You were attacked. Do you change to Spiderlings?
ask-place_spiderling = Where does a Spiderling go? ({ $count } left to place)
ask-flee_step = { $piece } on { $cell } may flee: { COUNT($count, "step", "steps") } left. Where to?
ask-discard_power = Which Power card do you discard? ({ $count } to discard)

## Options

option-stop =
    { $why ->
        [1] Do not resist
        [2] Do not move it
       *[other] Stop here
    }
option-no = No
option-yes = Yes
option-at = { $cell } ({ $tile })
option-turn = Open to { $sides }
option-on-edge = The { $side } edge of { $cell } ({ $tile })
option-to =
    { $cell-id ->
        [entrance] Out through the Entrance: you escape and win
       *[other] To { $cell } ({ $tile })
    }
option-of-piece = { $piece }
option-pick-suit = { $suit }
option-reuse = The one on the { $side } edge of { $cell }
option-gain = { $devotion } ({ $total } + 1)
option-give-back = { $devotion } ({ $total } − 1)
option-cube-from = { $stat }: { $was } becomes { $total }
option-play = { $card }: { $card-about }
option-lowest = { $card }
option-give = { $card }: { $card-about }
option-keep = Keep { $card } face down: { $card-about }
option-refuse =
    Refuse { $card }: it leaves the game, you gain { $ascetic ->
        [0] 5 Grit
       *[other] 2 Fire and 2 Light
    }
option-put-in-play = { $card }: { $card-about }
option-pay-devotions =
    Pay { $count ->
        [2] 2 Fire
        [1] 1 Fire and 1 Light
       *[other] { $light } Light
    }
option-pay-grit = Pay 3 Grit, { $left } left
option-pay-stability = Pay 2 Stability, { $left } left
option-pay-blood = Pay 2 Blood, { $left } left
option-pay-cards = Pay 2 Power cards: { $suit } and { $other }
option-pay-omen = Pay 1 Omen, { $left } left in the box
option-pay-event = Pay { $card }

## What happens

event-turn = Round { $round }: the turn of the { $role }.
event-ended = { $ending }
event-dark = A Dark tile is placed on { $cell }.
event-revealed = { $tile } revealed on { $cell }.
event-treasure-placed = A Treasure token on { $cell }.
event-poltergeist = A Poltergeist appears on { $cell }; { $count } on the board.
event-poltergeist-gone = The Poltergeist on { $cell } is gone; { $count } on the board.
event-darkened = The tile on { $cell } is dark again.
event-rotated = The { $tile } on { $cell } turns.
event-swapped = { $tile } on { $cell } and { $other } on { $there } change places.
event-shifted = { $tile } moves from { $cell } to { $there }.
event-force-wall = A Force Wall on the { $side } edge of { $cell }.
event-breach = A Breach on the { $side } edge of { $cell }.
event-forced = { $piece } is forced to { $cell }.
event-webs-torn = { $piece } tears { COUNT($count, "Web", "Webs") } on { $cell }.
event-lights-out = { $piece } puts out the Dancing Lights on { $cell }.
event-disc-found = { $piece } steps on a disc: { $total } on the board of its player.
event-scattered = { $piece } scatters.
event-restless = The house is restless.
event-grit = The Paladin gains { $count } Grit: { $total }.
event-grit-lost = The Paladin loses { $count } Grit: { $total } left.
event-cube-earned = Grit { $needed } reached: the Paladin takes a Hero cube.
event-turn-cut = A Hero cube had to go back: the Paladin's turn ends.
event-health = The Paladin loses { $count } Health: { $total } left.
event-healed = The Paladin heals: { $total } Health.
event-devotion = The Paladin gains { $count } { $devotion }: { $total }.
event-task = { $task } done.
event-sanctity-drawn = The Paladin draws { $cards }.
event-sanctity = The Paladin plays { $card }: { $card-about }
event-treasure-kept = The Paladin keeps a Treasure face down: { $count } in all.
event-treasure-refused = The Paladin refuses { $card }; it leaves the game.
event-stability = The Skeletons gain { $count } Stability: { $total }.
event-stability-lost = The Skeletons lose { $count } Stability: { $total } left.
event-recruited = { $piece } joins the Skeletons.
event-blood = The Spider gains { $count } Blood: { $total }.
event-terror = The Spider gains { $count } Terror: { $total } of { $goal }.
event-webs = { COUNT($count, "Web", "Webs") } on { $cell }: { $total } there.
event-egg = The Spider lays an Egg on { $cell }.
event-egg-fed = The Egg on { $cell } gets a Blood cube: { $total }.
event-hatched = The Egg on { $cell } hatches.
event-egg-destroyed = The Egg on { $cell } is destroyed.
event-power-lost = The Spider discards a Power card: { $suit }. { $total } left.
event-spiderling-lost = A Spiderling is gone; { $count } left.
event-fled = { $piece } flees to { $cell }.
event-turned = The Spider on { $cell } falls apart into Spiderlings.
event-spiderling = A Spiderling on { $cell }.
event-wraith = The Wraith comes into the house on { $cell }.
event-omens-lost = The Manor loses { COUNT($count, "Omen", "Omens") }: { $total } left in the box.
event-events-drawn = The Manor draws { COUNT($count, "Event card", "Event cards") }: { $total } in hand.
event-event-discarded = The Manor discards { $card }.
event-mold = The Manor gains { $count } Mold: { $total } of { $goal }.
event-discs-lost = { $role }: { COUNT($count, "disc returns", "discs return") } to the supply, { $total } left on the board.
event-hand-discs-lost = The Enchanter loses { COUNT($count, "disc", "discs") } from his hand: { $total } left.
event-spell-track = The Spell track goes to { $total }.
event-spell = The Enchanter puts { $card } in play: { $card-about }

## Endings

name-paladin_spider = The last Spiderling is gone: the Paladin has killed the Spider and wins.
name-paladin_poltergeists = The house is quiet: the Paladin has destroyed enough Poltergeists and wins.
name-skeletons_paladin = The Paladin has fallen: the Skeletons win.
name-skeletons_spider = The last Spiderling is gone: the Skeletons have killed the Spider and win.
name-skeletons_poltergeists = The house is quiet: the Skeletons have destroyed enough Poltergeists and win.
name-spider_escaped = The front door stands open: the Spider has escaped into the world and wins.
name-manor_mold = Mold covers every wall: the Manor wins.
name-enchanter_dominates = Nobody here has a will of their own any more: the Enchanter wins.
name-draw = Nobody has won after 60 rounds: a draw.
name-vigil_won = The last spirits are gone: you have kept the vigil and win.
name-vigil_dead = The Paladin has fallen: you have lost.
name-vigil_terror = Terror has grown too great: you have lost.
ending-paladin_spider = { name-paladin_spider } { part-rounds }
ending-paladin_poltergeists = { name-paladin_poltergeists } { part-rounds }
ending-skeletons_paladin = { name-skeletons_paladin } { part-rounds }
ending-skeletons_spider = { name-skeletons_spider } { part-rounds }
ending-skeletons_poltergeists = { name-skeletons_poltergeists } { part-rounds }
ending-spider_escaped = { name-spider_escaped } { part-rounds }
ending-manor_mold = { name-manor_mold } { part-rounds }
ending-enchanter_dominates = { name-enchanter_dominates } { part-rounds }
ending-draw = { name-draw }
ending-vigil_won = { name-vigil_won } { part-rounds }
ending-vigil_dead = { name-vigil_dead } { part-rounds }
ending-vigil_terror = { name-vigil_terror } { part-rounds }
part-rounds = ({ COUNT($rounds, "round", "rounds") })

## Why a bot does it

reason-goal = nearer to its goal
reason-rivals = the others are further from theirs

## Cells: the row first, as in the rulebook

cell-notation = { $y },{ $x }
