"""What the options promise, with their arithmetic, and what the log tells."""

from collections.abc import Callable
from itertools import product

import pytest
from games.hilltop.seeing import asked, choices, facts, spoken, told
from games.hilltop.table import Table

from hauntbox.games.hilltop import GAME
from hauntbox.games.hilltop.attack import hit
from hauntbox.games.hilltop.draw import draw_event
from hauntbox.games.hilltop.elevator import ride
from hauntbox.games.hilltop.explorers import MENTAL, MIGHT, PHYSICAL, SANITY, SPEED
from hauntbox.games.hilltop.harm import damage
from hauntbox.games.hilltop.haunt import STORIES
from hauntbox.games.hilltop.label_facts import chance, odds, sums
from hauntbox.games.hilltop.labels import LABELS
from hauntbox.games.hilltop.moving import put
from hauntbox.games.hilltop.ops import spawn
from hauntbox.games.hilltop.rolls import trait_roll
from hauntbox.games.hilltop.rooms import NUMBER
from hauntbox.games.hilltop.rounds import haunt_roll
from hauntbox.games.hilltop.state import NOBODY
from hauntbox.games.hilltop.traits import gain_any, lose_any
from hauntbox.kernel.position import new_game
from hauntbox.words import LANGUAGES, Words

Tables = Callable[..., Table]


def haunted(table: Tables) -> Table:
    """The second half: Piper Lang (p2) is the traitor."""
    t = table()
    t.second_half(38, traitor=1)
    return t


# --- chances


@pytest.mark.parametrize("dice", range(7))
def test_sums_count_every_way_in_which_dice_can_fall(dice: int) -> None:
    totals = [sum(faces) for faces in product(range(3), repeat=dice)]
    assert list(sums(dice)) == [totals.count(total) for total in range(2 * dice + 1)]


def test_a_chance_is_certain_only_when_it_is() -> None:
    assert (chance(3, 0), chance(3, 7), chance(0, 1)) == (100, 0, 0)
    assert (chance(1, 1), chance(2, 4), chance(4, 3)) == (67, 11, 81)
    assert chance(8, 16) == 1  # one way in 6561
    assert chance(8, 1) == 99


def test_two_rolls_are_compared_in_all_ways() -> None:
    faces = list(product(range(3), repeat=3))
    above = len([1 for a in faces for b in faces if sum(a[:2]) > sum(b)])
    below = len([1 for a in faces for b in faces if sum(a[:2]) < sum(b)])
    assert odds(2, 3) == (round(100 * above / 729), round(100 * below / 729))
    assert odds(0, 0) == (0, 0)
    assert odds(3, 0) == (96, 0)


# --- set-up


def test_explorers_are_offered_with_their_traits() -> None:
    position = new_game(GAME, 3, 1, {})
    ask = position.ask
    assert ask is not None
    said = Words(GAME, "en").say(GAME.label(GAME.view(position.state, 0), ask, ask.options[0]))
    assert said.startswith("Bruno Kessler: Speed 4, Might 5, Sanity 3, Knowledge 3. 23 years old")


# --- going


def test_a_step_costs_a_space_and_one_for_each_opponent(table: Tables) -> None:
    t = haunted(table)
    t.at(2, "foyer")
    t.turn(0)
    assert asked(t) == "Bruno Kessler in the Entrance Hall: 4 spaces left. What do you do?"
    assert spoken(t, "step foyer") == "Step into the Foyer: 1 space + 1 for an opponent, 2 left."
    t.at(1, "foyer")
    assert spoken(t, "step foyer") == "Step into the Foyer: 1 space, 3 left."
    assert spoken(t, "explore south") == "Explore through the south door: 1 space, 3 left."


def test_leaving_a_room_with_an_exit_roll_tells_the_roll(table: Tables) -> None:
    t = table()
    t.lay("attic", "upper", 0, -1)
    t.at(0, "attic")
    t.turn(0)
    assert spoken(t, "step upper_landing") == (
        "Step into the Upper Landing: 1 space, 3 left. Leaving the Attic takes a Speed roll with 4 dice, "
        "3 or more needed (81%); if it fails, lose 1 Might or stay."
    )


def test_the_traitor_leaves_without_a_roll(table: Tables) -> None:
    t = haunted(table)
    t.lay("attic", "upper", 0, -1)
    t.at(1, "attic")
    assert spoken(t.turn(1), "step upper_landing") == "Step into the Upper Landing: 1 space, 3 left."


