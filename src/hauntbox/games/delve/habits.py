"""What a hero does without thinking: fight what is in reach, go where the errand is, use a card that saves somebody."""

from collections.abc import Callable
from typing import Final

from hauntbox.games.delve.actions import ATTACK, DISARM, END, GO, ITEM, LOW, PICK, TAKE_STANCE, USES, may_attack
from hauntbox.games.delve.attack import in_reach
from hauntbox.games.delve.encounters import ENCOUNTERS
from hauntbox.games.delve.figures import enemies
from hauntbox.games.delve.foes import FOES, SEAL, is_object, is_villain
from hauntbox.games.delve.heroes import ADJACENT, DAILY, EACH_ADJACENT, ON_TILE, OWN_TILE, POWERS, SEVERAL
from hauntbox.games.delve.judge import DANGER, Chances, Spot, worth_hitting
from hauntbox.games.delve.moving import reach
from hauntbox.games.delve.numbers import armour, speed
from hauntbox.games.delve.routes import way
from hauntbox.games.delve.spoils import PASS
from hauntbox.games.delve.state import Delve
from hauntbox.games.delve.treasures import TREASURES
from hauntbox.kernel.ask import Ask
from hauntbox.kernel.rng import Rng

Habit = Callable[[Delve, Ask, Rng], int]
AT_ONCE: Final = (
    "it_veteran_journal", "it_lynx_whistle", "it_sellsword_writ", "it_lantern_oath", "it_imp_stone", "it_memory_tonic",
    "orr_fury_marks", "qui_mirror_selves", "mar_purge", "it_clear_tonic",
)  # fmt: skip
HEALS: Final = ("brk_stone_blood", "mar_mending_hymn", "mar_raise_up", "orr_herbs", "it_healing_draught")
FIGHTS: Final = ("ils_mark_prey", "it_fire_flask", "it_star_ring")
HARMLESS: Final = (
    "ev_hidden_cache",
    "ev_echo_courage",
    "ev_twisted_passages",
    "ev_shifting_hunt",
    "ev_lingering_venom",
)
"""Encounters that are not worth cancelling."""
MANY: Final = (EACH_ADJACENT, ON_TILE, OWN_TILE)
CARD: Final = 0.3
"""What a daily power must be worth more than another attack."""
FEW: Final = 4
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
    """Take what lies here, use what helps, attack what is in reach, else go on, else rest."""
    seat = g.active
    options = ask.options
    scores = [deed(g, seat, value) for value in options]
    i = best_of(scores, rng)
    if scores[i] > 0 or GO not in options:
        return i
    going = destination(g, seat, speed(g, seat)) != g.at[seat]
    return options.index(GO) if going else options.index(END)


def deed(g: Delve, seat: int, value: int) -> float:
    kind, thing = value & ~LOW, value & LOW
    if kind == ATTACK:
        return attack_score(g, seat, thing)
    if kind == PICK:
        return 9.0
    if kind == DISARM:
        return 8.0 if thing & 63 == SEAL else 1.0
    if kind == USES:
        return helpful(g, seat, POWERS[thing].id)
    if kind == ITEM:
        return helpful(g, seat, TREASURES[thing].id)
    if kind == TAKE_STANCE:
        return 5.0 if POWERS[thing].id == "ils_hawk_stance" else -0.5
    return 0.0 if value == END else -0.5


def helpful(g: Delve, seat: int, name: str) -> float:
    """Heals for whoever is low, help in a fight while there is one, the rest at once or not at all."""
    if name in AT_ONCE:
        return 7.0
    if name in HEALS:
        low = min([g.hp[s] for s in range(g.seats) if s in g.at]) <= FEW
        return 6.0 if low else -0.5
    return 5.5 if name in FIGHTS and busy(g, seat) else -0.5


def busy(g: Delve, seat: int) -> bool:
    """Whether somebody dangerous is within a tile."""
    here = g.at[seat]
    return any(g.cave.apart(g.at[f], here) <= 1 for f in enemies(g))


def attack_score(g: Delve, seat: int, power: int) -> float:
    """What it is worth at its best target, or at all of them; a daily power only where it is worth its card."""
    card = POWERS[power]
    targets = in_reach(g, seat, ADJACENT if card.mode == EACH_ADJACENT else card.reach)
    values = sorted([worth_hitting(g, f, card.attack, card.damage) for f in targets], reverse=True)
    many = len(values) if card.mode in MANY else card.times
    value = sum(values[:many]) if card.mode != SEVERAL else sum(values[:1]) * (1 + 0.6 * (card.times - 1))
    return 1.0 + value - (CARD if card.kind == DAILY else 0.0)


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
    """Whatever hurts is cancelled as long as there is experience for it."""
    card, _ = ask.about
    return ask.options.index(ENCOUNTERS[card].id not in HARMLESS)


def victim(g: Delve, ask: Ask, rng: Rng) -> int:
    """The active player sends monsters to whoever has the most hit points."""
    return best_of([g.hp[f] + 0.5 * armour(g, f) if f in g.hp else 0.0 for f in ask.options], rng)


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
