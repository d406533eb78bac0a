"""Chapter Haunt framework: the conventions common to all haunts (HIL-HF)."""

from collections.abc import Callable, Sequence
from typing import ClassVar

import pytest
from games.hilltop.table import NAMES, Table
from games.hilltop.tiny import BOAT, GHOST, HOUND, LAMP, STATUE, Tiny

from hauntbox.games.hilltop import GAME
from hauntbox.games.hilltop.attack import attack, defeat, stealable
from hauntbox.games.hilltop.brief import brief
from hauntbox.games.hilltop.cards import CARD, OBJECT
from hauntbox.games.hilltop.carrying import may_carry
from hauntbox.games.hilltop.explorers import MIGHT, SPEED
from hauntbox.games.hilltop.figures import first_hero, traitor_player
from hauntbox.games.hilltop.haunt import CHANGES, DIES, HERE, STORIES, Action, Haunt, Thing
from hauntbox.games.hilltop.house import listed
from hauntbox.games.hilltop.loads import loaded_on, loads_of, take_load
from hauntbox.games.hilltop.monsters import monster_turn, piece_step
from hauntbox.games.hilltop.moving import step_cost
from hauntbox.games.hilltop.ops import (
    advance,
    at_least,
    carry_to,
    collapse,
    dead_heroes,
    ensure_stairs,
    escape,
    farthest,
    haunt_room,
    lay_object,
    mark,
    move_towards,
    spawn,
    take_object,
    where_card,
)  # fmt: skip
from hauntbox.games.hilltop.ops_sides import convert
from hauntbox.games.hilltop.patterns import THING, Rites, rite_actions
from hauntbox.games.hilltop.rooms import BASEMENT, NUMBER, TILES, rooms
from hauntbox.games.hilltop.rounds import haunt_round, play_slot
from hauntbox.games.hilltop.scene import scene
from hauntbox.games.hilltop.state import ESCAPED, GRABBED, NOBODY, REMOVED, STUNNED, TRAITOR, Hilltop
from hauntbox.games.hilltop.traits import change, die, raise_to_start
from hauntbox.games.hilltop.turn import begin_turn
from hauntbox.kernel.ask import Ask, Rule

MakeTable = Callable[..., Table]
Tell = Callable[[Haunt], int]
HALL, FOYER, LANDING = NUMBER["entrance_hall"], NUMBER["foyer"], NUMBER["upper_landing"]


def begun(table: MakeTable, tell: Tell, haunt: Haunt | None = None, traitor: int = 2, seats: int = 3) -> Table:
    t = table(*NAMES[:seats])
    t.second_half(tell(haunt or Tiny()), traitor=traitor)
    return t


# --- reading a haunt


@pytest.mark.rule("HIL-HF-1")
def test_each_side_reads_its_own_rules_and_sees_what_is_on_the_table(table: MakeTable, story: Tell) -> None:
    t = begun(table, story)
    for seat, kept in ((0, 3), (2, 2)):
        read = brief(t.g, seat)
        assert read is not None
        assert f"HAU-99-{kept}" not in read.rules
    watched = brief(t.g, None)
    assert watched is not None
    assert watched.rules == ()
    shown = scene(GAME, GAME.view(t.g, 0), 0, None)
    assert [(track.value, track.limit) for track in shown.tracks if track.name == "h30_bells"] == [(0, None)]


@pytest.mark.rule("HIL-HF-3")
def test_who_counts_as_hero_as_escaped_and_as_dead(table: MakeTable, story: Tell) -> None:
    t = begun(table, story, seats=6)
    t.rule(die, 0, "")
    t.rule(convert, 0, TRAITOR, "")
    t.rule(convert, 1, TRAITOR, "")
    escape(t.g, 3, "")
    assert t.g.living_heroes == [4, 5]
    assert dead_heroes(t.g) == 1  # whatever became of the player later
    assert t.g.flags[3] == ESCAPED


@pytest.mark.rule("HIL-HF-4")
def test_without_a_living_hero_in_the_house_the_traitor_wins(table: MakeTable, story: Tell) -> None:
    t = begun(table, story)
    t.rule(die, 2, "")
    assert t.ending is None  # the traitor's death ends nothing
    t.rule(die, 0, "")
    t.rule(die, 1, "")
    assert t.ending == "haunt_99_traitor"


