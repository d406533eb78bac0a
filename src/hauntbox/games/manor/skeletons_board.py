"""What happens to the Skeletons' board, on any turn: Stability, skulls, scattering."""

from hauntbox.games.manor.cards import HELMET
from hauntbox.games.manor.pieces import CLEAVE, PIECES, SKELETON_BITS, SKELETONS, WOLF, pieces_of
from hauntbox.games.manor.skeletons_data import SKULLS, STABILITY_MAX
from hauntbox.games.manor.spaces import OFF
from hauntbox.games.manor.state import Manor
from hauntbox.games.manor.things import move


def gain_stability(g: Manor, amount: int, rule: str) -> None:
    """MAN-SKEL-2, MAN-SKEL-3: Stability, and the next Skeleton of the March Order at each skull, once."""
    s = g.skeletons
    if amount <= 0 or not (g.plays(SKELETONS) or g.terms.solo):
        return
    s.stability = min(STABILITY_MAX, s.stability + amount)
    if g.ears:
        g.tell("stability", rule, count=amount, total=s.stability)
    if g.terms.solo:
        return
    for i, skull in enumerate(SKULLS):
        if s.stability >= skull and not s.skulls >> i & 1:
            s.skulls |= 1 << i
            recruit(g)


def recruit(g: Manor) -> None:
    """MAN-SKEL-2: the next Skeleton in March Order that is not in the game is put on the player board."""
    s = g.skeletons
    for skeleton in s.march:
        if not s.recruited >> skeleton & 1:
            s.recruited |= 1 << skeleton
            s.ready |= 1 << skeleton
            if g.ears:
                g.tell("recruited", "MAN-SKEL-2", piece=PIECES[skeleton])
            return


def lose_stability(g: Manor, amount: int, rule: str) -> None:
    """MAN-GEN-6, MAN-FAQ-5: not below 0."""
    s = g.skeletons
    lost = min(amount, s.stability)
    if lost <= 0:
        return
    s.stability -= lost
    if g.ears:
        g.tell("stability-lost", rule, count=lost, total=s.stability)


def scatter(g: Manor, skeleton: int, rule: str, attacked: bool = False) -> None:
    """MAN-SKEL-40, MAN-SKEL-62, MAN-SKEL-65: to the player board, the Wolf to Fletch's card, for 1 Stability.

    `attacked`: it was attacked; then Cleave's Helmet saves the Stability. In solo it lies beside its card, MAN-SOLO-15.
    """
    s = g.skeletons
    move(g, skeleton, OFF)
    if g.ears:
        g.tell("scattered", rule, piece=PIECES[skeleton])
    if g.terms.solo:
        s.fallen |= 1 << skeleton
        return
    if skeleton == WOLF:
        s.wolf = True
    else:
        s.ready |= 1 << skeleton
    if not (attacked and skeleton == CLEAVE and s.gear >> HELMET & 1):
        lose_stability(g, 1, "MAN-SKEL-40")


def scatter_all(g: Manor, at: int, rule: str, attacked: bool = False) -> int:
    """Every Skeleton on a tile scatters; how many."""
    group = pieces_of(g.here[at] & SKELETON_BITS)
    for skeleton in group:
        scatter(g, skeleton, rule, attacked)
    return len(group)
