### The guide of each role: goals, first turns, hints (English)

## Paladin

brief-side-paladin = You are the Paladin.
theme-paladin = One man with a lamp, and a house full of things that do not want him here.
goal-paladin-spider = Kill the Spider. Each successful attack takes one of her Spiderlings; when the last one is gone you win at once. To attack you need more Strength than her Defense, and you have to meet her.
goal-paladin-7 = Destroy 7 Poltergeists. Each has Strength 2: with Strength 3 (Hero cubes and Fire count) you destroy it.
goal-paladin-5 = Destroy 5 Poltergeists. Each has Strength 2: with Strength 3 (Hero cubes and Fire count) you destroy it.
part-step-paladin-1 = Step 1. Into the house. Step onto the Dark tile in front of the Entrance. Entering a Dark tile costs 1 Movement and is an Encounter, which costs 1 Perception.
part-step-paladin-2 = Step 2. Turn the room. The tile is revealed and you turn it. It has to be open to where you come from; turn its other open sides to where you want to go on. Dark tiles appear behind them.
part-step-paladin-3 = Step 3. See what is there. A Poltergeist has to be fought or you fall back; a Shrine gives Fire, Light or a card; Treasure can be collected. The reveal brings 2 Grit.
part-step-paladin-4 = Step 4. Place Hero cubes and go on. A cube on Movement gives 2 more steps, a cube on Perception one more Encounter. Every revealed tile brings 2 Grit, and Grit 5 a third cube.
part-step-paladin-5 = Step 5. End your turn. Cubes that are left go on stats, best on Strength: it protects you from the Skeletons until your next turn. Without a fight you gain 1 Fire.
steps-paladin-0 =
    { part-guide }

    ○ { part-step-paladin-1 }

    ○ { part-step-paladin-2 }

    ○ { part-step-paladin-3 }

    ○ { part-step-paladin-4 }

    ○ { part-step-paladin-5 }
steps-paladin-1 =
    { part-guide }

    ▶ { part-step-paladin-1 }

    ○ { part-step-paladin-2 }

    ○ { part-step-paladin-3 }

    ○ { part-step-paladin-4 }

    ○ { part-step-paladin-5 }
steps-paladin-2 =
    { part-guide }

    ✓ { part-step-paladin-1 }

    ▶ { part-step-paladin-2 }

    ○ { part-step-paladin-3 }

    ○ { part-step-paladin-4 }

    ○ { part-step-paladin-5 }
steps-paladin-3 =
    { part-guide }

    ✓ { part-step-paladin-1 }

    ✓ { part-step-paladin-2 }

    ▶ { part-step-paladin-3 }

    ○ { part-step-paladin-4 }

    ○ { part-step-paladin-5 }
steps-paladin-4 =
    { part-guide }

    ✓ { part-step-paladin-1 }

    ✓ { part-step-paladin-2 }

    ✓ { part-step-paladin-3 }

    ▶ { part-step-paladin-4 }

    ○ { part-step-paladin-5 }
steps-paladin-5 =
    { part-guide }

    ✓ { part-step-paladin-1 }

    ✓ { part-step-paladin-2 }

    ✓ { part-step-paladin-3 }

    ✓ { part-step-paladin-4 }

    ▶ { part-step-paladin-5 }
note-paladin = Skeletons hurt you when their Strength with distraction beats yours, so end your turn with Strength where they can reach you. When all your Perception is spent you cannot move any more. Grit is your growth: at 5, 18 and 35 a Hero cube, at 11 and 26 a Devotion and a Sanctity card.

## Skeletons

brief-side-skeletons = You are the Skeletons.
theme-skeletons = They have forgotten what they guard. They have not forgotten how.
goal-skeletons-paladin = Take all of the Paladin's Health. A Skeleton that attacks him takes 1 Health and scatters; it comes back next turn.
goal-skeletons-spider = Kill the Spider. Each successful attack takes one of her Spiderlings; when the last one is gone you win at once.
goal-skeletons-7 = Destroy 7 Poltergeists. Each has Strength 2, so your attack Strength has to be 3: bring friends to distract it.
goal-skeletons-5 = Destroy 5 Poltergeists. Each has Strength 2, so your attack Strength has to be 3: bring friends to distract it.
part-step-skeletons-1 = Step 1. Spawn. You have gained 2 Stability. Put each Skeleton on an edge pit: near your prey, near a Treasure token or near an Armory.
part-step-skeletons-2 = Step 2. Move. One after the other, in March Order, each has 4 Movement. A step costs 1, through a wall 1 more, onto a Lit tile 1 more. Empty spaces are free to enter. Stand beside your prey, each on a tile of its own: each such tile gives the attacker +1 Strength.
part-step-skeletons-3 = Step 3. Act. After moving a Skeleton may take one action: LOOT a Treasure token (2 Stability), COLLECT gear in an Armory, ATTACK what is in its space, or TUNNEL to a Pit tile. Then the next Skeleton.
steps-skeletons-0 =
    { part-guide }

    ○ { part-step-skeletons-1 }

    ○ { part-step-skeletons-2 }

    ○ { part-step-skeletons-3 }