class NoDefault(Tiny):
    default_win: ClassVar[bool] = False


@pytest.mark.rule("HIL-HF-4")
def test_a_haunt_may_list_its_winners_otherwise(table: MakeTable, story: Tell) -> None:
    t = begun(table, story, NoDefault())
    t.rule(die, 0, "")
    t.rule(die, 1, "")
    assert t.ending is None


@pytest.mark.rule("HIL-HF-5")
def test_the_haunt_room_is_where_the_omen_was_drawn(table: MakeTable, story: Tell) -> None:
    t = table()
    t.lay("kitchen", "ground", -1, -1, 2)
    t.lay("mystic_elevator", "upper", 1, 0, 3)
    t.at(0, "upper_landing")
    t.haunt(story(Tiny()), revealer=0, room="kitchen")
    assert t.g.reveal_room == NUMBER["kitchen"]
    t.g.reveal_room = NUMBER["mystic_elevator"]
    t.run((place_in_haunt_room, ()))
    assert TILES[t.g.memory["room"]].id == "upper_landing"  # the nearest allowed room stands in


def place_in_haunt_room(g: Hilltop) -> Rule[None]:
    g.memory["room"] = yield from haunt_room(g, 0, LAMP)


class Relying(Tiny):
    relies: ClassVar[tuple[int, ...]] = (CARD["holy_symbol"],)


@pytest.mark.rule("HIL-HF-6")
def test_an_omen_a_haunt_relies_on_comes_to_the_revealer(table: MakeTable, story: Tell) -> None:
    t = table()
    t.haunt(story(Relying()), revealer=0)
    assert t.cards(0) == ["holy_symbol"]
    assert t.step(0, "sanity") == 5
    t = table()
    t.hand(2, "holy_symbol")
    t.haunt(story(Relying()), revealer=0)
    assert (t.cards(0), t.cards(2)) == ([], ["holy_symbol"])


class Forbidden(Relying):
    def may_carry(self, g: Hilltop, x: int, card: int) -> bool:
        return False


@pytest.mark.rule("HIL-HF-6")
def test_where_it_may_not_be_carried_it_lies_in_the_room(table: MakeTable, story: Tell) -> None:
    t = table()
    t.at(0, "foyer")
    t.haunt(story(Forbidden()), revealer=0)
    assert t.pile("foyer") == ["holy_symbol"]


@pytest.mark.rule("HIL-HF-7")
def test_the_first_hero_is_able_if_there_is_one(table: MakeTable, story: Tell) -> None:
    t = begun(table, story, traitor=3, seats=4)
    assert first_hero(t.g) == 0
    t.g.flags[0] |= GRABBED
    assert first_hero(t.g) == 1
    t.g.flags[1] |= GRABBED
    t.rule(die, 2, "")
    assert first_hero(t.g) == 0  # none is able: the first living one
    t.rule(die, 3, "")
    assert traitor_player(t.g) == 3


class Slots(Tiny):
    def slot_start(self, g: Hilltop) -> None:
        mark(g, "h29_lure")

    def slot_end(self, g: Hilltop) -> None:
        mark(g, "h04_strand")


@pytest.mark.rule("HIL-HF-8")
@pytest.mark.rule("HIL-HAUNT-33")
def test_the_traitor_slot_comes_whatever_became_of_the_traitor(table: MakeTable, story: Tell) -> None:
    t = begun(table, story, Slots())
    spawn(t.g, HOUND, FOYER)
    t.rule(die, 2, "")
    t.g.slot = 2
    t.run((play_slot, ()))
    assert (t.g.marked("h29_lure"), t.g.marked("h04_strand")) == (1, 1)
    assert (t.prompt, t.ask.seat) == ("monster", 2)  # the monster turn follows at once


@pytest.mark.rule("HIL-HF-9")
def test_rounds_are_counted_after_the_last_place(table: MakeTable, story: Tell) -> None:
    t = begun(table, story)
    t.g.round = 0
    t.run((haunt_round, ()))
    rounds = []
    for _ in range(4):
        rounds.append((t.ask.seat, t.g.round))
        t.play("end")
    assert rounds == [(0, 1), (1, 1), (2, 1), (0, 2)]


# --- acting


class Defeats(Tiny):
    def beaten(self, g: Hilltop, f: int, by: int, margin: int, weapon: int) -> bool:
        g.memory["beaten"] = (*g.memory.get("beaten", ()), (f, by, margin))
        return False


