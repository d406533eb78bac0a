"""Monsters, villains and objects with hit points: what their cards say, tactics included.

The tactics of a card are read from the top; the first line whose condition is true is carried out (DEL-MONSTER-9).
"""

from typing import Final, NamedTuple

POISONED: Final = "poisoned"
IMMOBILIZED: Final = "immobilized"
BASE: Final = "base"
ADVANCED: Final = "advanced"

CHARGE: Final = "charge"
"""If within `reach` tiles: it moves adjacent to the closest hero and attacks him."""
STRIKE: Final = "strike"
"""If adjacent: it attacks one adjacent hero, whom the active player chooses."""
SHOOT: Final = "shoot"
"""If within `reach` tiles: it attacks the closest hero without moving."""
BLAST: Final = "blast"
"""If within `reach` tiles: it attacks each hero within that many tiles."""
CROWD: Final = "crowd"
"""If two or more heroes are within `reach` tiles: it attacks each hero on one tile, the one with the most heroes."""
EXPLORE: Final = "explore"
"""If no hero is on its tile, which has an unexplored edge, and the stack is not empty: it explores."""
CREEP: Final = "creep"
"""Otherwise: it moves `reach` tiles toward the closest hero; then whom it `summons` is drawn."""


class Line(NamedTuple):
    """One line of tactics. `times`: attacks at the same target. `summons`: a keyword, "any", or nobody."""

    act: str
    reach: int
    bonus: int = 0
    damage: int = 0
    condition: str = ""
    times: int = 1
    summons: str = ""


class Foe(NamedTuple):
    """`hp` by number of heroes for villains. `mends`: HP regained at the start of each activation."""

    id: str
    keyword: str
    deck: str
    copies: int
    ac: int
    hp: tuple[int, ...]
    xp: int
    tactics: tuple[Line, ...] = ()
    mends: int = 0


ANY: Final = "any"
PACK: Final = "pack"
VERMIN: Final = "vermin"
GOBLIN: Final = "goblin"
VILLAIN: Final = "villain"
OBJECT: Final = "object"


def monster(name: str, keyword: str, deck: str, ac: int, hp: int, xp: int, *tactics: Line, mends: int = 0) -> Foe:
    return Foe(name, keyword, deck, 3, ac, (hp,), xp, tactics, mends)


def villain(name: str, level: int, ac: int, hp: tuple[int, ...], *tactics: Line) -> Foe:
    return Foe(name, VILLAIN, "", 0, ac, hp, level, tactics)


FOES: Final = (
    monster("tunnel_goblin", GOBLIN, BASE, 13, 1, 1, Line(CHARGE, 1, 7, 1), Line(CREEP, 1)),
    monster("goblin_slinger", GOBLIN, BASE, 12, 1, 1, Line(STRIKE, 0, 5, 1), Line(SHOOT, 2, 7, 1), Line(CREEP, 1)),
    monster("cave_spider", VERMIN, BASE, 14, 1, 1, Line(CHARGE, 1, 6, 1, POISONED), Line(CREEP, 2)),
    monster("rot_hound", "beast", BASE, 13, 1, 1, Line(CHARGE, 2, 7, 1), Line(CREEP, 2)),
    monster("sporeling", "fungus", BASE, 12, 2, 2, Line(BLAST, 1, 5, 1, POISONED), Line(CREEP, 1)),
    monster(
        "web_lurker", VERMIN, BASE, 14, 2, 2,
        Line(STRIKE, 0, 7, 2), Line(CHARGE, 1, 8, 1, IMMOBILIZED), Line(CREEP, 1),
    ),
    monster("thrall_sentry", "thrall", BASE, 16, 1, 2, Line(STRIKE, 0, 8, 1), Line(EXPLORE, 0), Line(CREEP, 1)),
    monster("stone_brute", "giant", BASE, 13, 3, 3, Line(CHARGE, 1, 8, 2), Line(CREEP, 1)),
    monster("gloom_duelist", "thrall", ADVANCED, 15, 2, 3, Line(CHARGE, 1, 7, 1, times=2), Line(CREEP, 1)),
    monster("shade_adept", "thrall", ADVANCED, 14, 1, 2, Line(SHOOT, 2, 8, 1), Line(CREEP, 1)),
    monster("howling_wisp", "spirit", ADVANCED, 15, 1, 2, Line(BLAST, 0, 7, 1, IMMOBILIZED), Line(CREEP, 1)),
    monster("cave_troll", "giant", ADVANCED, 14, 3, 4, Line(CHARGE, 1, 9, 2), Line(CREEP, 1), mends=1),
    Foe("hunting_pack", PACK, ADVANCED, 2, 0, (0,), 0),
    villain("vesk", 5, 15, (5, 6, 7, 8, 9), Line(CHARGE, 1, 7, 1, times=2), Line(CREEP, 2)),
    villain(
        "morgrath", 6, 14, (3, 6, 7, 9, 10),
        Line(STRIKE, 0, 7, 2, POISONED), Line(BLAST, 1, 5, 1, IMMOBILIZED), Line(CREEP, 1, summons=VERMIN),
    ),
    villain("ulgrum", 7, 14, (5, 8, 9, 11, 13), Line(CROWD, 1, 5, 2), Line(CHARGE, 1, 8, 2), Line(CREEP, 1)),
    villain(
        "hollow_king", 6, 15, (4, 6, 7, 8, 9),
        Line(STRIKE, 0, 8, 2), Line(SHOOT, 2, 6, 1, IMMOBILIZED), Line(CREEP, 1, summons=ANY),
    ),
    villain(
        "gnashroot", 5, 13, (7, 8, 10, 12, 14),
        Line(BLAST, 0, 7, 1, POISONED), Line(CHARGE, 1, 6, 1), Line(CREEP, 1),
    ),
    Foe("egg_sac", OBJECT, "", 0, 12, (1, 1, 1, 2, 2), 0),
    Foe("fissure", OBJECT, "", 0, 12, (2, 3, 4, 4, 5), 0),
    Foe("oath_stone", OBJECT, "", 0, 13, (1, 1, 1, 2, 2), 0),
)  # fmt: skip
FOE: Final = {foe.id: kind for kind, foe in enumerate(FOES)}
HUNTING_PACK: Final = FOE["hunting_pack"]
MONSTERS: Final = range(HUNTING_PACK)
FIRST_VILLAIN: Final = FOE["vesk"]
FIRST_OBJECT: Final = FOE["egg_sac"]

