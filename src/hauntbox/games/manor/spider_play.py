"""What the Spider's cards do: Eyes, Fangs, Webs and Eggs, in each form; how cards are played and paid."""

from typing import Final

from hauntbox.board.dark import DARK
from hauntbox.games.manor.cards import (
    EVENTS,
    EYES,
    FORM_CASTER,
    FORM_GIANT,
    FORM_SPIDERLINGS,
    FORMS,
    GEAR,
    SPELLS,
    SUITS,
    WEB_CARD,
)  # fmt: skip
from hauntbox.games.manor.options import first, option, second
from hauntbox.games.manor.paladin_board import SEEN_REST
from hauntbox.games.manor.pieces import SPIDER, WEB
from hauntbox.games.manor.revealing import reveal
from hauntbox.games.manor.spaces import BESIDE
from hauntbox.games.manor.spider_board import drop_card, gain_blood, place_egg, place_webs
from hauntbox.games.manor.spider_fangs import bite_all, bite_everywhere, caster_bite
from hauntbox.games.manor.spider_menu import egg_spaces, spiderling_spots, spun, web_spaces
from hauntbox.games.manor.spider_words import (
    ENOUGH,
    LAY,
    LAY_AT,
    LOOK,
    LOOK_AT,
    MORE_FANGS,
    MORE_WITH,
    PAY,
    PAY_CARD,
    PAY_PAIR,
    PAY_TWO,
    SPIDER_FIRED,
    SPIN,
    SPIN_AT,
)  # fmt: skip
from hauntbox.games.manor.state import Manor
from hauntbox.games.manor.tiles import EVENT
from hauntbox.kernel.ask import Ask, Rule

EVENT_BLOOD: Final = (1, 2, 1)
"""MAN-SPI-33, MAN-SPI-51, MAN-SPI-72: Blood for an Event symbol, by form."""
EYES_RULE: Final = ("MAN-SPI-32", "MAN-SPI-51", "MAN-SPI-72")
FANGS_RULE: Final = ("MAN-SPI-34", "MAN-SPI-52", "MAN-SPI-73")
WEB_RULE: Final = ("MAN-SPI-41", "MAN-SPI-53", "MAN-SPI-74")
EGG_RULE: Final = ("MAN-SPI-42", "MAN-SPI-55", "MAN-SPI-69")
SEEN_SPIDER: Final = SEEN_REST + len(GEAR) + len(EVENTS) + len(SPELLS)
"""Where SPIDER_FIRED begins in FIRED."""
SEEN_DEED: Final = {
    (form, deed): 1 << (SEEN_SPIDER + SPIDER_FIRED.index(f"{name}_{deed}"))
    for form, name in enumerate(FORMS)
    for deed in ("eyes", "fangs", "web", "egg", "feeding", "legs", "teleport", "loot", "tend", "dread")
    if f"{name}_{deed}" in SPIDER_FIRED
}


def note(g: Manor, name: str) -> None:
    g.seen |= SEEN_DEED[g.spider.form, name]


# --- cards


def play_cards(g: Manor, suit: int, count: int, power: str, rule: str) -> None:
    """MAN-SPI-14: cards of a suit are played and discarded."""
    for _ in range(count):
        drop_card(g, suit)
    if g.ears:
        g.tell("spider-plays", rule, suit=SUITS[suit], count=count, power=power, left=len(g.spider.hand))


def pay_card(g: Manor, rule: str) -> Rule[None]:
    """MAN-SPI-14, D34: any card of her hand. Not to be asked would tell that they are all alike."""
    hand = g.spider.hand
    options = [option(PAY, suit) for suit in sorted(set(hand))]
    suit = first((yield Ask(g.seat(SPIDER), PAY_CARD, options, always=len(hand) > 1)))
    discard(g, suit, rule)


