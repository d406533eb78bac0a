"""What the Spider can do now: steps, powers of her form, and why something near is not possible."""

from typing import Final

from hauntbox.board.dark import DARK, EMPTY
from hauntbox.games.manor.cards import (
    EYES,
    FANGS,
    FORM_CASTER,
    FORM_GIANT,
    FORM_SPIDERLINGS,
    SUITS,
    TERROR_MAX,
    WEB_CARD,
)  # fmt: skip
from hauntbox.games.manor.ends import may_escape
from hauntbox.games.manor.options import FIRST, word_of
from hauntbox.games.manor.pieces import (
    ALL_PIECES,
    EGG,
    FULL,
    MOST_WEBS,
    SPIDER,
    SPIDER_BITS,
    SPIDERLINGS,
    SUPPLY,
    TREASURE,
    WEB,
    WRAITH_BIT,
)  # fmt: skip
from hauntbox.games.manor.roles import HARD
from hauntbox.games.manor.spaces import BESIDE, DELTA, ENTRANCE, within
from hauntbox.games.manor.spider_words import (
    DREAD,
    ESCAPE,
    EYES_MANY,
    EYES_WITH,
    FANGS_WITH,
    FEEDING,
    LAY_EGG,
    LEGS,
    LOOT,
    STEP,
    TELEPORT,
    TEND,
    TEND_AT,
    USED_DREAD,
    USED_TEND,
    WEB_MANY,
    WEB_WITH,
)  # fmt: skip
from hauntbox.games.manor.state import Manor

PREY: Final = ALL_PIECES & ~SPIDER_BITS & ~WRAITH_BIT
"""MAN-SPI-35, MAN-ATK-7: what Fangs can attack."""
ALL_SUITS: Final = tuple(range(len(SUITS)))
FEEDING_BLOOD: Final = 3
EGG_CARDS: Final = 2
TEND_REACH: Final = 2
LEAP_REACH: Final = 2
CASTER_DREAD: Final = 6
SPIDERLING_DREAD: Final = 8
EGG_BITS: Final = FULL[EGG]
TREASURE_BITS: Final = FULL[TREASURE]
ALL_WEBS: Final = SUPPLY[WEB]


def menu_options(g: Manor) -> list[int]:
    """Everything she can do, without ending."""
    found = steps(g)
    form = g.spider.form
    if form == FORM_GIANT:
        giant_powers(g, found)
    elif form == FORM_CASTER:
        caster_powers(g, found)
    else:
        spiderling_powers(g, found)
    return found


def steps(g: Manor) -> list[int]:
    """MAN-SPI-9, MAN-SPI-20, MAN-SPI-30, MAN-SPI-50, MAN-SPI-65, MAN-SPI-70: onto any tile; out with Terror enough."""
    s = g.spider
    found: list[int] = []
    if s.moves <= 0:
        return found
    here = g.at[s.active]
    walls, face = g.grid.walls[here], g.grid.face
    if s.walls > 0 or s.form == FORM_SPIDERLINGS:
        walls = 0
    for d in range(4):
        if walls >> d & 1:
            continue
        to = here + DELTA[d]
        if face[to] != EMPTY:
            found.append(STEP | to << FIRST)
        elif to == ENTRANCE and may_escape(g):
            found.append(ESCAPE | to << FIRST)
    return found


def has_legs(g: Manor) -> bool:
    """MAN-VAR-30: hard has no Legs."""
    return g.terms.levels[SPIDER] != HARD


def webs_out(g: Manor) -> int:
    """How many Webs lie on the board."""
    return ALL_WEBS - g.supply[WEB]


def suits_of(hand: list[int]) -> list[int]:
    return [suit for suit in ALL_SUITS if suit in hand]


# --- Giant Spider


