"""The Last Candle: a whole game in one small file. docs/write-a-game.md goes through it."""

from typing import Any

from hauntbox.kernel.ask import Ask, Prompt, Rule
from hauntbox.kernel.game import Game, Options, Outcome, Reason, Said
from hauntbox.kernel.rng import Rng
from hauntbox.kernel.scene import Floor, Piece, Scene, SeatBoard, Tile, Track, question
from hauntbox.kernel.state import State

ON, REST = "on", "rest"
DOOR = 15
COLOURS = ("red", "blue", "green", "yellow")


class Candle(State):
    __slots__ = ("dared", "safe", "seat")
    FIELDS = (*State.FIELDS, "dared", "safe", "seat")

    def __init__(self, rng: Rng, seats: int) -> None:
        super().__init__(rng)
        self.safe = [0] * seats
        self.dared = self.seat = 0

    def copy(self) -> "Candle":
        c = Candle(self.rng.copy(), 0)
        c.copy_base(self)
        c.safe, c.dared, c.seat = self.safe[:], self.dared, self.seat
        return c

    def at(self, seat: int) -> int:
        return min(DOOR, self.safe[seat] + (self.dared if seat == self.seat else 0))


def dare(g: Candle) -> Rule[None]:
    """CAN-DARE: after the first throw, throw again or rest; a 1 takes you back."""
    choice = (yield Ask(g.seat, "dare", [ON, REST])) if g.dared else ON
    face = g.rng.below(6) + 1 if choice == ON else 0
    who = f"walker-{g.seat}"
    g.dared = 0 if face == 1 else g.dared + face
    if face == 1:
        g.tell("draught", "CAN-DARE", who=who, step=g.safe[g.seat])
    elif face:
        g.tell("went", "CAN-DARE", who=who, face=face, step=g.at(g.seat))
    if g.at(g.seat) == DOOR:
        return  # CAN-END: nothing is left on the agenda
    if face < 2:
        g.then(next_seat)
    else:
        g.then(dare)


def next_seat(g: Candle) -> None:
    """CAN-TURN: what was dared is safe, and the next seat begins."""
    g.safe[g.seat] += g.dared
    g.dared = 0
    g.seat = (g.seat + 1) % len(g.safe)
    g.turn += 1
    g.then(dare)


class CandleGame(Game):
    id, package, seats, secrets = "candle", "candle", (2, 4), False
    prompts = {"dare": Prompt("CAN-DARE")}

    def start(self, seats: int, options: Options, rng: Rng) -> Candle:
        g = Candle(rng, seats)
        g.turn = 1
        g.then(dare)
        return g

    def outcome(self, g: Any) -> Outcome | None:
        if g.at(g.seat) < DOOR:
            return None
        rewards = [1.0 if seat == g.seat else -1.0 for seat in range(len(g.safe))]
        return Outcome("out", tuple(rewards), {"who": f"walker-{g.seat}", "turns": g.turn})

    def view(self, g: Any, seat: int | None) -> Candle:
        shown: Candle = g.copy()
        shown.rng = Rng(0)  # what chance will bring is all that is hidden here
        return shown

    def deal(self, view: Any, seat: int | None, rng: Rng) -> Candle:
        g: Candle = view.copy()
        g.rng = Rng(rng.below(1 << 32))
        return g

    def reasons(self, g: Any, seat: int) -> list[Reason]:
        ahead = g.at(seat) - max(g.at(other) for other in range(len(g.safe)) if other != seat)
        return [Reason("lead", ahead / DOOR), Reason("dared", -(g.dared**2) / 100 if seat == g.seat else 0.0)]

    def judge(self, g: Any, seat: int) -> float:
        return max(-1.0, min(1.0, sum(reason.points for reason in self.reasons(g, seat))))

    def scene(self, g: Any, seat: int | None, ask: Ask | None) -> Scene:
        stairs = [Tile(f"tile:{x},0", "step", x, 0, "WOWO", "black") for x in range(DOOR)]
        stairs.append(Tile(f"tile:{DOOR},0", "way_out", DOOR, 0, "WDWO", "yellow"))
        walkers = [
            Piece(f"piece:walker-{s}", f"walker-{s}", f"tile:{g.at(s)},0", COLOURS[s], str(s + 1))
            for s in range(len(g.safe))
        ]
        boards = [
            SeatBoard(s, s, f"walker-{s}", "", (Track(f"safe:{s}", "safe", safe, DOOR),), (), s == g.seat)
            for s, safe in enumerate(g.safe)
        ]
        asked = question(self, g, seat, ask, {"step": g.at(g.seat), "safe": g.safe[g.seat]})
        dared = Track("dared", "dared", g.dared)
        floors = (Floor("stairs", tuple(stairs)),)
        who = ask.seat if ask else None
        return Scene(self.id, g.turn, floors, tuple(walkers), tuple(boards), (dared,), (), (), who, asked)

    def label(self, g: Any, ask: Ask, value: Any) -> Said:
        return Said(f"option-dare-{value}", {"step": g.at(g.seat), "safe": g.safe[g.seat]})


GAME = CandleGame()
