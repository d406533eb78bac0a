"""One player; several heroes in one hand."""

from collections.abc import Callable
from typing import Any

import pytest
from games.delve.table import Table

from hauntbox.games.delve import GAME
from hauntbox.games.delve.encountering import draw_encounter
from hauntbox.games.delve.encounters import ENCOUNTER, HIDDEN_ARCHERS, NO_CARD
from hauntbox.games.delve.tactics import activate
from hauntbox.kernel.rng import Rng
from hauntbox.table.table import Setup
from hauntbox.table.table import Table as Sitting

Make = Callable[..., Table]


@pytest.mark.rule("DEL-SOLO-1")
def test_alone_the_same_hero_has_every_turn_and_every_phase_of_it(table: Make) -> None:
    t = table("brakka")
    t.tiles("c13")
    t.next("rot_hound", "ev_gnawing_dark")
    t.stand(0, 0, 1)
    t.dice(1)
    t.turn(0).play("end").play_until("act")
    kinds = [event.kind for event in t.events if event.kind in ("turn", "tile", "encounter", "acts")]
    assert kinds == ["turn", "tile", "encounter", "acts", "turn"]
    assert (t.g.active, t.g.round) == (0, 2)


@pytest.mark.rule("DEL-SOLO-1")
@pytest.mark.rule("DEL-SOLO-2")
def test_alone_nothing_is_passed_to_the_right(table: Make) -> None:
    t = table("brakka", adventure="cinder_lair")
    t.foe("rot_hound", 3, 3)
    before = t.g.charge[0][:]
    t.next("ev_shifting_hunt", "ev_gnawing_dark")
    t.rule(draw_encounter)
    assert t.g.charge == [before]
    assert [told["card"] for told in t.told("encounter")] == ["ev_shifting_hunt", "ev_gnawing_dark"]
    assert t.told("passed") == []


@pytest.mark.rule("DEL-SOLO-2")
@pytest.mark.parametrize(("heroes", "cards"), [(("brakka",), 2), (("brakka", "ilse"), 1)])
def test_hidden_archers_are_replaced_where_there_is_one_hero(table: Make, heroes: tuple[str, ...], cards: int) -> None:
    t = table(*heroes, adventure="alone_in_the_dark" if len(heroes) == 1 else "cinder_lair")
    t.g.environment = ENCOUNTER["en_tremors"]
    t.next("en_hidden_archers", "ev_gnawing_dark")
    t.rule(draw_encounter)
    assert len(t.told("encounter")) == cards
    alone = len(heroes) == 1
    assert t.g.environment == (ENCOUNTER["en_tremors"] if alone else HIDDEN_ARCHERS)
    assert (HIDDEN_ARCHERS in t.g.encounters.discards) == alone
    assert t.g.environment != NO_CARD


@pytest.mark.rule("DEL-SOLO-2")
@pytest.mark.rule("DEL-MONSTER-18")
def test_under_the_grey_veil_a_monster_finds_nobody(table: Make) -> None:
    t = table("quillon")
    t.powers(0, "qui_veil")
    t.act(0).play("use qui_veil")
    hound = t.foe("rot_hound", 1, 6)
    t.rule(activate, t.figure(hound))
    assert (t.square(hound), t.told("struck")) == ("1,6", [])


@pytest.mark.rule("DEL-SOLO-3")
def test_one_person_may_play_several_heroes_each_like_a_player() -> None:
    setup = Setup("table", GAME.id, 3, 1, GAME.check_setup(3, {}), "a secret")
    sitting = Sitting(setup, GAME)
    for seat in range(3):
        sitting.apply(sitting.sit(seat, "Ann"))
    rng = Rng(3)
    asked: list[tuple[str, int]] = []
    while sitting.position.state.turn < 4:
        ask: Any = sitting.position.ask
        asked.append((ask.prompt, ask.seat))
        sitting.apply(sitting.choose(ask.seat, GAME.text(ask, ask.options[rng.below(len(ask.options))])))
    g: Any = sitting.position.state
    assert [sitter.name for sitter in sitting.sitters] == ["Ann"] * 3
    assert sorted({seat for prompt, seat in asked if prompt == "hero"}) == [0, 1, 2]
    assert len({x.kind for x in g.heroes}) == 3  # three heroes with cards of their own
    assert all(x.items for x in g.heroes)
    assert [seat for prompt, seat in asked if prompt == "start"] == [(g.first + i) % 3 for i in range(3)]
    assert (g.turn, g.active, g.round) == (4, g.first, 2)  # and a turn each