def giant_powers(g: Manor, found: list[int]) -> None:
    """MAN-SPI-31 to MAN-SPI-48."""
    s = g.spider
    here = g.at[s.active]
    hand = s.hand
    if hand:
        near = (here, *BESIDE[here])
        if EYES in hand and dark_among(g, near):
            found += [EYES_MANY | count << FIRST for count in range(1, hand.count(EYES) + 1)]
        if g.here[here] & PREY:
            found += [FANGS_WITH | suit << FIRST for suit in suits_of(hand)]
        if WEB_CARD in hand:
            room = min(g.supply[WEB], room_for_webs(g, near))
            found += [WEB_MANY | count << FIRST for count in range(1, hand.count(WEB_CARD) + 1) if room > 2 * count - 2]
        if len(hand) >= EGG_CARDS and g.supply[EGG] and not g.lying[here] & EGG_BITS:
            found.append(LAY_EGG)
        if has_legs(g):
            found.append(LEGS)
        if g.lying[here] & TREASURE_BITS:
            found.append(LOOT)
    if s.blood >= FEEDING_BLOOD and s.terror < TERROR_MAX:
        found.append(FEEDING)
    if s.blood and not s.used & USED_TEND and eggs_near(g, here):
        found.append(TEND)


def spun(cards: int) -> int:
    """MAN-SPI-32, MAN-SPI-41: how many tiles or Webs so many cards are good for."""
    return 2 * cards - 1


def dark_among(g: Manor, spaces: tuple[int, ...]) -> bool:
    face = g.grid.face
    return DARK in [face[at] for at in spaces]


def room_for_webs(g: Manor, spaces: tuple[int, ...]) -> int:
    """MAN-SPI-44, MAN-SPI-82."""
    face = g.grid.face
    return sum([MOST_WEBS - g.count(at, WEB) for at in spaces if face[at] != EMPTY])


def eggs_near(g: Manor, here: int) -> tuple[int, ...]:
    """MAN-SPI-48: the Eggs within 2 spaces."""
    if g.supply[EGG] == SUPPLY[EGG]:
        return ()
    lying = g.lying
    return tuple([at for at in within(here, TEND_REACH) if lying[at] & EGG_BITS])


# --- Caster


def caster_powers(g: Manor, found: list[int]) -> None:
    """MAN-SPI-50 to MAN-SPI-59, MAN-SPI-77 to MAN-SPI-79."""
    s = g.spider
    here = g.at[s.active]
    hand = s.hand
    if not hand and not s.blood:
        return
    seen = g.grid.sight(here, True)
    if hand:
        suits = suits_of(hand)
        if DARK in g.grid.face:
            found += [EYES_WITH | suit << FIRST for suit in suits]
        if FANGS in hand and prey_among(g, seen):
            found.append(FANGS_WITH | FANGS << FIRST)
        if WEB_CARD in hand and web_spaces(g, seen):
            found.append(WEB_WITH | WEB_CARD << FIRST)
        if len(hand) >= EGG_CARDS and egg_spaces(g, seen):
            found.append(LAY_EGG)
        if has_legs(g):
            found.append(LEGS)
            if len(hand) > len(suits) and leaps(g, here):
                found += [TELEPORT | suit << FIRST for suit in suits if hand.count(suit) >= 2]
        if g.lying[here] & TREASURE_BITS:
            found.append(LOOT)
        if webs_out(g) >= CASTER_DREAD:
            may_dread(g, found)
    if s.blood and g.supply[EGG] < SUPPLY[EGG]:
        found += [TEND_AT | at << FIRST for at in seen if g.lying[at] & EGG_BITS]


def may_dread(g: Manor, found: list[int]) -> None:
    """MAN-SPI-54, MAN-SPI-68: once per turn."""
    if not g.spider.used & USED_DREAD and g.spider.terror < TERROR_MAX:
        found.append(DREAD)


def prey_among(g: Manor, spaces: list[int]) -> bool:
    here = g.here
    return any(here[at] & PREY for at in spaces)


