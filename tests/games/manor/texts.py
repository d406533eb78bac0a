"""What the code of The Restless Manor says, so that its texts can be held against it."""

import re
from importlib.resources import files

from hauntbox.games.manor import GAME
from hauntbox.games.manor.cards import EFFECTS, EVENTS, FORMS, GEAR, ROWS, SANCTITY, SPELLS, SUITS, TREASURES
from hauntbox.games.manor.guide import HINTS, STEPS
from hauntbox.games.manor.options import DEVOTIONS, STATS, WORDS
from hauntbox.games.manor.paladin_data import TASKS
from hauntbox.games.manor.pieces import KIND_OF_TOKEN, PIECES, ROLES
from hauntbox.games.manor.roles import LEVELS, MIXES, PULSES, VIGILS
from hauntbox.games.manor.scene import SYMBOLS, TOKEN_MARKS
from hauntbox.games.manor.spaces import EDGE_PITS, ENTRANCE, space_text
from hauntbox.games.manor.tiles import KINDS, TILES


def source() -> str:
    """All rules of the game."""
    return "\n".join(
        file.read_text(encoding="utf-8") for file in files(GAME.package).iterdir() if file.name.endswith(".py")
    )


def told_by_sign() -> set[str]:
    """Kinds of events that depend on which way a dial moves."""
    pairs = re.findall(r'kind = "([\w-]+)" if [^"]* else "([\w-]+)"\n\s+g\.tell\(kind', source())
    return {kind for pair in pairs for kind in pair}


def options_said() -> set[str]:
    """The messages of all options: one for each word that is declared."""
    return {f"option-{word.id}" for word in WORDS.values()}


def endings() -> set[str]:
    """The constants of ends.py that a game can end with."""
    text = (files(GAME.package) / "ends.py").read_text(encoding="utf-8")
    return set(re.findall(r'^[A-Z_]+: Final = "(\w+)"', text, re.MULTILINE))


def goals() -> set[str]:
    """A goal of every role in every mix and at every level that changes it (MAN-VAR-30)."""
    found: set[str] = set()
    for mix in MIXES:
        found |= {f"goal-spider-{mix.escape}"} if "S" in mix.roles else set()
        if "P" in mix.roles and len(mix.roles) > 1:
            found.add(f"goal-paladin-{'spider' if mix.paladin == 'kill_spider' else mix.poltergeists}")
        if "K" in mix.roles:
            prey = "spider" if mix.skeletons == "kill_spider" else str(mix.poltergeists)
            found.add(f"goal-skeletons-{'paladin' if 'P' in mix.roles else prey}")
    found |= {f"goal-spider-{terror}" for terror in (8, 10)}
    found |= {f"goal-manor-{mold}" for mold in (12, 14, 15)} | {f"goal-enchanter-{n}" for n in (1, 2, 3, 4)}
    return found | {f"goal-vigil-{vigil}" for vigil in VIGILS}


def guides() -> set[str]:
    """Everything the guide of a role says."""
    found = goals() | {f"hint-{prompt}" for prompt in HINTS}
    for role, steps in zip(ROLES, STEPS, strict=True):
        found |= {f"theme-{role}", f"note-{role}", f"brief-side-{role}"}
        found |= {f"steps-{role}-{step}" for step in range(steps + 1)}
    return found


def host_values() -> set[str]:
    """What the values of the host's options mean."""
    levels = {f"value-{role}_level-{level}" for role in ROLES for level in LEVELS if level != "normal"}
    mixes = {f"value-roles-{mix.roles}" for mix in MIXES} | {"value-roles-auto"}
    return levels | mixes | {f"value-solo-{vigil}" for vigil in VIGILS} | {f"value-lamp_pulse-{PULSES[2]}"}


def cards() -> list[str]:
    """Everything with a text of its own."""
    return [
        *TREASURES,
        *[card.id for card in SANCTITY],
        *[card.id for card in GEAR],
        *SUITS,
        *FORMS,
        *[card.id for card in EVENTS],
        *EFFECTS,
        *SPELLS,
        *TASKS,
    ]


def named() -> list[str]:
    kinds = [f"{kind}_tile" for kind in KINDS]
    return [
        *cards(), *kinds, *[f"dark_{kind}" for kind in KINDS],
        *[tile.id for tile in TILES],
        *[option.name for option in GAME.options],
        *[symbol for symbol in SYMBOLS if symbol],
        *[space_text(at) for at in (*EDGE_PITS, ENTRANCE)],
        *endings(), *PIECES, *ROLES, *KIND_OF_TOKEN, *TOKEN_MARKS, *ROWS, *STATS, *DEVOTIONS, *LEVELS, *PULSES,
        "restless_manor", "house", "space", "dark_tile", "sword", "north", "east", "south", "west",
    ]  # fmt: skip


def described() -> list[str]:
    """What has more than a name."""
    kinds = [f"{kind}_tile" for kind in KINDS]
    symbols = [symbol for symbol in SYMBOLS if symbol]
    options = [option.name for option in GAME.options]
    return [*cards(), *kinds, *symbols, *options, *PIECES, *ROLES, *TOKEN_MARKS, *ROWS, *STATS, *DEVOTIONS]


def reasons() -> set[str]:
    return set(re.findall(r'Reason\(\s*"([\w-]+)"', source()))
