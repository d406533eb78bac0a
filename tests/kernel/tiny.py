"""A tiny game for the kernel's tests: all the things that real games ask of it, in a page.

Two teams (seats 0 and 2 against 1 and 3). In a turn the active seat draws a card into its hidden
hand, makes its team's secret plan, rolls two dice and, having seen them, may roll some again,
then strikes a seat of the other team, which may answer with a shield from its hand and shares the
damage out over might and wits itself. At the end the plans are shown.
"""

from collections.abc import Mapping
from typing import Any, ClassVar

from hauntbox.kernel.ask import Ask, Prompt, Rule
from hauntbox.kernel.game import Game, Option, Options, Outcome, Reason
from hauntbox.kernel.position import Position, new_game
from hauntbox.kernel.rng import Rng
from hauntbox.kernel.state import State
from hauntbox.parts.deck import Deck
from hauntbox.parts.dice import Roll, roll
from hauntbox.parts.hidden import fill, hide

SEATS = 4
SHIELD, CHARM = 1, 2
NO_PLAN, HIDDEN_PLAN = 0, -1
CARDS = (SHIELD,) * 6 + (CHARM,) * 6
KEEP = ()


class Tiny(State):
    __slots__ = ("active", "deck", "dice", "hands", "might", "plans", "turns", "wits")

    FIELDS: ClassVar[tuple[str, ...]] = (
        *State.FIELDS, "active", "deck", "dice", "hands", "might", "plans", "turns", "wits",
    )  # fmt: skip

    def __init__(self, rng: Rng, turns: int = 8) -> None:
        super().__init__(rng)
        self.active: int = 0
        self.deck: Deck = Deck(CARDS)
        self.dice: Roll = Roll((), 6)
        self.hands: list[list[int]] = [[] for _ in range(SEATS)]
        self.might: list[int] = [5] * SEATS
        self.wits: list[int] = [5] * SEATS
        self.plans: list[int] = [NO_PLAN, NO_PLAN]
        self.turns: int = turns

    def copy(self) -> "Tiny":
        c = Tiny(self.rng.copy(), self.turns)
        c.copy_base(self)
        c.active = self.active
        c.deck = self.deck.copy()
        c.dice = self.dice
        c.hands = [hand[:] for hand in self.hands]
        c.might = self.might[:]
        c.wits = self.wits[:]
        c.plans = self.plans[:]
        return c

    def team(self, seat: int) -> int:
        return seat % 2

    def fallen(self) -> list[int]:
        return [seat for seat in range(SEATS) if not self.might[seat] or not self.wits[seat]]


def turn(g: Tiny) -> None:
    """TIN-1: draw, plan, strike; then the next seat."""
    if g.fallen() or g.turn == g.turns:
        g.then(show_plans)
        return
    g.active = g.turn % SEATS
    g.turn += 1
    g.tell("turn", "TIN-1", seat=g.active)
    g.then(turn)
    g.then(strike)
    g.then(plan)
    g.then(draw)


def draw(g: Tiny) -> None:
    """TIN-2: a card comes into the hidden hand."""
    if g.deck.size():
        card = g.deck.draw(g.rng, 1 << g.active)
        g.hands[g.active].append(card)
        g.tell("drew", "TIN-2", seen=1 << g.active, card=card)


def plan(g: Tiny) -> Rule[None]:
    """TIN-3: a secret of the team. It is a step of its own, so that no other seat's view holds the choice."""
    g.plans[g.team(g.active)] = yield Ask(g.active, "plan", [1, 2])


def strike(g: Tiny) -> Rule[None]:
    """TIN-4: two dice; having seen them, the roller may roll any of them once more."""
    g.dice = roll(g.rng, 2, 6)
    again = yield Ask(g.active, "reroll", [KEEP, (0,), (1,), (0, 1)], g.dice.faces)
    g.dice = g.dice.reroll(g.rng, again)
    victim: int = yield Ask(g.active, "victim", [seat for seat in range(SEATS) if g.team(seat) != g.team(g.active)])
    yield from hurt(g, victim, g.dice.successes(4))


