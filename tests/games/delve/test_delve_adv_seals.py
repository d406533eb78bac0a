"""Four Fissures, Three Seals. DEL-ADV-7, DEL-ADV-8."""

from collections.abc import Callable

import pytest
from games.delve.adventuring import HEROES, MONSTERS, arrivals, stack_of
from games.delve.table import Table

from hauntbox.board.geometry import EAST, NORTH, SOUTH, WEST, cell
from hauntbox.board.squares import write_square
from hauntbox.games.delve.adventure import ADVENTURES
from hauntbox.games.delve.encountering import encounter_step
from hauntbox.games.delve.encounters import ENCOUNTER, ENCOUNTERS, TRAP
from hauntbox.games.delve.exploring import place_tile, unexplored
from hauntbox.games.delve.numbers import armour
from hauntbox.games.delve.tiles import NUMBER, START_A, TILES
from hauntbox.games.delve.trapping import spring

Make = Callable[..., Table]

TRAPS = {card.id for card in ENCOUNTERS if card.type == TRAP}
INNER = {"c01", "c02", "s01", "s02", "v05"}
OUTER = {"c17", "c18", "c19", "v06", "rune_floor"}
ARMS = (((0, -1), (0, -2), NORTH), ((-1, 0), (-2, 0), WEST), ((2, 0), (3, 0), EAST), ((1, 1), (1, 2), SOUTH))
"""The cells of the inner and the outer tile of each fissure, and how far the tiles are turned."""


def fissures(table: Make, seats: int = 1) -> Table:
    """The set-up with its monsters: one for each player."""
    t = table(*HEROES[:seats], adventure="four_fissures")
    t.next(*MONSTERS)
    t.rule(ADVENTURES[7].prepare).play_until("nothing")
    return t


# --- Four Fissures


@pytest.mark.rule("DEL-ADV-7-1")
def test_four_arms_of_an_inner_and_an_outer_tile_and_no_stack(table: Make) -> None:
    inner, outer = set(), set()
    for seed in range(12):
        t = table("brakka", seed=seed, adventure="four_fissures")
        assert (len(t.g.cave.tiles), t.g.stack, t.g.unseen, unexplored(t.g)) == (10, [], [], [])
        names = []
        for near, far, turns in ARMS:
            names += [TILES[t.g.cave.tile(cell(*near))].id, TILES[t.g.cave.tile(cell(*far))].id]
            assert t.g.cave.turns(cell(*near)) == t.g.cave.turns(cell(*far)) == turns
            assert cell(*near) in t.g.cave.ways[cell(*far)]
        assert set(names[::2]) < INNER
        assert set(names[1::2]) < OUTER
        inner.add(names[0])
        outer.add(names[1])
    assert len(inner) > 2  # they are shuffled
    assert len(outer) > 2


@pytest.mark.rule("DEL-ADV-7-2")
@pytest.mark.parametrize(("seats", "hp"), [(1, 2), (2, 3), (3, 4), (4, 4), (5, 5)])
def test_the_fissures_block_a_square_of_each_outer_tile(table: Make, seats: int, hp: int) -> None:
    t = fissures(table, seats)
    names = [f"fissure-{number}" for number in range(1, 5)]
    assert [t.square(name) for name in names] == ["-7,2", "1,-7", "2,14", "10,5"]  # r1c2, turned
    assert [t.hp(name) for name in names] == [hp] * 4
    assert [armour(t.g, t.figure(name)) for name in names] == [12] * 4
    cells = [cell(*ARMS[number][1]) for number in (0, 1, 2, 3, 0)]
    there = [(TILES[t.g.cave.tile(cells[i])].id) for i in range(seats)]
    assert arrivals(t, 0) == [(MONSTERS[i], there[i], HEROES[i]) for i in range(seats)]


@pytest.mark.rule("DEL-ADV-7-2")
def test_the_first_player_draws_for_the_first_fissure(table: Make) -> None:
    t = table("brakka", "ilse", "maren", adventure="four_fissures")
    t.g.first = 2
    t.next(*MONSTERS)
    t.rule(ADVENTURES[7].prepare).play_until("nothing")
    assert [who for _, _, who in arrivals(t, 0)] == ["maren", "brakka", "ilse"]


