"""Haunt 25, Pins and Whispers."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from games.hilltop.table import NAMES, Table
from games.hilltop.whole_games import play_by_chance

from hauntbox.games.hilltop import GAME
from hauntbox.games.hilltop.attack import attack
from hauntbox.games.hilltop.cards import OBJECT
from hauntbox.games.hilltop.explorers import MIGHT
from hauntbox.games.hilltop.haunt import STORIES
from hauntbox.games.hilltop.haunts.haunt_25 import CLEAR, REQUIRED, UNPICKED, doll, forget, hidden, hint_of, key, watch
from hauntbox.games.hilltop.house import dist, lay, lift
from hauntbox.games.hilltop.ops import collapse, mark
from hauntbox.games.hilltop.rooms import BASEMENT, EVENT, GROUND, ITEM, NO_SYMBOL, NUMBER, OMEN, SYMBOL, TILES, UPPER
from hauntbox.games.hilltop.rounds import haunt_round, slot_over
from hauntbox.games.hilltop.state import GONE, Hilltop, on
from hauntbox.games.hilltop.traits import die, lie_down
from hauntbox.kernel.position import new_game
from hauntbox.kernel.rng import Rng
from hauntbox.kernel.state import canonical
from hauntbox.kernel.view import SeatView
from hauntbox.parts.hidden import UNKNOWN, knows

MakeTable = Callable[..., Table]
TRAITOR = 1
"""Piper: the highest Knowledge. Order of play: p3, p1, p2."""


def house(t: Table) -> None:
    """Ground: charred 2, creaky 3, dusty and bloody 4 away. Upper: balcony 4. Basement: larder 4, wine cellar 5."""
    for i, room in enumerate(("ballroom", "charred_room", "creaky_hallway", "dusty_hallway")):
        t.lay(room, "ground", 0, -1 - i)
    t.lay("bloody_room", "ground", 1, -3)
    t.lay("balcony", "upper", 0, -1)
    t.lay("stairs_from_basement", "basement", 0, -1)
    t.lay("larder", "basement", 0, 1)
    t.lay("wine_cellar", "basement", 0, 2)


def begun(table: MakeTable, *rooms: str, **options: Any) -> Table:
    """Aldous' doll and Bruno's are hidden in these rooms; everybody stands in the hall."""
    t = table(*NAMES[:3], **options)
    house(t)
    t.hand(0, "mask")
    t.haunt(25, revealer=0, room="charred_room")
    t.play(*(rooms or ("balcony", "larder")))
    return t


def secret(t: Table, x: int) -> str:
    return TILES[t.g.secrets[key(x)]].id


def found(t: Table, x: int, holder: int) -> None:
    """A doll has been found and is in somebody's hands."""
    forget(t.g, x)
    t.g.hands[holder].append(doll(x))


def searches(t: Table) -> list[str]:
    return [option for option in t.options if "h25_search" in option]


# --- setting up


@pytest.mark.rule("HAU-25-1")
def test_the_traitor_hides_a_doll_for_each_hero_far_away_in_different_rooms(table: MakeTable) -> None:
    t = table()
    house(t)
    t.at(2, "larder")
    t.haunt(25, revealer=0)
    assert (t.ask.seat, t.prompt, t.ask.about) == (TRAITOR, "choose_room", "h25_doll_father_aldous")
    for room in t.options:
        assert NUMBER[room] >= 5
        assert dist(t.g, t.g.room[2], NUMBER[room]) >= 3
    assert "wine_cellar" not in t.options, "beside Aldous"
    t.play("creaky_hallway")
    assert t.ask.about == "h25_doll_bruno_kessler"
    assert set(t.options) == {"dusty_hallway", "bloody_room", "balcony", "larder", "wine_cellar"}, "another room"
    t.play("wine_cellar")
    assert (secret(t, 2), secret(t, 0)) == ("creaky_hallway", "wine_cellar")
    assert [t.g.audience[key(x)] for x in (0, 2)] == [1 << TRAITOR] * 2
    assert key(TRAITOR) not in t.g.secrets


