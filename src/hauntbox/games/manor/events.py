"""Event cards that the Paladin's reveals bring, and their effects (MAN-PAL-28, MAN-PAL-29, MAN-VAR-3)."""

from collections.abc import Callable, Sequence
from typing import Final

from hauntbox.board.dark import DARK, LIT
from hauntbox.games.manor.cards import EFFECT_OF, EFFECTS, EVENTS, GEAR
from hauntbox.games.manor.edges import force_wall_edges, put_force_wall
from hauntbox.games.manor.entering import SHOVE, force, forced_steps
from hauntbox.games.manor.labels import EXPLAIN, Facts, inform
from hauntbox.games.manor.laying import rotate_tile
from hauntbox.games.manor.options import (
    AT,
    EVENT_CARD,
    ON_EDGE,
    OTHER_WORDS,
    STOP,
    TO,
    TURN,
    first,
    option,
    prompt,
    word,
)  # fmt: skip
from hauntbox.games.manor.paladin_board import SEEN_REST, lose_grit
from hauntbox.games.manor.pieces import (
    LAMP,
    MANOR,
    MOST_WEBS,
    PALADIN,
    PALADIN_PIECE,
    PIECES,
    POLTERGEISTS,
    SKELETONS,
    SPIDER,
    TREASURE,
    WEB,
)  # fmt: skip
from hauntbox.games.manor.roles import NOBODY, chooser
from hauntbox.games.manor.skeletons_board import gain_stability
from hauntbox.games.manor.spaces import BESIDE, FAR, space_text, within
from hauntbox.games.manor.spider_board import place_webs
from hauntbox.games.manor.state import Manor
from hauntbox.games.manor.things import place_poltergeist, poltergeists, put, take
from hauntbox.games.manor.tiles import ROTATIONS, TILES
from hauntbox.kernel.ask import Ask, Rule

PLAY_EVENT: Final = prompt("play_event", "MAN-PAL-28")
EVENT_HOARD: Final = prompt("event_hoard", "MAN-PAL-28")
EVENT_SILK: Final = prompt("event_silk", "MAN-PAL-28")
EVENT_TURN: Final = prompt("event_turn", "MAN-PAL-28")
EVENT_SPIRIT: Final = prompt("event_spirit", "MAN-PAL-28")
EVENT_DOORS: Final = prompt("event_doors", "MAN-PAL-28")
PLAYED: Final = word(OTHER_WORDS, "event-card", EVENT_CARD, text="")
SEEN_EVENT: Final = SEEN_REST + len(GEAR)
"""Where the Event cards begin in FIRED."""
CAUSE: Final = "MAN-PAL-28"
SPIRIT_FAR: Final = 3


# --- the card


def play_event(g: Manor) -> None:
    """MAN-PAL-28, MAN-PAL-29: the Manor plays a card of its hand; else the top card is drawn.

    Put on the agenda first what comes after the event.
    """
    m = g.manor
    if g.plays(MANOR) and m.hand:
        g.then(choose_event)
        return
    card = m.events.draw(g.rng)
    if card >= 0:
        g.then(carry_out, card)


def choose_event(g: Manor) -> Rule[None]:
    """MAN-PAL-28: any card of its hand. A secret until it lies on the table: it ends the step."""
    hand = g.manor.hand
    card = first((yield Ask(g.seat(MANOR), PLAY_EVENT, [option(PLAYED, held) for held in hand])))
    hand.remove(card)
    g.reveal()
    g.then(carry_out, card)


def carry_out(g: Manor, card: int) -> None:
    """MAN-PAL-28: the card is discarded and its effect carried out (MAN-MOVE-25: not at the Entrance)."""
    g.manor.events.discard(card)
    g.seen |= 1 << (SEEN_EVENT + card)
    if g.ears:
        g.tell("event-card", CAUSE, card=EVENTS[card].id, effect=EVENTS[card].effect)
    if g.paladin_in():
        EFFECT[EFFECT_OF[card]](g)


def decide(g: Manor, role: int, kind: str, options: Sequence[int], about: object = None) -> Rule[int]:
    """MAN-VAR-3: what a role chooses; in solo (NOBODY) chance does."""
    if role == NOBODY:
        return options[g.rng.below(len(options))]
    choice: int = yield Ask(g.seat(role), kind, options, about)
    return choice


# --- the effects


def cold(g: Manor) -> None:
    """Cold Snap: Lamps on his tile and the adjacent ones return to his supply; he loses 1 Grit."""
    at = g.at[PALADIN_PIECE]
    lamps = sum([take(g, LAMP, space) for space in (at, *BESIDE[at])])
    if lamps and g.ears:
        g.tell("lamps-out", CAUSE, count=lamps)
    lose_grit(g, 1, CAUSE)


def portrait(g: Manor) -> None:
    """Falling Portrait: he loses 2 Grit."""
    lose_grit(g, 2, CAUSE)


def hoard(g: Manor) -> None:
    """Forgotten Hoard: a Treasure token on the nearest unoccupied Dark tile."""
    if g.supply[TREASURE]:
        g.then(hoard_where)


