"""The haunts, one file each. A module `haunt_NN` with a `HAUNT` is found by itself: nothing else has to name it."""

import importlib
import pkgutil

from hauntbox.games.hilltop.haunt import STORIES


def find_haunts() -> None:
    """Loads every haunt beside this file."""
    for module in sorted(pkgutil.iter_modules(__path__), key=lambda module: module.name):
        if module.name.startswith("haunt_"):
            haunt = importlib.import_module(f"{__name__}.{module.name}").HAUNT
            STORIES[haunt.number] = haunt


find_haunts()
