"""HIDDENMOVE (HIL-FW-64): the room of an invisible figure is a secret of its player; on the table it is nowhere."""

from hauntbox.games.hilltop.names import name, room_name
from hauntbox.games.hilltop.state import INVISIBLE, NO_SIDE, NOWHERE, Hilltop


def place_of(f: int) -> str:
    """The secret that holds the room of an unseen figure."""
    return f"room-{f}"


def vanish(g: Hilltop, f: int, rule: str) -> None:
    """From here on only its own player knows where the figure is."""
    g.flags[f] |= INVISIBLE
    g.secrets[place_of(f)] = g.room[f]
    g.audience[place_of(f)] = 1 << g.player[f]
    g.room[f] = NOWHERE
    g.side[f] = NO_SIDE
    if g.ears:
        g.tell("vanished", rule, who=name(g, f))


def appear(g: Hilltop, f: int, rule: str) -> None:
    """Everybody sees the figure where it is."""
    g.flags[f] &= ~INVISIBLE
    g.room[f] = g.secrets.pop(place_of(f))
    del g.audience[place_of(f)]
    g.reveal()
    if g.ears:
        g.tell("appeared", rule, who=name(g, f), room=room_name(g.room[f]))


def whereabouts(g: Hilltop, f: int) -> int:
    """Where a figure is, as far as this view knows; below 0: nobody can say."""
    return g.secrets.get(place_of(f), NOWHERE) if g.flags[f] & INVISIBLE else g.room[f]


def unseen(g: Hilltop) -> list[int]:
    """All invisible figures."""
    return [f for f in range(len(g.flags)) if g.flags[f] & INVISIBLE]
