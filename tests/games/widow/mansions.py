"""Mansions that several tests play in. All of them could grow by the rules out of the start tiles."""

from games.widow.table import Table


def second_way(t: Table) -> None:
    """Two equally short ways from (2,-1) to the Parlour: over the Hall (2,0) and over (3,-1)."""
    t.lay("red_01", 2, -1, 1)  # DDDW
    t.lay("red_06", 3, -1, 2)  # WDOD


def cellar_wing(t: Table) -> None:
    """Behind the Boudoir's south door: (4,1), then (3,1), whose blind north door faces the Parlour's wall."""
    t.lay("yellow_01", 4, 1, 3)  # DWWD
    t.lay("black_01", 3, 1, 1)  # DDWD


def courtyard(t: Table) -> None:
    """The courtyard (2,1) of the rulebook's example: Hall, Conservatory, Washroom and Potting Shed around it."""
    almost_courtyard(t)
    t.lay("green_01", 3, 1, 1)  # WDDD


def almost_courtyard(t: Table) -> None:
    """The same ring of tiles but for the Potting Shed at (3,1)."""
    t.lay("green_02", 1, 1)  # OWDW
    t.lay("red_01", 1, 2)  # DDWD
    t.lay("blue_01", 2, 2, 1)  # WDWD
    t.lay("yellow_01", 3, 2, 3)  # DWWD


def stairs(t: Table) -> None:
    """Red stairs from (0,-1), behind the Chapel's north door, to (5,0), behind the Boudoir's east door."""
    t.lay("blue_03", 5, 0, 1)  # WOWD
    t.lay("black_03", 0, -1)  # OWDW


def cellar_below(t: Table) -> None:
    """A second layer, reached by red stairs from (5,0) to (3,2); its tile (3,1) lies against the Parlour's wall."""
    t.lay("blue_03", 5, 0, 1)  # WOWD
    t.lay("black_03", 3, 2)  # OWDW
    t.lay("blue_07", 3, 1, 2)  # WWOW
