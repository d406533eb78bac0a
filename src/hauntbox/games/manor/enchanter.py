"""The Enchanter's turn: appear; dominate; collect magic cubes; act (chapter Enchanter)."""

from typing import Final

from hauntbox.board.dark import DARK, LIT
from hauntbox.games.manor import enchanter_judge, enchanter_labels
from hauntbox.games.manor.cards import FLICKER, HALLS
from hauntbox.games.manor.enchanter_board import draw_spells, drop_board_discs
from hauntbox.games.manor.enchanter_command import obey
from hauntbox.games.manor.enchanter_deeds import deed, menu_options
from hauntbox.games.manor.enchanter_reach import (
    NEAR,
    OTHERS,
    first_places,
    free_around,
    may_darken,
    needed,
    opponents,
    place,
    reached,
    syphoned,
    twice,
)  # fmt: skip
from hauntbox.games.manor.enchanter_words import (
    APPEAR,
    APPEAR_AT,
    COMMAND,
    CONJURE,
    CONJURED,
    DOMINATE,
    DOMINATE_ONE,
    END,
    ENOUGH,
    FIRED_DOMINATE,
    FLICKER_ONE,
    LIGHT_UP,
    MENU,
    PUT_OUT,
    SNEAK,
    SUMMON,
    SUMMONED,
    SYPHON,
    WHISPER,
    note,
    note_spell,
)  # fmt: skip
from hauntbox.games.manor.ends import fill_domination
from hauntbox.games.manor.judge import HABITS, PAUSES, REASONS
from hauntbox.games.manor.labels import explain, inform
from hauntbox.games.manor.laying import darken
from hauntbox.games.manor.options import FIRST, first, option, word_of
from hauntbox.games.manor.pieces import ENCHANTER, ENCHANTER_PIECE, PALADIN, PALADIN_PIECE, ROLES
from hauntbox.games.manor.restless import restless_house
from hauntbox.games.manor.revealing import reveal
from hauntbox.games.manor.spaces import INSIDE, OFF, space_text
from hauntbox.games.manor.state import Manor
from hauntbox.games.manor.things import move
from hauntbox.kernel.ask import Ask, Rule

SPELL_BONUS: Final = (1, 2)
"""The Domination spaces that bring a spell."""
CUBE_BONUS: Final = (3, 4)
"""The Domination spaces that bring a magic cube."""


def begin(g: Manor) -> None:
    """MAN-ENC-20: appear; dominate; collect magic cubes; act; Flicker and Restless Halls at their times."""
    g.then(last_thing)
    g.then(menu)
    g.then(collect)
    g.then(dominate)
    g.then(flicker)
    g.then(appear)


# --- appear, Flicker


def appear(g: Manor) -> Rule[None]:
    """MAN-ENC-21, D47: off the board he comes back where he can hide, if there is room at all."""
    if place(g) != OFF:
        return
    spaces = first_places(g)
    if not spaces:
        return
    at = first((yield Ask(g.seat(ENCHANTER), APPEAR, [APPEAR_AT | at << FIRST for at in spaces])))
    move(g, ENCHANTER_PIECE, at)
    if g.ears:
        g.tell("enchanter-appears", "MAN-ENC-21", cell=space_text(at))


def flicker(g: Manor) -> Rule[None]:
    """MAN-ENC-24, D56: reveals a surrounding unoccupied Dark tile, or flips a Lit one that is not the Abyss."""
    here = place(g)
    if FLICKER not in g.enchanter.spells or here == OFF:
        return
    options = [option(LIGHT_UP, at) for at in free_around(g, here, DARK)]
    options += [option(PUT_OUT, at) for at in free_around(g, here, LIT) if may_darken(g, at)]
    if not options:
        return
    seat = g.seat(ENCHANTER)
    choice: int = yield Ask(seat, FLICKER_ONE, [*options, ENOUGH])
    if choice == ENOUGH:
        return
    note_spell(g, FLICKER)
    if word_of(choice) == LIGHT_UP:
        reveal(g, seat, first(choice), "MAN-ENC-24")
    else:
        darken(g, first(choice))


