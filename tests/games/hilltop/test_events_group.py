"""Events that touch several explorers: who is affected, in which order, and what each result does."""

from collections.abc import Callable

import pytest
from games.hilltop.drawn import damage_dice, draws, finish, hurts, rolls, steps
from games.hilltop.table import Table

from hauntbox.board.geometry import cell
from hauntbox.games.hilltop.cards import CARD
from hauntbox.games.hilltop.draw import draw_omen
from hauntbox.games.hilltop.rooms import FLOORS

MakeTable = Callable[..., Table]
BRUNO, PIPER, ALDOUS = "bruno_kessler", "piper_lang", "father_aldous"


def who_rolled(t: Table, what: str) -> list[str]:
    return [fact["who"] for fact in t.told("rolled") if fact["what"] == what]


# --- order and independence


@pytest.mark.rule("HIL-GEN-9")
@pytest.mark.rule("HIL-ROLL-8")
def test_a_shriek_goes_round_from_the_active_player_and_each_bears_its_own_result(table: MakeTable) -> None:
    t = table()
    rolls(t, 1, "sanity", 4)
    rolls(t, 2, "sanity", 3)
    t.dice(1)
    rolls(t, 0, "sanity", 0)
    t.dice(2, 1)
    before = steps(t, 1)
    draws(t, "hideous_shriek", 1)
    assert t.ask.seat == 2  # the damage of one is settled before the next one rolls
    assert who_rolled(t, "hideous_shriek") == [PIPER, ALDOUS]
    t.play("sanity 1 knowledge 0")
    assert who_rolled(t, "hideous_shriek") == [PIPER, ALDOUS, BRUNO]
    finish(t)
    assert hurts(t) == [(ALDOUS, 1, "mental"), (BRUNO, 3, "mental")]
    assert steps(t, 1) == before


@pytest.mark.rule("HIL-GEN-9")
def test_without_the_active_player_the_first_affected_seat_to_the_left_begins(table: MakeTable) -> None:
    t = table()
    t.at(0, "basement_landing")
    t.at(2, "basement_landing")
    rolls(t, 2, "sanity", 4)
    rolls(t, 0, "sanity", 4)
    draws(t, "silence", 1)
    assert who_rolled(t, "silence") == [ALDOUS, BRUNO]


# --- the basement


@pytest.mark.parametrize(("total", "dice"), [(6, 0), (4, 0), (3, 1), (1, 1), (0, 2)])
def test_silence_in_the_basement(table: MakeTable, total: int, dice: int) -> None:
    t = table()
    t.at(0, "basement_landing")
    rolls(t, 0, "sanity", total)
    t.dice(*[1] * dice)
    finish(draws(t, "silence"))
    assert who_rolled(t, "silence") == [BRUNO]
    assert damage_dice(t) == ([dice] if dice else [])
    assert hurts(t) == ([(BRUNO, dice, "mental")] if dice else [])


@pytest.mark.parametrize(
    ("room", "total", "dice"),
    [
        ("basement_landing", 4, 0), ("basement_landing", 3, 1), ("basement_landing", 1, 1), ("basement_landing", 0, 1),
        ("organ_room", 4, 0), ("organ_room", 3, 2), ("organ_room", 1, 2), ("organ_room", 0, 3),
        ("larder", 3, 1), ("larder", 0, 1),
    ],
)  # fmt: skip
def test_mists_are_thicker_in_a_room_with_an_event_symbol(table: MakeTable, room: str, total: int, dice: int) -> None:
    t = table()
    t.lay("organ_room", "basement", 0, -1)
    t.lay("larder", "basement", 0, 1)
    t.at(0, room)
    rolls(t, 0, "sanity", total)
    t.dice(*[1] * dice)
    finish(draws(t, "mists"))
    assert who_rolled(t, "mists") == [BRUNO]
    assert damage_dice(t) == ([dice] if dice else [])
    assert hurts(t) == ([(BRUNO, dice, "mental")] if dice else [])


# --- wind and windows


