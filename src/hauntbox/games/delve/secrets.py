"""What a seat may not know: the worth of chests it has not looked into. Everything else is open (chapter 4)."""

from hauntbox.games.delve.state import Delve
from hauntbox.kernel.rng import Rng
from hauntbox.parts.hidden import knows


def view(g: Delve, seat: int | None) -> Delve:
    """A copy in which unknown chests are worth 0 and their worth is back among those not yet found."""
    shown = g.copy()
    shown.rng = Rng(0)
    hidden = [i for i, worth in enumerate(g.values) if worth and not knows(g.known[i], seat)]
    if hidden:
        shown.worths = tuple(sorted([*g.worths, *[g.values[i] for i in hidden]]))
        shown.values = tuple([0 if i in hidden else worth for i, worth in enumerate(g.values)])
    return shown


def deal(view: Delve, rng: Rng) -> Delve:
    """Chests that somebody has looked into are worth something again."""
    g = view.copy()
    g.rng = Rng(rng.below(1 << 32))
    blank = [i for i, mask in enumerate(g.known) if mask and not g.values[i]]
    if blank:
        worths, values = list(g.worths), list(g.values)
        for i in blank:
            values[i] = worths.pop(rng.below(len(worths)))
        g.worths, g.values = tuple(worths), tuple(values)
    return g