# --- dominate


def dominate(g: Manor) -> Rule[None]:
    """MAN-ENC-42 to MAN-ENC-44, D48: one opponent after the other, as long as their discs are enough."""
    e = g.enchanter
    enough = [role for role in opponents(g) if e.boards[role] >= needed(g)]
    options = [option(DOMINATE, role) for role in enough if not twice(g, role)]
    if not options:
        return
    barred = [(option(DOMINATE, role), "MAN-ENC-44") for role in enough if twice(g, role)] if g.ears else ()
    choice: int = yield Ask(g.seat(ENCHANTER), DOMINATE_ONE, [*options, ENOUGH], needed(g), barred)
    if choice == ENOUGH:
        return
    role = first(choice)
    note(g, FIRED_DOMINATE)
    e.last = role
    if g.ears:
        facts = {"count": e.boards[role], "total": e.filled + 1, "goal": g.terms.dominations}
        g.tell("dominated", "MAN-ENC-42", role=ROLES[role], **facts)
    drop_board_discs(g, role, e.boards[role], "MAN-ENC-42")
    fill_domination(g)
    g.then(dominate)
    g.then(obey, role)
    if e.filled in SPELL_BONUS:
        g.then(draw_spells)
    elif e.filled in CUBE_BONUS:
        e.cubes += 1


# --- act


def collect(g: Manor) -> None:
    """MAN-ENC-23: all magic cubes are there to be used."""
    g.enchanter.left = g.enchanter.cubes
    g.enchanter.used = 0


def menu(g: Manor) -> Rule[None]:
    """MAN-ENC-20, D49: what he does next; off the board he can do nothing (MAN-ENC-21)."""
    e = g.enchanter
    if not e.left or place(g) == OFF:
        return
    options = menu_options(g)
    options.append(END)
    barred = near_misses(g, options) if g.ears else ()
    choice: int = yield Ask(g.seat(ENCHANTER), MENU, options, e.left, barred)
    if choice != END:
        g.then(menu)
        deed(g, choice)


def near_misses(g: Manor, options: list[int]) -> list[tuple[int, str]]:
    """What a player will wonder about."""
    e = g.enchanter
    here = place(g)
    found: list[tuple[int, str]] = []
    for to in NEAR[here]:
        if g.has_tile(to) and option(SNEAK, to) not in options:
            rule = "MAN-ENC-31" if g.here[to] & OTHERS else "MAN-ENC-30"
            found.append((option(SNEAK, to), rule))
    if not syphoned(g, here):
        found.append((SYPHON, "MAN-ENC-34"))
    if WHISPER not in options:
        found.append((WHISPER, "MAN-ENC-36" if reached(g, here) else "MAN-ENC-41"))
    if e.used & SUMMONED:
        found.append((SUMMON, "MAN-ENC-38"))
    if e.used & CONJURED:
        found.append((CONJURE, "MAN-ENC-39"))
    if g.plays(PALADIN) and e.boards[PALADIN] and not INSIDE[g.at[PALADIN_PIECE]]:
        found.append((option(COMMAND, PALADIN), "MAN-MOVE-25"))
    return found


def last_thing(g: Manor) -> None:
    """MAN-VAR-6: Restless Halls at the end of his turn; where he is the house hand anyway they are not in the deck."""
    if HALLS in g.enchanter.spells:
        note_spell(g, HALLS)
        restless_house(g, ENCHANTER)


REASONS[ENCHANTER] = enchanter_judge.reasons
HABITS.update(enchanter_judge.ENCHANTER_HABITS)
PAUSES.append(MENU)
for kind, option_facts in enchanter_labels.OPTION_FACTS.items():
    explain(kind, option_facts)
for name, question_facts in enchanter_labels.QUESTION_FACTS.items():
    inform(name, question_facts)
