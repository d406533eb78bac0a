"""The House on the Hilltop: a house that grows room by room, and a story that turns one of you against the others."""

import datetime
from collections.abc import Mapping
from typing import Any, ClassVar

import hauntbox.games.hilltop.events
import hauntbox.games.hilltop.haunts
import hauntbox.games.hilltop.uses  # noqa: F401
from hauntbox.games.hilltop.cards import CARDS, FIRST_EVENT, FIRST_ITEM, OBJECT
from hauntbox.games.hilltop.explorers import EXPLORERS, START
from hauntbox.games.hilltop.haunt import STORIES, tale
from hauntbox.games.hilltop.house import found_house
from hauntbox.games.hilltop.judge import PAUSES, habit, judge, reasons
from hauntbox.games.hilltop.labels import label
from hauntbox.games.hilltop.prompts import PROMPTS, WRITERS
from hauntbox.games.hilltop.rooms import ENTRANCE_HALL, STARTING, TILES
from hauntbox.games.hilltop.rounds import explore_turn
from hauntbox.games.hilltop.scene import scene
from hauntbox.games.hilltop.state import HEROES, NO_SIDE, TRAITOR, Hilltop
from hauntbox.kernel.ask import Ask, Prompt, Rule
from hauntbox.kernel.errors import BadSetup, Misfit
from hauntbox.kernel.game import Game, Option, Options, OptionValue, Outcome, Reason, Said
from hauntbox.kernel.rng import Rng
from hauntbox.kernel.scene import Scene
from hauntbox.kernel.state import State
from hauntbox.parts.deck import Deck
from hauntbox.parts.hidden import UNKNOWN, knows

BUILT = tuple([number for number in STORIES if number])


class HilltopGame(Game):
    id: ClassVar[str] = "hilltop"
    package: ClassVar[str] = "hauntbox.games.hilltop"
    revision: ClassVar[int] = 1
    seats: ClassVar[tuple[int, int]] = (3, 6)
    options: ClassVar[tuple[Option, ...]] = (
        Option("force_haunt", "off", ("off", *[str(number) for number in BUILT])),
        Option("random_explorers", False),
        Option("first_player", "random", ("random", "birthday"), "random|birthday|[01][0-9]-[0-3][0-9]"),
        Option("barrier_fail_stops", False),
        Option("early_haunt", False),
        Option("fresh_haunts", False),
        Option("played_haunts", "none", ("none",), "none|([1-9]|[1-4][0-9]|50)( ([1-9]|[1-4][0-9]|50))*"),
        Option("max_rounds", "60", ("60",), "[1-9][0-9]{0,2}"),
        Option("max_explore_rounds", "60", ("60",), "[1-9][0-9]{0,2}"),
    )
    prompts: ClassVar[Mapping[str, Prompt]] = PROMPTS
    has_habits: ClassVar[bool] = True
    pauses: ClassVar[tuple[str, ...]] = PAUSES
    fired: ClassVar[tuple[str, ...]] = (
        *[tile.id for tile in TILES[STARTING:]],
        *CARDS,
        *[f"haunt {number}" for number in BUILT],
    )

    def check_setup(self, seats: int, options: Mapping[str, OptionValue]) -> Options:
        """HIL-SETUP-9: `birthday` becomes the date of today, so that a record replays on any day."""
        complete = super().check_setup(seats, options)
        if complete["first_player"] == "birthday":
            complete["first_player"] = datetime.date.today().strftime("%m-%d")
        elif complete["first_player"] != "random":
            try:
                datetime.date.fromisoformat(f"2024-{complete['first_player']}")
            except ValueError:
                raise BadSetup(f"hilltop: first_player: there is no day {complete['first_player']}") from None
        return complete

    def start(self, seats: int, options: Options, rng: Rng) -> Hilltop:
        """Chapter Set-up."""
        g = Hilltop(rng)
        g.seats = seats
        g.barrier_stops = bool(options["barrier_fail_stops"])
        g.early = bool(options["early_haunt"])
        g.fresh = bool(options["fresh_haunts"])
        g.forced = 0 if options["force_haunt"] == "off" else int(options["force_haunt"])
        played = str(options["played_haunts"])
        g.played = 0 if played == "none" else sum([1 << number for number in {int(word) for word in played.split()}])
        g.max_rounds = int(options["max_rounds"])
        g.max_explore = int(options["max_explore_rounds"])
        found_house(g)
        g.omens = Deck(range(FIRST_ITEM), refills=True)
        g.items = Deck(range(FIRST_ITEM, FIRST_EVENT), refills=True)
        g.events = Deck(range(FIRST_EVENT, OBJECT), refills=True)
        g.stack.settle(rng)
        g.who = [-1] * seats
        g.room = [ENTRANCE_HALL] * seats
        g.side = [NO_SIDE] * seats
        g.team = [HEROES] * seats
        g.player = list(range(seats))
        for name in ("flags", "kind", "hp", "bonus", "helped", "tries", "lulled"):
            setattr(g, name, [0] * seats)
        g.foreseen = [-1] * seats
        g.steps = [0] * (4 * seats)
        g.hands = [[] for _ in range(seats)]
        g.then(first_turn, str(options["first_player"]))
        if options["random_explorers"]:
            deal_explorers(g)
        else:
            for seat in reversed(range(seats)):
                g.then(choose_explorer, seat)
        return g

    def outcome(self, state: State) -> Outcome | None:
        """HIL-END-1, HIL-END-4: who won, and how the story stood."""
        g = of(state)
        if not g.over:
            return None
        rewards = tuple([1.0 if g.winners >> x & 1 else -1.0 for x in range(g.seats)])
        facts: dict[str, Any] = {
            "haunt": f"haunt_{g.story:02}",
            "rounds": g.round,
            "turns": g.turn,
            "omens": g.revealed,
            "dead": g.dead.bit_count(),
            **tale(g).figures(g),
        }
        return Outcome(g.ending, rewards, facts)

    def view(self, state: State, seat: int | None) -> Hilltop:
        """Chapter Hidden information: stacks, decks, and the secrets of others."""
        shown = of(state).copy()
        shown.rng = Rng(0)
        shown.stack.hide(seat)
        for deck in (shown.omens, shown.items, shown.events):
            deck.hide(seat)
        for key, audience in shown.audience.items():
            if not knows(audience, seat):
                shown.secrets[key] = UNKNOWN
        return shown

    def deal(self, view: State, seat: int | None, rng: Rng) -> Hilltop:
        g = of(view).copy()
        g.rng = Rng(rng.below(1 << 32))
        g.stack.deal(rng)
        for deck in (g.omens, g.items, g.events):
            deck.deal(rng)
        haunt = tale(g)
        for key in sorted(g.secrets):
            if g.secrets[key] == UNKNOWN:
                likely = haunt.candidates(g, key)
                if not likely:
                    raise Misfit(f"nothing fits the secret {key}")
                g.secrets[key] = likely[rng.below(len(likely))]
        return g

    def reasons(self, state: State, seat: int) -> list[Reason]:
        return reasons(of(state), seat)

    def judge(self, state: State, seat: int) -> float:
        return judge(of(state), seat)

    def habit(self, state: State, ask: Ask, rng: Rng) -> int:
        return habit(of(state), ask, rng)

    def scene(self, view: State, seat: int | None, ask: Ask | None) -> Scene:
        return scene(self, of(view), seat, ask)

    def label(self, view: State, ask: Ask, value: Any) -> Said:
        return label(of(view), ask, value)

    def text(self, ask: Ask, value: Any) -> str:
        writer = WRITERS.get(ask.prompt)
        return writer(value, ask) if writer is not None else super().text(ask, value)

    def used(self, state: State) -> list[str]:
        g = of(state)
        found = [tile.id for room, tile in enumerate(TILES) if g.cell[room]]
        found += [CARDS[card] for card in range(OBJECT) if g.seen >> card & 1]
        return [*found, f"haunt {g.story}"]

    def seat_facts(self, state: State) -> list[dict[str, Any]]:
        """The side on which each seat ended, its explorer, and when it had its first turn."""
        g = of(state)
        return [
            {
                "role": "hero" if g.team[x] == HEROES else "traitor" if g.team[x] == TRAITOR else "alone",
                "explorer": EXPLORERS[g.who[x]].id,
                "order": (x - g.first) % g.seats + 1,
            }
            for x in range(g.seats)
        ]


