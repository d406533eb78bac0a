"""What lies before each seat: the board of its role with its tracks and cards, as one seat sees them."""

from collections.abc import Callable, Sequence
from typing import Final

from hauntbox.games.manor.attacks import VIGIL_STRENGTH, movement, perception, strength
from hauntbox.games.manor.cards import (
    AT_TERROR,
    CUBES,
    DOMINATION,
    EVENTS,
    FORMS,
    GEAR,
    MOLD_OF,
    ROW_SPACES,
    ROWS,
    SANCTITY,
    SPELL_MAX,
    SPELLS,
    SUITS,
    TERROR_MAX,
    TREASURES,
)  # fmt: skip
from hauntbox.games.manor.ends import may_escape
from hauntbox.games.manor.paladin_data import DEVOTION_MAX, GRIT_MAX, HEALTH, TASKS
from hauntbox.games.manor.pieces import (
    ENCHANTER,
    MANOR,
    PALADIN,
    PIECES,
    ROLES,
    SKELETONS,
    SPIDER,
    SPIDERLINGS,
    pieces_of,
)  # fmt: skip
from hauntbox.games.manor.skeletons_data import SKULLS, STABILITY_MAX
from hauntbox.games.manor.solo import MOVES, RUSH
from hauntbox.games.manor.spider_data import NO_FORM
from hauntbox.games.manor.state import Manor
from hauntbox.kernel.scene import Card, Row, SeatBoard, Track


def seat_boards(g: Manor) -> tuple[SeatBoard, ...]:
    """The boards of all roles in play."""
    return tuple([seat_board(g, role) for role in g.terms.roles])


def seat_board(g: Manor, role: int) -> SeatBoard:
    mine = g.seat(role)
    found, rows = BOARDS[role](g)
    if role != ENCHANTER and g.plays(ENCHANTER):
        found.append(Track(f"discs:{role}", "disc", g.enchanter.boards[role], next_domination(g)))
    marks = ("dead",) if role == SPIDER and g.spider.dead else ()
    shown = tuple([Row(f"{name}:{role}", name, tuple(cards)) for name, cards in rows if cards])
    return SeatBoard(mine, mine, ROLES[role], "", tuple(found), shown, g.active == role and not g.over, marks)


Board = tuple[list[Track], list[tuple[str, Sequence[Card]]]]


def next_domination(g: Manor) -> int | None:
    """How many discs the leftmost free Domination space asks for; None when none is free."""
    filled = g.enchanter.filled
    return DOMINATION[filled] if filled < len(DOMINATION) else None


def plain_card(name: str, *marks: str) -> Card:
    return Card(f"card:{name}", name, marks)


def hidden(cards: Sequence[int], names: Sequence[str], back: str) -> list[Card]:
    """Cards as a view shows them: those the seat does not know show their back."""
    return [plain_card(names[card]) if card >= 0 else plain_card(back) for card in cards]


def event_card(card: int) -> Card:
    """An Event card with the Mold of its flight."""
    return plain_card(EVENTS[card].id, f"mold:{MOLD_OF[card]}")


def paladin_board(g: Manor) -> Board:
    p = g.paladin
    found = [
        Track("health", "health", p.health, HEALTH),
        Track("grit", "grit", p.grit, GRIT_MAX),
        Track("perception", "perception", perception(g)),
        Track("movement", "movement", movement(g)),
        Track("strength", "strength", strength(g)),
        Track("hero_cube", "hero_cube", p.cubes.free),
        Track("fire", "fire", p.fire, DEVOTION_MAX),
        Track("light", "light", p.light, DEVOTION_MAX),
    ]
    if g.active == PALADIN:
        found.append(Track("moves_left", "moves_left", movement(g) - p.moves, movement(g)))
        found.append(Track("meetings_left", "meetings_left", perception(g) - p.meetings, perception(g)))
    if g.terms.poltergeists:
        found.append(Track("destroyed", "destroyed", p.destroyed, g.terms.poltergeists))
    found.append(Track("treasures_left", "treasures_left", p.treasures.size()))
    tasks = [plain_card(task) for i, task in enumerate(TASKS) if not p.tasks >> i & 1]
    rows: list[tuple[str, Sequence[Card]]] = [
        ("tasks", tasks),
        ("sanctity", [plain_card(SANCTITY[card].id, *([] if SANCTITY[card].keep else ["once"])) for card in p.cards]),
        ("sanctity_drawn", [plain_card(SANCTITY[card].id) for card in p.drawn]),
        ("treasures_up", [plain_card(TREASURES[card]) for card in p.shown]),
        ("treasures_down", hidden(p.kept, TREASURES, "treasure_back")),
        ("treasures_offered", hidden(p.offered, TREASURES, "treasure_back")),
    ]
    if g.terms.solo:
        found += vigil_tracks(g)
        rows.append(("march_order", march(g)))
    return found, rows


