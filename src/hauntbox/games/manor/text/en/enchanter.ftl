### The Enchanter's turn (English)

## Questions

ask-enchanter_menu =
    Your turn, on { $cell }, Defense { $defense }{ $exposed ->
        [0] { "" }
       *[other] { " " }(exposed)
    }: { COUNT($cubes, "magic cube", "magic cubes") } left, { COUNT($hand, "disc", "discs") } in hand. What do you do?
ask-enchanter_appear = Where do you appear?
ask-enchanter_flicker = Flicker: do you reveal a surrounding Dark tile or flip a Lit one to Dark?
ask-enchanter_dominate = Do you dominate somebody? The next Domination space asks for { $need } discs; { $filled } of { $goal } spaces are filled.
ask-enchanter_step = Step Between: to which Dark tile do you go?
ask-enchanter_inscribe =
    { $count ->
        [2] Inscribe: on which tile do you put a disc? ({ $hand } in hand)
       *[other] Inscribe: on which other tile do you put a second disc? ({ $hand } in hand)
    }
ask-enchanter_whisper = Whisper: to whom do you give a disc? ({ $count } in hand)
ask-enchanter_command = Command to the { $about }: which piece do you move?
ask-enchanter_march = Command: where does { $piece } on { $cell } go? Up to { COUNT($count, "space", "spaces") }.
ask-enchanter_summon =
    { $count ->
        [1] Summon: where does a Poltergeist appear?
       *[other] Summon with Choir of Spirits: where does the first of { $count } Poltergeists appear?
    }
ask-enchanter_conjure = Conjure: on which Dark tile do you place the Treasure token?
ask-enchanter_bar =
    Bar the Way: on which edge do you place a Force Wall? ({ $count ->
        [1] the last
       *[other] up to { $count }
    })

## Options

part-enchanter-cube = 1 magic cube, { $left } left
part-enchanter-syphon =
    { $discs ->
        [0] no piece to Syphon there
       *[other] a Syphon there gives { COUNT($discs, "disc", "discs") }
    }
option-enchanter-sneak = Sneak to { $cell } ({ $tile }), { COUNT($far, "space", "spaces") } away: { part-enchanter-cube }; { part-enchanter-syphon }
option-enchanter-bound = Bound to { $cell } ({ $tile }) across the Lit tiles between: { part-enchanter-cube }; { part-enchanter-syphon }
option-enchanter-step = Step Between, to any Dark tile: { $cost } magic cubes, { $left } left
option-enchanter-inscribe = Inscribe: put up to 2 of your { COUNT($hand, "disc", "discs") } on tiles; { part-enchanter-cube }
option-enchanter-syphon =
    Syphon: { COUNT($pieces, "opposing piece", "opposing pieces") } around you{ $twice ->
        [0] { "" }
       *[other] , all of one player: × 2
    } for { COUNT($count, "disc", "discs") }{ $most ->
        [0] { "" }
       *[other] { " " }(no more than { $most })
    }, { $total } in hand then; { part-enchanter-cube }
option-enchanter-whisper =
    Whisper: { $count ->
        [0] your network reaches nobody
       *[other] your network reaches { $roles }
    }, { COUNT($hand, "disc", "discs") } in hand{ $echo ->
        [0] { "" }
       *[other] , Echo gives { $echo }
    }; { part-enchanter-cube }
option-enchanter-command =
    { $role-id ->
        [manor] Command the Manor: it discards an Event card picked at random
       *[other] Command the { $role }: move a piece up to 2 spaces
    }; 1 disc of that board returns ({ $discs } left there), { part-enchanter-cube }
option-enchanter-summon = Summon a Poltergeist on a surrounding Lit tile ({ $total } on the board then), once per turn: { part-enchanter-cube }
option-enchanter-conjure = Conjure a Treasure token on a surrounding Dark tile ({ $supply } in the supply), once per turn: { part-enchanter-cube }
option-enchanter-bar = Bar the Way: place up to 2 Force Walls around you; { part-enchanter-cube }
option-enchanter-stare = Baleful Stare: { $hand } + { $count } = { COUNT($total, "disc", "discs") } in hand; { $cost } magic cubes
option-enchanter-end =
    End your turn{ $left ->
        [0] { "" }
       *[other] { " " }({ COUNT($left, "magic cube", "magic cubes") } unused)
    } with { COUNT($hand, "disc", "discs") } in hand
option-enchanter-appear = Appear on { $cell } ({ $tile }): { part-enchanter-syphon }
option-enchanter-reveal = Reveal { $cell } ({ $tile })
option-enchanter-darken = Flip { $cell } ({ $tile }) to its Dark side
part-enchanter-bonus =
    { $space ->
        [1] draw 3 spells, one comes into play
        [2] draw 3 spells, one comes into play
        [3] one more magic cube
        [4] one more magic cube
       *[other] no bonus
    }
option-enchanter-dominate = Dominate the { $role }: { $discs } discs, { $need } needed; fills space { $space } of { $goal } ({ part-enchanter-bonus })
option-enchanter-step-to = To { $cell } ({ $tile }): { part-enchanter-syphon }
option-enchanter-inscribe-at = A disc on { $cell } ({ $tile }), { $hand } left in hand
part-enchanter-board =
    { $total } on that board then, { $need } needed{ $again ->
        [0] { "" }
       *[other] , but not twice in succession
    }; { $hand } left in hand
option-enchanter-whisper-to = 1 disc to the { $role }: { part-enchanter-board }
option-enchanter-whisper-two = 2 discs to the { $role } with Double Tongue: { part-enchanter-board }
option-enchanter-command-piece = { $piece } on { $cell }
option-enchanter-march =
    To { $cell } ({ $tile }){ $disc ->
        [0] { "" }
       *[other] : the disc there goes to that board
    }{ $webs ->
        [0] { "" }
       *[other] ; { COUNT($webs, "Web is", "Webs are") } torn
    }
option-enchanter-summon-at = A Poltergeist on { $cell } ({ $tile })
option-enchanter-conjure-at = A Treasure token on { $cell } ({ $tile })
option-enchanter-enough = No more

## What happens

event-enchanter-appears = The Enchanter appears on { $cell }.
event-enchanter-moves =
    { $way-id ->
        [sneak] The Enchanter sneaks to { $cell }
       *[other] { $way }: the Enchanter moves to { $cell }
    }; { COUNT($left, "magic cube", "magic cubes") } left.
event-inscribed = The Enchanter puts a disc on { $cell }; { $left } left in hand.
event-hand-discs = The Enchanter takes { COUNT($count, "disc", "discs") } from the supply: { $total } in hand.
event-whispered = Whisper: { COUNT($count, "disc goes", "discs go") } to the board of the { $role }, { $total } there now; { $left } left in the Enchanter's hand.
event-commanded = The Enchanter commands the { $role }.
event-dominated = The Enchanter dominates the { $role } with { COUNT($count, "disc", "discs") }: { $total } of { $goal } Domination spaces are filled.

## Why a bot does it

reason-enchanter_grip = nearer to dominating somebody
reason-enchanter_hand = discs in hand
reason-enchanter_spells = spells and magic cubes
reason-enchanter_traps = discs where others will walk
reason-enchanter_chance = near pieces to Syphon and to Whisper to
reason-enchanter_danger = out of the Paladin's reach
reason-discs = fewer of the Enchanter's discs on its own board
