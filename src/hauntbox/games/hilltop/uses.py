"""The active cards: what may be done with each, and what comes of it."""

from typing import Final

import hauntbox.games.hilltop.errand  # noqa: F401
from hauntbox.games.hilltop.attack import defeat, steal, stealable
from hauntbox.games.hilltop.calling import go_next_door, heroes_come, monsters_come
from hauntbox.games.hilltop.cards import (
    BELL,
    BOTTLE,
    DARK_DICE,
    DYNAMITE,
    HEALING_SALVE,
    PICKPOCKETS_GLOVES,
    PUZZLE_BOX,
    SMELLING_SALTS,
    SPIRIT_BOARD,
)  # fmt: skip
from hauntbox.games.hilltop.declare import NONE
from hauntbox.games.hilltop.draw import draw_event, draw_item
from hauntbox.games.hilltop.explorers import KNOWLEDGE, MIGHT, PHYSICAL, SANITY, SPEED, TRAITS
from hauntbox.games.hilltop.figures import is_monster, others_here, trait_of
from hauntbox.games.hilltop.harm import SPLIT, damage
from hauntbox.games.hilltop.haunt import is_traitor, replaced, tale
from hauntbox.games.hilltop.house import way_in
from hauntbox.games.hilltop.moving import exits, put
from hauntbox.games.hilltop.names import name, room_name
from hauntbox.games.hilltop.rolls import MOST_DICE, plain_roll, trait_roll
from hauntbox.games.hilltop.state import GONE, Hilltop
from hauntbox.games.hilltop.traits import (
    ALL_TRAITS,
    change,
    change_all,
    clean_by_item,
    discard,
    gain_any,
    raise_to_start,
)  # fmt: skip
from hauntbox.games.hilltop.using import use
from hauntbox.kernel.ask import Ask, Rule

NOW: Final = (0,)
NOT_NOW: Final[tuple[int, ...]] = ()
BODY: Final = (MIGHT, SPEED)
MIND: Final = (SANITY, KNOWLEDGE)
SWALLOWED: Final = (
    ((SPEED, -2), (MIGHT, -2), (SANITY, -2), (KNOWLEDGE, -2)),
    ((MIGHT, -2), (SPEED, -2)),
    ((KNOWLEDGE, -2), (SANITY, -2)),
    ((KNOWLEDGE, 1), (MIGHT, -1)),
    ((KNOWLEDGE, 2), (SANITY, 2)),
    ((MIGHT, 2), (SPEED, 2)),
)
"""What the Bottle does, by the roll; from 6 on it carries its drinker off."""
ESCAPES: Final = 5
"""The Speed roll that saves from Dynamite."""
BLAST: Final = 4


def anytime(g: Hilltop, x: int) -> tuple[int, ...]:
    return NOW


def after_haunt(g: Hilltop, x: int) -> tuple[int, ...]:
    return NOW if g.story else NOT_NOW


def company(g: Hilltop, x: int) -> list[int]:
    """The other explorers with whom an explorer stands, on the same side of a barrier."""
    return [y for y in others_here(g, x) if y < g.seats]


# --- omens


@use("crystal_ball", after_haunt)
def crystal_ball(g: Hilltop, x: int, target: int) -> Rule[None]:
    """Knowledge 4+: any card of a deck comes on top; else the look costs Sanity."""
    total: int = yield from trait_roll(g, x, KNOWLEDGE, "crystal_ball", "HIL-CARD-34")
    if total >= 4:
        yield from search_deck(g, x)
    else:
        yield from change(g, x, SANITY, -1 if total else -2, "HIL-CARD-34")


def search_deck(g: Hilltop, x: int) -> Rule[None]:
    """HIL-CARD-34: the card found is shown to nobody, so finding it must be the last thing in its step."""
    decks = {"item": g.items, "event": g.events}
    filled = [deck for deck in decks if decks[deck].size() or decks[deck].discards]
    if not filled:
        return
    chosen: str = yield Ask(x, "choose_option", filled, "crystal_ball")
    cards = decks[chosen]
    if not cards.size():
        cards.shuffle(discards=True)
    if g.ears:
        g.tell("searched", "HIL-CARD-34", who=name(g, x), deck=chosen)
    card: int = yield Ask(x, "search_pick", cards.contents(), chosen)
    cards.take(card)
    cards.put_top(card, 1 << x)


@use("mask", anytime)
def mask(g: Hilltop, x: int, target: int) -> Rule[None]:
    """Sanity 4+: it is put on or taken off."""
    total: int = yield from trait_roll(g, x, SANITY, "mask", "HIL-CARD-33")
    if total < 4:
        return
    g.worn = not g.worn
    if g.ears:
        g.tell("mask", "HIL-CARD-33", who=name(g, x), worn=int(g.worn))
    put_on, taken_off = ((KNOWLEDGE, 2), (SANITY, -2)), ((SANITY, 2), (KNOWLEDGE, -2))
    yield from change_all(g, x, put_on if g.worn else taken_off, "HIL-CARD-33")