@pytest.mark.rule("HIL-HF-13")
def test_defeated_is_who_lost_a_combat_roll(table: MakeTable, story: Tell) -> None:
    t = begun(table, story, Defeats())
    hound = spawn(t.g, HOUND, HALL)
    t.dice(1, 1, 0, 0, 0, 0, 0, 0)
    t.rule(attack, 0, hound, MIGHT, -1)
    assert t.g.flags[hound] == STUNNED
    t.g.flags[hound] = 0
    t.dice(0, 0, 0, 1, 0, 0, 0, 0)
    t.rule(attack, hound, 0, MIGHT, -1)
    t.dice(1, 0, 0, 0, 0, 1, 0, 0)
    t.rule(attack, 0, hound, MIGHT, -1)  # a tie defeats nobody
    assert t.g.memory["beaten"] == ((hound, 0, 2), (hound, 0, 1))


# --- rooms and set-up


@pytest.mark.rule("HIL-HF-14")
def test_distance_is_the_first_demand_to_be_dropped(table: MakeTable, story: Tell) -> None:
    t = begun(table, story)
    t.lay("mystic_elevator", "upper", 1, 0, 3)
    house = t.g.house
    assert [TILES[room].id for room in at_least(t.g, house, 3, [HALL])] == ["upper_landing", "basement_landing"]
    near = [HALL, FOYER]
    assert at_least(t.g, near, 3, [HALL]) == [FOYER]  # what comes closest
    assert NUMBER["mystic_elevator"] not in at_least(t.g, house, 0, [HALL])


@pytest.mark.rule("HIL-HF-15")
def test_what_a_haunt_puts_beside_a_barrier_is_reached_from_both_sides(table: MakeTable, story: Tell) -> None:
    t = begun(table, story)
    t.lay("tower", "upper", 1, 0)  # doors E and W
    lay_object(t.g, LAMP, NUMBER["tower"])
    for side in (1, 3):
        t.at(0, "tower", side)
        t.run((begin_turn, (0,)))
        assert "pick object-1" in t.options


@pytest.mark.rule("HIL-HF-17")
def test_stairs_come_once(table: MakeTable, story: Tell) -> None:
    t = begun(table, story)
    t.run((ensure_stairs, (1,)))
    assert (t.prompt, t.ask.seat) == ("place_tile", 1)
    t.play(t.options[0])
    stairs = NUMBER["stairs_from_basement"]
    assert t.g.floor(stairs) == BASEMENT
    where = t.g.cell[stairs]
    collapse(t.g, stairs, "")
    t.rule(ensure_stairs, 1)
    assert t.g.cell[stairs] == where  # nothing comes in the place of collapsed ones


class Needy(Tiny):
    def needed_below(self, g: Hilltop) -> list[int]:
        return [NUMBER["basement_landing"]] if g.marked("h29_lure") else []


@pytest.mark.rule("HIL-HF-18")
def test_heroes_cut_off_in_the_basement_may_place_the_stairs(table: MakeTable, story: Tell) -> None:
    t = begun(table, story, Needy())
    t.run((haunt_round, ()))
    assert t.prompt == "main"
    t.at(1, "basement_landing")
    t.run((haunt_round, ()))
    assert (t.prompt, t.ask.seat) == ("hero_stairs", 0)
    t.play("no")
    t.at(1, "foyer")
    mark(t.g, "h29_lure")
    t.run((haunt_round, ()))
    assert t.prompt == "hero_stairs"  # for a thing they need
    t.play("yes", t.options[0])
    assert t.g.in_house(NUMBER["stairs_from_basement"])


class SetUp(Relying):
    fates: ClassVar[tuple[str, str, str, str]] = (DIES, DIES, DIES, DIES)

    def ensured(self, g: Hilltop) -> None:
        g.memory["order"] = (len(g.hands[0]), bool(g.flags[1] & REMOVED))

    def setup(self, g: Hilltop) -> None:
        g.memory["order"] = (*g.memory["order"], "setup")


@pytest.mark.rule("HIL-HF-19")
def test_set_up_goes_cards_fate_rooms_and_then_the_rest(table: MakeTable, story: Tell) -> None:
    t = table()
    t.haunt(story(SetUp()), revealer=0)
    assert t.g.memory["order"] == (1, True, "setup")
    assert t.prompt == "main"


