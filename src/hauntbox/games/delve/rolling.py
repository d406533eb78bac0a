"""The d20 of a hero: rerolls, what a natural 20 brings, experience. DEL-XP, DEL-COMBAT-2, DEL-COMBAT-10."""

from typing import Final

from hauntbox.games.delve.foes import FOES, HUNTING_PACK
from hauntbox.games.delve.harm import worth
from hauntbox.games.delve.heroes import DAILIES, EACH, POWER, POWERS, QUILLON
from hauntbox.games.delve.seen import POWER as SEEN_POWER
from hauntbox.games.delve.seen import see
from hauntbox.games.delve.spoils import PASS, face_down, spend_item, turn_down, turn_up
from hauntbox.games.delve.state import NOBODY, Delve
from hauntbox.games.delve.treasures import LUCKY_TOOTH
from hauntbox.kernel.ask import Ask, Rule

PRICE: Final = 5
"""DEL-XP-3, DEL-XP-4: what cancelling a card or a level costs."""
RALLY: Final = POWER["brk_rally"]


def d20(g: Delve) -> int:
    return g.rng.below(20) + 1


def hero_die(g: Delve, seat: int, bonus: int, needs: int, what: str) -> Rule[int]:
    """A d20 for one's own hero: Lucky Tooth may roll it again, as often as somebody has one. `what` is rolled for."""
    die = d20(g)
    if g.ears:
        g.tell("rolled", "DEL-COMBAT-2", who=g.heroes[seat].name, what=what, die=die, bonus=bonus, total=die + bonus,
               needs=needs)  # fmt: skip
    while LUCKY_TOOTH in g.heroes[seat].items and g.able(seat):
        if (yield Ask(seat, "reroll", [True, False], (what, die, bonus, needs))) is False:
            return die
        spend_item(g, seat, LUCKY_TOOTH)
        die = yield from again(g, seat, bonus, needs)
    return die


def again(g: Delve, seat: int, bonus: int, needs: int) -> Rule[int]:
    """The new roll counts."""
    die = d20(g)
    if g.ears:
        g.tell("rerolled", "DEL-COMBAT-10", who=g.heroes[seat].name, die=die, bonus=bonus, total=die + bonus,
               needs=needs)  # fmt: skip
    yield from ()
    return die


def rally(g: Delve, seat: int, die: int, bonus: int, needs: int) -> Rule[int]:
    """Rally Cry: another hero who misses rolls again and keeps the new roll."""
    brakka = g.owner(0)
    if brakka in (NOBODY, seat) or g.competitive or not g.able(brakka) or not g.heroes[brakka].ready(RALLY):
        return die
    if (yield Ask(brakka, "react", [RALLY, PASS], ("miss", seat, die, bonus, needs))) == PASS:
        return die
    turn_down(g, brakka, RALLY)
    see(g, SEEN_POWER, RALLY)
    return (yield from again(g, seat, bonus, needs))


# --- a natural 20


def after_die(g: Delve, seat: int, die: int, attack: bool) -> None:
    """DEL-XP-4 to DEL-XP-6: what a 20 brings is offered when the roll's effects are complete: call this before them."""
    if die != 20 or not g.able(seat):
        return
    if g.heroes[seat].level == 1:
        g.then(offer_level, seat)
    if attack and g.heroes[seat].kind == QUILLON:
        g.then(spark, seat)


def spark(g: Delve, seat: int) -> Rule[None]:
    """Spark of Insight: one face-down power of Quillon may be turned up, before the offer of a level."""
    if not g.able(seat):
        return
    down = face_down(g, seat)
    if down:
        power: int = yield Ask(seat, "flip", [*down, PASS], "spark_of_insight")
        if power != PASS:
            turn_up(g, seat, power, "DEL-POWER-12")


def offer_level(g: Delve, seat: int) -> Rule[None]:
    """DEL-XP-4, DEL-COMP-7: become level 2 for 5 experience; rivals only on their own turn."""
    x = g.heroes[seat]
    if x.level == 2 or not g.able(seat) or worth(g, seat) < PRICE or (g.competitive and seat != g.active):
        return
    if (yield Ask(seat, "level", [True, False], worth(g, seat))):
        yield from pay(g, seat, PRICE)
        g.then(level_up, seat)


def level_up(g: Delve, seat: int) -> Rule[None]:
    """DEL-XP-9, DEL-XP-10: the other side of the card, the difference in HP, and one more daily power."""
    x = g.heroes[seat]
    before = x.full
    x.level = 2
    g.hp[seat] += x.full - before
    if g.ears:
        g.tell("level-up", "DEL-XP-9", who=x.name, hp=g.hp[seat])
    spare = [x.kind * EACH + place for place in DAILIES if x.spare >> place & 1]
    if spare:
        power: int = yield Ask(seat, "daily", spare)
        x.spare &= ~(1 << power % EACH)
        x.up |= 1 << power % EACH
        if g.ears:
            g.tell("new-power", "DEL-XP-9", who=x.name, power=POWERS[power].id)


# --- paying


def payments(pile: list[int], price: int) -> list[tuple[int, ...]]:
    """DEL-XP-8: the sets of cards, by kind, that pay a price and from which no card could be left out."""
    found: list[tuple[int, ...]] = []
    cards = sorted(pile)

    def search(first: int, chosen: tuple[int, ...], paid: int) -> None:
        if paid >= price:
            if paid - min([FOES[kind].xp for kind in chosen]) < price:
                found.append(chosen)
            return
        for i in range(first, len(cards)):
            if i == first or cards[i] != cards[i - 1]:
                search(i + 1, (*chosen, cards[i]), paid + FOES[cards[i]].xp)

    if price > 0:
        search(0, (), 0)
    return found


def pay(g: Delve, seat: int, price: int) -> Rule[None]:
    """DEL-XP-7, DEL-XP-8: whole cards; the active player chooses them (DEL-COMP-7: the owner of the pile)."""
    if price <= 0:
        return
    pile = g.xp(seat)
    chosen: tuple[int, ...] = yield Ask(seat if g.competitive else g.active, "pay", payments(pile, price), price)
    for kind in chosen:
        pile.remove(kind)
        if kind < HUNTING_PACK:
            g.monsters.discard(kind)
        else:
            g.out = (*g.out, kind)
    if g.ears:
        paid = sum([FOES[kind].xp for kind in chosen])
        g.tell("paid", "DEL-XP-7", cards=[FOES[kind].id for kind in chosen], paid=paid, left=worth(g, seat))