@pytest.mark.rule("DEL-ADV-7-3")
@pytest.mark.parametrize("open_", [True, False])
@pytest.mark.parametrize(
    ("die", "number"), [(1, 0), (5, 0), (6, 1), (10, 1), (11, 2), (15, 2), (16, 3), (20, 3)]
)  # fmt: skip
def test_the_die_names_the_fissure_that_sends_a_monster(table: Make, die: int, number: int, open_: bool) -> None:
    t = fissures(table, 2)
    if not open_:
        figure = t.g.notes[f"fissure-{number}"]
        del t.g.who[t.g.at.pop(figure)]
    t.next("thrall_sentry", "ev_twisted_passages")
    t.g.active = 1
    t.dice(die)
    t.rule(encounter_step).play_until("nothing")
    assert len(t.told("encounter")) == int(not open_)
    if open_:
        assert arrivals(t, 2) == [
            ("thrall_sentry", TILES[t.g.cave.tile(cell(*ARMS[number][1]))].id, "ilse"),
        ]  # fmt: skip
    else:
        assert len(t.told("appeared")) == 2


@pytest.mark.rule("DEL-ADV-7-4")
def test_the_fourth_destroyed_fissure_wins(table: Make) -> None:
    t = fissures(table)
    t.powers(0, "brk_measured_cut")
    for number, spot in enumerate(((-7, 1), (1, -6), (2, 13), (9, 5)), 1):
        assert t.ending is None
        t.g.hp[t.figure(f"fissure-{number}")] = 1
        t.stand(0, *spot)
        for f in [f for f in t.g.at if f & 63 < 12 and f >= 64]:
            del t.g.who[t.g.at.pop(f)]
        t.dice(20)
        t.act(0).play("attack brk_measured_cut")
    assert (t.ending, t.g.notes["destroyed"]) == ("won_7", 4)


# --- Three Seals

SEALED = {"rune_floor": "-2,1", "dark_chasm": "-4,1", "king_statue": "-2,2"}
"""The seal tiles with the mushroom square of each, laid north of the start tile."""


