"""What makes a position good for the Spider, and what she does without thinking."""

from collections.abc import Callable
from typing import Final

from hauntbox.board.dark import DARK
from hauntbox.games.manor.attacks import egg_defense, spider_defense
from hauntbox.games.manor.cards import AT_TERROR, FORM_CASTER, FORM_GIANT, FORM_SPIDERLINGS, FORMS
from hauntbox.games.manor.ends import may_escape
from hauntbox.games.manor.judge import MINE
from hauntbox.games.manor.options import first, second, word_of
from hauntbox.games.manor.paladin_chase import UNREACHED, Ways, find_ways, short
from hauntbox.games.manor.pieces import (
    BLOOD,
    EGG,
    HATCHING,
    PALADIN,
    PALADIN_BIT,
    PALADIN_PIECE,
    PIECES,
    POLTERGEIST_BITS,
    SKELETON_BITS,
    SPIDER,
    SPIDER_BITS,
    SPIDERLINGS,
    WEB,
    pieces_of,
)  # fmt: skip
from hauntbox.games.manor.roles import VERY_HARD
from hauntbox.games.manor.spaces import ENTRANCE, FAR, FRONT, INSIDE, OFF
from hauntbox.games.manor.spider_board import DISCARD_POWER, FLEE_STEP, OFFER_CHANGE, PLACE_SPIDERLING
from hauntbox.games.manor.spider_data import NO_FORM
from hauntbox.games.manor.spider_menu import CASTER_DREAD, PREY, SPIDERLING_DREAD, webs_out
from hauntbox.games.manor.spider_words import (
    ACTIVATE,
    BITE,
    BITE_ENCHANTER,
    BITE_PALADIN,
    CHOOSE_FORM,
    DREAD,
    END,
    ESCAPE,
    EXTRA,
    EYES_MANY,
    EYES_WITH,
    FANGS_WITH,
    FEEDING,
    LAY,
    LAY_EGG,
    LOOT,
    MENU,
    MORE_FANGS,
    NEXT_SPIDERLING,
    PAY_CARD,
    SPIN,
    STEP,
    TEND,
    TEND_AT,
    WEB_MANY,
    WEB_WITH,
)  # fmt: skip
from hauntbox.games.manor.state import Manor
from hauntbox.games.manor.things import spaces_with
from hauntbox.kernel.ask import Ask
from hauntbox.kernel.game import Reason
from hauntbox.kernel.rng import Rng

BLOOD_WORTH: Final = 0.24
"""Of 1 Terror: three feed it."""
CARD_WORTH: Final = 0.06
SPARE_WORTH: Final = 0.02
HUNT_WORTH: Final = 0.12
WEB_WORTH: Final = 0.03
EGG_WORTH: Final = 0.6
CUBE_WORTH: Final = 0.24
DREAD_WORTH: Final = 0.85
MOST_BLOOD: Final = 9
FARTHEST: Final = 12
NEAR: Final = 5
DANGER: Final = 0.25
LOST_DANGER: Final = 0.1
"""What an attack costs her, and more for each Spiderling that is lost."""
SHORT: Final = 4
RISK: Final = (0.0, 0.1, 0.2, 0.4, 0.8, 1.3, 1.8, 2.2)
"""How often the Paladin will attack her: RISK[n + SHORT] where he has n Hero cubes to spare for it."""
EGG_RISK: Final = 0.6
SECOND: Final = 0.4
"""What the next Spiderlings in danger count: after each attack they run."""
LIFE: Final = 0.1
SKELETON_MIGHT: Final = 5
HOME_RUN: Final = 8.0
"""In Terror: a form that reaches the Entrance next turn."""