@pytest.mark.rule("HAU-25-1")
def test_dolls_share_when_there_are_too_few_rooms(table: MakeTable) -> None:
    t = table()
    t.lay("balcony", "upper", 0, -1)
    t.haunt(25, revealer=0)
    t.play("balcony")
    assert t.options == ["balcony"], "asked all the same: silence would tell something"
    t.play("balcony")
    assert secret(t, 0) == secret(t, 2) == "balcony"


@pytest.mark.rule("HAU-25-1")
@pytest.mark.rule("HIL-HF-14")
def test_the_farthest_room_when_none_is_far_enough(table: MakeTable) -> None:
    t = table()
    t.lay("ballroom", "ground", 0, -1)
    t.lay("charred_room", "ground", 0, -2)
    t.haunt(25, revealer=0)
    assert t.options == ["charred_room"]


@pytest.mark.rule("HAU-25-1")
@pytest.mark.rule("HAU-25-16")
def test_no_doll_where_no_hero_can_come(table: MakeTable) -> None:
    t = table()
    t.lay("balcony", "upper", 0, -1)
    t.lay("larder", "basement", 0, 1)
    t.haunt(25, revealer=0)
    assert t.options == ["balcony"], "there is no way into the basement"


@pytest.mark.rule("HAU-25-2")
def test_everybody_is_told_floor_and_symbol_of_every_doll(table: MakeTable) -> None:
    t = begun(table, "balcony", "creaky_hallway")
    assert t.told("doll-hint") == [
        {"who": "bruno_kessler", "floor": "ground", "symbol": ""},
        {"who": "father_aldous", "floor": "upper", "symbol": "omen"},
    ]
    assert (hint_of(t.g, 0), hint_of(t.g, 2)) == ((GROUND, NO_SYMBOL), (UPPER, OMEN))
    assert not any("balcony" in event.facts.values() for event in t.events)


def test_the_mask_comes_to_the_revealer_when_nobody_has_it(table: MakeTable) -> None:
    t = table()
    house(t)
    t.haunt(25, revealer=2).begin()
    assert t.cards(2) == ["mask"]


def test_wren_is_the_traitor_when_she_plays(table: MakeTable) -> None:
    t = table("piper_lang", "father_aldous", "wren_halvorsen")
    house(t)
    t.haunt(25, revealer=0).begin()
    assert t.g.traitor == 2


# --- the losses


@pytest.mark.rule("HAU-25-3")
@pytest.mark.parametrize(("room", "trait"), [("larder", "speed"), ("creaky_hallway", "might"), ("balcony", "sanity")])
def test_the_loss_by_the_floor_in_even_rounds(table: MakeTable, room: str, trait: str) -> None:
    t = begun(table, "dusty_hallway", room)
    before = {name: t.step(0, name) for name in ("speed", "might", "sanity", "knowledge")}
    t.g.round = 3
    t.rule(slot_over).begin()
    assert t.step(0, trait) == before[trait], "not in an odd round"
    t.g.round = 4
    t.rule(slot_over).begin()
    assert {name: t.step(0, name) - step for name, step in before.items() if t.step(0, name) != step} == {trait: -1}


@pytest.mark.rule("HAU-25-3")
def test_the_loss_is_no_damage_and_may_kill(table: MakeTable) -> None:
    t = begun(table, "balcony", "creaky_hallway")
    t.hand(0, "armor")
    t.steps(0, might=1)
    t.g.round = 2
    t.rule(slot_over).begin()
    assert t.g.flags[0] & GONE
    assert not t.g.flags[2] & GONE


