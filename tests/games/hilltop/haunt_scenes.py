"""A house in which haunts 29, 30 and 33 find all their rooms, and how the set-up is played where rooms are missing."""

from collections.abc import Callable

from games.hilltop.table import NAMES, Table

MakeTable = Callable[..., Table]


def furnish(t: Table) -> None:
    """Three lamp and stake rooms, two places to destroy the Book, and the stairs: nothing has to be placed."""
    t.lay("kitchen", "ground", -1, -1, 2)
    t.lay("chapel", "ground", -1, 1)
    t.lay("storeroom", "upper", 0, 1)
    t.lay("furnace_room", "basement", 1, 0)
    t.lay("stairs_from_basement", "basement", 0, -1)


def begun(table: MakeTable, haunt: int, seats: int = 3) -> Table:
    """Father Aldous (p3) is the revealer and traitor; the haunt room is the kitchen, the explorers are in the hall."""
    t = table(*NAMES[:seats])
    furnish(t)
    t.haunt(haunt, revealer=2, room="kitchen")
    return t


def placed(t: Table) -> list[tuple[int, str]]:
    """Plays the set-up with the first place for each room; gives who placed what."""
    found = []
    while t.prompt == "place_tile":
        found.append((t.ask.seat, t.ask.about))
        t.play(t.options[0])
    return found