def pay_pair(g: Manor, rule: str) -> Rule[None]:
    """MAN-SPI-42, MAN-SPI-55: any two cards of her hand; asked like `pay_card`."""
    hand = g.spider.hand
    pairs = sorted({(hand[i], hand[j]) for i in range(len(hand)) for j in range(i + 1, len(hand))})
    choice: int = yield Ask(g.seat(SPIDER), PAY_PAIR, [option(PAY_TWO, a, b) for a, b in pairs], always=len(hand) > 2)
    discard(g, first(choice), rule)
    discard(g, second(choice), rule)


def discard(g: Manor, suit: int, rule: str) -> None:
    drop_card(g, suit)
    if g.ears:
        g.tell("spider-pays", rule, suit=SUITS[suit], left=len(g.spider.hand))


# --- Eyes


def eyes_many(g: Manor, choice: int) -> None:
    """MAN-SPI-32: Eyes of the Giant Spider."""
    note(g, "eyes")
    play_cards(g, EYES, first(choice), "eyes", EYES_RULE[FORM_GIANT])
    g.then(giant_look, spun(first(choice)), ())


def eyes_with(g: Manor, choice: int) -> None:
    """MAN-SPI-50, MAN-SPI-51, MAN-SPI-72: Eyes of the Caster, with any card, or of Spiderlings."""
    form = g.spider.form
    note(g, "eyes")
    play_cards(g, first(choice), 1, "eyes", EYES_RULE[form])
    if form == FORM_CASTER:
        g.then(caster_look)
    else:
        g.then(spiderlings_look, spiderling_spots(g))


def giant_look(g: Manor, left: int, fresh: tuple[int, ...]) -> Rule[None]:
    """MAN-SPI-32: her tile, one beside it, or one beside a tile just revealed by this play."""
    if not left:
        return
    face = g.grid.face
    here = g.at[g.spider.active]
    spaces = sorted({to for at in (here, *fresh) for to in (at, *BESIDE[at]) if face[to] == DARK})
    if not spaces:
        return
    options = [option(LOOK_AT, at) for at in spaces]
    at = first((yield Ask(g.seat(SPIDER), LOOK, options, left)))
    g.then(giant_look, left - 1, (*fresh, at))
    look(g, at)


def caster_look(g: Manor) -> Rule[None]:
    """MAN-SPI-51: any Dark tile of the board."""
    options = [option(LOOK_AT, at) for at in g.tiles(DARK)]
    look(g, first((yield Ask(g.seat(SPIDER), LOOK, options, 1))))


def spiderlings_look(g: Manor, spots: tuple[int, ...]) -> Rule[None]:
    """MAN-SPI-72, MAN-REVEAL-6: every Dark tile with a Spiderling, in an order she chooses."""
    dark = [at for at in spots if g.grid.face[at] == DARK]
    if not dark:
        return
    at = first((yield Ask(g.seat(SPIDER), LOOK, [option(LOOK_AT, at) for at in dark], len(dark))))
    g.then(spiderlings_look, tuple([other for other in dark if other != at]))
    look(g, at)


def look(g: Manor, at: int) -> None:
    """MAN-SPI-33: she reveals a tile and gains Blood for an Event symbol."""
    form = g.spider.form
    g.then(event_blood, at, form)
    reveal(g, g.seat(SPIDER), at, EYES_RULE[form])


def event_blood(g: Manor, at: int, form: int) -> None:
    """MAN-SPI-33, MAN-SPI-51, MAN-SPI-72."""
    if g.is_kind(at, EVENT):
        gain_blood(g, EVENT_BLOOD[form], "MAN-SPI-33" if form == FORM_GIANT else EYES_RULE[form])


# --- Fangs


def fangs_with(g: Manor, choice: int) -> None:
    """MAN-SPI-31, MAN-SPI-34, MAN-SPI-52, MAN-SPI-73."""
    form = g.spider.form
    note(g, "fangs")
    play_cards(g, first(choice), 1, "fangs", FANGS_RULE[form])
    if form == FORM_GIANT:
        g.then(more_fangs, 1)
    elif form == FORM_CASTER:
        g.then(caster_bite)
    else:
        bite_everywhere(g)


