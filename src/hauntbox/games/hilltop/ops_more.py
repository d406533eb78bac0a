"""More operations for haunts (9.12): pieces that come back, extra and lost turns, captured figures, a house rebuilt."""

from hauntbox.games.hilltop.names import name, room_name
from hauntbox.games.hilltop.state import NO_SIDE, REMOVED, STUNNED, Hilltop

# --- pieces


def bring_back(g: Hilltop, f: int, room: int, rule: str) -> None:
    """RESPAWN: a piece that was removed stands in the house again."""
    g.flags[f] &= ~(REMOVED | STUNNED)
    g.room[f] = room
    g.side[f] = NO_SIDE
    if g.ears:
        g.tell("spawned", rule, who=name(g, f), room=room_name(room))