def reasons(g: Manor) -> list[Reason]:
    """Blood, Eggs, Webs, cards as parts of a Terror; danger and discs; the way to prey or out; the chosen form."""
    s = g.spider
    if s.dead:
        return []
    unit = MINE / g.terms.escape * (0.4 + 0.12 * s.living.bit_count())
    webs = min(SPIDERLING_DREAD, webs_out(g))
    paths = find_ways(g) if g.plays(PALADIN) else None
    return [
        Reason("spider_blood", unit * BLOOD_WORTH * min(MOST_BLOOD, s.blood)),
        Reason("spider_eggs", unit * eggs(g, paths)),
        Reason("spider_webs", unit * WEB_WORTH * webs),
        Reason("spider_cards", unit * cards(g)),
        Reason("spider_danger", -danger(g, paths)),
        Reason("spider_way", way_out(g) + unit * hunt(g)),
        Reason("spider_plan", unit * plan(g)),
    ]


def eggs(g: Manor, paths: Ways | None) -> float:
    """An Egg is worth more with each Blood cube and Web on it, less where the Paladin can come and destroy it."""
    worth = 0.0
    for at in spaces_with(g, EGG):
        points = EGG_WORTH + CUBE_WORTH * min(HATCHING, g.count(at, BLOOD) + g.count(at, WEB))
        if paths is not None:
            points *= 1.0 - EGG_RISK * min(1.0, hits(g, paths, at, egg_defense(g, at) + 1))
        worth += points
    return worth


def her_pieces(g: Manor) -> list[int]:
    at = g.at
    return [piece for piece in pieces_of(SPIDER_BITS) if at[piece]]


def nearest(g: Manor, mask: int, here: int) -> int:
    """How far away the nearest of these pieces is on the grid; FARTHEST where none is."""
    at, far = g.at, FAR[here]
    best = FARTHEST
    for piece in range(len(PIECES)):
        if mask >> piece & 1 and INSIDE[at[piece]] and far[at[piece]] < best:
            best = far[at[piece]]
    return best


def hunters(g: Manor) -> int:
    """Who kills her in this game."""
    if g.plays(PALADIN):
        return PALADIN_BIT
    return SKELETON_BITS if g.skeletons.stability else 0


def danger(g: Manor, paths: Ways | None) -> float:
    """Spiderlings she has lost, and hunters who could attack her soon."""
    lost = len(SPIDERLINGS) - g.spider.living.bit_count()
    worth = DANGER + LOST_DANGER * lost
    risks: list[float] = []
    for piece in her_pieces(g):
        at = g.at[piece]
        if paths is not None:
            risk = hits(g, paths, at, spider_defense(g, piece) + 1)
            risks.append(min(risk, 1.0) if piece in SPIDERLINGS else risk)
        elif g.skeletons.stability and spider_defense(g, piece) < SKELETON_MIGHT:
            risks.append(max(0.0, 1.0 - nearest(g, SKELETON_BITS, at) / NEAR))
    risks.sort(reverse=True)
    return worth * (sum(risks[:1]) + SECOND * sum(risks[1:3])) + LIFE * lost


def hits(g: Manor, paths: Ways, at: int, might: int) -> float:
    """How often the Paladin will probably attack on this space until the end of his turn or of his next one."""
    far = paths[0][at]
    if far >= UNREACHED:
        return 0.0
    now = g.active == PALADIN and not g.paladin.over
    meets = 1 + paths[1][at]
    spare = -short(g, far, meets, might, 0, False)
    likely = RISK[max(0, min(len(RISK) - 1, spare + SHORT))]
    if now:
        spare = -short(g, far, meets, might, 0, True)
        if spare >= 0:
            return likely + 1.0 + 0.8 * min(2, spare)
    return likely


def way_out(g: Manor) -> float:
    """With Terror enough, or nearly, the way to the Entrance counts."""
    ready = g.spider.terror / g.terms.escape
    if ready < 0.7:
        return 0.0
    steps = min([FAR[g.at[piece]][FRONT] for piece in her_pieces(g)], default=FARTHEST)
    return (1.0 if may_escape(g) else 0.25) * (1.0 - steps / FARTHEST)