def before_moving(g: Hilltop, x: int) -> tuple[int, ...]:
    return NOW if g.spent == 0 and (g.stack.size() or g.stack.discards) else NOT_NOW


@use("spirit_board", before_moving)
def spirit_board(g: Hilltop, x: int, target: int) -> Rule[None]:
    """A secret look at the top tile, which ends its step; in the second half the monsters answer."""
    if not g.stack.size():
        g.stack.refill()
    tile = g.stack.settle(g.rng, 1, 1 << x)[0]
    if g.ears:
        g.tell("looked", "HIL-CARD-31", 1 << x, who=name(g, x), room=room_name(tile))
    if g.story:
        g.then(monsters_come, x, SPIRIT_BOARD)
    yield from ()


# --- items that call, carry off and blow up


@use("bell", after_haunt)
def bell(g: Hilltop, x: int, target: int) -> Rule[None]:
    """Sanity 5+: heroes come closer; else monsters do, unless the traitor rings."""
    total: int = yield from trait_roll(g, x, SANITY, "bell", "HIL-CARD-31")
    if total >= 5:
        yield from heroes_come(g, x)
    elif not is_traitor(g, x):
        yield from monsters_come(g, x, BELL)


@use("bottle", after_haunt)
def bottle(g: Hilltop, x: int, target: int) -> Rule[None]:
    """Three dice, and what is in it."""
    yield from discard(g, x, BOTTLE)
    total: int = yield from plain_roll(g, x, 3, "bottle", "HIL-CARD-37")
    if total >= len(SWALLOWED):
        room: int = yield Ask(x, "choose_room", g.house, "bottle")
        yield from put(g, x, room, "HIL-CARD-37")
        return
    before = g.steps[4 * x : 4 * x + 4]
    yield from change_all(g, x, SWALLOWED[total], "HIL-CARD-37")
    yield from clean_by_item(g, x, before)


@use("dark_dice", anytime)
def dark_dice(g: Hilltop, x: int, target: int) -> Rule[None]:
    """Three dice."""
    total: int = yield from plain_roll(g, x, 3, "dark_dice", "HIL-CARD-37")
    if total >= 6:
        yield from join_somebody(g, x)
    elif total == 5:
        yield from move_somebody(g, x)
    elif total == 3:
        yield from move_next_door(g, x, x)
    elif total == 1:
        yield from draw_event(g, x)
    elif total == 0:
        for trait in ALL_TRAITS:
            yield from change(g, x, trait, 1 - g.steps[4 * x + trait], "HIL-CARD-37")
        yield from discard(g, x, DARK_DICE)
    else:
        before = g.steps[4 * x : 4 * x + 4]
        yield from gain_any(g, x, BODY if total == 4 else MIND, "HIL-CARD-37")
        yield from clean_by_item(g, x, before)


def join_somebody(g: Hilltop, x: int) -> Rule[None]:
    """HIL-CARD-37: to the room of any explorer who is not known as a traitor."""
    others = [y for y in g.explorers if y != x and not is_traitor(g, y)]
    if others:
        y: int = yield Ask(x, "choose_explorer_target", others, "dark_dice")
        yield from put(g, x, g.room[y], "HIL-CARD-37")


def move_somebody(g: Hilltop, x: int) -> Rule[None]:
    """HIL-CARD-37: somebody else here goes where the roller likes."""
    others = [y for y in company(g, x) if exits(g, y)]
    if others:
        y: int = yield Ask(x, "choose_explorer_target", others, "dark_dice")
        yield from move_next_door(g, x, y)


def move_next_door(g: Hilltop, x: int, y: int) -> Rule[None]:
    """HIL-GEN-11, HIL-CARD-37: into an adjacent room of x's choice."""
    rooms = exits(g, y)
    if rooms:
        room: int = yield Ask(x, "choose_room", rooms, "dark_dice")
        yield from go_next_door(g, y, room, "HIL-CARD-37")


def rooms_behind_doors(g: Hilltop, x: int) -> list[int]:
    """HIL-CARD-39: instead of the attack, through a door into the next room."""
    if not g.story or g.attacks:
        return []
    return [room for room in exits(g, x) if way_in(g, g.room[x], room) >= 0]


@use("dynamite", rooms_behind_doors)
def dynamite(g: Hilltop, x: int, room: int) -> Rule[None]:
    """HIL-CARD-39: explorers first, then the haunt's pieces (HIL-GEN-9)."""
    g.attacks += 1
    if g.ears:
        g.tell("blast", "HIL-CARD-39", who=name(g, x), room=room_name(room))
    yield from discard(g, x, DYNAMITE)
    for y in g.around(x):
        if g.room[y] == room and not g.flags[y] & GONE and tale(g).room_text_applies(g, y, -1 - DYNAMITE):
            total: int = yield from trait_roll(g, y, SPEED, "dynamite", "HIL-CARD-39")
            if total < ESCAPES:
                yield from damage(g, y, BLAST, PHYSICAL, "HIL-CARD-39", x)
    for f in g.pieces:
        if g.room[f] == room and not g.flags[f] & GONE:
            yield from blast_piece(g, f, x)


