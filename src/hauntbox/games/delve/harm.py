"""Hit points lost and regained, conditions, defeat, the end of the game. DEL-COMBAT-12 to 21, DEL-DOWN, DEL-WIN."""

from typing import Final

from hauntbox.games.delve.adventure import adventure_of
from hauntbox.games.delve.encounters import ENCOUNTERS, OPEN_WOUND
from hauntbox.games.delve.figures import take_off
from hauntbox.games.delve.foes import FOES, IMMOBILIZED, POISONED, is_ally, is_hero, is_monster, is_object, is_villain
from hauntbox.games.delve.heroes import EACH
from hauntbox.games.delve.spoils import draw_treasure
from hauntbox.games.delve.state import NOBODY, NONE, Delve
from hauntbox.games.delve.treasures import SNAKE_CHARM
from hauntbox.kernel.errors import GameOver

WON: Final = "won"


# --- the end


def check(g: Delve) -> None:
    """DEL-TURN-15: after every single effect; if both are true at once the players win."""
    adventure = adventure_of(g)
    if adventure.won(g):
        finish(g, f"won_{adventure.number}", (1 << g.seats) - 1)
    if adventure.lost(g):
        finish(g, f"lost_{adventure.number}", 0)


def finish(g: Delve, ending: str, winners: int) -> None:
    """DEL-WIN-1, DEL-WIN-2: the game ends at once."""
    g.ending = ending
    g.winners = winners
    if g.ears:
        names = [x.name for seat, x in enumerate(g.heroes) if winners >> seat & 1]
        g.tell("ended", "DEL-WIN-2" if winners else "DEL-WIN-1", ending=f"ending_{ending}", winners=names)
    raise GameOver


# --- heroes and allies


def lose_hp(g: Delve, figure: int, amount: int, rule: str) -> int:
    """DEL-COMBAT-12: never below 0. A hero at 0 HP takes no further damage (DEL-DOWN-2)."""
    before = g.hp[figure]
    lost = min(before, amount)
    if lost <= 0:
        return 0
    g.hp[figure] = before - lost
    if g.ears:
        g.tell("hurt", rule, who=g.name(figure), lost=lost, hp=before - lost)
    if before == lost:
        fall(g, figure)
    return lost


def fall(g: Delve, figure: int) -> None:
    """DEL-DOWN-1: a hero lies down; an ally is out of the game (DEL-ALLY-2)."""
    if is_ally(figure):
        take_off(g, figure)
        if g.ears:
            g.tell("ally-lost", "DEL-ALLY-2", ally=g.name(figure))
        check(g)
        return
    x = g.heroes[figure]
    if g.ears:
        g.tell("down", "DEL-DOWN-1", who=x.name)
    if x.stance != NONE:
        end_stance(g, figure)
    check(g)


def end_stance(g: Delve, seat: int) -> None:
    """DEL-POWER-8: the card is turned face down."""
    x = g.heroes[seat]
    place = x.stance % EACH
    x.stance = NONE
    x.up &= ~(1 << place)
    x.down |= 1 << place


def heal(g: Delve, seat: int, amount: int, rule: str) -> int:
    """DEL-COMBAT-12: never above the maximum. A hero at 0 HP stands up (DEL-DOWN-4)."""
    x = g.heroes[seat]
    before = g.hp[seat]
    gained = min(amount, x.full - before)
    if gained <= 0:
        return 0
    g.hp[seat] = before + gained
    if g.ears:
        g.tell("healed", rule, who=x.name, gained=gained, hp=before + gained, stands=before == 0)
    if OPEN_WOUND in x.curses:
        drop_curse(g, seat, OPEN_WOUND)
    if before == 0:
        check(g)  # DEL-TURN-15: who stands up may carry what is needed to win
    return gained


def drop_curse(g: Delve, seat: int, curse: int) -> None:
    """DEL-ENC-9: the card goes to the encounter discards."""
    x = g.heroes[seat]
    x.curses = tuple([card for card in x.curses if card != curse])
    g.encounters.discard(curse)
    if g.ears:
        g.tell("curse-over", "DEL-ENC-9", who=x.name, card=ENCOUNTERS[curse].id)


def afflict(g: Delve, figure: int, condition: str, rule: str) -> None:
    """DEL-COND-4: one marker of each; DEL-COND-7: heroes only. A hero at 0 HP can receive one too."""
    if not condition or not is_hero(figure):
        return
    x = g.heroes[figure]
    if condition == POISONED:
        if x.poisoned or SNAKE_CHARM in x.items:
            return
        x.poisoned = True
    elif condition == IMMOBILIZED:
        if x.immobilized:
            return
        x.immobilized = True
    if g.ears:
        g.tell("afflicted", rule, who=x.name, condition=condition)


def relieve(g: Delve, seat: int, condition: str, rule: str) -> None:
    """DEL-COND-5: not while the hero has 0 HP (a card that does both heals first)."""
    x = g.heroes[seat]
    if g.hp[seat] == 0 or not has_condition(g, seat, condition):
        return
    if condition == POISONED:
        x.poisoned = False
    else:
        x.immobilized = False
    if g.ears:
        g.tell("relieved", rule, who=x.name, condition=condition)