steps-skeletons-1 =
    { part-guide }

    ▶ { part-step-skeletons-1 }

    ○ { part-step-skeletons-2 }

    ○ { part-step-skeletons-3 }
steps-skeletons-2 =
    { part-guide }

    ✓ { part-step-skeletons-1 }

    ▶ { part-step-skeletons-2 }

    ○ { part-step-skeletons-3 }
steps-skeletons-3 =
    { part-guide }

    ✓ { part-step-skeletons-1 }

    ✓ { part-step-skeletons-2 }

    ▶ { part-step-skeletons-3 }
note-skeletons = Without Stability nobody can attack, so loot early. Stability 4, 7 and 10 bring one more Skeleton each. A Skeleton alone has Strength 1: distraction makes the difference, and Cleave has +2 when attacking.

## Spider

brief-side-spider = You are the Spider.
theme-spider = The house was built around her. Nobody remembers by whom.
goal-spider-12 = Gain at least 12 Terror, then leave through the Entrance with any of your pieces. Terror comes from hatching Eggs (2 each), from Feeding (3 Blood) and from Dread (many Webs).
goal-spider-14 = Gain at least 14 Terror, then leave through the Entrance with any of your pieces. Terror comes from hatching Eggs (2 each), from Feeding (3 Blood) and from Dread (many Webs).
goal-spider-10 = Gain at least 10 Terror, then leave through the Entrance with any of your pieces. Terror comes from hatching Eggs (2 each), from Feeding (3 Blood) and from Dread (many Webs).
goal-spider-8 = Gain at least 8 Terror, then leave through the Entrance with any of your pieces. Terror comes from hatching Eggs (2 each), from Feeding (3 Blood) and from Dread (many Webs).
part-step-spider-1 = Step 1. Move. You begin as the Giant Spider with 3 Movement and may cross one wall per turn. Others may strike when you enter their space with less Defense than their Strength: keep away from the Paladin.
part-step-spider-2 = Step 2. Play Power cards and use powers. Eyes reveals tiles (Blood for Event symbols), Web spins Webs that slow others, Fangs bites who is in your space. Two cards of any kind lay an Egg: Webs and Blood on its tile make it hatch.
part-step-spider-3 = Step 3. Draw. You draw up to your Spirit, 3 at first. Terror raises Spirit and Defense.
part-step-spider-4 = Step 4. Choose your next form, face down. Giant Spider: strong and hunting. Caster: Blood for you and your Eggs at once, sees far, draws more. Spiderlings: five at a time, through every wall.
steps-spider-0 =
    { part-guide }

    ○ { part-step-spider-1 }

    ○ { part-step-spider-2 }

    ○ { part-step-spider-3 }

    ○ { part-step-spider-4 }
steps-spider-1 =
    { part-guide }

    ▶ { part-step-spider-1 }

    ○ { part-step-spider-2 }

    ○ { part-step-spider-3 }

    ○ { part-step-spider-4 }
steps-spider-2 =
    { part-guide }

    ✓ { part-step-spider-1 }

    ▶ { part-step-spider-2 }

    ○ { part-step-spider-3 }

    ○ { part-step-spider-4 }
steps-spider-3 =
    { part-guide }

    ✓ { part-step-spider-1 }

    ✓ { part-step-spider-2 }

    ▶ { part-step-spider-3 }

    ○ { part-step-spider-4 }
steps-spider-4 =
    { part-guide }

    ✓ { part-step-spider-1 }

    ✓ { part-step-spider-2 }

    ✓ { part-step-spider-3 }

    ▶ { part-step-spider-4 }
