### The Spider's turn (English)

## Questions

ask-spider_menu =
    Your turn. { $piece } on { $cell }: Movement { $moves }{ $form-id ->
        [form_giant] , { COUNT($walls, "wall", "walls") } to cross
       *[other] { "" }
    }, { COUNT($cards, "Power card", "Power cards") }, Blood { $blood }, Terror { $terror } of { $goal }. What do you do?
ask-spider_next = Which Spiderling do you activate next? ({ $count } still to go)
ask-spider_more =
    { $more ->
        [0] 1 Fangs so far.
       *[other] { $more } more Fangs besides the first so far.
    } Do you play another card as Fangs? ({ COUNT($cards, "card", "cards") } in hand)
ask-spider_pay = Which Power card do you discard for it?
ask-spider_pay_two = Which two Power cards do you discard for the Egg?
ask-spider_look = Eyes: which Dark tile do you reveal? ({ $count } to reveal)
ask-spider_spin = Where do you place a Web? ({ $count } to place)
ask-spider_lay = Where do you place the Egg?
ask-spider_bite = Fangs: which piece do you attack?
ask-spider_grit = Fangs on the Paladin: { COUNT($count, "further Fangs", "further Fangs") }. Grit or spaces?
ask-spider_discs = Fangs on the Enchanter: where do you remove { COUNT($count, "disc", "discs") }?
ask-spider_feed = The supply has only { $count } Blood. Which Egg gets a cube?
ask-spider_leap = Where do you teleport to?
ask-spider_gather = The Spiderlings become the { $form }. On which space?
ask-spider_extra = Caster: do you draw { COUNT($count, "extra card", "extra cards") } now and then discard down to { $spirit } (Spirit)? You have { $hand }.
ask-spider_form = Which form do you choose for your next turn? It stays face down until then. (Terror { $terror } of { $goal })

## Options

part-spider-strike =
    { $strike ->
        [0] { "" }
        [1] ; they cannot strike at you: { $own } + { $fire } Fire against Defense { $value }
       *[other] ; they may strike at you: { $own } + { $fire } Fire against Defense { $value }
    }
part-spider-ripe =
    { $egg ->
        [0] { "" }
       *[other] ; the Egg there then has { $total } of { $need }
    }
option-spider-step =
    To { $cell } ({ $tile }){ $wall ->
        [0] { "" }
        [1] { " " }through the wall ({ COUNT($walls, "more wall", "more walls") } this turn)
       *[other] { " " }through the wall
    }: 1 Movement, { $left } left{ part-spider-strike }
option-spider-escape = Escape through the Entrance with Terror { $terror } of { $goal }: you win
option-spider-eyes-many = Play { COUNT($count, "Eyes card", "Eyes cards") }: reveal { COUNT($total, "Dark tile", "Dark tiles") }, 1 Blood for each Event ({ $left } in hand afterwards)
option-spider-eyes =
    Play { $suit } as Eyes: { $form-id ->
        [form_caster] reveal any one Dark tile, 2 Blood for an Event
       *[other] reveal { COUNT($count, "Dark tile", "Dark tiles") } with Spiderlings, 1 Blood for each Event
    }
option-spider-fangs =
    Play { $suit } as Fangs: { $form-id ->
        [form_giant] attack { COUNT($count, "piece", "pieces") } on your space, 1 Blood for each card (you may add { COUNT($left, "card", "cards") })
        [form_caster] attack one visible piece, 1 Blood
       *[other] attack { COUNT($count, "piece", "pieces") } on the Spiderlings' spaces, { $count } Blood
    }
option-spider-web-many = Play { COUNT($count, "Web card", "Web cards") }: place { COUNT($total, "Web", "Webs") } on your space and adjacent ones ({ $left } in hand afterwards)
option-spider-web =
    Play { $suit } as Web: { $form-id ->
        [form_caster] place 1 Web where you see
       *[other] place { COUNT($count, "Web", "Webs") }, one on each space with a Spiderling
    }
option-spider-egg =
    Egg: discard 2 cards, place an Egg { $form-id ->
        [form_caster] where you see
       *[other] on your space, which has { COUNT($webs, "Web", "Webs") } of the { $need } it takes to hatch
    } ({ $left } in supply)
option-spider-feeding = Feeding: pay { $cost } Blood (you have { $blood }) for 1 Terror, then { $terror } of { $goal }
option-spider-legs =
    Legs: discard a card for 1 Movement, then { $left }{ $form-id ->
        [form_giant] , and { COUNT($walls, "wall", "walls") } to cross
        [form_caster] { "" }
       *[other] ; the same for { COUNT($waiting, "Spiderling", "Spiderlings") } still to be activated
    }
