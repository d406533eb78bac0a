"""What the code of Cavern Delve says, so that its texts can be held against it."""

import re
from importlib.resources import files

from hauntbox.games.delve import GAME
from hauntbox.games.delve.adventure import ADVENTURES, never
from hauntbox.games.delve.encounters import ENCOUNTERS
from hauntbox.games.delve.foes import ALLY_CARDS, FOES, TRAPS
from hauntbox.games.delve.heroes import HEROES, POWERS
from hauntbox.games.delve.setting_up import EASIER, SETS
from hauntbox.games.delve.tiles import TILES
from hauntbox.games.delve.treasures import TREASURES

RULED = ("s01", "s02", "s03", "s04", "v01", "v02", "v03", "v04", "v05", "v06", "sunless_river", "rune_floor",
         "crystal_grotto", "secret_hollow", "dark_chasm", "king_statue", "fungus_garden")  # fmt: skip
"""The tiles with a rule of their own."""
OBJECTS = ("crown", "sunshard", "egg_sac", "fissure", "oath_stone", "seal", "chest", "vent", "seep_mark")
CONDITIONS = ("poisoned", "immobilized", "down", "veiled", "sheltered", "reckless", "prey", "guarded")


def source(name: str) -> str:
    return (files(GAME.package) / name).read_text(encoding="utf-8")


def options_said() -> set[str]:
    """The messages of all options: the label functions return their kinds."""
    found: set[str] = set()
    for name in ("labels.py", "act_labels.py"):
        for line in [line for line in source(name).splitlines() if line.strip().startswith("return ")]:
            found |= set(re.findall(r'(?:return |\(|else \()"([a-z-]+)", ', line))
    return {f"option-{kind}" for kind in found}


def intents_said() -> set[str]:
    return set(re.findall(r'"(intent-[a-z]+)"', source("intents.py")))


def endings() -> set[str]:
    """One for each adventure won, for those lost in a way of their own, and the common ones of `finish`."""
    found = {f"won_{number}" for number in ADVENTURES}
    found |= {f"lost_{number}" for number, adventure in ADVENTURES.items() if adventure.lost is not never}
    text = "".join([source("turn.py"), source("adventures/adv_12.py")])
    return found | set(re.findall(r'"(no_surge|out_of_time|stack_empty|out_of_rounds)"', text))


def cards() -> list[str]:
    """Everything that says something on its card."""
    return [
        thing.id
        for things in (HEROES, POWERS, [foe for foe in FOES if foe.keyword != "object"], ENCOUNTERS, TREASURES,
                       ALLY_CARDS)
        for thing in things
    ]  # fmt: skip


def named() -> list[str]:
    return [
        *cards(),
        *[tile.id for tile in TILES],
        *[trap.id for trap in TRAPS],
        *[adventure.id for adventure in ADVENTURES.values()],
        *[option.name for option in GAME.options],
        *[f"ending_{ending}" for ending in endings()],
        *EASIER, *SETS, *OBJECTS, *CONDITIONS, GAME.id,
        "north", "east", "south", "west", "white", "black",
    ]  # fmt: skip


def described() -> list[str]:
    """What has more than a name."""
    adventures = [adventure.id for adventure in ADVENTURES.values()]
    options = [option.name for option in GAME.options]
    return [*cards(), *RULED, *OBJECTS, *CONDITIONS, *adventures, *options, GAME.id]


def reasons() -> set[str]:
    return set(re.findall(r'Reason\(\s*"([\w-]+)"', source("judge.py")))