@pytest.mark.rule("HAU-25-3")
@pytest.mark.rule("HAU-25-6")
def test_a_found_doll_works_on_until_it_is_unpicked(table: MakeTable) -> None:
    t = begun(table, "balcony", "larder")
    found(t, 0, 2)
    t.at(2, "balcony")
    t.g.round = 2
    t.rule(slot_over).begin()
    assert t.step(0, "speed") == 4, "by the floor where it was hidden"
    mark(t.g, UNPICKED, on(0))
    t.g.round = 4
    t.rule(slot_over).begin()
    assert t.step(0, "speed") == 4


@pytest.mark.rule("HAU-25-17")
def test_losses_go_on_without_the_traitor(table: MakeTable) -> None:
    t = begun(table, "balcony", "larder")
    t.rule(die, TRAITOR, "HIL-DEATH-1").begin()
    t.g.round = 1
    t.rule(haunt_round)
    t.play("end", "end")
    assert t.step(0, "speed") == 4
    assert t.step(2, "sanity") == 4


@pytest.mark.rule("HAU-25-15")
def test_the_suffering_trait_may_rise_as_usual(table: MakeTable) -> None:
    t = begun(table, "balcony", "larder")
    t.at(0, "larder")
    t.steps(0, might=1)
    t.turn(0).play("end")
    assert t.step(0, "might") == 2, "the Larder feeds whoever ends a turn there"


# --- searching


@pytest.mark.rule("HAU-25-4")
def test_a_search_finds_every_doll_in_the_room(table: MakeTable) -> None:
    t = begun(table, "balcony", "larder")
    t.g.secrets[key(0)] = NUMBER["balcony"]
    t.at(2, "balcony")
    t.turn(2)
    t.dice(2, 2, 0, 0)
    t.play("act h25_search knowledge")
    assert {gain["card"] for gain in t.told("gained") if gain["who"] == "father_aldous"} == {
        "h25_doll_bruno_kessler",
        "h25_doll_father_aldous",
    }
    assert t.cards(2) == ["object-1", "object-3"]
    assert t.g.marked(CLEAR, NUMBER["balcony"]) == 1
    assert hidden(t.g) == []


@pytest.mark.rule("HAU-25-4")
def test_a_failed_search_tells_nothing_and_uses_the_turns_attempt(table: MakeTable) -> None:
    t = begun(table, "balcony", "larder")
    t.at(2, "balcony")
    t.turn(2)
    t.dice(2, 1, 0, 0)
    t.play("act h25_search knowledge")
    assert t.cards(2) == []
    assert t.g.marked(CLEAR, NUMBER["balcony"]) == 0
    assert searches(t) == []
    assert secret(t, 2) == "balcony"


@pytest.mark.rule("HAU-25-4")
def test_a_search_in_an_empty_room_clears_it(table: MakeTable) -> None:
    t = begun(table, "balcony", "larder")
    t.turn(2)
    t.dice(2, 2, 0, 0)
    t.play("act h25_search knowledge")
    assert t.cards(2) == []
    assert t.g.marked(CLEAR, NUMBER["entrance_hall"]) == 1
    t.turn(0)
    assert searches(t) == []


@pytest.mark.rule("HAU-25-14")
def test_the_search_is_offered_in_every_room_alike(table: MakeTable) -> None:
    t = begun(table, "balcony", "larder")
    for room in t.g.house:
        t.at(0, TILES[room].id)
        t.turn(0)
        assert searches(t) == ["act h25_search knowledge"]
    t.turn(TRAITOR)
    assert searches(t) == [], "heroes only"


# --- unpicking, carrying


@pytest.mark.rule("HAU-25-5")
def test_unpicking_ones_own_doll_or_anothers(table: MakeTable) -> None:
    t = begun(table, "balcony", "larder")
    found(t, 0, 2)
    found(t, 2, 2)
    t.turn(2)
    t.dice(2, 1, 0, 0, 0, 0)
    t.play(f"act h25_unpick sanity {doll(0)}")
    assert t.cards(2) == ["object-1", "object-3"], "a 3 is not enough"
    assert not [option for option in t.options if "unpick" in option], "once per turn"
    assert searches(t), "but it is not one of the starred actions"
    t.turn(2)
    t.dice(2, 2, 0, 0, 0, 0)
    t.play(f"act h25_unpick sanity {doll(0)}")
    assert t.cards(2) == ["object-3"]
    assert t.g.marked(UNPICKED, on(0)) == 1
    assert t.told("doll-unpicked") == [{"who": "bruno_kessler"}]
    assert doll(0) in t.g.gone
    t.turn(0)
    assert not [option for option in t.options if "unpick" in option], "only who carries one"