option-spider-teleport = Legs: discard two { $suit } cards and teleport up to 2 spaces
option-spider-loot = Loot: discard a card for the Treasure token here: { $blood } Blood, then { $total }
option-spider-tend = Tend: pay 1 Blood (you have { $blood }) for 1 Blood cube on each of { COUNT($count, "Egg", "Eggs") } within 2 spaces (once per turn)
option-spider-tend-at = Tend: pay 1 Blood (you have { $blood }) for 1 Blood cube on the Egg on { $cell } ({ $tile }){ part-spider-ripe }
option-spider-dread = Dread: discard a card for 1 Terror, then { $terror } of { $goal }; it takes { $need } Webs on the board, there are { $webs } (once per turn)
option-spider-end =
    { $form-id ->
        [form_spiderlings] End this Spiderling's activation ({ $waiting } still to go, Movement { $left }, { COUNT($cards, "card", "cards") } left)
       *[other] End moving and powers (Movement { $left }, { COUNT($cards, "card", "cards") } left)
    }
option-spider-activate =
    { $piece } on { $cell }, Movement { $moves }{ $alike ->
        [1] { "" }
       *[other] { " " }({ $alike } are there)
    }
option-spider-rest = Activate no more Spiderlings
option-spider-more = Add { $suit }: { $count } Fangs, { COUNT($more, "further effect", "further effects") } ({ $left } in hand afterwards)
option-spider-enough = No more: { $count } Fangs for { $count } Blood
option-spider-pay = { $suit } (you have { $held })
option-spider-pay-two = { $suit } and { $other }
option-spider-look = { $cell } ({ $tile })
option-spider-spin = { $cell } ({ $tile }): { COUNT($webs, "Web", "Webs") } there then{ part-spider-ripe }
option-spider-lay = { $cell } ({ $tile }): { COUNT($webs, "Web", "Webs") } of the { $need } it takes to hatch
option-spider-bite =
    { $piece } on { $cell } { $owner-id ->
        [paladin] loses 1 of { $grit } Grit and has to move 1 space
        [skeletons] scatters
        [manor] is removed
       *[other] loses 1 disc, from your board or from hand
    }
option-spider-grit = The Paladin loses { $count } Grit; then you may move him up to { COUNT($more, "space", "spaces") }
option-spider-discs = { $count } from your board (of { $board }), { $more } from the Enchanter's hand (of { $hand })
option-spider-feed = { $cell } ({ $tile }){ part-spider-ripe }
option-spider-leap = { $cell } ({ $tile }){ part-spider-strike }
option-spider-gather = { $cell } ({ $tile })
option-spider-form = { $form }: Movement { $moves }, Defense { $defense }

## What happens

event-form-shown = The Spider shows her form: { $form }.
event-form-placed = The { $form } is on { $cell }; the Spiderlings have left the board.
event-form-chosen = The Spider puts a form card face down.
event-spider-moves = { $piece } moves to { $cell } (Movement { $left }).
event-spider-legs =
    Legs: { $piece } now has Movement { $left }{ $walls ->
        [0] { "" }
       *[other] , with { COUNT($walls, "wall", "walls") } to cross
    }.
event-spider-leaps = { $piece } teleports to { $cell }.
event-spider-plays =
    The Spider plays { $suit }{ $count ->
        [1] { "" }
       *[other] { " " }× { $count }
    } as { $power } ({ COUNT($left, "card", "cards") } in hand).
event-spider-pays = The Spider discards { $suit } ({ COUNT($left, "card", "cards") } in hand).
event-spider-loots = The Spider loots the Treasure token on { $cell }.
event-spider-bites = The Giant Spider attacks every piece on { $cell } with { $count } Fangs.
event-caster-bites = The Caster attacks { $piece } on { $cell }.
event-spiderlings-bite = The Spiderlings attack { COUNT($count, "piece", "pieces") }.
event-powers-drawn = The Spider draws { COUNT($count, "Power card", "Power cards") } ({ $total } in hand).

## Why

reason-spider_blood = for the Blood
reason-spider_eggs = for her Eggs
reason-spider_webs = for the Webs on the board
reason-spider_cards = to keep cards in hand
reason-spider_danger = keeps away from her hunters
reason-spider_way = on the way to prey, or out of the house
reason-spider_plan = for what the next form can do