def web_spaces(g: Manor, spaces: list[int]) -> list[int]:
    """MAN-SPI-44, MAN-SPI-82: the tiles of these on which another Web may lie; none without Webs in supply."""
    if not g.supply[WEB]:
        return []
    face = g.grid.face
    return [at for at in spaces if face[at] != EMPTY and g.count(at, WEB) < MOST_WEBS]


def egg_spaces(g: Manor, spaces: list[int]) -> list[int]:
    """MAN-SPI-44: the tiles of these without an Egg; none without Eggs in supply."""
    if not g.supply[EGG]:
        return []
    lying = g.lying
    return [at for at in spaces if not lying[at] & EGG_BITS]


def leaps(g: Manor, here: int) -> list[int]:
    """MAN-SPI-56, MAN-SPI-57: the tiles up to 2 spaces away."""
    face = g.grid.face
    return [at for at in within(here, LEAP_REACH)[1:] if face[at] != EMPTY]


# --- Spiderlings


def spiderling_powers(g: Manor, found: list[int]) -> None:
    """MAN-SPI-66 to MAN-SPI-69, MAN-SPI-72 to MAN-SPI-76."""
    s = g.spider
    hand = s.hand
    if hand:
        spots = spiderling_spots(g)
        if EYES in hand and dark_among(g, spots):
            found.append(EYES_WITH | EYES << FIRST)
        if FANGS in hand and prey_among(g, list(spots)):
            found.append(FANGS_WITH | FANGS << FIRST)
        if g.supply[WEB] and web_spaces(g, list(spots)):
            found += [WEB_WITH | suit << FIRST for suit in suits_of(hand)]
        if has_legs(g):
            found.append(LEGS)
        if webs_out(g) >= SPIDERLING_DREAD:
            may_dread(g, found)
    if s.blood >= FEEDING_BLOOD and s.terror < TERROR_MAX:
        found.append(FEEDING)


def spiderling_spots(g: Manor) -> tuple[int, ...]:
    """MAN-SPI-67: the spaces with Spiderlings, each once."""
    at = g.at
    return tuple(sorted({at[piece] for piece in SPIDERLINGS if at[piece]}))


# --- near misses


def near_misses(g: Manor, offered: list[int]) -> list[tuple[int, str]]:
    """What she may wonder about: steps, the escape and powers that are not possible now, with their rules."""
    s = g.spider
    here = g.at[s.active]
    found: list[tuple[int, str]] = []
    for d in range(4):
        to = here + DELTA[d]
        if g.grid.face[to] != EMPTY and STEP | to << FIRST not in offered:
            found.append((STEP | to << FIRST, "MAN-MOVE-1" if s.moves <= 0 else wall_rule(g)))
        if to == ENTRANCE and ESCAPE | to << FIRST not in offered:
            found.append((ESCAPE | to << FIRST, "MAN-SPI-71"))
    kinds = {word_of(value) for value in offered}
    return found + [(power, rule) for power, rule in unused(g) if power not in kinds]


def wall_rule(g: Manor) -> str:
    return "MAN-SPI-50" if g.spider.form == FORM_CASTER else "MAN-SPI-30"


def unused(g: Manor) -> list[tuple[int, str]]:
    """The powers of her form, each with the rule that says when it may be used."""
    form = g.spider.form
    if form == FORM_GIANT:
        tend = [(TEND, "MAN-SPI-48")]
        found = [(LAY_EGG, "MAN-SPI-42"), (FEEDING, "MAN-SPI-45"), (LOOT, "MAN-SPI-47"), *tend]
    elif form == FORM_CASTER:
        found = [(LAY_EGG, "MAN-SPI-55"), (FEEDING, "MAN-SPI-57"), (LOOT, "MAN-SPI-58"), (DREAD, "MAN-SPI-54")]
    else:
        eggs = [(LAY_EGG, "MAN-SPI-69"), (LOOT, "MAN-SPI-69")]
        found = [(FEEDING, "MAN-SPI-76"), (DREAD, "MAN-SPI-68"), *eggs]
    if not has_legs(g):
        found.append((LEGS, "MAN-VAR-30"))
    return found