class Loads(Tiny):
    things: ClassVar[tuple[Thing, ...]] = (
        Thing(LAMP, most=1),
        Thing(BOAT, heavy=True, traitor=False, stolen=False),
    )


@pytest.mark.rule("HIL-HF-20")
def test_an_object_is_like_an_item_card(table: MakeTable, story: Tell) -> None:
    t = begun(table, story, Loads())
    t.rule(take_object, 0, LAMP, "")
    t.run((begin_turn, (0,)))
    assert {"drop object-1", "give object-1 p2", "give object-1 p3"} <= set(t.options)
    t.play("give object-1 p2", "accept")
    assert not any(option.startswith("give") for option in t.options)  # the one hand-over of the turn
    assert stealable(t.g, 2, 1) == [OBJECT]
    t.rule(die, 1, "")
    assert t.pile("entrance_hall") == ["object-1"]


@pytest.mark.rule("HIL-HF-20")
def test_an_object_may_be_limited(table: MakeTable, story: Tell) -> None:
    t = begun(table, story, Loads())
    t.rule(take_object, 0, LAMP, "")
    t.rule(take_object, 1, LAMP, "")
    t.rule(take_object, 1, BOAT, "")
    assert not may_carry(t.g, 0, OBJECT + 1)  # one each
    assert not may_carry(t.g, 2, OBJECT + 2)  # not the traitor
    assert stealable(t.g, 2, 1) == [OBJECT + 1]


@pytest.mark.rule("HIL-HF-26")
def test_extra_costs_add_up_and_the_first_step_is_always_free_to_take(table: MakeTable, story: Tell) -> None:
    t = begun(table, story, Loads())
    t.rule(take_object, 0, BOAT, "")
    spawn(t.g, HOUND, HALL)
    assert step_cost(t.g, 0, FOYER) == 4  # the room, two opponents, the load
    t.steps(0, speed=1)
    t.run((begin_turn, (0,)))
    assert "step foyer" in t.options


class Fated(Tiny):
    fates: ClassVar[tuple[str, str, str, str]] = (CHANGES, CHANGES, CHANGES, CHANGES)

    def setup(self, g: Hilltop) -> None:
        spawn(g, HOUND, g.room[g.traitor])


@pytest.mark.rule("HIL-HF-21")
def test_a_figure_that_dies_or_changes_leaves_its_things(table: MakeTable, story: Tell) -> None:
    t = table()
    t.hand(1, "axe", "dog")
    t.at(1, "foyer")
    t.at(0, "foyer")
    t.haunt(story(Fated()), revealer=0)
    assert t.g.flags[1] & REMOVED
    assert (t.cards(1), t.cards(0)) == ([], [])
    assert t.pile("foyer") == ["axe", "dog"]  # companions stay in the pile too
    t.dice(0, 0, 0)
    t.run((monster_turn, ()))
    assert (t.prompt, t.ask.seat) == ("monster", 1)


@pytest.mark.rule("HIL-HF-22")
def test_moved_by_the_haunt_nobody_rolls_or_pays(table: MakeTable, story: Tell) -> None:
    t = begun(table, story)
    t.lay("attic", "upper", 0, -1)
    t.lay("mystic_elevator", "upper", 1, 0, 3)
    t.at(0, "attic")
    t.rule(carry_to, 0, LANDING, "")
    assert (t.room(0), t.g.spent, t.told("rolled")) == ("upper_landing", 0, [])
    t.rule(carry_to, 0, NUMBER["mystic_elevator"], "")
    assert (t.prompt, t.told("elevator")) == (None, [])
    t.at(0, "entrance_hall")
    t.rule(move_towards, 0, LANDING, 2, 2, "")
    assert t.room(0) == "grand_staircase"
    t.rule(move_towards, 0, NUMBER["basement_landing"], 2, 2, "")
    assert t.room(0) == "grand_staircase"  # no path goes on


@pytest.mark.rule("HIL-HF-23")
def test_a_collapsed_room_takes_everything_with_it(table: MakeTable, story: Tell) -> None:
    t = begun(table, story)
    t.lying("foyer", "axe")
    t.g.tokens[0] = FOYER
    mark(t.g, "h11_warded", FOYER)
    collapse(t.g, FOYER, "HIL-HF-23")
    assert t.pile("foyer") == []
    assert CARD["axe"] in t.g.gone
    assert (t.g.tokens[0], t.g.marks, t.g.ways[HALL]) == (-1, {}, ())
    assert FOYER not in t.g.house