@pytest.mark.rule("HAU-25-7")
def test_dolls_are_handed_over_dropped_and_picked_up(table: MakeTable) -> None:
    t = begun(table, "balcony", "larder")
    found(t, 0, 2)
    t.turn(2)
    t.play("give object-1 p1", "accept")
    assert t.cards(0)[-1] == "object-1"
    t.turn(0).play("drop object-1")
    t.turn(2)
    assert "pick object-1" in t.options
    t.turn(TRAITOR)
    assert "pick object-1" in t.options


@pytest.mark.rule("HAU-25-7")
def test_the_traitor_may_steal_a_doll(table: MakeTable) -> None:
    t = begun(table, "balcony", "larder")
    found(t, 2, 2)
    t.dice(2, 0, 0, 0, 0)
    t.rule(attack, TRAITOR, 2, MIGHT, -1)
    t.play("steal object-3")
    assert t.cards(TRAITOR) == ["object-3"]


@pytest.mark.rule("HAU-25-8")
def test_the_traitor_hides_a_doll_again_instead_of_an_attack(table: MakeTable) -> None:
    t = begun(table, "balcony", "larder")
    found(t, 0, TRAITOR)
    t.at(TRAITOR, "bloody_room")
    t.at(2, "bloody_room")
    mark(t.g, CLEAR, NUMBER["bloody_room"])
    t.turn(TRAITOR)
    assert "attack p3 might" in t.options
    t.play(f"act h25_hide_again {doll(0)}")
    assert not [option for option in t.options if option.startswith("attack")]
    assert secret(t, 0) == "bloody_room"
    assert t.cards(TRAITOR) == []
    assert t.g.marked(CLEAR, NUMBER["bloody_room"]) == 0
    assert t.told("doll-hint")[-1] == {"who": "bruno_kessler", "floor": "ground", "symbol": "item"}
    assert t.g.audience[key(0)] == 1 << TRAITOR
    t.g.round = 2
    t.rule(slot_over).begin()
    assert t.step(0, "might") == 2, "its floor is that of the new room"
    t.turn(2)
    t.dice(2, 2, 0, 0)
    t.play("act h25_search knowledge")
    assert t.cards(2) == ["object-1"]


@pytest.mark.rule("HAU-25-8")
def test_no_hiding_after_an_attack(table: MakeTable) -> None:
    t = begun(table, "balcony", "larder")
    found(t, 0, TRAITOR)
    t.turn(TRAITOR)
    t.dice(0, 0, 0, 0, 0)
    t.play("attack p3 might")
    assert not [option for option in t.options if "hide_again" in option]


@pytest.mark.rule("HAU-25-9")
def test_a_doll_in_the_traitors_hands_comes_free_by_its_death(table: MakeTable) -> None:
    t = begun(table, "balcony", "larder")
    found(t, 0, TRAITOR)
    for seat in (0, 2):
        t.turn(seat)
        assert not [option for option in t.options if "unpick" in option]
    t.rule(die, TRAITOR, "HIL-DEATH-1").begin()
    assert t.pile("entrance_hall") == ["object-1"]
    t.turn(0)
    assert "pick object-1" in t.options


