"""Libraries that only some of the laboratory needs: they are imported where they are used."""

import importlib
from typing import Any

from hauntbox.kernel.errors import HauntboxError


def library(name: str, extra: str) -> Any:
    """A module of an optional library; says what to install where it is missing."""
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] != name.partition(".")[0]:
            raise
        raise HauntboxError(f"this needs {error.name}: pip install 'hauntbox[{extra}]'") from None
