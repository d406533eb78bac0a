"""Decks: the order of a pile is decided when somebody draws or looks."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hauntbox.kernel.errors import Misfit
from hauntbox.kernel.rng import EVERYBODY, Rng, Tape
from hauntbox.kernel.state import canonical
from hauntbox.parts.deck import NO_CARD, Deck
from hauntbox.parts.hidden import UNKNOWN, fill, hide, take_out

LAMP, ROPE, KNIFE, BELL = range(4)
SEAT_0, SEAT_1 = 1 << 0, 1 << 1
NOBODY = 0


def fixed(*cards: int | None) -> Rng:
    """Chance that draws these cards."""
    rng = Rng(1)
    rng.tape = Tape(cards)
    return rng


def four_cards(refills: bool = False) -> Deck:
    return Deck((LAMP, ROPE, KNIFE, BELL), refills)


def test_every_card_is_drawn_once_and_then_there_is_none() -> None:
    deck, rng = four_cards(), Rng(5)
    assert sorted(deck.draw(rng) for _ in range(4)) == [LAMP, ROPE, KNIFE, BELL]
    assert deck.draw(rng) == NO_CARD


def test_every_card_is_about_as_likely_to_come_first() -> None:
    rng = Rng(1)
    first = [four_cards().draw(rng) for _ in range(4000)]
    assert all(900 < first.count(card) < 1100 for card in (LAMP, ROPE, KNIFE, BELL))


def test_fixed_chance_names_the_cards_that_come() -> None:
    deck, rng = four_cards(), fixed(BELL, ROPE)
    assert [deck.draw(rng), deck.draw(rng)] == [BELL, ROPE]
    assert deck.contents() == [LAMP, KNIFE]


def test_a_card_that_is_gone_cannot_come_again() -> None:
    deck, rng = four_cards(), fixed(BELL, BELL)
    deck.draw(rng)
    with pytest.raises(Misfit, match="card 3"):
        deck.draw(rng)


def test_what_was_drawn_is_logged_with_those_who_saw_it() -> None:
    deck, rng = four_cards(), fixed(ROPE, KNIFE)
    deck.draw(rng, SEAT_0)
    deck.draw(rng)
    assert rng.tape is not None
    assert rng.tape.log == [(ROPE, SEAT_0), (KNIFE, EVERYBODY)]


def test_an_empty_pile_is_made_of_its_discards_only_when_the_rules_say_so() -> None:
    for refills, expected in ((True, LAMP), (False, NO_CARD)):
        deck = Deck((LAMP,), refills)
        deck.discard(deck.draw(Rng(1)))
        assert deck.draw(Rng(1)) == expected
        assert deck.draw(Rng(1)) == NO_CARD


def test_drawing_some_takes_what_there_is_and_refills_on_the_way() -> None:
    deck = Deck((LAMP, ROPE), refills=True)
    deck.discards = [KNIFE]
    assert deck.draw_some(fixed(ROPE, LAMP, KNIFE), 5) == [ROPE, LAMP, KNIFE]


def test_cards_that_were_looked_at_come_next_in_the_same_order() -> None:
    deck = four_cards()
    assert deck.peek(fixed(KNIFE, LAMP), 2, SEAT_0) == [KNIFE, LAMP]
    assert deck.peek(Rng(3), 1, SEAT_1) == [KNIFE]
    assert deck.top == [(LAMP, SEAT_0), (KNIFE, SEAT_0 | SEAT_1)]
    assert deck.draw_some(Rng(9), 2) == [KNIFE, LAMP]


def test_looking_never_brings_the_discards_back() -> None:
    deck = Deck((LAMP,), refills=True)
    deck.discards = [ROPE]
    assert deck.peek(Rng(1), 3) == [LAMP]
    assert deck.discards == [ROPE]


def test_cards_put_on_top_come_first_and_cards_put_under_come_last() -> None:
    deck = Deck((LAMP,))
    deck.put_top(ROPE)
    deck.put_bottom(KNIFE)
    deck.put_bottom(BELL)
    assert deck.draw_some(Rng(1), 4) == [ROPE, LAMP, KNIFE, BELL]


def test_shuffling_forgets_where_cards_lie() -> None:
    deck = Deck((LAMP,))
    deck.put_top(ROPE)
    deck.put_bottom(KNIFE)
    deck.shuffle()
    assert (deck.loose, deck.top, deck.bottom) == ([LAMP, ROPE, KNIFE], [], [])


def test_a_searched_card_is_taken_wherever_it_lies_and_the_rest_shuffled() -> None:
    for card in (LAMP, ROPE, KNIFE):
        deck = Deck((LAMP,))
        deck.put_top(ROPE)
        deck.put_bottom(KNIFE)
        assert card in deck.contents()
        deck.take(card)
        assert card not in deck.contents()
        assert deck.top == []


def test_drawing_a_card_known_on_top_uses_chance_too_so_that_it_cannot_be_undone() -> None:
    deck, rng = four_cards(), Rng(1)
    deck.put_top(LAMP, NOBODY)
    before = rng.state
    deck.draw(rng)
    assert rng.state != before


# --- what a seat knows


def test_a_view_hides_what_the_seat_has_not_seen() -> None:
    deck = four_cards()
    deck.peek(fixed(BELL), 1, SEAT_0)
    known, hidden = deck.copy(), deck.copy()
    known.hide(0)
    hidden.hide(1)
    assert known.top == [(BELL, SEAT_0)]
    assert known.loose == [UNKNOWN] * 3
    assert known.unseen == [LAMP, ROPE, KNIFE]
    assert hidden.top == [(UNKNOWN, SEAT_0)]
    assert hidden.unseen == [LAMP, ROPE, KNIFE, BELL]
    assert known.size() == hidden.size() == 4


def test_two_decks_that_differ_only_in_hidden_cards_look_the_same() -> None:
    views = []
    for card in (BELL, ROPE):
        deck = four_cards()
        hand = [deck.draw(fixed(card), SEAT_1)]
        hide(hand, deck.unseen)
        deck.hide(0)
        views.append(canonical([deck, hand]))
    assert views[0] == views[1]


@settings(max_examples=50, deadline=None)
@given(st.integers(0, 1 << 20), st.integers(0, 3), st.integers(0, 3))
def test_dealing_a_view_gives_every_card_a_place_again(seed: int, drawn: int, looked: int) -> None:
    deck, rng = Deck(range(10)), Rng(seed)
    hand = deck.draw_some(rng, drawn, SEAT_1)
    deck.peek(rng, looked, SEAT_1)
    deck.put_bottom(deck.draw(rng, SEAT_1), SEAT_1)
    size = deck.size()
    hide(hand, deck.unseen)
    deck.hide(0)
    fill(rng, hand, deck.unseen)
    deck.deal(rng)
    assert sorted(hand + deck.contents()) == list(range(10))
    assert deck.size() == size
    assert deck.unseen == []
    assert deck.loose == sorted(deck.loose)


def test_a_deal_that_put_another_card_on_top_gives_the_card_the_seat_saw() -> None:
    deck = Deck((LAMP, ROPE))
    deck.put_top(KNIFE, NOBODY)
    assert deck.draw(fixed(ROPE)) == ROPE
    assert deck.contents() == [LAMP, KNIFE]


def test_a_copy_is_equal_and_lives_on_its_own() -> None:
    deck = four_cards(refills=True)
    deck.peek(Rng(1), 2, SEAT_0)
    deck.discard(9)
    before = canonical(deck)
    twin = deck.copy()
    assert canonical(twin) == before
    twin.draw_some(Rng(2), 5)
    twin.put_bottom(7)
    assert canonical(deck) == before


def test_a_pile_in_order_gives_its_top_card_whether_chance_is_on_tape_or_not() -> None:
    for rng in (Rng(1), fixed(), fixed(None)):
        pile = [BELL, LAMP, ROPE, LAMP, ROPE]
        assert [take_out(rng, pile, -1) for _ in range(3)] == [ROPE, LAMP, ROPE]
        assert pile == [BELL, LAMP]
