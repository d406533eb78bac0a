"""The Manor's turn: its phases, Event cards and Treasures, new Omens; what the role tells the table about itself."""

from hauntbox.board.dark import DARK
from hauntbox.games.manor import manor_judge, manor_labels
from hauntbox.games.manor.cards import EVENTS_ROW, OMEN_POWER, OMENS_RESTORED, ROWS, TREASURES_PLACED
from hauntbox.games.manor.judge import HABITS, PAUSES, REASONS
from hauntbox.games.manor.labels import explain, inform
from hauntbox.games.manor.manor_board import draw_events, place_wraith
from hauntbox.games.manor.manor_rows import assign, carry_out_rows
from hauntbox.games.manor.manor_words import TREASURE_ON, TREASURE_WHERE
from hauntbox.games.manor.manor_wraith import haunt
from hauntbox.games.manor.options import FIRST, first
from hauntbox.games.manor.pieces import MANOR, TREASURE
from hauntbox.games.manor.resist import resist
from hauntbox.games.manor.spaces import space_text
from hauntbox.games.manor.state import Manor
from hauntbox.games.manor.things import poltergeists, put
from hauntbox.kernel.ask import Ask, Rule


def begin(g: Manor) -> None:
    """MAN-MAN-1, MAN-MAN-2: the four phases; Resist comes first, and on the first turn the Wraith before it."""
    g.then(restore_omens)
    g.then(draw_and_place)
    g.then(haunt)
    g.then(carry_out_rows)
    g.then(assign)
    g.then(resist, MANOR)
    if not g.manor.placed:
        g.then(place_wraith)


def draw_and_place(g: Manor) -> None:
    """MAN-MAN-40, MAN-MAN-41, MAN-MAN-43: Event cards for the Omens on the Events row, then Treasure tokens."""
    g.manor.row = 0
    omens = g.manor.rows[EVENTS_ROW]
    g.then(place_treasure, TREASURES_PLACED[omens])
    draw_events(g, OMEN_POWER[EVENTS_ROW][omens], "MAN-MAN-40")


def place_treasure(g: Manor, left: int) -> Rule[None]:
    """MAN-MAN-41, MAN-MAN-42: a Treasure token on an unoccupied Dark tile, while there are any of both."""
    spaces = g.free(DARK) if left and g.supply[TREASURE] else []
    if not spaces:
        return
    options = [TREASURE_ON | at << FIRST for at in spaces]
    at = first((yield Ask(g.seat(MANOR), TREASURE_WHERE, options, left)))
    put(g, TREASURE, at)
    if g.ears:
        g.tell("treasure-placed", "MAN-MAN-41", cell=space_text(at))
    g.then(place_treasure, left - 1)


def restore_omens(g: Manor) -> None:
    """MAN-MAN-44, MAN-MAN-45, MAN-FAQ-9: the rows are cleared, the box is filled for the Poltergeists on the board."""
    m = g.manor
    count = poltergeists(g)
    m.rows = [0] * len(ROWS)
    m.box = OMENS_RESTORED[count]
    if g.ears:
        g.tell("omens-restored", "MAN-MAN-44", count=count, total=m.box)


REASONS[MANOR] = manor_judge.reasons
HABITS.update(manor_judge.MANOR_HABITS)
PAUSES.extend(manor_judge.MANOR_PAUSES)
for kind, facts_of in manor_labels.OPTION_FACTS.items():
    explain(kind, facts_of)
for name, more in manor_labels.QUESTION_FACTS.items():
    inform(name, more)