def windy(table: MakeTable) -> Table:
    """Bruno in the Gardens, Piper behind a window that looks out, Aldous behind one that does not."""
    t = table()
    t.lay("gardens", "ground", 0, 1)
    t.lay("bedroom", "upper", 1, 0)
    t.lay("master_bedroom", "upper", 0, -1, 2)
    t.lay("library", "upper", 0, -2)
    t.at(0, "gardens")
    t.at(1, "bedroom")
    t.at(2, "master_bedroom")
    assert t.g.lying.get(cell(0, -2, FLOORS.index("upper")))  # the false window
    return t


@pytest.mark.rule("HIL-EXPLORE-16")
def test_the_wind_finds_the_outdoor_rooms_and_the_windows_that_look_out(table: MakeTable) -> None:
    t = windy(table)
    rolls(t, 0, "might", 5)
    rolls(t, 1, "might", 5)
    draws(t, "shrieking_wind")
    assert who_rolled(t, "shrieking_wind") == [BRUNO, PIPER]


@pytest.mark.parametrize("room", ["gardens", "graveyard", "patio", "tower", "balcony"])
def test_the_wind_blows_in_every_outdoor_room(table: MakeTable, room: str) -> None:
    t = table()
    floor = "upper" if room in ("tower", "balcony") else "ground"
    t.lay(room, floor, 0, -1 if floor == "ground" else 1)
    t.at(0, room)
    rolls(t, 0, "might", 5)
    draws(t, "shrieking_wind")
    assert who_rolled(t, "shrieking_wind") == [BRUNO]


@pytest.mark.parametrize(
    ("total", "harm"), [(10, ""), (5, ""), (4, "physical"), (3, "physical"), (2, "mental"), (1, "mental")]
)
def test_what_the_wind_does(table: MakeTable, total: int, harm: str) -> None:
    t = table()
    t.lay("patio", "ground", 0, 1)
    t.at(0, "patio")
    t.hand(0, "axe")
    rolls(t, 0, "might", total)
    if harm:
        t.dice(1)
    finish(draws(t, "shrieking_wind"))
    assert hurts(t) == ([(BRUNO, 1, harm)] if harm else [])
    assert t.cards(0) == ["axe"]


@pytest.mark.rule("HIL-CARD-66")
def test_a_gale_takes_an_item_card_of_your_choice_and_never_an_omen(table: MakeTable) -> None:
    t = table()
    t.lay("patio", "ground", 0, 1)
    t.at(0, "patio")
    t.hand(0, "axe", "spear", "amulet_of_ages")
    rolls(t, 0, "might", 0)
    t.dice(0)
    draws(t, "shrieking_wind")
    assert t.options == ["axe", "amulet_of_ages"]
    t.play("amulet_of_ages")
    assert t.cards(0) == ["axe", "spear"]
    assert t.pile("entrance_hall") == ["amulet_of_ages"]
    assert t.step(0, "speed") == 2  # it was lost (HIL-CARD-5)


@pytest.mark.rule("HIL-CARD-66")
def test_a_gale_has_nothing_to_take_from_who_carries_only_omens(table: MakeTable) -> None:
    t = table()
    t.lay("patio", "ground", 0, 1)
    t.at(0, "patio")
    t.hand(0, "spear")
    rolls(t, 0, "might", 0)
    t.dice(1)
    finish(draws(t, "shrieking_wind"))
    assert hurts(t) == [(BRUNO, 1, "physical")]
    assert t.cards(0) == ["spear"]


# --- the Beckoning


@pytest.mark.rule("HIL-CARD-62")
@pytest.mark.parametrize(("total", "jumps"), [(6, False), (3, False), (2, True), (0, True)])
def test_the_beckoning_makes_jump_to_the_patio(table: MakeTable, total: int, jumps: bool) -> None:
    t = table()
    t.lay("patio", "ground", 0, -1)
    t.lay("gardens", "ground", 0, 1)
    t.at(0, "gardens")
    t.at(1, "patio")  # already there: not called
    rolls(t, 0, "sanity", total)
    if jumps:
        t.dice(1)
    finish(draws(t, "beckoning"))
    assert who_rolled(t, "beckoning") == [BRUNO]
    assert t.room(0) == ("patio" if jumps else "gardens")
    assert hurts(t) == ([(BRUNO, 1, "physical")] if jumps else [])