def vigil_tracks(g: Manor) -> list[Track]:
    """The dials of the Lone Vigil, and what Stability makes of its Skeletons (MAN-SOLO-11)."""
    stability = g.skeletons.stability
    return [
        Track("dial_terror", "dial_terror", g.spider.terror, g.terms.vigil.terror),
        Track("dial_stability", "dial_stability", stability, STABILITY_MAX),
        Track("vigil_movement", "vigil_movement", MOVES[stability]),
        Track("vigil_rush", "vigil_rush", RUSH[stability]),
        Track("vigil_strength", "vigil_strength", VIGIL_STRENGTH[stability]),
    ]


def march(g: Manor) -> list[Card]:
    """The March Order with where each Skeleton is."""
    s = g.skeletons
    found: list[Card] = []
    for skeleton in s.march:
        if g.at[skeleton]:
            place = "on_board"
        elif g.terms.solo:
            place = "lying" if s.fallen >> skeleton & 1 else "ready"
        else:
            place = "ready" if s.ready >> skeleton & 1 else "waiting"
        found.append(Card(f"piece:{PIECES[skeleton]}", PIECES[skeleton], (place,)))
    return found


def skeletons_board(g: Manor) -> Board:
    s = g.skeletons
    found = [Track("stability", "stability", s.stability, STABILITY_MAX)]
    skulls = [skull for i, skull in enumerate(SKULLS) if not s.skulls >> i & 1]
    if skulls:
        found.append(Track("next_skull", "next_skull", skulls[0]))
    if g.active == SKELETONS and s.active >= 0:
        found.append(Track("skeleton_moves", "moves_left", s.moves))
    if g.terms.mix.skeletons and g.terms.poltergeists and not g.plays(PALADIN):
        found.append(Track("skeletons_destroyed", "destroyed", s.destroyed, g.terms.poltergeists))
    found.append(Track("gear_left", "gear_left", s.deck.size()))
    order = march(g)
    if s.wolf:
        order.append(Card("piece:wolf", "wolf", ("ready",)))
    gear = [Card(f"card:{GEAR[card].id}", GEAR[card].id, (PIECES[GEAR[card].owner],)) for card in pieces_of(s.gear)]
    return found, [("march_order", order), ("gear", gear)]


def spider_board(g: Manor) -> Board:
    s = g.spider
    at_terror = AT_TERROR[s.terror]
    found = [
        Track("terror", "terror", s.terror, TERROR_MAX),
        Track("escape", "escape", g.terms.escape),
        Track("blood", "blood", s.blood),
        Track("defense", "defense", at_terror.defense[s.form]),
        Track("spirit", "spirit", at_terror.spirit),
        Track("lives", "lives", s.living.bit_count(), len(SPIDERLINGS)),
        Track("powers_left", "powers_left", s.deck.size()),
    ]
    if g.active == SPIDER and s.active >= 0:
        found.append(Track("spider_moves", "moves_left", s.moves))
    rows: list[tuple[str, Sequence[Card]]] = [("forms", form_cards(g))]
    if s.next_form < 0 and s.next_form != NO_FORM:
        rows.append(("next_form", [plain_card("form_back")]))
    return found, [*rows, ("powers", hidden(s.hand, SUITS, "power_back"))]


def form_cards(g: Manor) -> list[Card]:
    """All three forms: which one she has now, and for herself which one she has chosen."""
    s = g.spider
    found: list[Card] = []
    for form, name in enumerate(FORMS):
        marks = [mark for mark, on in (
            ("face_up", s.form == form),
            ("may_escape", s.form == form and may_escape(g)),
            ("chosen", s.next_form == form),
        ) if on]  # fmt: skip
        found.append(plain_card(name, *marks))
    return found


def manor_board(g: Manor) -> Board:
    m = g.manor
    found = [Track("mold", "mold", m.mold, g.terms.mold), Track("box", "box", m.box)]
    found += [Track(f"row:{name}", name, m.rows[i], ROW_SPACES) for i, name in enumerate(ROWS)]
    found.append(Track("events_left", "events_left", m.events.size()))
    hand = [event_card(card) if card >= 0 else plain_card("event_back") for card in m.hand]
    return found, [("event_hand", hand)]


def enchanter_board(g: Manor) -> Board:
    e = g.enchanter
    found = [
        Track("discs", "disc_hand", e.hand),
        Track("magic_cubes", "magic_cube", e.left if g.active == ENCHANTER else e.cubes, max(CUBES, e.cubes)),
        Track("domination", "domination", e.filled, g.terms.dominations),
        Track("spell_track", "spell_track", e.track, SPELL_MAX),
    ]
    needed = next_domination(g)
    if needed is not None:
        found.append(Track("next_domination", "next_domination", needed))
    spells = [plain_card(SPELLS[card]) for card in e.spells]
    return found, [("spells", spells), ("spells_drawn", hidden(e.drawn, SPELLS, "spell_back"))]


BOARDS: Final[dict[int, Callable[[Manor], Board]]] = {
    PALADIN: paladin_board,
    SKELETONS: skeletons_board,
    SPIDER: spider_board,
    MANOR: manor_board,
    ENCHANTER: enchanter_board,
}
