"""The Restless Manor: five completely different roles in a house that moves its own rooms."""

from collections.abc import Mapping
from typing import Any, ClassVar

from hauntbox.games.manor import judge as judging
from hauntbox.games.manor.cards import EVENTS, GEAR, SANCTITY, SPELLS, TREASURES
from hauntbox.games.manor.enchanter_words import ENCHANTER_FIRED
from hauntbox.games.manor.ends import outcome
from hauntbox.games.manor.labels import label
from hauntbox.games.manor.manor_judge import MANOR_SMALL
from hauntbox.games.manor.manor_words import MANOR_FIRED
from hauntbox.games.manor.options import PROMPTS
from hauntbox.games.manor.pieces import ENCHANTER, LETTERS, MANOR, PALADIN, ROLES, SPIDER
from hauntbox.games.manor.roles import LEVELS, MIX, MIXES, PULSES, USUAL, VIGILS, level_option, terms_of
from hauntbox.games.manor.scene import scene
from hauntbox.games.manor.setting_up import set_up
from hauntbox.games.manor.spider_data import NO_FORM
from hauntbox.games.manor.spider_words import SPIDER_FIRED
from hauntbox.games.manor.state import Manor
from hauntbox.games.manor.tiles import TILES
from hauntbox.kernel.ask import Ask, Prompt
from hauntbox.kernel.errors import BadSetup
from hauntbox.kernel.game import Game, Option, Options, OptionValue, Outcome, Reason, Said
from hauntbox.kernel.rng import Rng
from hauntbox.kernel.scene import Scene
from hauntbox.kernel.state import State
from hauntbox.parts.hidden import UNKNOWN, fill, hide

FORM_COUNT = 3


class ManorGame(Game):
    id: ClassVar[str] = "manor"
    package: ClassVar[str] = "hauntbox.games.manor"
    revision: ClassVar[int] = 1
    seats: ClassVar[tuple[int, int]] = (1, 5)
    options: ClassVar[tuple[Option, ...]] = (
        Option("roles", "auto", ("auto", *[mix.roles for mix in MIXES])),
        Option("extended_sanctity", False),
        Option("lamp_pulse", "off", PULSES),
        *[Option(level_option(role), "normal", LEVELS) for role in range(len(ROLES))],
        Option("solo", "normal", tuple(VIGILS)),
    )
    prompts: ClassVar[Mapping[str, Prompt]] = PROMPTS
    has_habits: ClassVar[bool] = True
    pauses: ClassVar[tuple[str, ...]] = tuple(judging.PAUSES)
    small: ClassVar[tuple[str, ...]] = MANOR_SMALL
    fired: ClassVar[tuple[str, ...]] = (
        *[tile.id for tile in TILES],
        *[card.id for card in SANCTITY],
        *TREASURES,
        *[card.id for card in GEAR],
        *[card.id for card in EVENTS],
        *SPELLS,
        *SPIDER_FIRED,
        *MANOR_FIRED,
        *ENCHANTER_FIRED,
    )

    def check_setup(self, seats: int, options: Mapping[str, OptionValue]) -> Options:
        """MAN-VAR-2: a role mix has as many roles as there are seats."""
        complete = super().check_setup(seats, options)
        name = str(complete["roles"])
        mix = MIX[USUAL[seats] if name == "auto" else name]
        if len(mix.roles) != seats:
            raise BadSetup(f"manor: roles {name} is for {len(mix.roles)} seats, not {seats} (MAN-VAR-2)")
        return complete

    def start(self, seats: int, options: Options, rng: Rng) -> Manor:
        """Chapter Set-up."""
        return set_up(rng, terms_of(seats, options))

    def outcome(self, state: State) -> Outcome | None:
        return outcome(of(state))

    def view(self, state: State, seat: int | None) -> Manor:
        """Chapter Hidden information: hands, the face-down form, treasures and drawn spells of others; all decks."""
        g = of(state).copy()
        g.rng = Rng(0)
        knows = {role for role in g.terms.roles if g.seat(role) == seat}
        p, s, m, e = g.paladin, g.spider, g.manor, g.enchanter
        if SPIDER not in knows:
            hide(s.hand, s.deck.unseen)
            if s.next_form != NO_FORM:
                s.next_form = UNKNOWN
        if MANOR not in knows:
            hide(m.hand, m.events.unseen)
        if not knows & {PALADIN, MANOR}:
            hide(p.kept, p.treasures.unseen)
        if not (MANOR in knows or (PALADIN in knows and len(p.offered) == 1)):
            hide(p.offered, p.treasures.unseen)
        if ENCHANTER not in knows:
            hide(e.drawn, e.deck.unseen)
        for deck in (s.deck, m.events, p.treasures, p.sanctity, e.deck, g.skeletons.deck):
            deck.hide(seat)
        return g

    def deal(self, view: State, seat: int | None, rng: Rng) -> Manor:
        g = of(view).copy()
        g.rng = Rng(rng.below(1 << 32))
        p, s, m, e = g.paladin, g.spider, g.manor, g.enchanter
        hands = (
            (s.hand, s.deck),
            (m.hand, m.events),
            (p.kept, p.treasures),
            (p.offered, p.treasures),
            (e.drawn, e.deck),
        )
        for hand, deck in hands:
            fill(rng, hand, deck.unseen)
            hand.sort()
        if s.next_form == UNKNOWN:
            s.next_form = rng.below(FORM_COUNT)
        for deck in (s.deck, m.events, p.treasures, p.sanctity, e.deck, g.skeletons.deck):
            deck.deal(rng)
        return g

    def reasons(self, state: State, seat: int) -> list[Reason]:
        return judging.reasons(of(state), seat)

    def judge(self, state: State, seat: int) -> float:
        return judging.judge(of(state), seat)

    def habit(self, state: State, ask: Ask, rng: Rng) -> int:
        return judging.habit(of(state), ask, rng)

    def scene(self, view: State, seat: int | None, ask: Ask | None) -> Scene:
        return scene(self, of(view), seat, ask)

    def label(self, view: State, ask: Ask, value: Any) -> Said:
        return label(of(view), ask, value)

    def used(self, state: State) -> list[str]:
        g = of(state)
        return [name for i, name in enumerate(self.fired) if g.seen >> i & 1]


def of(state: State) -> Manor:
    assert isinstance(state, Manor)
    return state


def letters(g: Manor) -> str:
    """The roles in play, in short."""
    return "".join([LETTERS[role] for role in g.terms.roles])


GAME = ManorGame()