@pytest.mark.rule("HIL-EXPLORE-30")
@pytest.mark.rule("HIL-EXPLORE-15")
def test_the_beckoning_finds_the_patio_and_the_active_player_draws_for_it(table: MakeTable) -> None:
    t = table()
    t.lay("gardens", "ground", 0, 1)
    t.at(0, "gardens")
    rolls(t, 0, "sanity", 0)
    t.dice(0)
    rolls(t, 0, "knowledge", 5)
    t.next("night_view")
    draws(t, "beckoning")
    assert t.prompt == "place_tile"
    assert t.ask.about == "patio"
    t.play("1:0,-1 r0")
    assert t.room(0) == "patio"
    assert [fact["card"] for fact in t.told("drew")] == ["beckoning", "night_view"]
    assert t.g.halted


@pytest.mark.rule("HIL-EXPLORE-15")
def test_who_jumps_to_a_new_patio_in_anothers_turn_draws_nothing(table: MakeTable) -> None:
    t = table()
    t.lay("gardens", "ground", 0, 1)
    t.at(1, "gardens")
    rolls(t, 1, "sanity", 0)
    t.dice(0)
    draws(t, "beckoning").play("1:0,-1 r0")
    assert t.room(1) == "patio"
    assert [fact["card"] for fact in t.told("drew")] == ["beckoning"]
    t.turn(1).play("end")  # and the symbol is spent
    assert [fact["card"] for fact in t.told("drew")] == ["beckoning"]


@pytest.mark.rule("HIL-EXPLORE-30")
def test_when_the_patio_cannot_lie_anywhere_the_jump_ends_in_the_entrance_hall(table: MakeTable) -> None:
    t = table()
    t.lay("gardens", "ground", 0, 1)
    t.at(0, "gardens")
    t.only_tiles("attic")
    rolls(t, 0, "sanity", 0)
    t.dice(1)
    finish(draws(t, "beckoning"))
    assert t.room(0) == "entrance_hall"
    assert hurts(t) == [(BRUNO, 1, "physical")]


# --- footsteps


def spread(table: MakeTable) -> Table:
    """Bruno in the Chapel, Piper next door in the Foyer, Aldous upstairs."""
    t = table()
    t.lay("chapel", "ground", -1, 1)
    t.at(0, "chapel")
    t.at(1, "foyer")
    t.at(2, "upper_landing")
    return t


@pytest.mark.rule("HIL-CARD-64")
def test_footsteps_4_strengthen_you_and_the_nearest_explorer(table: MakeTable) -> None:
    t = spread(table)
    t.dice(2, 2)
    draws(t, "footsteps")
    assert [t.step(seat, "might") for seat in range(3)] == [4, 4, 3]


@pytest.mark.rule("HIL-CARD-64")
def test_footsteps_3_strengthen_you_and_frighten_the_nearest_explorer(table: MakeTable) -> None:
    t = spread(table)
    t.dice(2, 1)
    draws(t, "footsteps")
    assert [t.step(seat, "might") for seat in range(3)] == [4, 3, 3]
    assert [t.step(seat, "sanity") for seat in range(3)] == [3, 2, 5]


@pytest.mark.rule("HIL-CARD-64")
def test_the_nearest_explorer_is_a_living_one(table: MakeTable) -> None:
    t = spread(table)
    t.second_half(38)
    t.g.flags[1] = 1
    t.dice(2, 2)
    draws(t, "footsteps")
    assert [t.step(seat, "might") for seat in range(3)] == [4, 3, 4]


@pytest.mark.rule("HIL-GEN-10")
@pytest.mark.rule("HIL-CARD-64")
def test_equally_near_explorers_are_chosen_from(table: MakeTable) -> None:
    t = spread(table)
    t.at(2, "foyer")
    t.dice(2, 1)
    draws(t, "footsteps")
    assert t.options == ["p2", "p3"]
    t.play("p3")
    assert t.step(2, "sanity") == 4


