"""The Spider's turn: reveal the form; move and use powers; draw Power cards; choose a form (chapter Spider)."""

from typing import Final

from hauntbox.games.manor.cards import AT_TERROR, FORM_CASTER, FORM_GIANT, FORM_SPIDERLINGS, FORMS
from hauntbox.games.manor.judge import HABITS, PAUSES, REASONS
from hauntbox.games.manor.labels import explain, inform
from hauntbox.games.manor.options import NO, YES, first, option
from hauntbox.games.manor.pieces import CASTER, EGG, GIANT, PIECES, SPIDER
from hauntbox.games.manor.resist import resist
from hauntbox.games.manor.roles import VERY_HARD
from hauntbox.games.manor.spaces import OFF, space_text
from hauntbox.games.manor.spider_board import discard_powers, gain_blood
from hauntbox.games.manor.spider_data import NO_FORM
from hauntbox.games.manor.spider_deeds import deed, feed_eggs
from hauntbox.games.manor.spider_judge import SPIDER_HABITS, reasons
from hauntbox.games.manor.spider_labels import OPTION_FACTS, QUESTION_FACTS
from hauntbox.games.manor.spider_menu import menu_options, near_misses, spiderling_spots
from hauntbox.games.manor.spider_words import (
    ACTIVATE,
    CHOOSE_FORM,
    END,
    EXTRA,
    GATHER,
    GATHER_AT,
    MENU,
    NEXT_SPIDERLING,
    REST,
    TAKE_FORM,
)  # fmt: skip
from hauntbox.games.manor.state import Manor
from hauntbox.games.manor.things import move, on_board, spaces_with
from hauntbox.kernel.ask import Ask, Rule

GIANT_MOVES: Final = 3
CASTER_MOVES: Final = 2
SPIDERLING_MOVES: Final = 4
EXTRA_CARDS: Final = 3


def begin(g: Manor) -> None:
    """MAN-SPI-1, MAN-SPI-2: Resist, the form, moves and powers, cards, the next form."""
    g.spider.new_turn()
    g.then(choose_form)
    g.then(draw_powers)
    g.then(move_phase)
    g.then(wake)
    g.then(show_form)
    g.then(resist, SPIDER)


# --- the form


def show_form(g: Manor) -> None:
    """MAN-SPI-3 to MAN-SPI-6: the chosen card is turned up; her pieces follow it."""
    s = g.spider
    old, new = s.form, s.next_form
    if new == NO_FORM:
        return
    s.next_form = NO_FORM
    s.form = new
    g.reveal()
    if g.ears:
        g.tell("form-shown", "MAN-SPI-3", form=FORMS[new])
    if new == old:
        return
    if old == FORM_SPIDERLINGS:
        g.then(gather)
        return
    was = large_piece(old)
    home = g.at[was]
    move(g, was, OFF)
    if new == FORM_SPIDERLINGS:
        for piece in range(len(PIECES)):
            if s.living >> piece & 1:
                move(g, piece, home)
    else:
        move(g, large_piece(new), home)


def large_piece(form: int) -> int:
    return GIANT if form == FORM_GIANT else CASTER


def gather(g: Manor) -> Rule[None]:
    """MAN-SPI-6, D31: the new piece on any space with a Spiderling; all Spiderlings leave the board."""
    s = g.spider
    options = [option(GATHER_AT, at) for at in spiderling_spots(g)]
    at = first((yield Ask(g.seat(SPIDER), GATHER, options, FORMS[s.form])))
    for piece in on_board(g, s.living):
        move(g, piece, OFF)
    move(g, large_piece(s.form), at)
    if g.ears:
        g.tell("form-placed", "MAN-SPI-6", form=FORMS[s.form], cell=space_text(at))


def wake(g: Manor) -> None:
    """MAN-SPI-7: the Caster gains 1 Blood, and each Egg a Blood cube."""
    if g.spider.form == FORM_CASTER:
        gain_blood(g, 1, "MAN-SPI-7")
        g.then(feed_eggs, tuple(spaces_with(g, EGG)), "MAN-SPI-7")