# --- set-up choices


def choose_explorer(g: Hilltop, seat: int) -> Rule[None]:
    """HIL-SETUP-1, HIL-SETUP-2: a side of a character card that nobody has taken."""
    free = [who for who in range(len(EXPLORERS)) if all(who >> 1 != other >> 1 for other in g.who if other >= 0)]
    who: int = yield Ask(seat, "choose_explorer", free)
    be(g, seat, who)
    if g.ears:
        g.tell("explorer", "HIL-SETUP-1", who=EXPLORERS[who].id, seat=seat + 1)


def deal_explorers(g: Hilltop) -> None:
    """HIL-SETUP-2: the cards are dealt, each with a side."""
    cards = list(range(len(EXPLORERS) // 2))
    g.rng.shuffle(cards)
    for seat in range(g.seats):
        be(g, seat, 2 * cards[seat] + g.rng.below(2))


def be(g: Hilltop, seat: int, who: int) -> None:
    """HIL-SETUP-3: the clips on the starting steps."""
    g.who[seat] = who
    g.steps[4 * seat : 4 * seat + 4] = START[who]


def first_turn(g: Hilltop, first_player: str) -> None:
    """HIL-SETUP-9: a random seat, or the explorer whose birthday comes next."""
    if first_player == "random":
        g.first = g.rng.below(g.seats)
    else:
        g.first = min(range(g.seats), key=lambda seat: days_until(EXPLORERS[g.who[seat]].birthday, first_player))
    g.then(explore_turn, g.first)


def days_until(birthday: str, today: str) -> int:
    """A birthday today counts as next."""
    day, now = [datetime.date.fromisoformat(f"2024-{text}").timetuple().tm_yday for text in (birthday, today)]
    return (day - now) % 366


def of(state: State) -> Hilltop:
    assert isinstance(state, Hilltop)
    return state


GAME = HilltopGame()