def has_condition(g: Delve, seat: int, condition: str) -> bool:
    x = g.heroes[seat]
    return x.poisoned if condition == POISONED else x.immobilized


def conditions(g: Delve, seat: int) -> list[str]:
    x = g.heroes[seat]
    found: list[str] = []
    if x.poisoned:
        found.append(POISONED)
    if x.immobilized:
        found.append(IMMOBILIZED)
    return found


# --- monsters, villains, objects


def guarded(g: Delve, figure: int) -> bool:
    """Whether the adventure keeps a figure from all damage (DEL-ADV-9-3, DEL-ADV-11-3)."""
    hook = adventure_of(g).guarded
    return hook is not None and hook(g, figure)


def hurt_foe(g: Delve, figure: int, amount: int, by: int, rule: str) -> int:
    """Damage to a monster, villain or object; `by` is the seat of the hero who did it, or NOBODY."""
    if figure not in g.at or amount <= 0:
        return 0
    if guarded(g, figure):
        if g.ears:
            g.tell("guarded", rule, foe=g.name(figure))
        return 0
    lost = min(amount, g.hp[figure])
    g.hp[figure] -= lost
    if g.ears:
        g.tell("foe-hurt", rule, foe=g.name(figure), lost=lost, hp=g.hp[figure])
    if g.hp[figure] == 0:
        defeat(g, figure, by)
    return lost


def defeat(g: Delve, figure: int, by: int) -> None:
    """DEL-COMBAT-13, DEL-COMBAT-14: defeated at once and removed from the map."""
    square = g.at[figure]
    take_off(g, figure)
    del g.hp[figure]
    if g.prey == figure:
        g.prey = NOBODY
    if is_object(figure):
        if g.ears:
            g.tell("destroyed", "DEL-OBJ-5", foe=g.name(figure))
        destroyed(g, figure, square)
        return
    if g.ears:
        g.tell("defeated", "DEL-COMBAT-13", foe=g.name(figure), who=g.heroes[by].name if by != NOBODY else "")
    if is_villain(figure):
        g.villains = tuple([f for f in g.villains if f != figure])
        gain_card(g, figure & 63, by)
    else:
        take_card(g, figure)
        gain_card(g, figure & 63, by)
    if by != NOBODY:
        slain_by(g, by)
    check(g)


def destroyed(g: Delve, figure: int, square: int) -> None:
    """DEL-OBJ-7: neither experience nor treasure; the adventure counts it."""
    g.notes["destroyed"] = g.notes.get("destroyed", 0) + 1
    hook = adventure_of(g).destroyed
    if hook is not None:
        hook(g, figure, square)
    check(g)


def take_card(g: Delve, figure: int) -> None:
    """DEL-COMBAT-15 to DEL-COMBAT-18: the card that goes, and whose figure the others become."""
    kind = figure & 63
    for seat in g.clockwise(g.active):
        for card in g.charge[seat]:
            if card & 63 == kind:
                g.charge[seat].remove(card)
                if card != figure:
                    pass_card(g, figure, card)
                return


def pass_card(g: Delve, gone: int, left: int) -> None:
    """DEL-COMBAT-18: the figure whose card was taken belongs to the card of the defeated one, in its place."""
    for cards in g.charge:
        for i, card in enumerate(cards):
            if card == gone:
                cards[i] = left
                return


def gain_card(g: Delve, kind: int, by: int) -> None:
    """DEL-COMBAT-15, DEL-VILLAIN-5, DEL-COMP-2: onto the experience pile."""
    if g.competitive and by == NOBODY:
        g.monsters.discard(kind)
        return
    g.xp(by if by != NOBODY else 0).append(kind)
    if g.ears:
        g.tell("experience", "DEL-COMBAT-15", foe=FOES[kind].id, xp=FOES[kind].xp, pile=worth(g, max(by, 0)))


def worth(g: Delve, seat: int) -> int:
    """DEL-XP-2: the sum of the XP on the pile."""
    xp = 0
    for kind in g.xp(seat):
        xp += FOES[kind].xp
    return xp


def slain_by(g: Delve, seat: int) -> None:
    """DEL-COMBAT-19, DEL-COMBAT-20: one treasure a turn and player; an Open Wound closes."""
    if OPEN_WOUND in g.heroes[seat].curses:
        drop_curse(g, seat, OPEN_WOUND)
    if not g.drew >> seat & 1:
        g.drew |= 1 << seat
        g.then(draw_treasure, seat)


def mend(g: Delve, figure: int, amount: int, rule: str) -> None:
    """A damaged monster or villain regains HP, up to its full HP."""
    gained = min(amount, g.full_hp(figure) - g.hp[figure])
    if gained > 0:
        g.hp[figure] += gained
        if g.ears:
            g.tell("mended", rule, foe=g.name(figure), gained=gained, hp=g.hp[figure])


def is_damaged(g: Delve, figure: int) -> bool:
    return (is_monster(figure) or is_villain(figure)) and g.hp[figure] < g.full_hp(figure)