@pytest.mark.rule("HAU-25-10")
@pytest.mark.parametrize("where", ["hidden", "carried", "own", "lying"])
def test_the_doll_of_a_dead_hero_is_removed(table: MakeTable, where: str) -> None:
    t = begun(table, "balcony", "larder")
    if where != "hidden":
        forget(t.g, 0)
    if where == "lying":
        lie_down(t.g, doll(0), NUMBER["foyer"])
    elif where != "hidden":
        t.g.hands[2 if where == "carried" else 0].append(doll(0))
    t.rule(die, 0, "HIL-DEATH-1").begin()
    assert hidden(t.g) == [2]
    assert key(0) not in t.g.audience
    assert t.g.holder(doll(0)) < 0
    assert not any(doll(0) in cards for cards in t.g.piles.values())


# --- rooms that move or are cut off


@pytest.mark.rule("HAU-25-11")
def test_a_room_that_goes_to_another_floor_takes_the_loss_along(table: MakeTable) -> None:
    t = begun(table, "balcony", "bloody_room")
    g = t.g
    lift(g, NUMBER["bloody_room"])
    lay(g, NUMBER["bloody_room"], g.cell[NUMBER["upper_landing"]] + 1, 0)
    t.turn(2).play("end")
    assert t.told("doll-hint")[-1] == {"who": "bruno_kessler", "floor": "upper", "symbol": "item"}
    g.round = 2
    t.rule(slot_over).begin()
    assert t.step(0, "sanity") == 2
    assert t.step(0, "might") == 3


@pytest.mark.rule("HAU-25-16")
def test_a_doll_that_nobody_can_reach_moves_without_a_word_about_the_room(table: MakeTable) -> None:
    t = begun(table, "balcony", "larder")
    told = len(t.told("doll-hint"))
    collapse(t.g, NUMBER["stairs_from_basement"], "TEST")
    mark(t.g, CLEAR, NUMBER["creaky_hallway"])
    t.rule(watch).begin()
    room = t.g.secrets[key(0)]
    assert t.g.floor(room) != BASEMENT
    assert room >= 5
    assert not t.g.marked(CLEAR, room)
    assert t.g.audience[key(0)] == 1 << TRAITOR
    hints = t.told("doll-hint")[told:]
    assert [hint["who"] for hint in hints] == ["bruno_kessler"]
    assert secret(t, 2) == "balcony"
    assert STORIES[25].candidates(t.g, key(0)), "and it can be guessed from the hint"


@pytest.mark.rule("HAU-25-16")
def test_a_hero_down_there_keeps_the_doll_in_reach(table: MakeTable) -> None:
    t = begun(table, "balcony", "larder")
    t.at(2, "basement_landing")
    collapse(t.g, NUMBER["stairs_from_basement"], "TEST")
    t.rule(watch).begin()
    assert secret(t, 0) == "larder"


@pytest.mark.rule("HAU-25-2")
@pytest.mark.rule("HIL-HF-18")
def test_stairs_are_offered_by_what_everybody_knows(table: MakeTable) -> None:
    t = begun(table, "balcony", "larder")
    haunt = STORIES[25]
    assert haunt.needed_below(t.g) == [NUMBER["basement_landing"]]
    t.g.secrets[key(0)] = NUMBER["wine_cellar"]
    assert haunt.needed_below(t.g) == [NUMBER["basement_landing"]]
    forget(t.g, 0)
    assert haunt.needed_below(t.g) == []
    lie_down(t.g, doll(0), NUMBER["larder"])
    assert haunt.needed_below(t.g) == [NUMBER["larder"]]


# --- the end


@pytest.mark.rule("HAU-25-12")
def test_the_heroes_win_when_all_living_are_freed(table: MakeTable) -> None:
    t = begun(table, "balcony", "larder")
    mark(t.g, UNPICKED, on(0))
    assert t.ending is None
    found(t, 2, 2)
    t.turn(2)
    t.dice(2, 2, 0, 0, 0, 0)
    t.play(f"act h25_unpick sanity {doll(2)}")
    assert t.ending == "haunt_25_heroes"


