"""What a hero does without thinking: fight what is in reach, go where the errand is, use a card that saves somebody."""

from collections.abc import Callable
from typing import Final

from hauntbox.games.delve.actions import ATTACK, END, GO, ITEM, LOW, PICK, USES, may_attack
from hauntbox.games.delve.foes import FOES, is_object, is_villain
from hauntbox.games.delve.harm import worth
from hauntbox.games.delve.heroes import DAILY, POWERS
from hauntbox.games.delve.judge import DANGER, Chances, Spot, worth_hitting
from hauntbox.games.delve.moving import reach
from hauntbox.games.delve.numbers import speed
from hauntbox.games.delve.routes import way
from hauntbox.games.delve.spoils import PASS
from hauntbox.games.delve.state import Delve
from hauntbox.kernel.ask import Ask
from hauntbox.kernel.rng import Rng

Habit = Callable[[Delve, Ask, Rng], int]
FEW: Final = 3
"""Hit points at which a hero thinks of healing."""


def habit(g: Delve, ask: Ask, rng: Rng) -> int:
    """The index of what comes to mind."""
    found = HABITS.get(ask.prompt)
    return found(g, ask, rng) if found is not None else rng.below(len(ask.options))


def best_of(scores: list[float], rng: Rng) -> int:
    """The highest score, any of equals."""
    top = max(scores)
    equal = [i for i, score in enumerate(scores) if score == top]
    return equal[rng.below(len(equal))] if len(equal) > 1 else equal[0]


# --- the turn


def act(g: Delve, ask: Ask, rng: Rng) -> int:
    """Take what lies here, help whoever is low, attack what is in reach, else go on, else rest."""
    seat = g.active
    options = ask.options
    low = min([g.hp[s] for s in range(g.seats) if s in g.at]) <= FEW
    scores = [deed(value, low) for value in options]
    i = best_of(scores, rng)
    if scores[i] > 0 or GO not in options:
        return i
    going = destination(g, seat, speed(g, seat)) != g.at[seat]
    return options.index(GO) if going else options.index(END)


def deed(value: int, low: bool) -> float:
    kind, thing = value & ~LOW, value & LOW
    if kind == ATTACK:
        return attack_score(thing)
    if kind == PICK:
        return 9.0
    if kind in (USES, ITEM) and low:
        return 6.0
    return 0.0 if value == END else -0.5


def attack_score(power: int) -> float:
    """The most damage first; daily powers are for using."""
    card = POWERS[power]
    return 3.0 + 0.5 * card.damage + 0.05 * card.attack + (0.3 if card.kind == DAILY else 0.0)


def step(g: Delve, ask: Ask, rng: Rng) -> int:
    """On towards the best square in reach, and stop there."""
    seat = ask.seat
    options = ask.options
    for i, value in enumerate(options):
        if value & ~LOW == PICK:
            return i
    goal = destination(g, seat, g.left)
    path = way(g, seat, goal, g.left) if goal != g.at[seat] else []
    if path and GO | path[0] in options:
        return options.index(GO | path[0])
    return options.index(END) if END in options else 0


def destination(g: Delve, seat: int, budget: int) -> int:
    """Where a hero stands best: what he can attack from there, and how near he is to his errand."""
    here = g.at[seat]
    spot = Spot(g, seat)
    chances = Chances(g, seat) if may_attack(g) else None
    last = not g.attacked and g.moves < 2
    best, top = here, -1e9
    for square in [here, *reach(g, seat, budget)]:
        score = spot.at(square)
        if chances is not None and last:
            score += chances.at(square)
        if score > top + 1e-9:
            best, top = square, score
    return best


def walk(g: Delve, ask: Ask, rng: Rng) -> int:
    """The square of a granted move on which he stands best."""
    seat = ask.seat
    if seat not in g.at:
        return rng.below(len(ask.options))
    spot = Spot(g, seat)
    return best_of([spot.at(g.at[seat] if s < 0 else s) for s in ask.options], rng)


# --- small questions


def target(g: Delve, ask: Ask, rng: Rng) -> int:
    """Whom an attack is worth most at."""
    power = ask.about if isinstance(ask.about, int) else -1
    bonus, damage = (POWERS[power].attack, POWERS[power].damage) if power >= 0 else (7, 1)
    return best_of([worth_hitting(g, f, bonus, damage) if f >= 0 else 0.0 for f in ask.options], rng)


def react(g: Delve, ask: Ask, rng: Rng) -> int:
    """A card is used when it matters: the hero is low, or the blow is hard."""
    what = ask.about[0]
    if what in ("hit", "damage", "wall"):
        hp = g.hp[ask.about[1]]
        return 0 if ask.about[3] >= min(2, hp) or hp <= FEW else len(ask.options) - 1
    return 0


def cancel(g: Delve, ask: Ask, rng: Rng) -> int:
    """Cancelled while enough experience is left, or when somebody is low."""
    low = min([g.hp[s] for s in range(g.seats) if s in g.at], default=9)
    wanted = worth(g, ask.seat) >= 8 or low <= FEW or all(x.level == 2 for x in g.heroes)
    return ask.options.index(wanted)


def victim(g: Delve, ask: Ask, rng: Rng) -> int:
    """The active player sends monsters to whoever has the most hit points."""
    return best_of([float(g.hp[f]) if f in g.hp else 0.0 for f in ask.options], rng)


def patient(g: Delve, ask: Ask, rng: Rng) -> int:
    return best_of([-float(g.hp.get(f, 9)) for f in ask.options], rng)


def yes(g: Delve, ask: Ask, rng: Rng) -> int:
    return 0


def cheapest(g: Delve, ask: Ask, rng: Rng) -> int:
    """Pay with as little as possible."""
    return best_of([-float(sum([FOES[kind].xp for kind in kinds])) for kinds in ask.options], rng)


def monster(g: Delve, ask: Ask, rng: Rng) -> int:
    """The most dangerous one."""
    return best_of([DANGER[f & 63] + is_villain(f) - is_object(f) if f != PASS else 0.0 for f in ask.options], rng)


def reroll(g: Delve, ask: Ask, rng: Rng) -> int:
    """Only what has failed."""
    _, die, bonus, needs = ask.about
    return ask.options.index(die + bonus < needs)


HABITS: Final[dict[str, Habit]] = {
    "act": act,
    "step": step,
    "walk": walk,
    "target": target,
    "react": react,
    "cancel": cancel,
    "victim": victim,
    "closest": victim,
    "patient": patient,
    "fury": yes,
    "level": yes,
    "escape": yes,
    "reveal": yes,
    "disarm": yes,
    "cure": yes,
    "tonic": yes,
    "opening": yes,
    "flip": yes,
    "reroll": reroll,
    "pay": cheapest,
    "monster": monster,
}
