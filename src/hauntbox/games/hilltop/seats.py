"""What lies before each seat: the explorer's card with its clips, cards, and states; and the states of figures."""

from typing import Final

from hauntbox.board.geometry import DIRECTIONS
from hauntbox.games.hilltop.cards import (
    COMPANIONS,
    DEBRIS,
    FIRST_EVENT,
    FIRST_ITEM,
    MASK,
    MUSIC_BOX,
    OBJECT,
    WEAPONS,
    WEBS,
)  # fmt: skip
from hauntbox.games.hilltop.explorers import EXPLORERS, PRINTED, TRAITS
from hauntbox.games.hilltop.figures import hidden_traitor, traitor_player
from hauntbox.games.hilltop.hidden import lot
from hauntbox.games.hilltop.keys import card_key
from hauntbox.games.hilltop.moving import allowance, spaces_left
from hauntbox.games.hilltop.names import card_name
from hauntbox.games.hilltop.state import (
    ABSORBED,
    ASLEEP,
    CARRIED,
    DEAD,
    ESCAPED,
    FIGURE,
    GONE,
    GRABBED,
    HEROES,
    INVISIBLE,
    NO_SIDE,
    NOBODY,
    ON_CARD,
    OUTSIDE,
    REMOVED,
    SMALL,
    SOUL,
    STUCK,
    STUNNED,
    TRAITOR,
    UNCONSCIOUS,
    UNMASKED,
    Hilltop,
)  # fmt: skip
from hauntbox.games.hilltop.traits import bound
from hauntbox.kernel.scene import Card, Row, SeatBoard, Track

STATES: Final = (
    (DEAD, "dead"),
    (ESCAPED, "escaped"),
    (REMOVED | ABSORBED, "gone"),
    (OUTSIDE, "outside"),
    (STUNNED, "stunned"),
    (STUCK, "stuck"),
    (GRABBED, "grabbed"),
    (CARRIED, "carried"),
    (ASLEEP, "asleep"),
    (UNCONSCIOUS, "unconscious"),
    (SMALL, "small"),
    (SOUL, "soul"),
    (INVISIBLE, "invisible"),
)
FREED_AFTER: Final = 3


def seat_boards(g: Hilltop, seat: int | None) -> tuple[SeatBoard, ...]:
    """The places of all explorers, as one seat sees them."""
    return tuple([seat_board(g, x, seat) for x in range(g.seats)])


def seat_board(g: Hilltop, x: int, seat: int | None) -> SeatBoard:
    if g.who[x] < 0:
        return SeatBoard(x, g.player[x], "", "")
    cards = tuple([hand_card(g, card) for card in sorted(g.hands[x], key=kind_order)])
    return SeatBoard(
        seat=x,
        decides=g.player[x],
        name=EXPLORERS[g.who[x]].id,
        side="",
        tracks=(*trait_tracks(g, x), *other_tracks(g, x)),
        rows=(Row(f"cards:{x}", "cards", cards),) if cards else (),
        active=on_turn(g) == x,
        marks=(*side_marks(g, x, seat), *figure_marks(g, x)),
    )


def on_turn(g: Hilltop) -> int:
    """The seat whose turn it is; in the monster turn the one that plays them."""
    if g.turn == 0 or g.over:
        return NOBODY
    if g.acting == NOBODY:
        return g.active
    return g.player[g.acting] if g.acting >= 0 else traitor_player(g)


# --- clips and counters


def trait_tracks(g: Hilltop, x: int) -> list[Track]:
    """The four clips on their printed steps."""
    found: list[Track] = []
    for trait, name in enumerate(TRAITS):
        printed = PRINTED[g.who[x]][trait][1:]
        step = g.steps[4 * x + trait]
        found.append(Track(f"{name}:{x}", name, g.value(x, trait), None, printed, step, g.start(x, trait)))
    return found


def other_tracks(g: Hilltop, x: int) -> list[Track]:
    """The spaces of this turn, a foreseen number, and how often somebody has tried to free the explorer."""
    found: list[Track] = []
    if on_turn(g) == x and g.acting == NOBODY and not g.flags[x] & GONE:
        found.append(Track(f"spaces:{x}", "spaces", 0 if g.halted else spaces_left(g, x), allowance(g, x)))
    if g.foreseen[x] >= 0:
        found.append(Track(f"foreseen:{x}", "foreseen", g.foreseen[x]))
    if bound(g, x) and g.tries[x]:
        found.append(Track(f"tries:{x}", "tries", g.tries[x], FREED_AFTER))
    return found


# --- cards


def kind_order(card: int) -> tuple[int, int]:
    """Omens, items, kept events, objects of the haunt."""
    return [card >= FIRST_ITEM, card >= FIRST_EVENT, card >= OBJECT].count(True), card


def card_kind(card: int) -> str:
    return ("omen", "item", "event", "object")[kind_order(card)[0]]


def hand_card(g: Hilltop, card: int) -> Card:
    """A card as it lies open before an explorer or in a room."""
    marks: list[str] = []
    if card in WEAPONS:
        marks.append("weapon")
    if card in COMPANIONS:
        marks.append("companion")
    if card == MASK and g.worn:
        marks.append("worn")
    if card == MUSIC_BOX and g.box_open:
        marks.append("open")
    if g.used >> card & 1:
        marks.append("used")
    marks += marks_at(g, ON_CARD + card)
    return Card(card_key(card), card_name(g, card), tuple(marks), card_kind(card))


# --- states


def marks_at(g: Hilltop, place: int) -> list[str]:
    """The haunt's markers at a place, counted where there are several."""
    return [f"{kind}:{count}" if count > 1 else kind for (kind, at), count in g.marks.items() if at == place]


def side_marks(g: Hilltop, x: int, seat: int | None) -> list[str]:
    """On which side an explorer is known to be (HIL-TRAITOR-20: a hidden traitor is known to that seat alone)."""
    if not g.story or (g.setting_up and g.traitor == NOBODY):
        return []
    if hidden_traitor(g) and not g.flags[x] & UNMASKED:
        return ["traitor"] if x == seat and g.secrets.get(lot(x)) == 1 else []
    return ["traitor"] if g.team[x] == TRAITOR else ["hero"] if g.team[x] == HEROES else []


def figure_marks(g: Hilltop, f: int) -> list[str]:
    """The states of a figure: its flags, cards that hold it, its side of a barrier, the haunt's markers."""
    found = [name for flag, name in STATES if g.flags[f] & flag]
    if f < g.seats:
        if WEBS in g.hands[f] and "stuck" not in found:
            found.append("stuck")
        if DEBRIS in g.hands[f]:
            found.append("buried")
    if g.side[f] != NO_SIDE and not g.flags[f] & GONE:
        found.append(f"side-{DIRECTIONS[g.side[f]]}")
    return found + marks_at(g, FIGURE + f)