@pytest.mark.rule("HAU-25-12")
def test_the_death_of_the_last_bound_hero_frees_the_rest(table: MakeTable) -> None:
    t = begun(table, "balcony", "larder")
    mark(t.g, UNPICKED, on(0))
    t.rule(die, 2, "HIL-DEATH-1").begin()
    assert t.ending == "haunt_25_heroes"


@pytest.mark.rule("HAU-25-13")
@pytest.mark.parametrize(("seats", "required"), [(3, 1), (4, 2), (5, 3), (6, 4)])
def test_the_traitor_wins_with_too_few_heroes_left(table: MakeTable, seats: int, required: int) -> None:
    t = table(*NAMES[:seats])
    house(t)
    t.haunt(25, revealer=0)
    for _ in range(seats - 1):
        assert t.position is not None
        t.position.pick(0)
    assert t.g.by_players(REQUIRED) == required
    heroes = t.g.living_heroes
    for x in heroes[: len(heroes) - required]:
        t.rule(die, x, "HIL-DEATH-1").begin()
        assert t.ending is None
    t.rule(die, heroes[-1], "HIL-DEATH-1").begin()
    assert t.ending == "haunt_25_traitor"


# --- nothing leaks


def as_seen(t: Table, seat: int) -> tuple[Any, ...]:
    """Everything that reaches a seat: its view, the open question with its options, and the log."""
    shown = canonical(GAME.view(t.g, seat))
    asked = (t.ask.seat, t.prompt, t.ask.about, t.options, t.barred) if t.ask else None
    log = [(event.kind, event.rule, event.facts) for event in t.events if knows(event.seen, seat)]
    return shown, asked, log


@pytest.mark.rule("HAU-25-14")
@pytest.mark.rule("HIL-FW-67")
@pytest.mark.parametrize("seed", range(6))
def test_heroes_see_the_same_wherever_a_doll_is_hidden(table: MakeTable, seed: int) -> None:
    """Larder and Wine Cellar fit the same hint: two games that differ in nothing else run side by side."""
    one = begun(table, "balcony", "larder", seed=seed + 1)
    two = begun(table, "balcony", "wine_cellar", seed=seed + 1)
    for t in (one, two) if seed % 2 else ():
        t.at(0, "larder")
        t.at(2, "wine_cellar")
        t.rule(haunt_round)
    rng = random.Random(seed)
    for _ in range(150):
        for seat in (0, 2, None):
            assert as_seen(one, seat) == as_seen(two, seat)
        if one.ask is None or not hidden(one.g):
            break
        if key(0) in one.g.secrets:
            assert (secret(one, 0), secret(two, 0)) == ("larder", "wine_cellar")
        spoils = one.room(one.g.active) in ("larder", "wine_cellar")  # a search there does tell the two apart
        options = [option for option in one.options if not (spoils and "h25_search" in option)]
        chosen = rng.choice(options)
        one.play(chosen)
        two.play(chosen)


@pytest.mark.rule("HAU-25-1")
@pytest.mark.rule("HIL-FW-61")
def test_the_traitor_sees_what_heroes_and_onlookers_do_not(table: MakeTable) -> None:
    t = begun(table, "balcony", "larder")
    assert GAME.view(t.g, TRAITOR).secrets == {key(0): NUMBER["larder"], key(2): NUMBER["balcony"]}
    for seat in (0, 2, None):
        assert set(GAME.view(t.g, seat).secrets.values()) == {UNKNOWN}


@pytest.mark.rule("HAU-25-2")
def test_what_a_hero_can_imagine_fits_the_hints(table: MakeTable) -> None:
    t = begun(table, "balcony", "larder")
    assert t.position is not None
    rng = Rng(5)
    imagined: list[dict[str, int]] = []
    for _ in range(40):
        state = SeatView(t.position, 0).deal(rng).state
        assert isinstance(state, Hilltop)
        imagined.append(state.secrets)
    assert {secrets[key(0)] for secrets in imagined} == {NUMBER["larder"], NUMBER["wine_cellar"]}
    assert {secrets[key(2)] for secrets in imagined} == {NUMBER["balcony"]}
    mark(t.g, CLEAR, NUMBER["wine_cellar"])
    assert STORIES[25].candidates(t.g, key(0)) == [NUMBER["larder"]]