def hunt(g: Manor) -> float:
    """On her turn: cards in hand are worth more where there is something to bite with them."""
    s = g.spider
    if g.active != SPIDER or s.active < 0 or not s.hand or s.form == FORM_CASTER:
        return 0.0
    here = g.at[s.active]
    if here == OFF:
        return 0.0
    far = nearest(g, PREY, here)
    return HUNT_WORTH * len(s.hand) * max(0.0, 1.0 - far / (s.moves + 2.0))


def cards(g: Manor) -> float:
    """Before she draws, cards hardly count: the hand will be full again."""
    s = g.spider
    if not choosing(g):
        return CARD_WORTH * len(s.hand)
    return CARD_WORTH * max(len(s.hand), AT_TERROR[s.terror].spirit) + SPARE_WORTH * len(s.hand)


def choosing(g: Manor) -> bool:
    """Whether she will still choose a form this turn."""
    return g.active == SPIDER and g.spider.next_form == NO_FORM and not g.spider.stays


def plan(g: Manor) -> float:
    """What the form that lies face down promises for her next turn; before she chooses, the best one."""
    s = g.spider
    hand = len(s.hand)
    if s.next_form != NO_FORM:
        return promise(g, s.next_form, hand)
    if s.stays:
        return promise(g, FORM_SPIDERLINGS, hand)
    if not choosing(g):
        return 0.0
    hand = AT_TERROR[s.terror].spirit
    if g.terms.levels[SPIDER] == VERY_HARD:
        return promise(g, FORM_GIANT, hand)
    return max([promise(g, form, hand) for form in range(len(FORMS))])


