"""Role mixes with their goals and set-up, difficulty levels, and what follows from the options of a game."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from hauntbox.games.manor.cards import MOLD_MAX
from hauntbox.games.manor.pieces import ENCHANTER, LETTERS, MANOR, PALADIN, ROLES, SKELETONS, SPIDER
from hauntbox.kernel.game import OptionValue

NOBODY: Final = -1
ROUNDS: Final = 60
"""MAN-END-12: after so many complete rounds the game is a draw."""

# Goals of a role (MAN-END-4 to MAN-END-10).
KILL_SPIDER: Final = "kill_spider"
POLTERGEISTS: Final = "poltergeists"
KILL_PALADIN: Final = "kill_paladin"


class Mix(NamedTuple):
    """What a set of roles changes: the killers' goals, Poltergeists to destroy, Terror and Mold at the start.

    `paladin`, `skeletons`: the goal of that role. `poltergeists`: how many are to be destroyed. `hand`: the house
    hand of the Restless House (MAN-VAR-4).
    """

    roles: str
    paladin: str = ""
    skeletons: str = ""
    poltergeists: int = 0
    terror: int = 0
    mold: int = 0
    escape: int = 12
    hand: int = NOBODY
    fight: bool = False
    """MAN-VAR-9: a Skeleton entering a Spiderling's space must attack it."""
    bare: bool = False
    """MAN-VAR-9: four gear cards leave the game."""
    spell: str = ""
    """MAN-VAR-10, MAN-VAR-11: the spell that is in play from the start."""


MIXES: Final = (
    Mix("PKSME", KILL_SPIDER, KILL_PALADIN),
    Mix("PKSM", KILL_SPIDER, KILL_PALADIN),
    Mix("PKSE", KILL_SPIDER, KILL_PALADIN, hand=ENCHANTER),
    Mix("PKME", POLTERGEISTS, KILL_PALADIN, 7),
    Mix("PSME", KILL_SPIDER, terror=2, mold=3),
    Mix("KSME", skeletons=KILL_SPIDER, terror=2, mold=3, fight=True, bare=True),
    Mix("PKS", KILL_SPIDER, KILL_PALADIN, hand=SPIDER),
    Mix("PKM", POLTERGEISTS, KILL_PALADIN, 7),
    Mix("PKE", POLTERGEISTS, KILL_PALADIN, 5, hand=ENCHANTER),
    Mix("PSM", KILL_SPIDER, terror=2, mold=3),
    Mix("PSE", KILL_SPIDER, terror=2, hand=ENCHANTER, spell="sp_mind"),
    Mix("PME", POLTERGEISTS, poltergeists=7),
    Mix("KSM", skeletons=KILL_SPIDER, terror=2, mold=3, fight=True, bare=True),
    Mix("KSE", skeletons=KILL_SPIDER, terror=2, hand=ENCHANTER, fight=True, bare=True, spell="sp_bar"),
    Mix("KME", skeletons=POLTERGEISTS, poltergeists=7),
    Mix("SME", escape=14),
    Mix("PK", POLTERGEISTS, KILL_PALADIN, 5, hand=SKELETONS),
    Mix("PS", KILL_SPIDER, terror=2, hand=SPIDER),
    Mix("PM", POLTERGEISTS, poltergeists=7),
    Mix("PE", POLTERGEISTS, poltergeists=5, hand=ENCHANTER),
    Mix("KS", skeletons=KILL_SPIDER, terror=2, hand=SPIDER, fight=True),
    Mix("KM", skeletons=POLTERGEISTS, poltergeists=7),
    Mix("KE", skeletons=POLTERGEISTS, poltergeists=5, hand=ENCHANTER),
    Mix("SM", escape=14),
    Mix("SE", escape=14, hand=ENCHANTER),
    Mix("P", POLTERGEISTS),
)
"""MAN-VAR-2: every mix, and the Paladin alone (section Solo)."""
MIX: Final = {mix.roles: mix for mix in MIXES}
USUAL: Final = {1: "P", 2: "PS", 3: "PKS", 4: "PKSM", 5: "PKSME"}
"""The mix that is played where none is named; MAN-SETUP-1 recommends the one of four for a first game."""

LEVELS: Final = ("very_easy", "easy", "normal", "hard", "very_hard")
VERY_EASY, EASY, NORMAL, HARD, VERY_HARD = range(len(LEVELS))
"""MAN-VAR-30."""
DOMINATIONS: Final = {1: 2, 2: 3, 3: 4, 4: 4}
"""MAN-ENC-45: spaces to fill, by the number of opponents."""
PULSES: Final = ("off", "on", "grit")
"""MAN-VAR-21, MAN-VAR-22."""


class Vigil(NamedTuple):
    """MAN-SOLO-2: Skeletons, Stability at the start, the Terror that loses, Poltergeists that win."""

    skeletons: int
    stability: int
    terror: int
    poltergeists: int


VIGILS: Final = {"easy": Vigil(4, 0, 12, 5), "normal": Vigil(5, 0, 12, 6), "hard": Vigil(5, 3, 10, 7)}


class Terms(NamedTuple):
    """What the options of a game come to. It never changes, so all copies of a state share it."""

    mix: Mix
    roles: tuple[int, ...]
    """The roles in play, in turn order: a seat is an index of this."""
    seat: tuple[int, ...]
    """The seat of each role; NOBODY for a role that is not in play."""
    levels: tuple[int, ...]
    """MAN-VAR-30: the level of each role."""
    escape: int
    mold: int
    dominations: int
    poltergeists: int
    extended: bool
    """MAN-VAR-20."""
    pulse: int
    """MAN-VAR-21: 0 off, 1 on, 2 with Grit."""
    solo: bool
    vigil: Vigil


def level_option(role: int) -> str:
    return f"{ROLES[role]}_level"


def terms_of(seats: int, options: Mapping[str, OptionValue]) -> Terms:
    """Chapter Role mixes and variants, as numbers."""
    name = str(options["roles"])
    mix = MIX[USUAL[seats] if name == "auto" else name]
    roles = tuple([LETTERS.index(letter) for letter in mix.roles])
    wishes = [LEVELS.index(str(options[level_option(role)])) for role in range(len(ROLES))]
    levels = tuple([wishes[role] if role in roles else NORMAL for role in range(len(ROLES))])
    vigil = VIGILS[str(options["solo"])]
    alone = seats == 1
    return Terms(
        mix=mix,
        roles=roles,
        seat=tuple([roles.index(role) if role in roles else NOBODY for role in range(len(ROLES))]),
        levels=levels,
        escape={VERY_EASY: 8, EASY: 10}.get(levels[SPIDER], mix.escape),
        mold={VERY_EASY: 12, EASY: 14}.get(levels[MANOR], MOLD_MAX),
        dominations=DOMINATIONS.get(len(roles) - 1, 0) - (levels[ENCHANTER] == VERY_EASY),
        poltergeists=vigil.poltergeists if alone else mix.poltergeists,
        extended=bool(options["extended_sanctity"]),
        pulse=PULSES.index(str(options["lamp_pulse"])),
        solo=alone,
        vigil=vigil,
    )


def house_hand(terms: Terms) -> int:
    """MAN-VAR-4: the role that carries out the Restless House at the end of a round; NOBODY where there is none."""
    return terms.mix.hand


def chooser(terms: Terms) -> int:
    """MAN-VAR-3: the role that makes the choices an Event card gives to the Manor; NOBODY: chance."""
    if MANOR in terms.roles:
        return MANOR
    others = [role for role in terms.roles if role != PALADIN]
    return others[0] if others else NOBODY