@pytest.mark.rule("HIL-HF-23")
@pytest.mark.rule("HIL-HF-32")
def test_the_farthest_room_is_without_a_way_if_there_is_one(table: MakeTable, story: Tell) -> None:
    t = begun(table, story)
    assert [TILES[room].id for room in farthest(t.g, HALL, t.g.house)] == ["basement_landing"]
    t.lay("stairs_from_basement", "basement", 0, -1)
    ends = ["upper_landing", "basement_landing"]
    assert [TILES[room].id for room in farthest(t.g, HALL, t.g.house)] == ends


@pytest.mark.rule("HIL-HF-25")
def test_the_entrance_hall_stands_in_for_a_list_that_is_gone(table: MakeTable, story: Tell) -> None:
    t = begun(table, story)
    wanted = rooms("chapel library")
    assert listed(t.g, wanted) == wanted  # they may still come
    t.only_tiles("attic")
    assert listed(t.g, wanted) == (HALL,)


# --- pieces and players


@pytest.mark.rule("HIL-HF-27")
def test_the_traitors_player_plays_first_then_the_others_clockwise(table: MakeTable, story: Tell) -> None:
    t = begun(table, story, traitor=1, seats=4)
    for player in (0, 3, 1, 1):
        spawn(t.g, HOUND, FOYER, player=player)
    t.run((monster_turn, ()))
    seats = [t.ask.seat]
    t.play("m4", "end")
    while t.prompt == "monster":
        seats.append(t.ask.seat)
        t.play("end")
    assert seats == [1, 1, 3, 0]


class Spawning(Tiny):
    def piece_start(self, g: Hilltop, f: int) -> None:
        if len(g.room) < 6:
            spawn(g, HOUND, FOYER)

    def slot_end(self, g: Hilltop) -> None:
        spawn(g, HOUND, FOYER)


@pytest.mark.rule("HIL-HF-27")
def test_a_piece_that_appears_during_the_monster_turn_waits_for_the_next(table: MakeTable, story: Tell) -> None:
    t = begun(table, story, Spawning())
    t.g.slot = 2
    t.run((play_slot, ()))
    t.play("end")
    assert (t.prompt, len(t.g.pieces)) == ("monster", 2)  # the one that came before the turn acts in it
    t.play("end")
    assert (t.prompt, t.g.round) == ("main", 2)


class Outcomes(Tiny):
    def outcomes(self, g: Hilltop, a: int, d: int, margin: int, trait: int) -> tuple[str, ...]:
        return ("h04_web",) if margin >= 2 else ()

    def outcome(self, g: Hilltop, a: int, d: int, chosen: str) -> None:
        mark(g, "h04_webbed", d)


@pytest.mark.rule("HIL-HF-29")
def test_a_haunt_adds_outcomes_to_a_won_attack(table: MakeTable, story: Tell) -> None:
    t = begun(table, story, Outcomes())
    hound = spawn(t.g, HOUND, HALL)
    t.dice(2, 0, 0, 0, 0, 0, 0, 0)
    t.run((attack, (hound, 0, MIGHT, -1)))
    assert (t.prompt, t.ask.seat, t.options) == ("outcome", 2, ["damage", "h04_web"])
    t.play("h04_web")
    assert (t.g.marked("h04_webbed", 0), t.step(0, "might")) == (1, 3)
    t.dice(1, 0, 0, 0, 0, 0, 0, 0)
    t.run((attack, (hound, 0, MIGHT, -1)))
    assert t.prompt == "split_physical"


class Exorcism(Tiny):
    actions: ClassVar[tuple[Action, ...]] = rite_actions(
        Rites("h38_rites", "h38_used", rooms("chapel"), rooms("library"), (CARD["ring"],), (CARD["book"],)),
        "h38_rite",
        "HIL-HF-30",
    )


