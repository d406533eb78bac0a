"""A campaign: the party that leaves one adventure begins the next."""

from collections.abc import Callable

import pytest
from games.delve.table import Table

from hauntbox.games.delve import GAME, of
from hauntbox.games.delve.heroes import EACH, POWERS
from hauntbox.games.delve.party import read_party, write_party
from hauntbox.games.delve.state import Delve
from hauntbox.games.delve.treasures import ITEM, TREASURE, TREASURES
from hauntbox.kernel.errors import BadSetup
from hauntbox.kernel.position import Position, new_game
from hauntbox.kernel.rng import Rng

Make = Callable[..., Table]

BRAKKA = "brakka 1 stone_blood,measured_cut,bull_rush,spite,rally it_keen_blade"
MAREN = "maren 2 mending_hymn,radiant_lance,shield_word,judgement,wrath_bell,purge -"


def begin(party: str, seats: int = 2, seed: int = 3, **options: str | bool) -> Position:
    """A new game up to the first turn, with the first option of every question."""
    position = new_game(GAME, seats, seed, {"party": party, **options})
    while position.ask is not None and position.ask.prompt != "act":
        position.pick(0)
    return position


def state(position: Position) -> Delve:
    return of(position.state)


def names(mask: int, kind: int) -> list[str]:
    return [POWERS[kind * EACH + place].id for place in range(EACH) if mask >> place & 1]


def test_the_party_written_at_the_end_of_a_game_begins_the_next_one(table: Make) -> None:
    t = table("brakka", "maren")
    t.powers(0, "brk_stone_blood", "brk_measured_cut", "brk_twin_hew", "brk_avalanche", "brk_guard_stance")
    t.powers(
        1, "mar_mending_hymn", "mar_shield_word", "mar_hammer_blow", "mar_judgement", "mar_wrath_bell", "mar_purge"
    )
    t.g.heroes[1].level = 2
    t.down(0, "brk_avalanche")
    t.down(1, "mar_purge", "mar_judgement")
    t.g.heroes[0].stance = 7  # Guard Stance is taken
    t.items(0, "it_keen_blade", "it_keen_blade", "it_fire_flask")
    t.g.heroes[1].items, t.g.heroes[1].spent = (), (TREASURE["it_star_ring"],)
    t.g.heroes[0].poisoned = True
    t.curse(0, "cu_trembling")
    t.pile("stone_brute")
    t.g.hp[0], t.g.hp[1] = 2, 0
    line = write_party(t.g)
    assert line == (
        "brakka 1 stone_blood,measured_cut,twin_hew,avalanche,guard_stance it_keen_blade,it_keen_blade,it_fire_flask; "
        "maren 2 mending_hymn,shield_word,hammer_blow,judgement,wrath_bell,purge it_star_ring"
    )
    g = state(begin(line, adventure="cinder_lair"))
    first, second = g.heroes[g.first], g.heroes[1 - g.first]
    assert [(x.name, x.level, x.down, x.spent, x.stance) for x in (first, second)] == [
        ("brakka", 1, 0, (), -1), ("maren", 2, 0, (), -1),
    ]  # fmt: skip
    assert names(first.up, first.kind)[3:] == ["brk_avalanche", "brk_guard_stance"]
    assert [TREASURES[card].id for card in first.items] == ["it_keen_blade", "it_keen_blade", "it_fire_flask"]
    assert [TREASURES[card].id for card in second.items] == ["it_star_ring"]
    assert names(second.spare, second.kind) == ["mar_sanctuary_flame"]  # the one daily power she has not yet
    assert (g.hp[g.first], g.hp[1 - g.first]) == (10, 10)  # full again: 10 and, at level 2, 10
    assert (first.poisoned, first.curses, g.pile) == (False, (), [[]])
    assert write_party(g) == line


def test_they_are_asked_neither_for_hero_nor_powers_and_draw_no_first_item() -> None:
    position = new_game(GAME, 2, 3, {"party": f"{BRAKKA}; {MAREN}"})
    prompts = []
    while position.ask is not None and position.ask.prompt != "act":
        prompts.append(position.ask.prompt)
        position.pick(0)
    assert prompts == ["start", "start"]
    g = state(position)
    brakka, maren = g.heroes[g.first], g.heroes[1 - g.first]
    assert [TREASURES[card].id for card in brakka.items] == ["it_keen_blade"]
    assert [TREASURES[card].type for card in maren.items] == [ITEM]  # who comes with nothing draws one