@pytest.mark.parametrize(("face", "trait"), [(2, "sanity"), (1, "speed")])
def test_one_die_of_footsteps_outside_the_chapel(table: MakeTable, face: int, trait: str) -> None:
    t = table()
    before = t.step(0, trait)
    t.dice(face)
    draws(t, "footsteps")
    assert t.step(0, trait) == before - 1
    assert len(t.told("trait")) == 1  # and nobody else is touched
    assert t.told("rolled")[0]["dice"] == 1


@pytest.mark.rule("HIL-GEN-9")
def test_footsteps_0_cost_everybody_a_trait(table: MakeTable) -> None:
    t = table()
    t.dice(0)
    draws(t, "footsteps", 2)
    seats = []
    for trait in ("might", "speed", "knowledge"):
        seats.append(t.ask.seat)
        assert t.prompt == "lose_trait"
        t.play(trait)
    assert seats == [2, 0, 1]
    assert (t.step(2, "might"), t.step(0, "speed"), t.step(1, "knowledge")) == (2, 4, 4)


# --- what others have


def test_the_spinning_top_is_harmful_without_a_puzzle_box(table: MakeTable) -> None:
    t = table()
    t.dice(1)
    finish(draws(t, "spinning_top"))
    assert hurts(t) == [(BRUNO, 1, "mental")]


@pytest.mark.parametrize("owner", [0, 2])
def test_the_spinning_top_changes_the_puzzle_box_for_another_item(table: MakeTable, owner: int) -> None:
    t = table()
    t.hand(owner, "puzzle_box")
    t.next("axe")
    draws(t, "spinning_top")
    assert t.cards(owner) == ["axe"]
    assert CARD["puzzle_box"] in t.g.items.discards
    assert t.step(0, "sanity") == 4


def test_the_mirror_takes_an_item_of_your_choice_for_knowledge(table: MakeTable) -> None:
    t = table()
    t.hand(0, "axe", "ring", "armor")
    draws(t, "mirror_debt")
    assert t.options == ["axe", "armor"]
    t.play("armor")
    assert t.cards(0) == ["axe", "ring"]
    assert CARD["armor"] in t.g.items.contents()
    assert t.step(0, "knowledge") == 4


def test_an_open_music_box_that_the_mirror_takes_is_shut(table: MakeTable) -> None:
    t = table()
    t.hand(0, "music_box")
    t.g.box_open = True
    draws(t, "mirror_debt")
    assert not t.g.box_open


@pytest.mark.rule("HIL-GEN-8")
def test_the_mirror_turns_to_the_next_explorer_who_has_an_item(table: MakeTable) -> None:
    t = table(BRUNO, PIPER, ALDOUS, "tilly_marsh")
    t.hand(0, "ring")
    t.hand(2, "axe")
    t.hand(3, "armor")
    draws(t, "mirror_debt")
    assert t.cards(2) == []
    assert t.cards(3) == ["armor"]
    assert (t.step(0, "knowledge"), t.step(2, "knowledge")) == (3, 5)


@pytest.mark.rule("HIL-GEN-7")
def test_a_mirror_without_anybody_to_ask_is_discarded(table: MakeTable) -> None:
    t = table()
    draws(t, "mirror_debt")
    assert CARD["mirror_debt"] in t.g.events.discards
    assert t.step(0, "knowledge") == 3


# --- the traitor


def with_traitor(table: MakeTable) -> Table:
    t = table()
    t.second_half(38, traitor=1)
    return t


@pytest.mark.rule("HIL-TRAITOR-5")
def test_the_traitor_may_ignore_an_event_and_then_nothing_of_it_happens(table: MakeTable) -> None:
    t = with_traitor(table)
    draws(t, "drip", 1)
    assert t.options == ["accept", "ignore"]
    t.play("ignore")
    assert t.g.tokens.count(t.g.room[1]) == 0
    assert CARD["drip"] in t.g.events.discards