@pytest.mark.rule("HIL-HF-30")
def test_rites_use_up_places_and_things(table: MakeTable, story: Tell) -> None:
    t = begun(table, story, Exorcism())
    t.lay("chapel", "ground", -1, 1)
    t.hand(0, "book")
    t.at(0, "chapel")
    t.run((begin_turn, (0,)), (begin_turn, (0,)))
    acts = [option for option in t.options if option.startswith("act")]
    assert acts == [f"act h38_rite sanity {NUMBER['chapel']}", f"act h38_rite knowledge {THING + CARD['book']}"]
    t.dice(2, 2, 1)
    t.play(acts[0], "end")
    assert t.g.marked("h38_rites") == 1
    assert [option for option in t.options if option.startswith("act")] == acts[1:]


@pytest.mark.rule("HIL-HF-31")
def test_a_monster_carries_its_load_and_drops_it_when_defeated(table: MakeTable, story: Tell) -> None:
    t = begun(table, story)
    hound = spawn(t.g, HOUND, HALL)
    t.hand(0, "dog")
    t.lying("entrance_hall", "axe")
    t.steps(0, might=4, sanity=4)
    t.rule(take_load, hound, CARD["dog"], "HIL-HF-31")
    t.rule(take_load, hound, CARD["axe"], "HIL-HF-31")
    assert (t.cards(0), t.step(0, "might"), t.pile("entrance_hall")) == ([], 3, [])  # no effect in its hands
    t.g.spaces[0] = 9
    t.rule(piece_step, hound, FOYER)
    assert where_card(t.g, CARD["axe"]) == FOYER
    assert loaded_on(t.g, CARD["axe"]) == hound
    t.rule(defeat, hound, 0, 1, -1)
    assert (loads_of(t.g, hound), t.pile("foyer")) == ([], ["dog", "axe"])
    assert loaded_on(t.g, CARD["axe"]) == NOBODY


@pytest.mark.rule("HIL-HF-33")
def test_gains_stop_at_8_and_a_heal_never_lowers(table: MakeTable, story: Tell) -> None:
    t = begun(table, story)
    t.steps(0, might=7, speed=2)
    t.rule(raise_to_start, 0, MIGHT, "")
    t.rule(raise_to_start, 0, SPEED, "")
    assert (t.step(0, "might"), t.step(0, "speed")) == (7, 5)
    t.rule(change, 0, MIGHT, 4, "")
    assert t.step(0, "might") == 8


@pytest.mark.rule("HIL-HF-34")
def test_tracks_may_fall_below_zero(table: MakeTable, story: Tell) -> None:
    t = begun(table, story)
    assert advance(t.g, "h30_bells", -3, "") == -3
    shown = scene(GAME, GAME.view(t.g, 0), 0, None)
    assert [track.value for track in shown.tracks if track.name == "h30_bells"] == [-3]
    assert all(action.id.startswith(f"h{n:02}_") for n, haunt in STORIES.items() for action in haunt.actions if n < 96)


def always(g: Hilltop, x: int) -> Sequence[int]:
    return HERE


def hum(g: Hilltop, x: int, target: int, total: int) -> Rule[None]:
    g.memory["hummed"] = yield Ask(x, "haunt_choice", ["h29_lure", "h29_hum"], LAMP)


class Choosing(Tiny):
    actions: ClassVar[tuple[Action, ...]] = (Action("h29_hum", "HIL-HF-35", always, hum),)


@pytest.mark.rule("HIL-HF-35")
def test_a_choice_of_a_haunt_is_a_haunt_choice(table: MakeTable, story: Tell) -> None:
    t = begun(table, story, Choosing())
    t.run((begin_turn, (0,)))
    t.play("act h29_hum")
    assert (t.prompt, t.options) == ("haunt_choice", ["h29_lure", "h29_hum"])
    assert GAME.label(t.g, t.ask, "h29_lure").facts == {"word": "h29_lure"}
    t.play("h29_hum")
    assert t.g.memory["hummed"] == "h29_hum"


@pytest.mark.rule("HIL-HF-2")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_numbers_of_pieces_may_depend_on_the_players(table: MakeTable, story: Tell, seats: int) -> None:
    t = begun(table, story, ByPlayers(), seats=seats)
    assert t.g.hp[spawn(t.g, GHOST, HALL)] == seats
    spawn(t.g, STATUE, HALL)
    assert t.g.hp[-1] == 0


class ByPlayers(Tiny):
    kinds = (*Tiny.kinds[:2], Tiny.kinds[2]._replace(hp=(3, 4, 5, 6)))