def promise(g: Manor, form: int, hand: int) -> float:
    """What a form may bring in a turn with so many cards, in Terror."""
    s = g.spider
    mine = her_pieces(g)
    if not mine:
        return 0.0
    here = g.at[mine[0]]
    webs = webs_out(g)
    laid = len(spaces_with(g, EGG))
    home = min([FAR[g.at[piece]][FRONT] for piece in mine])
    ready = s.terror + (s.blood // 3 if form != FORM_CASTER else 0) >= g.terms.escape
    if form == FORM_GIANT:
        far = nearest(g, PREY, here)
        worth = BLOOD_WORTH * (hand * (0.9 if far <= 3 else 0.4 if far <= 5 else 0.15) + laid)
        return worth + (HOME_RUN * 0.6 if ready and home <= 2 else 1.0 if ready else 0.0)
    if form == FORM_CASTER:
        worth = BLOOD_WORTH * (1.0 + 0.45 * hand + 1.2 * laid)
        return worth + (DREAD_WORTH if webs >= CASTER_DREAD else 0.0)
    worth = BLOOD_WORTH * 1.5 + (DREAD_WORTH if webs >= SPIDERLING_DREAD else 0.1 * min(webs, 5))
    worth -= 0.5 if nearest(g, hunters(g), here) <= 3 else 0.0
    return worth + (HOME_RUN if ready and home <= 3 else 2.0 if ready else 0.0)


# --- habits

LIKED: Final[dict[int, int]] = {
    ESCAPE: 1000, FEEDING: 90, DREAD: 85, FANGS_WITH: 80, LOOT: 75, TEND: 70, TEND_AT: 70, LAY_EGG: 45, EYES_MANY: 50,
    EYES_WITH: 50, WEB_MANY: 44, WEB_WITH: 46, END: 30, STEP: 20,
}  # fmt: skip
"""How gladly she does what, by word; Legs and teleporting she lets be."""
CHANCE: Final = 6


def menu_habit(g: Manor, ask: Ask, rng: Rng) -> int:
    """Terror and Blood first, then cards, then a step that leads nearer to what she wants."""
    best, liked = 0, -1
    goal = wanted(g)
    here = g.at[g.spider.active]
    for i, value in enumerate(ask.options):
        kind = word_of(value)
        points = LIKED.get(kind, 0)
        if not points:
            continue
        points += rng.below(CHANCE)
        if kind == STEP and goal != OFF and FAR[first(value)][goal] < FAR[here][goal]:
            points += 65
        if points > liked:
            best, liked = i, points
    return best


def wanted(g: Manor) -> int:
    """Where she wants to go: out with Terror enough, else to prey; the Caster stays where she is."""
    s = g.spider
    if may_escape(g):
        return FRONT
    if s.form == FORM_CASTER:
        return OFF
    here = g.at[s.active]
    spots = [g.at[piece] for piece in pieces_of(PREY) if INSIDE[g.at[piece]]]
    if s.form == FORM_SPIDERLINGS:
        spots = [at for at in spots if at != g.at[PALADIN_PIECE]] or g.tiles(DARK)
    return min(spots, key=lambda at: FAR[here][at], default=OFF)


def pick_first(g: Manor, ask: Ask, rng: Rng) -> int:
    return 0


def most_of_a_suit(g: Manor, ask: Ask, rng: Rng) -> int:
    """The suit of which she has most."""
    counts = [g.spider.hand.count(first(value)) for value in ask.options if word_of(value) != END]
    return counts.index(max(counts))


def web_habit(g: Manor, ask: Ask, rng: Rng) -> int:
    """On the fullest tile with an Egg; else anywhere."""
    cubes = [g.count(first(value), BLOOD) + 1 if g.has(first(value), EGG) else 0 for value in ask.options]
    return cubes.index(max(cubes)) if max(cubes) else rng.below(len(cubes))


def egg_habit(g: Manor, ask: Ask, rng: Rng) -> int:
    """Where Webs lie, and far from those who would destroy it."""
    points = [g.count(first(value), WEB) * 3 + nearest(g, hunters(g), first(value)) for value in ask.options]
    return points.index(max(points))


def flee_habit(g: Manor, ask: Ask, rng: Rng) -> int:
    """Out where she may; else away from her hunters."""
    points = [flight(g, value) for value in ask.options]
    return points.index(max(points))


def flight(g: Manor, value: int) -> int:
    to = first(value)
    if to == ENTRANCE:
        return 2 * FARTHEST
    return nearest(g, hunters(g), to) if to else 1


def bite_habit(g: Manor, ask: Ask, rng: Rng) -> int:
    """Poltergeists are the Manor's, Skeletons the Paladin's trouble: the Paladin first."""
    pieces = [first(value) for value in ask.options]
    if PALADIN_PIECE in pieces:
        return pieces.index(PALADIN_PIECE)
    liked = [i for i, piece in enumerate(pieces) if POLTERGEIST_BITS >> piece & 1]
    return liked[0] if liked else 0


def disc_habit(g: Manor, ask: Ask, rng: Rng) -> int:
    """As many as possible off her own board."""
    counts = [first(value) - (second(value) > g.enchanter.hand) for value in ask.options]
    return counts.index(max(counts))


def form_habit(g: Manor, ask: Ask, rng: Rng) -> int:
    """The form that promises most."""
    worth = [promise(g, first(value), len(g.spider.hand)) for value in ask.options]
    return worth.index(max(worth))


def spiderling_habit(g: Manor, ask: Ask, rng: Rng) -> int:
    return rng.below(sum([1 for value in ask.options if word_of(value) == ACTIVATE]))


SPIDER_HABITS: Final[dict[str, Callable[[Manor, Ask, Rng], int]]] = {
    MENU: menu_habit,
    NEXT_SPIDERLING: spiderling_habit,
    MORE_FANGS: pick_first,
    PAY_CARD: most_of_a_suit,
    SPIN: web_habit,
    LAY: egg_habit,
    BITE: bite_habit,
    BITE_PALADIN: pick_first,
    BITE_ENCHANTER: disc_habit,
    EXTRA: pick_first,
    CHOOSE_FORM: form_habit,
    DISCARD_POWER: most_of_a_suit,
    OFFER_CHANGE: pick_first,
    PLACE_SPIDERLING: flee_habit,
    FLEE_STEP: flee_habit,
}