def hurt(g: Tiny, victim: int, points: int) -> Rule[None]:
    """TIN-5: the victim may answer with a shield, even if it has none to play: silence would tell that."""
    answer: bool = yield Ask(
        victim, "shield", [False, True] if SHIELD in g.hands[victim] else [False], points, always=True
    )
    if answer:
        g.hands[victim].remove(SHIELD)
        return
    for left in range(points, 0, -1):
        yield from lose_point(g, victim, left)


def lose_point(g: Tiny, victim: int, left: int) -> Rule[None]:
    """TIN-6: point by point the victim says which trait suffers; one that is gone cannot."""
    traits = [name for name, trait in (("might", g.might), ("wits", g.wits)) if trait[victim]]
    trait: str = yield Ask(victim, "suffer", traits, left)
    values = g.might if trait == "might" else g.wits
    values[victim] -= 1


def show_plans(g: Tiny) -> None:
    """TIN-7: at the end the plans are shown."""
    g.reveal()


def cards_text(value: tuple[int, ...]) -> str:
    return " ".join([f"die {die + 1}" for die in value]) or "keep"


class TinyGame(Game):
    id: ClassVar[str] = "tiny"
    revision: ClassVar[int] = 3
    seats: ClassVar[tuple[int, int]] = (SEATS, SEATS)
    options: ClassVar[tuple[Option, ...]] = (Option("short", False), Option("mood", "calm", ("calm", "wild")))
    prompts: ClassVar[Mapping[str, Prompt]] = {
        "plan": Prompt("TIN-3", lambda value: f"plan {value}"),
        "reroll": Prompt("TIN-4", cards_text, lambda value: tuple([f"die:{die}" for die in value])),
        "victim": Prompt("TIN-4", lambda value: f"seat {value}", lambda value: (f"seat:{value}",)),
        "shield": Prompt("TIN-5", lambda value: "shield" if value else "no"),
        "suffer": Prompt("TIN-6", str),
    }

    def start(self, seats: int, options: Options, rng: Rng) -> Tiny:
        g = Tiny(rng, 2 if options["short"] else 8)
        g.then(turn)
        return g

    def outcome(self, state: State) -> Outcome | None:
        g = of(state)
        if g.agenda or not (g.reveals or g.fallen()):
            return None
        lost = {g.team(seat) for seat in g.fallen()}
        rewards = tuple([-1.0 if g.team(seat) in lost else float(len(lost)) for seat in range(SEATS)])
        return Outcome("fallen" if lost else "peace", rewards, {"turns": g.turn})

    def view(self, state: State, seat: int | None) -> Tiny:
        g = of(state).copy()
        g.rng = Rng(0)
        for other in range(SEATS):
            if other != seat:
                hide(g.hands[other], g.deck.unseen)
        g.deck.hide(seat)
        if not g.reveals:
            for team in range(2):
                if g.plans[team] and (seat is None or g.team(seat) != team):
                    g.plans[team] = HIDDEN_PLAN
        return g

    def deal(self, view: State, seat: int | None, rng: Rng) -> Tiny:
        g = of(view).copy()
        g.rng = Rng(rng.below(1 << 32))
        for hand in g.hands:
            fill(rng, hand, g.deck.unseen)
        g.deck.deal(rng)
        g.plans = [1 + rng.below(2) if plan == HIDDEN_PLAN else plan for plan in g.plans]
        return g

    def reasons(self, state: State, seat: int) -> list[Reason]:
        return []

    def judge(self, state: State, seat: int) -> float:
        return 0.0


def of(state: State) -> Tiny:
    assert isinstance(state, Tiny)
    return state


GAME = TinyGame()


def play(texts: str, seed: int = 1, **options: Any) -> Position:
    """A tiny game after choices in their notation, separated by commas."""
    position = new_game(GAME, SEATS, seed, options)
    for text in texts.split(", ") if texts else ():
        position.choose_text(text)
    return position


def play_on(position: Position, seed: int, choices: int = 1000) -> list[Any]:
    """Random choices; gives what was chosen."""
    rng = Rng(seed)
    chosen: list[Any] = []
    while position.ask is not None and len(chosen) < choices:
        ask = position.ask
        chosen.append(ask.options[rng.below(len(ask.options))])
        position.choose(chosen[-1])
    return chosen