def test_a_failed_exit_roll_is_asked_about_with_its_numbers(table: Tables) -> None:
    t = table()
    t.lay("junk_room", "ground", 0, 1)
    t.at(0, "junk_room")
    t.dice(0, 0, 0, 2, 0)
    t.turn(0).play("step entrance_hall")
    assert asked(t) == "The Might roll to leave the Junk Room came to 2; 3 were needed. Leave or stay?"
    assert spoken(t, "leave") == "Leave the Junk Room all the same: Speed 4 → 3."
    assert spoken(t, "stay") == "Stay in the Junk Room: you lose nothing, but your movement ends."


def test_a_tile_is_offered_with_what_it_opens(table: Tables) -> None:
    t = table()
    t.tiles("kitchen")
    t.turn(0).play("explore north")
    assert asked(t) == "Kitchen (omen): how do you turn the new room?"
    assert spoken(t, "1:0,-1 r2") == "Opens to Entrance Hall; unexplored doorway: west."


def test_a_door_against_a_wall_is_told(table: Tables) -> None:
    t = table()
    t.lay("chapel", "ground", 1, -1)
    t.tiles("kitchen")
    t.turn(0).play("explore north")
    assert spoken(t, "1:0,-1 r1") == "Opens to Entrance Hall; no unexplored doorway, 1 door against a wall."


def test_the_end_of_a_turn_tells_what_the_room_does_and_the_haunt_roll(table: Tables) -> None:
    t = table()
    t.lay("gymnasium", "upper", 0, -1)
    t.at(0, "gymnasium")
    t.turn(0)
    assert spoken(t, "end") == "End your turn (4 spaces unused). The Gymnasium raises your Speed: 4 → 5."
    t.lay("furnace_room", "basement", 1, 0)
    t.at(0, "furnace_room")
    assert spoken(t, "end").endswith("The Furnace Room deals you 1 point of physical damage.")
    t.at(0, "foyer")
    t.g.due = ((0, 3, 1),)
    t.g.revealed = 3
    assert spoken(t, "end").endswith("Then comes the haunt roll: 6 dice against 3 omens, the haunt begins with 4%.")


def test_the_elevator_tells_the_floor(table: Tables) -> None:
    t = table()
    t.lay("mystic_elevator", "ground", 0, -1, 2)
    t.at(0, "mystic_elevator")
    t.dice(1, 0)
    t.rule(ride, 0, False)
    assert asked(t) == "Where does the Mystic Elevator go?"
    assert spoken(t, "0,1 r0") == "To the basement, beside Basement Landing; no unexplored doorway."
    assert choices(t)["0,1 r0"].shape == "DWWW"


# --- the room


def test_rolls_in_a_room_tell_dice_needed_number_and_chance(table: Tables) -> None:
    t = table()
    t.lay("chasm", "basement", 1, 0)
    t.at(0, "chasm", side=3)
    t.turn(0)
    assert spoken(t, "room cross") == (
        "Cross to the other side of the Chasm: Speed roll with 4 dice, 3 or more needed (81%)."
    )
    t.lay("vault", "upper", 0, -1, 2)
    t.at(0, "vault")
    t.turn(0)
    assert (
        spoken(t, "room vault")
        == "Open the Vault: Knowledge roll with 3 dice, 6 or more needed (4%). Inside are 2 items."
    )


def test_the_traitor_falls_unharmed(table: Tables) -> None:
    t = haunted(table)
    t.lay("gallery", "upper", 0, -1)
    t.lay("ballroom", "ground", 0, 1)
    t.at(0, "gallery")
    assert spoken(t.turn(0), "room gallery") == "Drop into the Ballroom: 1 die of physical damage."
    t.at(1, "gallery")
    assert spoken(t.turn(1), "room gallery") == "Drop into the Ballroom: unharmed."


def test_freeing_counts_the_tries(table: Tables) -> None:
    t = table()
    t.hand(2, "webs")
    t.g.tries[2] = 1
    assert spoken(t.turn(0), "free p3") == (
        "Free Father Aldous, Webs: Might roll with 5 dice, 4 or more needed (79%) (failed tries: 1 of 3)."
    )
    assert spoken(t.turn(2), "free p3").startswith("Struggle free, Webs: Might roll with 2 dice")


# --- fights


def test_an_attack_tells_both_rolls_and_the_chances(table: Tables) -> None:
    t = haunted(table)
    t.hand(0, "axe", "blood_dagger")
    t.turn(0)
    assert (
        spoken(t, "attack p2 might") == "Attack Piper Lang: 5 dice against 3 (Might); you win with 74%, lose with 14%."
    )
    assert spoken(t, "attack p2 might axe").startswith("Attack Piper Lang with the Axe: 6 dice against 3 (Might);")
    assert spoken(t, "attack p2 might blood_dagger").endswith("First you lose 1 Speed.")
    assert facts(t, "attack p2 might")["dice"] == t.g.value(0, MIGHT)


