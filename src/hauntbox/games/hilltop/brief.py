"""What a seat has been told of the haunt (HIL-HF-1): both briefs are secret from the other side until the end."""

from hauntbox.games.hilltop.haunt import tale
from hauntbox.games.hilltop.state import ALONE, Hilltop
from hauntbox.kernel.scene import Brief

EVERYBODY = "everybody"


def brief(g: Hilltop, seat: int | None) -> Brief | None:
    """HIL-HAUNT-20, HIL-HAUNT-25: the story with the texts and rules of the own side; spectators get the theme."""
    if not g.story:
        return None
    title = f"haunt_{g.story:02}"
    side = side_of(g, seat) if seat is not None else ""
    texts = [f"theme-{title}"]
    if side:
        texts += [f"brief-{title}-{side}", f"known-{title}-{side}"]
    if g.over and epilogue(g, seat):
        texts.append(f"epilogue-{title}-{epilogue(g, seat)}")
    return Brief(title, side, tuple(texts), rules_of(g, side) if side else ())


def side_of(g: Hilltop, seat: int) -> str:
    """The name of the brief a seat reads: everybody's where all are on their own or the traitor is hidden."""
    haunt = tale(g)
    if haunt.setup_kind in ("free_for_all", "hidden_traitor") or g.team[seat] >= ALONE:
        return EVERYBODY
    return haunt.sides[g.team[seat]]


def rules_of(g: Hilltop, side: str) -> tuple[str, ...]:
    """The rules in a brief: all but those that only the other side reads."""
    haunt = tale(g)
    if side == EVERYBODY:
        kept: tuple[int, ...] = ()
    else:
        kept = haunt.traitor_reads if side == haunt.sides[0] else haunt.heroes_read
    return tuple([f"HAU-{g.story:02}-{k}" for k in range(1, haunt.rules + 1) if k not in kept])


def epilogue(g: Hilltop, seat: int | None) -> str:
    """Whose epilogue is read; "" when the story has come to no end of its own."""
    title = f"haunt_{g.story:02}_"
    if not g.ending.startswith(title):
        return ""
    if tale(g).setup_kind != "free_for_all":
        return g.ending.removeprefix(title)
    won = bool(g.winners) if seat is None else bool(g.winners >> seat & 1)
    return "winner" if won else "loser"
