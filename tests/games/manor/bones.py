"""For tests of the Skeletons: who is in the game and whose activation it is."""

from games.manor.table import Table

from hauntbox.games.manor.cards import GEAR
from hauntbox.games.manor.pieces import CLEAVE, FLETCH, NEEDLE, PIECES, SKELETONS, WAIL, WICK, bits
from hauntbox.games.manor.skeletons import activate
from hauntbox.games.manor.spaces import EDGE_PITS

ORDER = [CLEAVE, NEEDLE, FLETCH, WAIL, WICK]
CARD = {card.id.split("_")[1]: 1 << i for i, card in enumerate(GEAR)}


def bones(t: Table, stability: int = 5, gear: str = "", ready: tuple[int, ...] = ()) -> Table:
    """The March Order is Cleave, Needle, Fletch, Wail, Wick; `gear` lies under the cards; only `ready` are to spawn."""
    s = t.g.skeletons
    s.march = ORDER[:]
    s.stability = stability
    s.skulls = 7
    s.ready = bits(ready)
    s.recruited = bits(tuple([p for p in ORDER if t.g.at[p] or p in ready]))
    s.gear = sum([CARD[name] for name in gear.split()])
    t.g.active = SKELETONS
    return t


def act(t: Table, piece: int, stability: int = 5, gear: str = "") -> Table:
    """One Skeleton is activated."""
    bones(t, stability, gear)
    t.g.skeletons.queue = (piece,)
    return t.rule(activate)


def to_pit(t: Table, piece: int, number: int) -> None:
    """Puts a Skeleton on edge pit 1 to 6."""
    t.put(PIECES[piece], EDGE_PITS[number - 1])