note-spider = Your five Spiderlings are your lives: each attack on you costs one. An Egg hatches with 5 Webs and Blood cubes together on its tile, so three Webs and two Blood are enough. Lay Eggs where nobody comes.

## Manor

brief-side-manor = You are the Manor.
theme-manor = It listens. It breathes. It rearranges itself while nobody is looking.
goal-manor-15 = Gain 15 Mold. The Wraith gains it by flying the whole path of an Event card over Lit, unoccupied tiles without crossing a wall.
goal-manor-14 = Gain 14 Mold. The Wraith gains it by flying the whole path of an Event card over Lit, unoccupied tiles without crossing a wall.
goal-manor-12 = Gain 12 Mold. The Wraith gains it by flying the whole path of an Event card over Lit, unoccupied tiles without crossing a wall.
part-step-manor-1 = Step 1. Bring the Wraith into the house, on any unoccupied Dark tile: best one in the middle, where rooms will soon be Lit.
part-step-manor-2 = Step 2. Spend Omens. Lay them on the rows: Swap and Shift move rooms, Reveal lights them, Wall raises Force Walls, Events brings cards and Treasure. More Omens on one row make it stronger. For a flight you need Lit rooms in the right shape, so Reveal is a good beginning.
part-step-manor-3 = Step 3. Move the house. The rows are carried out from top to bottom. Put Lit rooms side by side so that their open sides meet.
part-step-manor-4 = Step 4. Walk or fly. Each Event card can be played to walk 2 spaces or to fly its path from where the Wraith stands. Flying needs Lit, unoccupied tiles without walls between; it brings Mold and a Poltergeist.
part-step-manor-5 = Step 5. Place Treasure tokens on Dark tiles, far from those you do not want to feed. Then Omens come back: more Poltergeists, more Omens.
steps-manor-0 =
    { part-guide }

    ○ { part-step-manor-1 }

    ○ { part-step-manor-2 }

    ○ { part-step-manor-3 }

    ○ { part-step-manor-4 }

    ○ { part-step-manor-5 }
steps-manor-1 =
    { part-guide }

    ▶ { part-step-manor-1 }

    ○ { part-step-manor-2 }

    ○ { part-step-manor-3 }

    ○ { part-step-manor-4 }

    ○ { part-step-manor-5 }
steps-manor-2 =
    { part-guide }

    ✓ { part-step-manor-1 }

    ▶ { part-step-manor-2 }

    ○ { part-step-manor-3 }

    ○ { part-step-manor-4 }

    ○ { part-step-manor-5 }
steps-manor-3 =
    { part-guide }

    ✓ { part-step-manor-1 }

    ✓ { part-step-manor-2 }

    ▶ { part-step-manor-3 }

    ○ { part-step-manor-4 }

    ○ { part-step-manor-5 }
steps-manor-4 =
    { part-guide }

    ✓ { part-step-manor-1 }

    ✓ { part-step-manor-2 }

    ✓ { part-step-manor-3 }

    ▶ { part-step-manor-4 }

    ○ { part-step-manor-5 }
steps-manor-5 =
    { part-guide }

    ✓ { part-step-manor-1 }

    ✓ { part-step-manor-2 }

    ✓ { part-step-manor-3 }

    ✓ { part-step-manor-4 }

    ▶ { part-step-manor-5 }
note-manor = A path may be turned and flown from either end, but not mirrored. The tile on which the Wraith stands may be Dark or occupied; all others have to be Lit and empty of pieces and tokens. Keep long cards for a good map: 6 tiles are worth 3 Mold.

## Enchanter