def more_fangs(g: Manor, count: int) -> Rule[None]:
    """MAN-SPI-31, MAN-SPI-34, D33: further cards played along; any card of hers is Fangs to the Giant Spider."""
    hand = g.spider.hand
    if hand:
        options = [*[option(MORE_WITH, suit) for suit in sorted(set(hand))], ENOUGH]
        choice: int = yield Ask(g.seat(SPIDER), MORE_FANGS, options, count)
        if choice != ENOUGH:
            play_cards(g, first(choice), 1, "fangs", FANGS_RULE[FORM_GIANT])
            g.then(more_fangs, count + 1)
            return
    bite_all(g, count)


# --- Webs and Eggs


def web_many(g: Manor, choice: int) -> None:
    """MAN-SPI-41: Web of the Giant Spider."""
    note(g, "web")
    play_cards(g, WEB_CARD, first(choice), "web", WEB_RULE[FORM_GIANT])
    g.then(giant_spin, spun(first(choice)))


def web_with(g: Manor, choice: int) -> None:
    """MAN-SPI-53, MAN-SPI-66, MAN-SPI-74."""
    form = g.spider.form
    note(g, "web")
    play_cards(g, first(choice), 1, "web", WEB_RULE[form])
    if form == FORM_CASTER:
        g.then(caster_spin)
    else:
        g.then(spiderlings_spin, spiderling_spots(g))


def giant_spin(g: Manor, left: int) -> Rule[None]:
    """MAN-SPI-41, MAN-SPI-44: one Web after the other, on her space or any adjacent one."""
    here = g.at[g.spider.active]
    spaces = web_spaces(g, [here, *BESIDE[here]])
    if not left or not spaces:
        return
    options = [option(SPIN_AT, at) for at in sorted(spaces)]
    at = first((yield Ask(g.seat(SPIDER), SPIN, options, left)))
    g.then(giant_spin, left - 1)
    place_webs(g, at, 1, WEB_RULE[FORM_GIANT])


def caster_spin(g: Manor) -> Rule[None]:
    """MAN-SPI-53: on a space that she sees."""
    spaces = web_spaces(g, g.grid.sight(g.at[g.spider.active], True))
    at = first((yield Ask(g.seat(SPIDER), SPIN, [option(SPIN_AT, at) for at in sorted(spaces)], 1)))
    place_webs(g, at, 1, WEB_RULE[FORM_CASTER])


def spiderlings_spin(g: Manor, spots: tuple[int, ...]) -> Rule[None]:
    """MAN-SPI-74, MAN-GEN-4: one on each of their spaces; where the supply is too small she chooses."""
    left = web_spaces(g, list(spots))
    if len(left) > g.supply[WEB]:
        options = [option(SPIN_AT, at) for at in left]
        at = first((yield Ask(g.seat(SPIDER), SPIN, options, g.supply[WEB])))
        g.then(spiderlings_spin, tuple([other for other in left if other != at]))
        left = [at]
    for at in left:
        place_webs(g, at, 1, WEB_RULE[FORM_SPIDERLINGS])


def lay_egg(g: Manor, choice: int) -> None:
    """MAN-SPI-42, MAN-SPI-55: two cards, then the Egg."""
    form = g.spider.form
    note(g, "egg")
    if form == FORM_GIANT:
        g.then(place_here)
    else:
        g.then(place_in_sight)
    g.then(pay_pair, EGG_RULE[form])


def place_here(g: Manor) -> None:
    """MAN-SPI-42: on her space."""
    place_egg(g, g.at[g.spider.active], EGG_RULE[FORM_GIANT])


def place_in_sight(g: Manor) -> Rule[None]:
    """MAN-SPI-55: on her space or a visible one."""
    spaces = egg_spaces(g, g.grid.sight(g.at[g.spider.active], True))
    at = first((yield Ask(g.seat(SPIDER), LAY, [option(LAY_AT, at) for at in sorted(spaces)])))
    place_egg(g, at, EGG_RULE[FORM_CASTER])
