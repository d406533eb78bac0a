"""The Widow's House: a co-operative game of a growing mansion and the spirits that walk in it."""

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from hauntbox.games.widow.judge import habit, judge, reasons
from hauntbox.games.widow.mansion import add_tile
from hauntbox.games.widow.pieces import JOBS, LEVELS, SHORT_STACKS, SPIRITS, TOKENS_TOTAL, start_tokens
from hauntbox.games.widow.prompts import PROMPTS
from hauntbox.games.widow.scene import label, scene
from hauntbox.games.widow.state import NOBODY, Widow
from hauntbox.games.widow.tiles import EDGES, EFFECTS, START_CELLS, TILES
from hauntbox.games.widow.turn import begin_turn, choose_job
from hauntbox.kernel.ask import Ask, Prompt
from hauntbox.kernel.errors import BadSetup
from hauntbox.kernel.game import Game, Option, Options, OptionValue, Outcome, Reason, Said
from hauntbox.kernel.rng import Rng
from hauntbox.kernel.scene import Scene
from hauntbox.kernel.state import State


def opening() -> Widow:
    """WID-SETUP-5 to WID-SETUP-8: the five start tiles with the widow and the red spirit."""
    g = Widow(Rng(0))
    for tile, at in enumerate(START_CELLS):
        add_tile(g, tile, at, EDGES[tile])
    return g


OPENING: Final = opening()


class WidowGame(Game):
    id: ClassVar[str] = "widow"
    package: ClassVar[str] = "hauntbox.games.widow"
    revision: ClassVar[int] = 1
    seats: ClassVar[tuple[int, int]] = (1, 5)
    options: ClassVar[tuple[Option, ...]] = (
        Option("level", "normal", tuple(LEVELS)),
        Option("short", False),
        Option("random_jobs", False),
        Option("draft_jobs", False),
        Option("random_first", False),
        Option("strict_doors", False),
        Option("doubles_move", False),
        Option("no_passing", False),
    )
    shared: ClassVar[bool] = True
    secrets: ClassVar[bool] = False
    has_habits: ClassVar[bool] = True
    prompts: ClassVar[Mapping[str, Prompt]] = PROMPTS
    fired: ClassVar[tuple[str, ...]] = (
        *[tile.id for tile in TILES],
        *[effect for effect in EFFECTS if effect],
        *[spirit.id for spirit in SPIRITS],
        *JOBS,
        *[f"{job} enhanced" for job in JOBS],
    )

    def check_setup(self, seats: int, options: Mapping[str, OptionValue]) -> Options:
        """WID-VAR-6: at most one way to deal professions, and a draft needs two for every seat."""
        complete = super().check_setup(seats, options)
        if complete["random_jobs"] and complete["draft_jobs"]:
            raise BadSetup("widow: random_jobs and draft_jobs exclude each other (WID-VAR-6)")
        if complete["draft_jobs"] and seats > 4:
            raise BadSetup("widow: draft_jobs is for at most 4 seats (WID-VAR-6)")
        return complete

    def start(self, seats: int, options: Options, rng: Rng) -> Widow:
        """Chapter Set-up."""
        g = OPENING.copy()
        g.rng = rng
        level = LEVELS[str(options["level"])]
        hands = max(2, seats)
        g.solo = seats == 1
        g.spirits = level.spirits
        g.strict_doors = bool(options["strict_doors"])
        g.doubles_move = bool(options["doubles_move"])
        g.no_passing = bool(options["no_passing"])
        g.stacks = list(SHORT_STACKS if options["short"] else level.stacks)
        g.pools = [start_tokens(seats)] * hands
        g.supply = TOKENS_TOTAL - sum(g.pools)
        g.enhanced = [False] * hands
        g.jobs = [NOBODY] * hands
        if options["random_first"]:
            g.active = rng.below(hands)
        jobs = list(range(len(JOBS)))
        g.then(begin_turn)
        if options["random_jobs"]:
            rng.shuffle(jobs)
            g.jobs = jobs[:hands]
            return g
        if options["draft_jobs"]:
            rng.shuffle(jobs)
            g.offered = jobs[: 2 * hands]
        for hand in reversed(range(hands)):
            g.then(choose_job, hand)
        return g

    def outcome(self, state: State) -> Outcome | None:
        """WID-END-7: everybody wins or loses together."""
        g = of(state)
        if not g.over:
            return None
        facts: dict[str, Any] = {
            "won": g.won,
            "turns": g.turn,
            "tiles": g.drawn,
            "gained": g.gained,
            "rooms": g.completed,
            "caught_by": "" if g.won else SPIRITS[g.lost].id,
        }
        ending = "won" if g.won else f"caught_by_{SPIRITS[g.lost].id}"
        return Outcome(ending, (1.0 if g.won else -1.0,) * (1 if g.solo else len(g.jobs)), facts)

    def view(self, state: State, seat: int | None) -> Widow:
        """Everything lies open but what chance will bring: there is no hidden card in this game."""
        shown = of(state).copy()
        shown.rng = Rng(0)
        return shown

    def deal(self, view: State, seat: int | None, rng: Rng) -> Widow:
        g = of(view).copy()
        g.rng = Rng(rng.below(1 << 32))
        return g

    def reasons(self, state: State, seat: int) -> list[Reason]:
        return reasons(of(state))

    def judge(self, state: State, seat: int) -> float:
        return judge(of(state))

    def habit(self, state: State, ask: Ask, rng: Rng) -> int:
        return habit(of(state), ask, rng)

    def scene(self, view: State, seat: int | None, ask: Ask | None) -> Scene:
        return scene(self, of(view), seat, ask)

    def label(self, view: State, ask: Ask, value: Any) -> Said:
        return label(of(view), ask, value)

    def used(self, state: State) -> list[str]:
        g = of(state)
        tiles = list(g.tiles.values())
        found = [TILES[tile].id for tile in tiles] + [TILES[tile].effect for tile in tiles if TILES[tile].effect]
        found += [SPIRITS[spirit].id for spirit in g.haunting]
        for hand, job in enumerate(g.jobs):
            found.append(JOBS[job])
            if g.enhanced[hand]:
                found.append(f"{JOBS[job]} enhanced")
        return found

    def seat_facts(self, state: State) -> list[dict[str, Any]]:
        """The profession of each seat; who plays alone has two."""
        jobs = [JOBS[job] for job in of(state).jobs]
        return [{"role": " + ".join(sorted(jobs))}] if of(state).solo else [{"role": job} for job in jobs]


def of(state: State) -> Widow:
    assert isinstance(state, Widow)
    return state


GAME = WidowGame()
