"""The Spider's attacks: Fangs of the Giant Spider, the Caster and the Spiderlings."""

from typing import Final

from hauntbox.games.manor.enchanter_board import lose_board_discs, lose_hand_discs, scatter_enchanter
from hauntbox.games.manor.entering import SHOVE, force, forced_steps, shove
from hauntbox.games.manor.manor_board import lose_omens
from hauntbox.games.manor.options import STOP, TO, first, option, second
from hauntbox.games.manor.paladin_board import lose_grit
from hauntbox.games.manor.pieces import (
    ENCHANTER_BIT,
    ENCHANTER_PIECE,
    MANOR,
    PALADIN_BIT,
    PALADIN_PIECE,
    PIECES,
    POLTERGEIST,
    POLTERGEIST_BITS,
    SKELETON_BITS,
    SPIDER,
    pieces_of,
)  # fmt: skip
from hauntbox.games.manor.skeletons_board import lose_stability, scatter, scatter_all
from hauntbox.games.manor.spaces import space_text
from hauntbox.games.manor.spider_board import gain_blood
from hauntbox.games.manor.spider_menu import PREY, spiderling_spots
from hauntbox.games.manor.spider_words import BITE, BITE_ENCHANTER, BITE_PALADIN, BITES, DISCS_OF, GRIT_OF
from hauntbox.games.manor.state import Manor
from hauntbox.games.manor.things import remove_poltergeist
from hauntbox.kernel.ask import Ask, Rule

GIANT_FANGS: Final = "MAN-SPI-34"
CASTER_FANGS: Final = "MAN-SPI-52"
SPIDERLING_FANGS: Final = "MAN-SPI-73"

# --- Giant Spider


def bite_all(g: Manor, count: int) -> None:
    """MAN-SPI-34, MAN-SPI-37 to MAN-SPI-40: every piece in her space; what further Fangs add works once a kind."""
    at = g.at[g.spider.active]
    here = g.here[at] & PREY
    more = count - 1
    if g.ears:
        g.tell("spider-bites", GIANT_FANGS, cell=space_text(at), count=count)
    if here & PALADIN_BIT:
        g.then(bite_paladin, more)
    if here & ENCHANTER_BIT:
        if more:
            g.then(bite_enchanter, more)
        scatter_enchanter(g, "MAN-SPI-39", SPIDER)
    if here & SKELETON_BITS:
        scatter_all(g, at, "MAN-SPI-37", True)
        lose_stability(g, more, "MAN-SPI-37")
    if here & POLTERGEIST_BITS:
        for piece in pieces_of(here & POLTERGEIST_BITS):
            remove_poltergeist(g, piece, "MAN-SPI-38")
        if g.plays(MANOR):
            lose_omens(g, more, "MAN-SPI-38")
    gain_blood(g, count, GIANT_FANGS)


def bite_paladin(g: Manor, more: int) -> Rule[None]:
    """MAN-SPI-36, D35: 1 Grit and 1 space; each further Fangs is one more of either. One loss, so one Light."""
    grit, spaces = 1, 1
    if more:
        options = [option(GRIT_OF, 1 + n, 1 + more - n) for n in range(more, -1, -1)]
        choice: int = yield Ask(g.seat(SPIDER), BITE_PALADIN, options, more)
        grit, spaces = first(choice), second(choice)
    g.then(drag, spaces)
    lose_grit(g, grit, "MAN-SPI-36")


def drag(g: Manor, left: int) -> Rule[None]:
    """MAN-SPI-36: she may move him so many spaces, one after the other."""
    steps = forced_steps(g, PALADIN_PIECE)
    if not steps or not left:
        return
    options = [*[option(TO, to) for to in steps], STOP]
    choice: int = yield Ask(g.seat(SPIDER), SHOVE, options, PIECES[PALADIN_PIECE])
    if choice == STOP:
        return
    g.then(drag, left - 1)
    force(g, PALADIN_PIECE, first(choice), "MAN-SPI-36")


def bite_enchanter(g: Manor, count: int) -> Rule[None]:
    """MAN-SPI-39, MAN-SPI-79, MAN-ENC-51, MAN-ENC-54: discs of her own board, the rest of his hand."""
    board = g.enchanter.boards[SPIDER]
    options = [option(DISCS_OF, n, count - n) for n in range(min(count, board), -1, -1)]
    choice: int = yield Ask(g.seat(SPIDER), BITE_ENCHANTER, options, count)
    lose_hand_discs(g, second(choice), "MAN-SPI-39")
    lose_board_discs(g, SPIDER, first(choice), "MAN-SPI-39")


# --- Caster


def caster_bite(g: Manor) -> Rule[None]:
    """MAN-SPI-52, D33: one piece that she sees, with Dark Sight."""
    options = [option(BITES, piece) for piece in caster_targets(g)]
    piece = first((yield Ask(g.seat(SPIDER), BITE, options)))
    at = g.at[piece]
    if g.ears:
        g.tell("caster-bites", CASTER_FANGS, piece=PIECES[piece], cell=space_text(at))
    if piece == PALADIN_PIECE:
        g.then(shove, g.seat(SPIDER), piece, "MAN-SPI-77")
        lose_grit(g, 1, "MAN-SPI-77")
    elif piece == ENCHANTER_PIECE:
        g.then(bite_enchanter, 1)
    elif piece >= POLTERGEIST:
        remove_poltergeist(g, piece, "MAN-SPI-78")
    else:
        scatter(g, piece, "MAN-SPI-78", True)
    gain_blood(g, 1, CASTER_FANGS)


def caster_targets(g: Manor) -> list[int]:
    """The pieces she sees; of several Poltergeists on a tile, which are alike, one."""
    found: list[int] = []
    for at in g.grid.sight(g.at[g.spider.active], True):
        here = g.here[at] & PREY
        if here:
            found += pieces_of(here & ~POLTERGEIST_BITS)
            found += pieces_of(here & POLTERGEIST_BITS)[:1]
    return sorted(found)


# --- Spiderlings


def bite_everywhere(g: Manor) -> None:
    """MAN-SPI-73, MAN-SPI-67: all pieces in their spaces; Paladin and Poltergeists may be moved, others scatter."""
    seat = g.seat(SPIDER)
    count = 0
    scattered: list[int] = []
    for at in spiderling_spots(g):
        here = g.here[at] & PREY
        count += here.bit_count()
        for piece in pieces_of(here):
            if piece == PALADIN_PIECE or piece >= POLTERGEIST:
                g.then(shove, seat, piece, SPIDERLING_FANGS, False)
            else:
                scattered.append(piece)
    if g.ears:
        g.tell("spiderlings-bite", SPIDERLING_FANGS, count=count)
    for piece in scattered:
        if piece == ENCHANTER_PIECE:
            scatter_enchanter(g, "MAN-SPI-67", SPIDER)
        else:
            scatter(g, piece, "MAN-SPI-67", True)
    gain_blood(g, count, SPIDERLING_FANGS)
