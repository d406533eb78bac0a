"""A table for the tests of The House on the Hilltop: lay rooms, fix dice and cards, then play by notation.

    t = table()                                  # three explorers: bruno_kessler, piper_lang, father_aldous
    t = table("ada_bouchard", "kenji_moro", "tilly_marsh", "lucia_serrano")
    t.lay("kitchen", "ground", -1, -1, 2)        # a room in the house, turned by 2 quarter turns
    t.at(0, "kitchen")                           # where an explorer stands (side= for a barrier room)
    t.hand(0, "axe", "bell")                     # cards in hand, without their gain effects
    t.steps(0, might=2, speed=1)                 # trait clips on these steps
    t.dice(0, 1, 2)                              # the next faces, 0 to 2, in the order in which dice are rolled
    t.next("axe", "night_view"); t.tiles("kitchen", "attic")    # the next cards of their decks, the next tiles
    t.turn(0)                                    # seat 0 begins a turn of the first half
    t.play("step foyer", "explore north", "-1,-1 r2", "end")    # choices in their notation
    t.rule(event_function, 0)                    # instead of a turn: just this rule
    t.haunt(38, revealer=0, room="kitchen", traitor=1)          # the second half begins (set-up is played)
    t.g                                          # the state; t.options, t.prompt, t.events, t.barred, t.told(kind)

A fixed die that nobody rolled fails the test (see `table` in conftest.py). Only dice are fixed by `dice`;
cards and tiles come from the decks as `next` and `tiles` put them.
"""

from typing import Any

from games.sitting import Sitting

from hauntbox.board.geometry import cell
from hauntbox.games.hilltop import GAME, be
from hauntbox.games.hilltop.beginning import begin_haunt
from hauntbox.games.hilltop.cards import CARD, FIRST_EVENT, FIRST_ITEM, OMENS
from hauntbox.games.hilltop.explorers import TRAITS, WHO
from hauntbox.games.hilltop.haunt import STORIES
from hauntbox.games.hilltop.house import lay
from hauntbox.games.hilltop.prompts import card_text
from hauntbox.games.hilltop.rooms import BACK, FLOORS, NUMBER, TILES
from hauntbox.games.hilltop.rounds import explore_turn, haunt_round
from hauntbox.games.hilltop.state import HEROES, NO_SIDE, TRAITOR, Hilltop
from hauntbox.games.hilltop.traits import lie_down, pile_room
from hauntbox.games.hilltop.turn import begin_turn
from hauntbox.kernel.event import Event
from hauntbox.kernel.position import Position, at_state
from hauntbox.kernel.rng import Rng, Tape

NAMES = ("bruno_kessler", "piper_lang", "father_aldous", "tilly_marsh", "kenji_moro", "lucia_serrano")
DIE = 3


class DiceTape(Tape):
    """Hands out fixed faces to dice only; everything else comes as it comes."""

    def through(self, value: int, n: int, seen: int) -> int:
        if n == DIE and self.feed:
            value = self.feed.pop() or 0
        self.log.append((value, seen))
        return value