@pytest.mark.rule("DEL-ADV-8-1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_each_of_three_packets_has_one_seal_tile(seats: int) -> None:
    size = seats + 1
    places, firsts = set(), set()
    for seed in range(40):
        stack = stack_of(8, seats, seed)
        seals = [i for i, tile in enumerate(stack) if tile in SEALED]
        assert [i // size for i in seals] == [0, 1, 2]
        places |= {i % size for i in seals}
        firsts.add(stack[seals[0]])
    assert (places, firsts) == (set(range(size)), set(SEALED))


@pytest.mark.rule("DEL-ADV-8-1")
def test_the_trap_cards_are_a_pile_of_their_own(table: Make) -> None:
    t = table("brakka", adventure="three_seals")
    assert {ENCOUNTERS[card].id for card in t.g.trap_pile} == TRAPS
    assert len(t.g.trap_pile) == 6
    assert t.g.encounters.size() == 45 - 6
    assert not {ENCOUNTERS[card].id for card in t.g.encounters.contents()} & TRAPS


def lay(table: Make, tile: str, *names: str) -> Table:
    """The active hero of a whole turn explores the north with this tile."""
    t = table(*(names or ("brakka", "maren")), adventure="three_seals")
    t.tiles(tile)
    t.stand(0, 0, 1)
    t.next("thrall_sentry", "rot_hound", "ev_twisted_passages")
    return t.turn(0).play("end")


@pytest.mark.rule("DEL-ADV-8-2")
@pytest.mark.parametrize("tile", sorted(SEALED))
def test_a_seal_lies_on_the_mushrooms_of_its_tile_and_v1_is_as_usual(table: Make, tile: str) -> None:
    t = lay(table, tile)
    t.play_until("act", 1)
    seal = t.figure("seal-2")
    assert t.g.traps == {seal: t.g.cave.mushrooms[cell(0, -1)][0]}
    assert write_square(t.g.traps[seal]) == SEALED[tile]
    assert (seal in t.g.charge[0], len(t.g.trap_pile)) == (True, 6)
    assert [told["card"] for told in t.told("encounter")] == ["ev_twisted_passages"]


@pytest.mark.rule("DEL-ADV-8-2")
def test_a_seal_attacks_each_hero_on_its_tile(table: Make) -> None:
    t = table("brakka", "ilse", "maren", adventure="three_seals")
    seal = t.trap("seal", 3, 3)
    t.stand(0, 3, 1)
    t.stand(1, 0, 1)
    t.stand(2, 2, 6)
    t.dice(9, 8)  # + 7: 16 against 17, 15 against 15
    t.rule(spring, t.figure(seal))
    assert [(told["who"], told["bonus"]) for told in t.told("struck")] == [("brakka", 7), ("ilse", 7)]
    assert [t.hp(seat) for seat in range(3)] == [10, 6, 8]


@pytest.mark.rule("DEL-ADV-8-2")
@pytest.mark.rule("DEL-ADV-8-4")
@pytest.mark.parametrize(("die", "left"), [(11, 1), (12, 0)])
def test_a_seal_is_disarmed_with_12(table: Make, die: int, left: int) -> None:
    t = table("brakka", adventure="three_seals")
    seal = t.trap("seal", 2, 2)
    t.dice(die)
    t.act(0).play(f"disarm {seal}")
    assert (len(t.g.traps), t.g.notes.get("seals", 0), t.ending) == (left, 1 - left, None)
    assert t.g.encounters.discards == []


@pytest.mark.rule("DEL-ADV-8-3")
@pytest.mark.parametrize(("tile", "square"), [("c14", "-2,1"), ("fungus_garden", "-4,1")])
def test_another_black_tile_brings_a_trap_instead_of_an_encounter(table: Make, tile: str, square: str) -> None:
    t = lay(table, tile)
    t.play_until("act", 1)
    (trap,) = t.g.traps
    assert (t.told("encounter"), len(t.g.trap_pile), trap in t.g.charge[0]) == ([], 5, True)
    if t.g.name(trap) != "tr_spinning_blades":
        assert write_square(t.g.traps[trap]) == square
    assert [told["trap"] for told in t.told("trap-set")] == [t.g.name(trap)]


@pytest.mark.rule("DEL-ADV-8-3")
def test_the_trap_comes_from_anywhere_in_its_pile(table: Make) -> None:
    found = set()
    for seed in range(30):
        t = table("brakka", seed=seed, adventure="three_seals")
        t.g.placed = NUMBER["c13"]
        t.rule(place_tile, START_A * 4 + NORTH, NUMBER["c13"], "DEL-EXPLORE-4")
        found |= {t.g.name(trap) for trap in t.g.traps}
    assert found == TRAPS


@pytest.mark.rule("DEL-ADV-8-3")
def test_that_trap_is_no_encounter_card_to_cancel_or_dispel(table: Make) -> None:
    t = table("quillon", "maren", adventure="three_seals")
    t.powers(0, "qui_dispel")
    t.powers(1, "mar_shared_faith")
    t.pile("cave_troll", "cave_troll")
    t.tiles("c13")
    t.stand(0, 0, 1)
    t.next("thrall_sentry")
    t.turn(0).play("end")
    assert t.prompt not in ("cancel", "react")
    assert len(t.g.traps) == 1


@pytest.mark.rule("DEL-ADV-8-3")
def test_a_black_tile_of_a_card_brings_neither_trap_nor_encounter(table: Make) -> None:
    t = table("brakka", "maren", adventure="three_seals")
    t.tiles("c13")
    t.g.stack.insert(0, t.g.stack.pop())
    t.stand(0, 1, 1)
    t.next("ev_deep_horn", "thrall_sentry", "ev_gnawing_dark")
    t.turn(0).play("end", "0,0 north").play_until("act", 1)
    assert (t.g.traps, [told["card"] for told in t.told("encounter")]) == ({}, ["ev_deep_horn"])


@pytest.mark.rule("DEL-ADV-8-3")
def test_with_an_empty_trap_pile_v1_is_as_usual(table: Make) -> None:
    t = table("brakka", "maren", adventure="three_seals")
    t.g.trap_pile = ()
    t.tiles("c13")
    t.stand(0, 0, 1)
    t.next("thrall_sentry", "ev_twisted_passages")
    t.turn(0).play("end").play_until("act", 1)
    assert (t.g.traps, [told["card"] for told in t.told("encounter")]) == ({}, ["ev_twisted_passages"])


@pytest.mark.rule("DEL-ADV-8-3")
@pytest.mark.parametrize(("adventure", "discards"), [("three_seals", []), ("first_descent", ["tr_spear_wall"])])
def test_a_disarmed_trap_card_leaves_the_game(table: Make, adventure: str, discards: list[str]) -> None:
    t = table("brakka", adventure=adventure)
    trap = t.trap("tr_spear_wall", 2, 2)
    t.dice(10)
    t.act(0).play(f"disarm {trap}")
    assert (t.g.traps, t.g.encounters.discards) == ({}, [ENCOUNTER[name] for name in discards])


@pytest.mark.rule("DEL-ADV-8-4")
@pytest.mark.parametrize(("seals", "ending"), [(2, "won_8"), (1, None)])
def test_the_third_disarmed_seal_wins(table: Make, seals: int, ending: str | None) -> None:
    t = table("brakka", adventure="three_seals")
    t.g.notes["seals"] = seals
    seal = t.trap("seal", 2, 2)
    t.dice(12)
    t.act(0).play(f"disarm {seal}")
    assert t.ending == ending