def test_cards_of_the_party_are_not_in_the_deck() -> None:
    g = state(begin(f"{BRAKKA.replace('it_keen_blade', 'it_star_ring,it_keen_blade')}; {MAREN}"))
    everywhere = [*g.treasures.contents(), *g.treasures.discards, *[card for x in g.heroes for card in x.items]]
    assert sorted(everywhere) == sorted([n for n, card in enumerate(TREASURES) for _ in range(card.copies)])


def test_new_players_choose_among_the_heroes_who_are_left() -> None:
    position = new_game(GAME, 3, 5, {"party": BRAKKA})
    assert position.ask is not None
    assert position.ask.prompt == "hero"
    offered = {GAME.text(position.ask, value) for value in position.ask.options}
    assert offered == {"ilse", "quillon", "maren", "tamsin", "orrin"}
    g = state(begin(BRAKKA, 3, 5))
    assert g.heroes[g.first].name == "brakka"
    assert len({x.name for x in g.heroes}) == 3


def test_whole_games_hand_their_party_on() -> None:
    """What any game writes, another one reads and would write again before anything has happened."""
    for seed in range(6):
        position, rng = new_game(GAME, 3, seed, {"random_heroes": True, "random_powers": True}, keep=False), Rng(seed)
        while position.ask is not None:
            position.pick(GAME.habit(position.state, position.ask, rng))
        line = write_party(state(position))
        members = line.split("; ")
        again = state(begin(line, 3, seed + 1, adventure="iron_crown"))
        for member, new in zip(members, write_party(again).split("; "), strict=True):
            assert new == member or (member.endswith(" -") and new.startswith(member[:-2]))


@pytest.mark.parametrize(
    ("party", "complaint"),
    [
        (f"{BRAKKA}; {BRAKKA}", "twice"),
        ("brakka 1 stone_blood,measured_cut,bull_rush,spite,rally", "is no hero of a party"),
        (BRAKKA.replace("brakka", "nobody"), "is no hero of a party"),
        (BRAKKA.replace(" 1 ", " 3 "), "is no hero of a party"),
        (BRAKKA.replace(" 1 ", " 2 "), "2 daily"),
        (BRAKKA.replace("spite", "spite,avalanche"), "1 daily"),
        (BRAKKA.replace("bull_rush,", ""), "2 at-will"),
        (BRAKKA.replace("rally", "blink"), "no power 'blink'"),
        (BRAKKA.replace("it_keen_blade", "it_crown"), "no item 'it_crown'"),
        (BRAKKA.replace("it_keen_blade", "bl_iron"), "no item 'bl_iron'"),
        (BRAKKA.replace("it_keen_blade", "it_star_ring,it_star_ring"), "more it_star_ring than there are"),
        (f"{BRAKKA}; {MAREN}; {MAREN.replace('maren', 'ilse')}", "ilse has no power"),
        ("x" * 1501, "must be like"),
        (BRAKKA.upper(), "must be like"),
    ],
)
def test_what_is_no_party_is_refused(party: str, complaint: str) -> None:
    with pytest.raises(BadSetup, match=complaint):
        GAME.check_setup(3, {"party": party})


def test_a_party_must_fit_the_table() -> None:
    with pytest.raises(BadSetup, match="2 heroes for 1 players"):
        GAME.check_setup(1, {"party": f"{BRAKKA}; {MAREN}"})
    assert GAME.check_setup(2, {"party": f"{BRAKKA}; {MAREN}"})["party"] == f"{BRAKKA}; {MAREN}"
    assert read_party("") == []


def test_the_longest_party_there_can_be_fits_the_option(table: Make) -> None:
    t = table("quillon", "maren", "tamsin", "brakka", "ilse")
    for x in t.g.heroes:
        x.level, x.up = 2, 0b0010110111
    t.g.heroes[0].items = tuple([n for n, c in enumerate(TREASURES) if c.type == ITEM for _ in range(c.copies)])
    line = write_party(t.g)
    assert GAME.check_setup(5, {"party": line})["party"] == line