brief-side-enchanter = You are the Enchanter.
theme-enchanter = He is not here. He was never here. But your hand moves, and it is not you who moves it.
goal-enchanter-4 = Fill 4 Domination spaces. To dominate an opponent, as many of your discs have to lie on their board as the next space asks for: 3, 4, 4, 5, 6.
goal-enchanter-3 = Fill 3 Domination spaces. To dominate an opponent, as many of your discs have to lie on their board as the next space asks for: 3, 4, 4, 5, 6.
goal-enchanter-2 = Fill 2 Domination spaces. To dominate an opponent, as many of your discs have to lie on their board as the next space asks for: 3, 4, 4, 5, 6.
goal-enchanter-1 = Fill 1 Domination space. To dominate an opponent, as many of your discs have to lie on their board as the next space asks for: 3, 4, 4, 5, 6.
part-step-enchanter-1 = Step 1. Appear on an unoccupied Dark tile: close to several opponents, Poltergeists and Treasure tokens, which form your network. In the dark you are hard to catch.
part-step-enchanter-2 = Step 2. Dominate, if an opponent already has enough discs. In the first turns nobody has.
part-step-enchanter-3 = Step 3. Spend your magic cubes, one for each action. Syphon takes discs for the opponents around you. Whisper gives one to each opponent in your network. Inscribe lays discs where opponents will walk. Sneak moves you up to 2 spaces through walls. Summon and Conjure make your network larger.
part-step-enchanter-4 = Step 4. End on a Dark tile or a Pit tile: on other Lit tiles you are exposed and your Defense is 1 less. Opponents may now pay to return a disc.
steps-enchanter-0 =
    { part-guide }

    ○ { part-step-enchanter-1 }

    ○ { part-step-enchanter-2 }

    ○ { part-step-enchanter-3 }

    ○ { part-step-enchanter-4 }
steps-enchanter-1 =
    { part-guide }

    ▶ { part-step-enchanter-1 }

    ○ { part-step-enchanter-2 }

    ○ { part-step-enchanter-3 }

    ○ { part-step-enchanter-4 }
steps-enchanter-2 =
    { part-guide }

    ✓ { part-step-enchanter-1 }

    ▶ { part-step-enchanter-2 }

    ○ { part-step-enchanter-3 }

    ○ { part-step-enchanter-4 }
steps-enchanter-3 =
    { part-guide }

    ✓ { part-step-enchanter-1 }

    ✓ { part-step-enchanter-2 }

    ▶ { part-step-enchanter-3 }

    ○ { part-step-enchanter-4 }
steps-enchanter-4 =
    { part-guide }

    ✓ { part-step-enchanter-1 }

    ✓ { part-step-enchanter-2 }

    ✓ { part-step-enchanter-3 }

    ▶ { part-step-enchanter-4 }
note-enchanter = Whoever catches you takes a disc of your hand and gains a Treasure, but your Spell track moves on. The same opponent cannot be dominated twice in succession, so spread your discs. With 4 and with 8 discs in hand your Defense grows.

part-guide = A turn step by step: ▶ is where you are now. The first two rounds also tell you at each question what to do and why.
goal-vigil-easy = You are alone. Destroy 5 Poltergeists before Terror reaches 12 and before the 4 Skeletons take all your Health.
goal-vigil-normal = You are alone. Destroy 6 Poltergeists before Terror reaches 12 and before the 5 Skeletons take all your Health.
goal-vigil-hard = You are alone. Destroy 7 Poltergeists before Terror reaches 10 and before the 5 Skeletons take all your Health.

## Hints at questions

hint-paladin_menu =
    { ask-paladin_menu }

    Hint: { $step ->
        [1] First step: go to the Dark tile in front of you. You will have an Encounter there.
        [5] Nothing more to gain here: end your turn.
       *[other] You have room for more: place a Hero cube on Movement (2 more steps) or Perception (one more Encounter), then enter the next Dark tile; each brings 2 Grit.
    }
hint-paladin_fight =
    { ask-paladin_fight }

    Hint: You win with more Strength than it has: place Hero cubes on Strength or spend Fire. Each attack brings 1 Light; a Poltergeist brings 4 Grit.
hint-paladin_shrine =
    { ask-paladin_shrine }

    Hint: A Sanctity card is usually worth more than one cube.
hint-paladin_collect =
    { ask-paladin_collect }

    Hint: Collect it: you keep the card or refuse it for 5 Grit.
hint-paladin_cube =
    { ask-paladin_cube }

    Hint: Cubes stay until your next turn. Strength protects you from the Skeletons meanwhile.
hint-paladin_strike =
    { ask-paladin_strike }

    Hint: An attack costs no Perception and takes a Spiderling: nearly always worth it.
hint-keep_treasure =
    { ask-keep_treasure }

    Hint: Early in the game 5 Grit bring a third Hero cube at once; a Treasure works for the whole game. You may turn a kept one face up at any moment of your turn.
hint-play_sanctity =
    { ask-play_sanctity }

    Hint: “Always” cards work for the rest of the game, “once” cards on a turn of your choice.
hint-gain_devotion =
    { ask-gain_devotion }

    Hint: Fire is for fights and walls, Light for Lamps, Webs and healing.