# --- moving and powers


def move_phase(g: Manor) -> None:
    """MAN-SPI-30, MAN-SPI-50, MAN-SPI-65: Movement of each form, and the wall the Giant Spider may cross."""
    s = g.spider
    if s.form == FORM_SPIDERLINGS:
        s.queue = tuple(on_board(g, s.living))
        g.then(next_spiderling)
        return
    s.active = large_piece(s.form)
    giant = s.form == FORM_GIANT
    s.moves = GIANT_MOVES if giant else CASTER_MOVES
    s.walls = 1 if giant else 0
    g.then(menu)


def next_spiderling(g: Manor) -> Rule[None]:
    """MAN-SPI-65, MAN-SPI-75, D32: each once, in any order; those on the same space are alike."""
    s = g.spider
    s.active = -1
    if not s.queue:
        return
    options: list[int] = []
    spots: list[int] = []
    for piece in s.queue:
        if g.at[piece] not in spots:
            spots.append(g.at[piece])
            options.append(option(ACTIVATE, piece))
    choice: int = yield Ask(g.seat(SPIDER), NEXT_SPIDERLING, [*options, REST], len(s.queue))
    if choice == REST:
        s.queue = ()
        return
    s.active = first(choice)
    s.queue = tuple([piece for piece in s.queue if piece != s.active])
    s.moves = SPIDERLING_MOVES + s.bonus
    g.then(next_spiderling)
    g.then(menu)


def menu(g: Manor) -> Rule[None]:
    """MAN-SPI-1, MAN-SPI-26: what she does next; a change of form in her turn ends the phase at once."""
    if g.spider.stays:
        return
    options = menu_options(g)
    options.append(END)
    barred = near_misses(g, options) if g.ears else ()
    choice: int = yield Ask(g.seat(SPIDER), MENU, options, PIECES[g.spider.active], barred)
    if choice != END:
        g.then(menu)
        deed(g, choice)


# --- the end of the turn


def draw_powers(g: Manor) -> Rule[None]:
    """MAN-SPI-10 to MAN-SPI-12, D36: up to Spirit; the Caster may draw 3 more first and then discards."""
    s = g.spider
    s.active = -1
    missing = AT_TERROR[s.terror].spirit - len(s.hand)
    extra = s.form == FORM_CASTER and missing < EXTRA_CARDS and bool(s.deck.size() + len(s.deck.discards))
    if extra and (yield Ask(g.seat(SPIDER), EXTRA, [YES, NO], EXTRA_CARDS)) == YES:
        g.then(discard_down)
        missing = EXTRA_CARDS
    if missing <= 0:
        return
    drawn = s.deck.draw_some(g.rng, missing, 1 << g.seat(SPIDER))
    s.hand = sorted(s.hand + drawn)
    if drawn and g.ears:
        g.tell("powers-drawn", "MAN-SPI-10", count=len(drawn), total=len(s.hand))


def discard_down(g: Manor) -> None:
    """MAN-SPI-11: to Spirit."""
    s = g.spider
    discard_powers(g, len(s.hand) - AT_TERROR[s.terror].spirit, "MAN-SPI-11")


def choose_form(g: Manor) -> Rule[None]:
    """MAN-SPI-13, MAN-SPI-61, MAN-SPI-62, D37: any form card, face down; MAN-VAR-30: very hard is always the Giant."""
    s = g.spider
    if s.stays or g.terms.levels[SPIDER] == VERY_HARD:
        return
    s.next_form = first(
        (yield Ask(g.seat(SPIDER), CHOOSE_FORM, [option(TAKE_FORM, form) for form in range(len(FORMS))]))
    )
    if g.ears:
        g.tell("form-chosen", "MAN-SPI-13")


REASONS[SPIDER] = reasons
HABITS.update(SPIDER_HABITS)
PAUSES.extend((MENU, NEXT_SPIDERLING))
for kind, option_facts in OPTION_FACTS.items():
    explain(kind, option_facts)
for name, question_facts in QUESTION_FACTS.items():
    inform(name, question_facts)