class Table(Sitting):
    game = GAME

    def __init__(self, names: tuple[str, ...], seed: int, options: dict[str, Any]) -> None:
        names = names or NAMES[:3]
        self.setup = GAME.check_setup(len(names), options)
        self.g: Hilltop = GAME.start(len(names), self.setup, Rng(seed))
        self.seats = len(names)
        self.seed = seed
        self.events: list[Event] = []
        self.position: Position | None = None
        self.fixed: list[int] = []
        for seat, name in enumerate(names):
            be(self.g, seat, WHO[name])
        self.g.agenda = []

    # --- before play (and between choices, for what a test wants to change on the way)

    def lay(self, name: str, floor: str, x: int, y: int, r: int = 0) -> None:
        """Puts a room into the house as if it had been discovered long ago."""
        room = NUMBER[name]
        self.g.stack.take(self.g.rng, room)
        lay(self.g, room, cell(x, y, FLOORS.index(floor)), r)
        self.g.stack.settle(self.g.rng)

    def at(self, figure: int, name: str, side: int = NO_SIDE) -> None:
        """Puts a figure into a room that is in the house."""
        assert self.g.in_house(NUMBER[name]), f"{name} is not in the house"
        self.g.room[figure] = NUMBER[name]
        self.g.side[figure] = side

    def hand(self, seat: int, *names: str) -> None:
        """Gives cards without their gain effects; they leave their deck."""
        for name in names:
            card = CARD[name]
            deck = self.deck_of(card)
            if card in deck.contents():
                deck.take(card)
            self.g.hands[seat].append(card)

    def lying(self, room: str, *names: str, side: int = NO_SIDE) -> None:
        """Cards in a pile."""
        for name in names:
            self.deck_of(CARD[name]).take(CARD[name])
            lie_down(self.g, CARD[name], NUMBER[room], side)

    def steps(self, seat: int, **steps: int) -> None:
        for trait, step in steps.items():
            self.g.steps[4 * seat + TRAITS.index(trait)] = step

    def dice(self, *faces: int) -> None:
        """The next faces of dice."""
        tape = self.g.rng.tape
        if self.position is not None and tape is not None:
            tape.feed[:0] = list(reversed(faces))
        else:
            self.fixed += faces

    def next(self, *names: str) -> None:
        """The next cards to be drawn, the first one first."""
        for name in reversed(names):
            deck = self.deck_of(CARD[name])
            deck.loose.remove(CARD[name])
            deck.put_top(CARD[name], 0)

    def tiles(self, *names: str) -> None:
        """The next tiles of the stack, the first one first."""
        self.g.stack.shuffle()
        for name in reversed(names):
            self.g.stack.loose.remove(NUMBER[name])
            self.g.stack.top.append((NUMBER[name], BACK[NUMBER[name]], 0))

    def only_tiles(self, *names: str) -> None:
        """Only these tiles are left, in this order; the others are out of the game."""
        self.g.stack.loose = []
        self.g.stack.discards = []
        self.g.stack.top = [(NUMBER[name], BACK[NUMBER[name]], 0) for name in reversed(names)]

    def deck_of(self, card: int) -> Any:
        return self.g.omens if card < FIRST_ITEM else self.g.items if card < FIRST_EVENT else self.g.events

    def second_half(self, story: int, traitor: int = -1, revealer: int = 0, room: str = "entrance_hall") -> None:
        """The second half without the set-up of the haunt: sides and order only. For tests of general rules."""
        g = self.g
        g.story, g.traitor, g.revealer, g.reveal_room = story, traitor, revealer, NUMBER[room]
        g.tracks = dict(STORIES[story].tracks)
        g.team = [TRAITOR if seat == traitor else HEROES for seat in range(self.seats)]
        g.heroes = sum(1 << seat for seat in range(self.seats) if seat != traitor)
        last = traitor if traitor >= 0 else revealer
        g.order = tuple([(last + 1 + i) % self.seats for i in range(self.seats)])
        g.round = 1

    # --- play

    def begin(self) -> "Table":
        """Starts with what is on the agenda; `play` does it by itself."""
        if self.position is None:
            self.g.rng.tape = DiceTape(self.fixed)
            self.position = at_state(GAME, self.g, self.seats, self.seed, self.setup, True, self.events.append)
        return self

    def rule(self, rule: Any, *args: Any) -> "Table":
        """Plays one rule and nothing after it."""
        return self.run((rule, args))

    def run(self, *steps: tuple[Any, tuple[Any, ...]]) -> "Table":
        """Plays these steps in this order, from where the table stands."""
        left = self.g.rng.tape.feed[::-1] if self.position is not None and self.g.rng.tape is not None else []
        self.fixed = [*[face or 0 for face in left], *(self.fixed if self.position is None else [])]
        self.position = None
        self.g.agenda = list(reversed(steps))
        return self.begin()

    def turn(self, seat: int, whole: bool = False) -> "Table":
        """One turn of an explorer; `whole`: with haunt rolls and all turns that follow in the first half."""
        if whole:
            return self.run((explore_turn, (seat,)))
        return self.run((begin_turn, (seat,)))

    def haunt(self, number: int, revealer: int = 0, room: str = "entrance_hall", omen: str = "") -> "Table":
        """The haunt begins: set-up, then round after round. The traitor comes from the table."""
        self.g.forced = number
        card = CARD[omen] if omen else CARD[OMENS[0]]
        return self.run((begin_haunt, (revealer, card, NUMBER[room])), (haunt_round, ()))

    def play(self, *texts: str) -> "Table":
        self.begin()
        assert self.position is not None
        for text in texts:
            self.position.choose_text(text)
        return self

    def play_until(self, prompt: str, seat: int | None = None) -> "Table":
        """Takes the first option of every question until this one comes."""
        self.begin()
        while self.ask is not None and not (self.prompt == prompt and seat in (None, self.ask.seat)):
            assert self.position is not None
            self.position.pick(0)
        return self

    # --- looking

    def room(self, figure: int) -> str:
        return TILES[self.g.room[figure]].id

    def step(self, seat: int, trait: str) -> int:
        """The step of a trait's clip."""
        return self.g.steps[4 * seat + TRAITS.index(trait)]

    def cards(self, seat: int) -> list[str]:
        return [card_text(card) for card in self.g.hands[seat]]

    def pile(self, room: str) -> list[str]:
        return [card_text(c) for at, cs in self.g.piles.items() if pile_room(at) == NUMBER[room] for c in cs]
