"""Tiny maps for the tests: one character a cell, the first row is y = 0, "." is empty."""

from hauntbox.board.geometry import DELTA, cell, edges
from hauntbox.board.grid import Grid
from hauntbox.board.paths import Links

KINDS = {"o": "OOOO", "d": "DDDD", "w": "WWWW", "-": "WOWO", "|": "OWOW", "e": "WOWW"}


def cells(text: str) -> dict[int, str]:
    """Every cell that is not empty, with its character."""
    rows = [row.strip() for row in text.strip().splitlines()]
    return {cell(x, y): mark for y, row in enumerate(rows) for x, mark in enumerate(row) if mark != "."}


def grid(text: str) -> Grid:
    """Tiles by the letters of KINDS."""
    made = Grid()
    for at, mark in cells(text).items():
        made.put(at, edges(KINDS[mark]))
    return made


def links(text: str) -> Links:
    """Every cell is one step from the ones beside it."""
    marks = cells(text)
    return {at: tuple([at + delta for delta in DELTA if at + delta in marks]) for at in marks}


def places(*points: tuple[int, int]) -> list[int]:
    return sorted([cell(x, y) for x, y in points])