def hoard_where(g: Manor) -> Rule[None]:
    """Forgotten Hoard: of tiles equally near the Paladin chooses."""
    far = FAR[g.at[PALADIN_PIECE]]
    free = g.free(DARK)
    if not free:
        return
    nearest = min([far[at] for at in free])
    options = [option(AT, at) for at in free if far[at] == nearest]
    at = first((yield Ask(g.seat(PALADIN), EVENT_HOARD, options)))
    put(g, TREASURE, at)
    if g.ears:
        g.tell("treasure-placed", CAUSE, cell=space_text(at))


def silk(g: Manor) -> None:
    """Silk on the Stairs: up to 2 Webs; without a Spider player 1 Movement less for the rest of the turn."""
    if g.plays(SPIDER) and not g.spider.dead:
        g.then(silk_where, 2)
        return
    g.paladin.slowed += 1
    if g.ears:
        g.tell("slowed", CAUSE)


def silk_where(g: Manor, left: int) -> Rule[None]:
    """Silk on the Stairs: she may place a Web on his tile or an adjacent one, twice."""
    at = g.at[PALADIN_PIECE]
    spaces = [to for to in (at, *BESIDE[at]) if g.has_tile(to) and g.count(to, WEB) < MOST_WEBS]
    if not left or not spaces or not g.supply[WEB]:
        return
    choice: int = yield Ask(g.seat(SPIDER), EVENT_SILK, [*[option(AT, to) for to in spaces], STOP], left)
    if choice == STOP:
        return
    g.then(silk_where, left - 1)
    place_webs(g, first(choice), 1, CAUSE)


def turning(g: Manor) -> None:
    """Turning Room: the chooser turns his tile to any orientation."""
    g.then(turning_how)


def turning_how(g: Manor) -> Rule[None]:
    """Turning Room: only a Lit tile has an orientation."""
    at = g.at[PALADIN_PIECE]
    if g.grid.face[at] != LIT:
        return
    tile = g.grid.tile[at]
    role = chooser(g.terms)
    options = [option(TURN, r) for r in ROTATIONS[tile]]
    choice = yield from decide(g, role, EVENT_TURN, options, (TILES[tile].id, at))
    rotate_tile(g, g.seat(PALADIN if role == NOBODY else role), at, first(choice), CAUSE)


def grave(g: Manor) -> None:
    """Grave Call: the Skeletons gain 1 Stability; without Skeletons he loses 1 Grit. MAN-SOLO-17."""
    if g.plays(SKELETONS) or g.terms.solo:
        gain_stability(g, 1, CAUSE)
    else:
        lose_grit(g, 1, CAUSE)


def spirit(g: Manor) -> None:
    """Restless Spirit: a Poltergeist on an unoccupied Lit tile within 3 spaces of him."""
    if poltergeists(g) < len(POLTERGEISTS):
        g.then(spirit_where)


def spirit_where(g: Manor) -> Rule[None]:
    """Restless Spirit: the chooser says where; without such a tile nothing happens."""
    face = g.grid.face
    spaces = [to for to in within(g.at[PALADIN_PIECE], SPIRIT_FAR) if face[to] == LIT and not g.occupied(to)]
    if spaces:
        choice = yield from decide(g, chooser(g.terms), EVENT_SPIRIT, [option(AT, to) for to in spaces])
        place_poltergeist(g, first(choice), CAUSE)


def doors(g: Manor) -> None:
    """Slamming Doors: up to 2 Force Walls on edges of his tile."""
    g.then(doors_where, 2)


def doors_where(g: Manor, left: int) -> Rule[None]:
    """Slamming Doors: one edge after the other (MAN-EDGE-3)."""
    edges = force_wall_edges(g, g.at[PALADIN_PIECE])
    if not left or not edges:
        return
    role = chooser(g.terms)
    options = [*[option(ON_EDGE, edge) for edge in edges], STOP]
    choice = yield from decide(g, role, EVENT_DOORS, options, left)
    if choice == STOP:
        return
    g.then(doors_where, left - 1)
    edge = first(choice)
    put_force_wall(g, g.seat(PALADIN if role == NOBODY else role), edge >> 2, edge & 3, CAUSE)


def trapdoor(g: Manor) -> None:
    """Trapdoor: the chooser forced-moves him 1 space."""
    g.then(trapdoor_where)


def trapdoor_where(g: Manor) -> Rule[None]:
    """Trapdoor: MAN-MOVE-20, MAN-MOVE-23."""
    steps = forced_steps(g, PALADIN_PIECE)
    if steps:
        options = [option(TO, to) for to in steps]
        choice = yield from decide(g, chooser(g.terms), SHOVE, options, PIECES[PALADIN_PIECE])
        force(g, PALADIN_PIECE, first(choice), CAUSE)


EFFECT: Final[tuple[Callable[[Manor], None], ...]] = (
    cold, portrait, hoard, silk, turning, grave, spirit, doors, trapdoor,
)  # fmt: skip
"""In the order of EFFECTS."""
assert len(EFFECT) == len(EFFECTS)


# --- words


def card_facts(g: Manor, ask: Ask, value: int) -> Facts:
    """The event of a card, and the Mold of its flight."""
    card = EVENTS[first(value)]
    return {"effect": card.effect, "mold": card.mold}


def turn_facts(g: Manor, ask: Ask) -> Facts:
    """The tile that is turned."""
    tile, at = ask.about
    return {"tile": f"{tile.split('_')[0]}_tile", "cell": space_text(at)}


EXPLAIN[PLAYED >> 27] = card_facts
inform("event_turn", turn_facts)
