"""Monsters are drawn and placed. DEL-EXPLORE-6, DEL-MONSTER-1 to DEL-MONSTER-8, DEL-VILLAIN-6."""

from typing import Final

from hauntbox.games.delve.figures import choose_square, closest_cells, entry_squares, free_on, put
from hauntbox.games.delve.foes import FOES, HUNTING_PACK, is_villain
from hauntbox.games.delve.heroes import ILSE
from hauntbox.games.delve.seen import FOE, see, see_figure
from hauntbox.games.delve.state import NONE, Delve
from hauntbox.kernel.ask import Ask, Rule
from hauntbox.parts.deck import NO_CARD

FIRST_LOOK: Final = "first_look"


def controls(g: Delve, seat: int, kind: int) -> bool:
    return any(card & 63 == kind for card in g.charge[seat])


def draw_kind(g: Delve, seat: int, keyword: str = "", packs: bool = False) -> int:
    """DEL-MONSTER-2 to DEL-MONSTER-5: a monster that the player does not control; NONE when there is none.

    With `packs` a Hunting Pack may come; otherwise it is discarded and replaced.
    """
    passed: list[int] = []
    found = NONE
    while (card := g.monsters.draw(g.rng)) != NO_CARD:
        if card == HUNTING_PACK and packs and not keyword:
            found = card
            break
        fits = card != HUNTING_PACK and (not keyword or FOES[card].keyword == keyword)
        if fits and not controls(g, seat, card):
            found = card
            break
        passed.append(card)
    g.monsters.discards += passed
    return found


def new_figure(g: Delve, kind: int) -> int:
    """A figure with full hit points, not yet on the map."""
    g.serials += 1
    figure = g.serials * 64 + kind
    hp = FOES[kind].hp
    g.hp[figure] = hp[g.seats - 1] if len(hp) > 1 else hp[0]
    see_figure(g, figure)
    return figure


def arrive(g: Delve, cell: int, keyword: str = "", look: bool = False) -> Rule[None]:
    """DEL-EXPLORE-6: the active player draws a monster and places it; a Hunting Pack brings two (DEL-MONSTER-5)."""
    kind = draw_kind(g, g.active, keyword, packs=True)
    if kind == HUNTING_PACK:
        see(g, FOE, HUNTING_PACK)
        if g.ears:
            g.tell("pack", "DEL-MONSTER-5", foe="hunting_pack")
        second = draw_kind(g, g.active)
        if second != NONE:
            yield from place_new(g, g.active, second, cell, look)
        kind = draw_kind(g, g.active)
        g.monsters.discard(HUNTING_PACK)
    if kind == NONE:
        if g.ears:
            g.tell("no-monster", "DEL-MONSTER-4")
        return
    yield from place_new(g, g.active, kind, cell, look)


def arrive_for(g: Delve, seat: int, cell: int) -> Rule[None]:
    """An adventure lets a player draw a monster for a tile; he controls it, a Hunting Pack is two."""
    kind = draw_kind(g, seat, packs=True)
    kinds = [kind]
    if kind == HUNTING_PACK:
        see(g, FOE, HUNTING_PACK)
        kinds = [draw_kind(g, seat)]
        yield from place_drawn(g, seat, kinds, cell)
        kinds = [draw_kind(g, seat)]
        g.monsters.discard(HUNTING_PACK)
    yield from place_drawn(g, seat, kinds, cell)


def place_drawn(g: Delve, seat: int, kinds: list[int], cell: int) -> Rule[None]:
    for kind in kinds:
        if kind != NONE:
            yield from place_new(g, seat, kind, cell, False)


def place_new(g: Delve, seat: int, kind: int, cell: int, look: bool) -> Rule[None]:
    """DEL-MONSTER-1, DEL-MONSTER-7: the card lies in front of the player, the figure on a mushroom square."""
    figure = new_figure(g, kind)
    g.charge[seat].append(figure)
    yield from place_figure(g, figure, cell, look)


def place_figure(g: Delve, figure: int, cell: int, look: bool = False) -> Rule[None]:
    """DEL-MONSTER-7, DEL-VILLAIN-6: a mushroom square of the tile, else a free one, else on the closest tile with one.

    With `look` Ilse may put it on any free square of the tile (First Look).
    """
    squares = mushrooms = entry_squares(g, cell)
    if not squares:
        cells = closest_cells(g, cell, [c for c in g.cave.tiles if free_on(g, c)])
        if not cells:
            return
        there: int = yield Ask(g.active, "closest_tile", cells, figure)
        squares = entry_squares(g, there)
    elif look and g.hero.kind == ILSE and g.able(g.active) and g.notes.get("looked", 0) != g.turn + 1:
        squares = free_on(g, cell)
    square = yield from choose_square(g, g.active, figure, squares, "mushroom")
    put(g, figure, square)
    if mushrooms and square not in mushrooms:  # First Look is for one monster of the tile
        g.notes["looked"] = g.turn + 1
    if is_villain(figure) and figure not in g.villains:
        g.villains = (*g.villains, figure)
    if g.ears:
        keeper = next((g.heroes[s].name for s in range(g.seats) if figure in g.charge[s]), "")
        g.tell("appeared", "DEL-MONSTER-7", foe=g.name(figure), who=keeper)