def test_a_shot_into_another_room_cannot_hurt_the_shooter(table: Tables) -> None:
    t = haunted(table)
    t.hand(0, "revolver")
    t.at(1, "foyer")
    said = spoken(t.turn(0), "attack p2 speed revolver")
    assert (
        said
        == "Attack Piper Lang in the Foyer with the Revolver: 5 dice against 4 (Speed); you win with 58%, lose with 0%."
    )
    assert facts(t, "attack p2 speed revolver")["weapon"] == "revolver"


def test_pieces_of_one_kind_are_told_apart_by_numbers(table: Tables) -> None:
    t = haunted(table)
    t.turn(0)
    spawn(t.g, "h38_firebat", 0)
    t.turn(0)
    assert spoken(t, "attack m1 might").startswith("Attack Firebat: 5 dice against 1")
    spawn(t.g, "h38_firebat", 0)
    t.turn(0)
    assert spoken(t, "attack m2 might").startswith("Attack Firebat 2: 5 dice against 1")


def test_the_winner_chooses_damage_or_a_card(table: Tables) -> None:
    t = haunted(table)
    t.hand(1, "bell")
    t.rule(hit, 0, 1, 3, MIGHT, True)
    assert asked(t) == "Bruno Kessler has beaten Piper Lang by 3. What happens?"
    assert spoken(t, "damage") == "Deal Piper Lang 3 points of damage."
    assert spoken(t, "steal bell") == "Take the Bell from Piper Lang instead of dealing damage."


# --- damage and traits


def test_splits_tell_points_and_numbers_under_the_clips(table: Tables) -> None:
    t = table()
    t.rule(damage, 0, 3, PHYSICAL, "HIL-DMG-1")
    assert asked(t) == "Bruno Kessler takes 3 points of physical damage. Which traits go down?"
    assert spoken(t, "might 2 speed 1") == "2 Might (5 → 4), 1 Speed (4 → 3)."
    assert spoken(t, "might 0 speed 3") == "3 Speed (4 → 2)."


def test_a_deadly_split_says_so(table: Tables) -> None:
    t = haunted(table)
    t.steps(0, sanity=1, knowledge=1)
    t.rule(damage, 0, 2, MENTAL, "HIL-DMG-1")
    assert spoken(t, "sanity 2 knowledge 0").endswith("You die.")


def test_a_trait_that_rises_or_falls_shows_both_numbers(table: Tables) -> None:
    t = table().rule(gain_any, 0, (SPEED, SANITY), "HIL-TRAIT-7")
    assert spoken(t, "speed") == "Speed: 4 → 5."
    t.rule(lose_any, 0, (SPEED, SANITY), "HIL-TRAIT-7")
    assert spoken(t, "sanity") == "Sanity: 3 → 2."


# --- cards


def test_dropping_a_card_tells_what_is_lost_with_it(table: Tables) -> None:
    t = table()
    t.hand(0, "book", "axe")
    t.turn(0)
    assert spoken(t, "drop book") == "Drop the Book, Knowledge −2."
    assert spoken(t, "drop axe") == "Drop the Axe."
    assert spoken(t, "give book p3") == "Give the Book to Father Aldous, Knowledge −2."
    t.play("give book p3")
    assert asked(t) == "Bruno Kessler offers you the Book. Do you take it?"
    assert spoken(t, "accept") == "Take the Book, Knowledge +2."


def test_cards_with_a_roll_tell_it(table: Tables) -> None:
    t = table()
    t.hand(0, "mask", "music_box")
    t.turn(0)
    assert spoken(t, "use mask") == "Use the Mask: Sanity roll with 3 dice, 4 or more needed (37%)."
    assert spoken(t, "use music_box").startswith("Open the Music Box")
    assert spoken(t.play("use music_box"), "end") == "End your turn (4 spaces unused)."
    assert told(t, "used") == "Bruno Kessler uses the Music Box."