def blast_piece(g: Hilltop, f: int, by: int) -> Rule[None]:
    """HIL-HF-13: who fails the Speed roll is defeated by the thrower, with a difference of 1."""
    if (yield from replaced(tale(g).blasted(g, f, by))):
        return
    speed = trait_of(g, f, SPEED)
    if not is_monster(g, f) or NONE in (speed, trait_of(g, f, MIGHT)):
        return
    dice = min(MOST_DICE, speed)
    faces = [g.rng.below(3) for _ in range(dice)]
    g.dice = tuple(faces)
    if g.ears:
        shown = " ".join(map(str, faces))
        g.tell("rolled", "HIL-CARD-39", who=name(g, f), what="dynamite", trait=TRAITS[SPEED], dice=dice, faces=shown,
               plus=0, total=sum(faces))  # fmt: skip
    if sum(faces) < ESCAPES:
        yield from defeat(g, f, by, 1, DYNAMITE)


# --- items that heal


def below_start(g: Hilltop, x: int, traits: tuple[int, ...]) -> list[int]:
    """HIL-CARD-38, HIL-TRAIT-6: the explorers here, on whatever side, whom a remedy would help."""
    return [y for y in (x, *company(g, x)) if any(missing(g, y, trait) for trait in traits)]


def missing(g: Hilltop, x: int, trait: int) -> int:
    """Steps up to the start."""
    return max(0, g.start(x, trait) - g.steps[4 * x + trait])


def salve_targets(g: Hilltop, x: int) -> list[int]:
    return below_start(g, x, BODY)


def salts_targets(g: Hilltop, x: int) -> list[int]:
    return below_start(g, x, (KNOWLEDGE,))


@use("healing_salve", salve_targets)
def healing_salve(g: Hilltop, x: int, y: int) -> Rule[None]:
    """Might and Speed up to the start."""
    yield from discard(g, x, HEALING_SALVE)
    yield from restore(g, y, BODY)


@use("smelling_salts", salts_targets)
def smelling_salts(g: Hilltop, x: int, y: int) -> Rule[None]:
    """Knowledge up to the start."""
    yield from discard(g, x, SMELLING_SALTS)
    yield from restore(g, y, (KNOWLEDGE,))


def restore(g: Hilltop, y: int, traits: tuple[int, ...]) -> Rule[None]:
    before = g.steps[4 * y : 4 * y + 4]
    for trait in traits:
        yield from raise_to_start(g, y, trait, "HIL-CARD-38")
    yield from clean_by_item(g, y, before)


@use("medical_kit", salve_targets)
def medical_kit(g: Hilltop, x: int, y: int) -> Rule[None]:
    """Knowledge 4+, 6+, 8+: one, two, three points, never above the start."""
    total: int = yield from trait_roll(g, x, KNOWLEDGE, "medical_kit", "HIL-CARD-38")
    points = 3 if total >= 8 else 2 if total >= 6 else 1 if total >= 4 else 0
    ways = [
        might * SPLIT + speed
        for might in range(missing(g, y, MIGHT) + 1)
        for speed in range(missing(g, y, SPEED) + 1)
        if 1 <= might + speed <= points
    ]
    if not ways:
        return
    healed: int = yield Ask(x, "heal", ways, (y, points))
    before = g.steps[4 * y : 4 * y + 4]
    yield from change_all(g, y, ((MIGHT, healed // SPLIT), (SPEED, healed % SPLIT)), "HIL-CARD-38")
    yield from clean_by_item(g, y, before)


# --- boxes and gloves


@use("music_box", anytime)
def music_box(g: Hilltop, x: int, target: int) -> Rule[None]:
    """HIL-CARD-36: open or close; that alone makes nobody roll."""
    g.box_open = not g.box_open
    if g.ears:
        g.tell("box", "HIL-CARD-36", who=name(g, x), open=int(g.box_open))
    yield from ()


def pockets(g: Hilltop, x: int) -> list[int]:
    return [y for y in company(g, x) if stealable(g, x, y)]


@use("pickpockets_gloves", pockets)
def pickpockets_gloves(g: Hilltop, x: int, y: int) -> Rule[None]:
    """HIL-CARD-40: a stealable card changes hands."""
    yield from discard(g, x, PICKPOCKETS_GLOVES)
    card: int = yield Ask(x, "choose_card", stealable(g, x, y), "pickpockets_gloves")
    yield from steal(g, x, y, card, "HIL-CARD-40")


@use("puzzle_box", anytime)
def puzzle_box(g: Hilltop, x: int, target: int) -> Rule[None]:
    """HIL-CARD-41: Knowledge 6+: two items, one after the other."""
    total: int = yield from trait_roll(g, x, KNOWLEDGE, "puzzle_box", "HIL-CARD-41")
    if total >= 6:
        yield from draw_item(g, x)
        yield from draw_item(g, x)
        yield from discard(g, x, PUZZLE_BOX)