FIRST_TRAP: Final = 32


class Trap(NamedTuple):
    """`area`: whom its activation attacks. A seep marks tiles and hurts without a roll; blades move first."""

    id: str
    disarm: int
    area: str
    bonus: int = 0
    damage: int = 0
    condition: str = ""


ON_ITS_TILE: Final = "tile"
CLOSEST: Final = "closest"
BLADES: Final = "blades"
SEEP: Final = "seep"

TRAPS: Final = (
    Trap("tr_spear_wall", 10, ON_ITS_TILE, 8, 2),
    Trap("tr_poison_vent", 12, ON_ITS_TILE, 8, 1, POISONED),
    Trap("tr_crossbow_nest", 9, CLOSEST, 8, 1),
    Trap("tr_spinning_blades", 11, BLADES, 8, 1),
    Trap("tr_snare_field", 10, ON_ITS_TILE, 9, 1, IMMOBILIZED),
    Trap("tr_lava_seep", 13, SEEP, 0, 1),
    Trap("seal", 12, ON_ITS_TILE, 7, 1),
)
TRAP: Final = {trap.id: FIRST_TRAP + number for number, trap in enumerate(TRAPS)}
LAVA_SEEP: Final = TRAP["tr_lava_seep"]
SEAL: Final = TRAP["seal"]

ALLIES: Final = 8
"""Figures 0 to 4 are the heroes by seat, from 8 on the allies, from 64 on foes and traps: serial * 64 + kind."""


class Ally(NamedTuple):
    id: str
    ac: int
    hp: tuple[int, ...]
    bonus: int = 0
    damage: int = 0


ALLY_CARDS: Final = (
    Ally("al_lynx", 14, (2,), 6, 1),
    Ally("al_sellsword", 15, (3,), 7, 1),
    Ally("al_lantern", 13, (2,)),
    Ally("al_imp", 16, (1,), 4, 1),
    Ally("al_captive", 14, (4, 3, 3, 3, 3)),
)
LYNX: Final = 8
SELLSWORD: Final = 9
LANTERN: Final = 10
IMP: Final = 11
CAPTIVE: Final = 12


def kind_of(figure: int) -> int:
    """The kind of a foe or trap."""
    return figure & 63


def is_hero(figure: int) -> bool:
    return figure < ALLIES


def is_ally(figure: int) -> bool:
    return ALLIES <= figure < 64


def is_foe(figure: int) -> bool:
    """A monster, a villain or an object with hit points."""
    return figure >= 64 and figure & 63 < FIRST_TRAP


def is_monster(figure: int) -> bool:
    """Not a villain, not an object."""
    return figure >= 64 and figure & 63 < HUNTING_PACK


def is_villain(figure: int) -> bool:
    return figure >= 64 and FIRST_VILLAIN <= figure & 63 < FIRST_OBJECT


def is_object(figure: int) -> bool:
    return figure >= 64 and FIRST_OBJECT <= figure & 63 < FIRST_TRAP


def is_trap(figure: int) -> bool:
    return figure & 63 >= FIRST_TRAP


def thing_id(figure: int) -> str:
    """The id of what a figure, object or trap is, for names (not for heroes: they are known by their seat)."""
    if is_ally(figure):
        return ALLY_CARDS[figure - ALLIES].id
    kind = figure & 63
    return TRAPS[kind - FIRST_TRAP].id if kind >= FIRST_TRAP else FOES[kind].id