def test_cards_before_and_after_a_roll(table: Tables) -> None:
    t = table()
    t.hand(0, "idol", "adrenaline_shot", "angel_feather", "lucky_stone")
    t.dice(2, 0, 1, 0)
    t.rule(trait_roll, 0, SPEED, "attic", "HIL-ROLL-1")
    assert asked(t) == "Speed roll (Attic): 4 dice. Do you use a card first?"
    assert spoken(t, "idol") == "Idol: 6 dice; Sanity 3 → 2."
    assert spoken(t, "name 7") == "Angel Feather: name 7; the result is 7."
    assert spoken(t.play("adrenaline_shot"), "roll") == "Roll 4 dice + 4."
    t.play("roll")
    assert asked(t) == "You have rolled 2 0 1 0 = 3 (Attic). Do you roll dice again?"
    assert spoken(t, "stone 2") == "Choose die 2 (0) for the Lucky Stone."
    t.play("stone 2")
    assert spoken(t, "keep") == "Roll 1 chosen die again (Lucky Stone)."


def test_an_event_is_read_out_and_asks_in_its_own_name(table: Tables) -> None:
    t = table()
    t.next("spider")
    t.rule(draw_event, 0)
    assert told(t, "drew").startswith("Bruno Kessler draws an event: Spider. Choose Speed or Sanity")
    assert asked(t) == "Spider: which trait?"
    assert spoken(t, "speed") == "Speed (4)."


# --- the haunt


def test_actions_of_the_haunt_tell_target_and_roll(table: Tables) -> None:
    t = haunted(table)
    t.lay("chapel", "ground", 0, -1, 2)
    t.at(0, "chapel")
    t.hand(0, "ring")
    t.turn(0)
    rite = f"act h38_rite sanity {NUMBER['chapel']}"
    assert spoken(t, rite) == "Speak a rite (Chapel): Sanity roll with 3 dice, 5 or more needed (15%)."
    said = [spoken(t, text) for text in choices(t) if text.startswith("act h38_rite") and text != rite]
    assert said == ["Speak a rite (Ring): Sanity roll with 3 dice, 5 or more needed (15%)."]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_action_has_a_name_and_a_description_and_known_targets(lang: str) -> None:
    words = Words(GAME, lang)
    for story in STORIES.values():
        for action in story.actions:
            assert words.name(action.id) != action.id
            assert words.about(action.id), action.id
            assert action.names in ("", "figure", "room", "card", "rite")
    assert words.problems == set()


@pytest.mark.parametrize("prompt", sorted(GAME.prompts))
def test_every_prompt_has_labels(prompt: str) -> None:
    assert prompt in LABELS


# --- the log


def test_a_roll_is_told_with_its_dice_and_their_sum(table: Tables) -> None:
    t = table()
    t.dice(1, 0, 2, 0)
    t.rule(trait_roll, 0, SPEED, "attic", "HIL-ROLL-1")
    assert told(t, "rolled") == "Bruno Kessler rolls Speed (Attic): 1 0 2 0 = 3."
    assert told(t, "rolled", "ja") == "ブルーノ・ケスラーの速さ判定（屋根裏部屋）：1 0 2 0 = 3。"
    assert told(t, "rolled", "zh") == "布鲁诺·凯斯勒速度检定（阁楼）：1 0 2 0 = 3。"


def test_damage_is_told_with_its_points_and_the_clip(table: Tables) -> None:
    t = table()
    t.rule(damage, 0, 1, PHYSICAL, "HIL-DMG-1", NOBODY, SPEED)
    assert told(t, "hurt") == "Bruno Kessler takes 1 point of physical damage."
    assert told(t, "trait") == "Bruno Kessler: Speed −1, now 3."


def test_being_put_somewhere_is_told(table: Tables) -> None:
    t = table().rule(put, 0, NUMBER["upper_landing"], "HIL-CARD-62")
    assert told(t, "put") == "Bruno Kessler is now in the Upper Landing."


@pytest.mark.parametrize(
    ("total", "said"),
    [(2, "The haunt roll of Bruno Kessler: 2 against 3 omens. The haunt begins!"),
     (3, "The haunt roll of Bruno Kessler: 3 against 3 omens. Nothing happens.")],
)  # fmt: skip
def test_a_haunt_roll_tells_whether_it_begins(table: Tables, total: int, said: str) -> None:
    t = table()
    t.g.revealed = 3
    t.dice(*[1] * total, *[0] * (6 - total))
    t.rule(haunt_roll, 0)
    assert told(t, "haunt-roll") == said


def test_an_ending_is_told_with_its_epilogue(table: Tables) -> None:
    t = haunted(table).turn(0)
    t.g.ending = "haunt_38_heroes"
    outcome = GAME.outcome(t.g)
    assert outcome is not None
    said = Words(GAME, "en").ending(outcome)
    assert said.startswith("“The Ember Roost”: the heroes have won. The sparks go back up the chimney")
