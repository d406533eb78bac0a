"""Clear Tonic, the item for any time: between two steps of anybody's turn. DEL-TREAS-12."""

from hauntbox.games.delve.effects import item
from hauntbox.games.delve.figures import beside
from hauntbox.games.delve.harm import conditions, relieve
from hauntbox.games.delve.spoils import PASS, spend_item
from hauntbox.games.delve.state import Delve
from hauntbox.games.delve.treasures import CLEAR_TONIC
from hauntbox.kernel.ask import Ask, Rule

Cure = tuple[int, str]


def cures(g: Delve, seat: int) -> list[Cure]:
    """Whom a hero could free of what: himself or an adjacent hero with HP (DEL-COND-5)."""
    patients = [seat] if g.competitive else [seat, *[f for f in beside(g, seat) if f < g.seats]]
    return [(who, condition) for who in patients if g.hp[who] > 0 for condition in conditions(g, who)]


def can_cure(g: Delve, seat: int) -> bool:
    return bool(cures(g, seat))


@item("it_clear_tonic", can_cure)
def clear_tonic(g: Delve, seat: int) -> Rule[None]:
    """One condition of oneself or an adjacent hero."""
    cure: Cure = yield Ask(seat, "cure", cures(g, seat), "it_clear_tonic")
    relieve(g, cure[0], cure[1], "DEL-TREAS-12")


def tonic_wanted(g: Delve) -> bool:
    """Whether anybody has one while anybody is ill, or was when it was declined."""
    for x in g.heroes:
        if CLEAR_TONIC in x.items:
            return bool(g.declined) or any_ill(g)
    return False


def any_ill(g: Delve) -> bool:
    """Whether anybody has a condition."""
    for x in g.heroes:
        if x.poisoned or x.immobilized:
            return True
    return False


def gap(g: Delve, others: bool = False) -> None:
    """DEL-TREAS-12: offered between steps when somebody could be cured whom the owner has not left ill this turn."""
    for seat in g.clockwise(g.active):
        if CLEAR_TONIC not in g.heroes[seat].items or not g.able(seat) or (others and seat == g.active):
            continue
        for cure in cures(g, seat):
            code = seat * 100 + cure[0] * 10 + (cure[1] == "poisoned")
            if code not in g.declined:
                g.then(offer, seat, others)
                return
    forget(g)


def gap_at_act(g: Delve) -> None:
    """Before and after H3, where the active hero has the tonic among his free actions."""
    gap(g, True)


def offer(g: Delve, seat: int, others: bool) -> Rule[None]:
    found = cures(g, seat)
    options = [*found, PASS]
    cure = yield Ask(seat, "tonic", options)
    g.then(gap, others)
    if cure == PASS:
        codes = [seat * 100 + who * 10 + (condition == "poisoned") for who, condition in found]
        g.declined = tuple(sorted({*g.declined, *codes}))
        return
    spend_item(g, seat, CLEAR_TONIC)
    relieve(g, cure[0], cure[1], "DEL-TREAS-12")


def forget(g: Delve) -> None:
    """What was declined counts for the turn, as long as the condition lasts."""
    if g.declined:
        g.declined = tuple(
            [
                code
                for code in g.declined
                if code // 10 % 10 in g.at
                and ("poisoned" if code % 10 else "immobilized") in conditions(g, code // 10 % 10)
            ]
        )