@pytest.mark.rule("HAU-25-1")
def test_two_dolls_of_one_kind_of_room_are_imagined_apart(table: MakeTable) -> None:
    t = begun(table, "wine_cellar", "larder")
    g = GAME.deal(GAME.view(t.g, 0), 0, Rng(3))
    assert {g.secrets[key(0)], g.secrets[key(2)]} == {NUMBER["larder"], NUMBER["wine_cellar"]}


@pytest.mark.rule("HAU-25-8")
def test_a_doll_hidden_again_is_imagined_where_the_traitor_stood(table: MakeTable) -> None:
    t = begun(table, "balcony", "larder")
    found(t, 0, TRAITOR)
    t.at(TRAITOR, "bloody_room")
    t.turn(TRAITOR).play(f"act h25_hide_again {doll(0)}")
    assert STORIES[25].candidates(t.g, key(0)) == [NUMBER["bloody_room"]]


@pytest.mark.parametrize(("seats", "seed"), [(3, 1), (4, 2), (5, 3), (6, 4)])
def test_every_seat_can_imagine_the_game_at_any_time(seats: int, seed: int) -> None:
    options = {"force_haunt": "25", "random_explorers": True, "max_explore_rounds": "4"}
    position = new_game(GAME, seats, seed, options)
    rng = random.Random(seed)
    dealer = Rng(seed)
    for _ in range(400):
        if position.ask is None:
            break
        state = position.state
        assert isinstance(state, Hilltop)
        if state.story and rng.random() < 0.3:
            for seat in range(seats):
                SeatView(position, seat).deal(dealer)
        position.pick(rng.randrange(len(position.ask.options)))


# --- bots, whole games


def reasons(t: Table, seat: int) -> dict[str, float]:
    return {reason.name: reason.points for reason in STORIES[25].reasons(t.g, seat)}


def test_what_heroes_and_traitor_strive_for(table: MakeTable) -> None:
    t = begun(table, "dusty_hallway", "balcony")
    start = reasons(t, 0), reasons(t, TRAITOR)
    t.at(0, "upper_landing")
    assert reasons(t, 0)["place"] > start[0]["place"], "towards the only room that fits"
    found(t, 0, 0)
    assert reasons(t, 0)["story"] > start[0]["story"]
    assert reasons(t, 0)["load"] > 0
    assert reasons(t, TRAITOR)["story"] < start[1]["story"]
    near = reasons(t, TRAITOR)["prey"]
    t.at(TRAITOR, "upper_landing")
    assert reasons(t, TRAITOR)["prey"] > near, "at the finder"
    t.g.hands[0].remove(doll(0))
    t.g.hands[TRAITOR].append(doll(0))
    assert reasons(t, TRAITOR)["load"] > 0


def test_the_traitor_likes_rooms_that_fit_many(table: MakeTable) -> None:
    t = begun(table, "dusty_hallway", "balcony")
    alone = reasons(t, TRAITOR)["place"]
    t.g.secrets[key(0)] = NUMBER["larder"]
    t.g.memory["hint-0"] = (BASEMENT, ITEM)
    assert reasons(t, TRAITOR)["place"] > alone


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_whole_games_come_to_an_end(seats: int) -> None:
    for seed in range(3):
        assert play_by_chance(25, seats, seed).facts["haunt"] == "haunt_25"


def test_symbols_of_the_test_house() -> None:
    """What the tests above rely on."""
    assert [SYMBOL[NUMBER[room]] for room in ("larder", "wine_cellar", "balcony", "dusty_hallway")] == [
        ITEM,
        ITEM,
        OMEN,
        NO_SYMBOL,
    ]
    assert SYMBOL[NUMBER["ballroom"]] == EVENT
    assert doll(0) == OBJECT
