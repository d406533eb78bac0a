"""What happens to the Manor's board, on any turn: Omens in the box, Event cards in hand; the Wraith is placed."""

from typing import Final

from hauntbox.board.dark import DARK, EMPTY
from hauntbox.games.manor.cards import EVENTS
from hauntbox.games.manor.options import AT, first, option, prompt
from hauntbox.games.manor.pieces import MANOR, WRAITH
from hauntbox.games.manor.spaces import BESIDE, SPACES, space_text
from hauntbox.games.manor.state import Manor
from hauntbox.games.manor.things import lay_dark, move
from hauntbox.kernel.ask import Ask, Rule
from hauntbox.parts.hidden import pick

PLACE_WRAITH: Final = prompt("place_wraith", "MAN-SETUP-14")
PLACE_DARK: Final = prompt("place_dark", "MAN-SETUP-16")


def lose_omens(g: Manor, count: int, rule: str) -> int:
    """MAN-SPI-38, MAN-MAN-45: Omens leave the box until the next phase 4; how many."""
    lost = min(count, g.manor.box)
    if lost > 0:
        g.manor.box -= lost
        if g.ears:
            g.tell("omens-lost", rule, count=lost, total=g.manor.box)
    return lost


def draw_events(g: Manor, count: int, rule: str) -> int:
    """MAN-MAN-40, MAN-MAN-43: Event cards that only the Manor sees; how many there were."""
    drawn = g.manor.events.draw_some(g.rng, count, 1 << g.seat(MANOR))
    g.manor.hand = sorted(g.manor.hand + drawn)
    if drawn and g.ears:
        g.tell("events-drawn", rule, count=len(drawn), total=len(g.manor.hand))
    return len(drawn)


def discard_event(g: Manor, card: int, rule: str) -> None:
    """A card of the Manor's hand goes to the discard, where all see it."""
    g.manor.hand.remove(card)
    g.manor.events.discard(card)
    g.reveal()
    if g.ears:
        g.tell("event-discarded", rule, card=EVENTS[card].id)


def lose_random_event(g: Manor, rule: str) -> bool:
    """MAN-ENC-37: one Event card, picked at random from its hand, is discarded."""
    hand = g.manor.hand
    if not hand:
        return False
    card = pick(g.rng, hand)
    hand.append(card)
    hand.sort()
    discard_event(g, card, rule)
    return True


# --- the Wraith


def place_wraith(g: Manor) -> Rule[None]:
    """MAN-SETUP-14 to MAN-SETUP-16: on an unoccupied Dark tile; else on a new one; else anywhere."""
    seat = g.seat(MANOR)
    g.manor.placed = True
    spaces = g.free(DARK)
    if not spaces:
        gaps = empty_beside_tiles(g) if g.stack else []
        if gaps:
            at = first((yield Ask(seat, PLACE_DARK, [option(AT, gap) for gap in gaps])))
            lay_dark(g, at, "MAN-SETUP-15")
            spaces = [at]
        else:
            spaces = [at for at in SPACES if g.has_tile(at)]
    at = first((yield Ask(seat, PLACE_WRAITH, [option(AT, at) for at in spaces])))
    move(g, WRAITH, at)
    if g.ears:
        g.tell("wraith", "MAN-SETUP-14", cell=space_text(at))


def empty_beside_tiles(g: Manor) -> list[int]:
    """The empty spaces adjacent to any tile."""
    face = g.grid.face
    return [at for at in SPACES if face[at] == EMPTY and any(face[to] for to in BESIDE[at])]
