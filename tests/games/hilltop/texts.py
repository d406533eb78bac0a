"""What the code of The House on the Hilltop says, so that its texts can be held against it."""

import re
from importlib.resources import files

from hauntbox.games.hilltop import GAME
from hauntbox.games.hilltop.cards import CARDS
from hauntbox.games.hilltop.explorers import EXPLORERS, TRAITS
from hauntbox.games.hilltop.haunt import STORIES
from hauntbox.games.hilltop.rooms import FLOORS, SYMBOLS, TILES
from hauntbox.games.hilltop.seats import STATES
from hauntbox.games.hilltop.state import TOKENS

TALES = [number for number in STORIES if number]
ALONE = {"free_for_all": (("everybody",), ("alone", "nobody"), ("winner", "loser"))}
"""Briefs, endings and epilogues of haunts without sides."""


def options_said() -> set[str]:
    """The messages of all options: the label functions return their kinds."""
    found: set[str] = set()
    for name in ("labels.py", "deed_labels.py"):
        source = (files(GAME.package) / name).read_text(encoding="utf-8")
        for line in [line for line in source.splitlines() if line.strip().startswith("return ")]:
            found |= set(re.findall(r'(?:return |\(|else )"([a-z-]+)"(?:, | if )', line))
    return {f"option-{kind}" for kind in found}


def parts_of(number: int) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    """The briefs, endings and epilogues of a haunt."""
    return ALONE.get(STORIES[number].setup_kind, (STORIES[number].sides,) * 3)


def endings() -> set[str]:
    own = {f"haunt_{number:02}_{end}" for number in TALES for end in parts_of(number)[1]}
    return own | {"both_lose", "out_of_time", "draw"}


def named() -> list[str]:
    return [
        *[tile.id for tile in TILES],
        *[explorer.id for explorer in EXPLORERS],
        *[option.name for option in GAME.options],
        *[f"token-{token}" for token in TOKENS],
        *[f"symbol-{symbol}" for symbol in SYMBOLS],
        *[name for _, name in STATES],
        *[kind.id for number in TALES for kind in STORIES[number].kinds],
        *[thing.id for number in TALES for thing in STORIES[number].things],
        *[action.id for number in TALES for action in STORIES[number].actions],
        *[track for number in TALES for track, _ in STORIES[number].tracks],
        *[f"haunt_{number:02}" for number in TALES],
        *[f"ending_{ending}" for ending in endings()],
        *CARDS, *TRAITS, *FLOORS, *SYMBOLS,
        "north", "east", "south", "west", "physical", "mental", "stuck", "buried", "hero", "traitor",
    ]  # fmt: skip


def reasons() -> set[str]:
    found: set[str] = set()
    for home in (GAME.package, f"{GAME.package}.haunts"):
        for file in files(home).iterdir():
            if file.name.endswith(".py"):
                found |= set(re.findall(r'Reason\(\s*"([\w-]+)"', file.read_text(encoding="utf-8")))
    return found


def described() -> list[str]:
    """What has more than a name."""
    tokens = [f"token-{token}" for token in TOKENS]
    options = [option.name for option in GAME.options]
    return [*CARDS, *[explorer.id for explorer in EXPLORERS], *TRAITS, *tokens, *options]