hint-rotate =
    { ask-rotate }

    Hint: Open sides lead on; walls protect. Dark tiles appear behind the open sides.
hint-skeleton_spawn =
    { ask-skeleton_spawn }

    Hint: Choose pits from which you reach Treasure tokens, Armories or your prey within 4 steps.
hint-skeleton_menu =
    { ask-skeleton_menu }

    Hint: Each step shows its cost. In the first turns gather Stability and gear: walk to a Treasure token (LOOT) or an Armory (COLLECT), and only attack what you beat with distraction.
hint-spider_menu =
    { ask-spider_menu }

    Hint: { $step ->
        [1] Move to a quiet room a little away from the others. Then spin Webs there and lay an Egg with two cards you do not need.
       *[other] Cards first: Web on your room or a neighbour, Eyes to light rooms (Blood for Events), or two cards for an Egg. Then end: you draw new cards.
    }
hint-spider_next =
    { ask-spider_next }

    Hint: Each Spiderling is activated once; cards may be played during any activation.
hint-spider_look =
    { ask-spider_look }

    Hint: Revealed Event tiles bring you Blood; Treasure rooms and Poltergeists appear for others, too.
hint-spider_spin =
    { ask-spider_spin }

    Hint: Three Webs on one tile help an Egg there to hatch and make it hard to reach.
hint-spider_lay =
    { ask-spider_lay }

    Hint: Lay it where Webs already lie and nobody comes.
hint-spider_pay =
    { ask-spider_pay }

    Hint: Give up the suit you need least in your next form.
hint-spider_extra =
    { ask-spider_extra }

    Hint: More cards to choose from: nearly always worth it.
hint-spider_form =
    { ask-spider_form }

    Hint: With Eggs on the board the Caster is good: Blood for you and for each Egg at once. Spiderlings are fast and safe from strikes.
hint-offer_change =
    { ask-offer_change }

    Hint: Spiderlings scatter to several tiles and are hard to catch, but you stay in this form through your next turn.
hint-place_wraith =
    { ask-place_wraith }

    Hint: The middle of the house is good: flights start where the Wraith stands.
hint-manor_omens =
    { ask-manor_omens }

    Hint: In the first turns Reveal (Lit rooms to fly over) and Events (cards) are worth most. What you do not assign is lost.
hint-manor_swap =
    { ask-manor_swap }

    Hint: Bring a Lit room next to another one so that their open sides meet, or take a room away from those who need it.
hint-manor_shift =
    { ask-manor_shift }

    Hint: A room may go to any empty space in reach, also with everybody in it.
hint-manor_reveal =
    { ask-manor_reveal }

    Hint: Light tiles near the Wraith. Poltergeist tiles also bring you Omens later.
hint-manor_wall =
    { ask-manor_wall }

    Hint: Force Walls stop the Paladin and others, but also your own flights.
hint-manor_menu =
    { ask-manor_menu }

    Hint: If a flight is offered, take it: it is your way to win. Otherwise walk to where a flight will be possible, or keep your cards and end.
hint-manor_walk =
    { ask-manor_walk }

    Hint: Entering a space drives out everybody there: the Paladin is pushed, Skeletons and the Enchanter scatter, Lamps and Webs go.
hint-manor_treasure =
    { ask-manor_treasure }

    Hint: Treasure feeds whoever reaches it: put it far from your rivals.
hint-play_event =
    { ask-play_event }

    Hint: Its effect happens now; you lose the card for flying. Cards with a hard path are the ones to give.
hint-give_treasure =
    { ask-give_treasure }

    Hint: Give the one that helps him less against you.
hint-enchanter_appear =
    { ask-enchanter_appear }

    Hint: Choose a Dark tile around which many opponents, Poltergeists and Treasure tokens are.
hint-enchanter_dominate =
    { ask-enchanter_dominate }

    Hint: Dominating fills a space and gives a free Command: do it whenever you can.
hint-enchanter_menu =
    { ask-enchanter_menu }

    Hint: { $step ->
        [3] A good first turn: Syphon if opponents are around you, Whisper to those in your network, Inscribe where they will walk, and Sneak into the dark at the end.
       *[other] Your magic cubes are spent: end your turn.
    }
hint-pick_spell =
    { ask-pick_spell }

    Hint: A spell in play stays for the rest of the game.
hint-resist =
    { ask-resist }

    Hint: Discs let the Enchanter dominate you. Pay when you are close to the number he needs.