@pytest.mark.rule("HIL-TRAITOR-5")
def test_the_traitor_who_accepts_an_event_takes_the_bad_too(table: MakeTable) -> None:
    t = with_traitor(table)
    draws(t, "angry_being", 1)
    assert not t.told("rolled")  # the choice comes before any roll
    rolls(t, 1, "speed", 0)
    t.dice(1, 1)
    finish(t.play("accept"))
    assert hurts(t) == [(PIPER, 1, "mental"), (PIPER, 1, "physical")]


@pytest.mark.rule("HIL-TRAITOR-5")
def test_a_hero_cannot_ignore_an_event(table: MakeTable) -> None:
    t = with_traitor(table)
    rolls(t, 0, "knowledge", 0)
    draws(t, "night_view")
    assert t.ask is None


@pytest.mark.rule("HIL-TRAITOR-5")
@pytest.mark.rule("HIL-COMBAT-30")
def test_the_traitor_may_ignore_the_bite(table: MakeTable) -> None:
    t = with_traitor(table)
    t.next("bite")
    t.rule(draw_omen, 1).play("ignore")
    assert not t.told("nameless")
    assert t.cards(1) == ["bite"]


@pytest.mark.rule("HIL-TRAITOR-6")
@pytest.mark.rule("HIL-GEN-9")
def test_the_traitor_may_ignore_a_group_event_that_another_drew(table: MakeTable) -> None:
    t = with_traitor(table)
    rolls(t, 0, "sanity", 4)
    rolls(t, 2, "sanity", 4)
    draws(t, "hideous_shriek")
    assert (t.ask.seat, t.prompt) == (1, "ignore_card")
    t.play("ignore")
    assert who_rolled(t, "hideous_shriek") == [BRUNO, ALDOUS]


@pytest.mark.rule("HIL-TRAITOR-6")
def test_a_traitor_who_does_not_ignore_a_group_event_rolls(table: MakeTable) -> None:
    t = with_traitor(table)
    for seat in range(3):
        rolls(t, seat, "sanity", 4)
    draws(t, "hideous_shriek").play("accept")
    assert who_rolled(t, "hideous_shriek") == [BRUNO, PIPER, ALDOUS]


@pytest.mark.rule("HIL-TRAITOR-6")
def test_a_traitor_who_accepted_the_own_group_event_is_not_asked_again(table: MakeTable) -> None:
    t = with_traitor(table)
    for seat in (1, 2, 0):
        rolls(t, seat, "sanity", 4)
    draws(t, "hideous_shriek", 1).play("accept")
    assert who_rolled(t, "hideous_shriek") == [PIPER, ALDOUS, BRUNO]


@pytest.mark.rule("HIL-TRAITOR-6")
@pytest.mark.parametrize(("answer", "sanity"), [("ignore", 3), ("accept", 2)])
def test_the_traitor_may_be_deaf_to_anothers_footsteps(table: MakeTable, answer: str, sanity: int) -> None:
    t = spread(table)
    t.second_half(38, traitor=1)
    t.dice(2, 1)
    draws(t, "footsteps").play(answer)
    assert t.step(1, "sanity") == sanity


@pytest.mark.rule("HIL-TRAITOR-6")
def test_the_traitor_may_refuse_to_pay_anothers_debt_to_the_mirror(table: MakeTable) -> None:
    t = with_traitor(table)
    t.hand(1, "axe")
    draws(t, "mirror_debt").play("ignore")
    assert t.cards(1) == ["axe"]


@pytest.mark.rule("HIL-TRAITOR-7")
@pytest.mark.parametrize(("card", "hero"), [("drip", 4), ("smoke", 3), ("blessed_ground", 6)])
def test_tokens_in_a_room_do_not_touch_the_traitors_dice(table: MakeTable, card: str, hero: int) -> None:
    t = with_traitor(table)
    t.steps(0, knowledge=5)  # 5 dice, as Piper
    draws(t, card)
    t.dice(*[0] * hero)
    draws(t, "voice")
    t.dice(*[0] * 5)
    draws(t, "night_view", 1).play("accept")
    assert [fact["dice"] for fact in t.told("rolled")] == [hero, 5]
