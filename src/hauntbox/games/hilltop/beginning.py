"""How the haunt begins: which one, who turns, what is set up, in which order it is played."""

from typing import Final

from hauntbox.games.hilltop.chart import (
    CHART,
    HIDDEN,
    HIGHEST,
    LEFT,
    LOWEST,
    NO_TRAITOR,
    OLDEST,
    REVEALER,
    TRAITORS,
    YOUNGEST,
)  # fmt: skip
from hauntbox.games.hilltop.declare import ASLEEP_FATE, CHANGES, DIES
from hauntbox.games.hilltop.draw import draw_omen
from hauntbox.games.hilltop.explorers import EXPLORERS
from hauntbox.games.hilltop.figures import first_hero, is_monster, traitor_player
from hauntbox.games.hilltop.haunt import STORIES, tale
from hauntbox.games.hilltop.hidden import deal_lots
from hauntbox.games.hilltop.house import FAR, dist, field
from hauntbox.games.hilltop.names import name
from hauntbox.games.hilltop.ops import ensure_room, ensure_stairs, where_card
from hauntbox.games.hilltop.ops_sides import shake_off
from hauntbox.games.hilltop.rooms import BASEMENT, ENTRANCE_HALL, OMEN, STAIRS_FROM_BASEMENT, SYMBOL
from hauntbox.games.hilltop.state import (
    ALONE,
    ASLEEP,
    HEROES,
    NO_OMEN,
    NO_SIDE,
    NOBODY,
    NOWHERE,
    REMOVED,
    TRAITOR,
    Hilltop,
)  # fmt: skip
from hauntbox.games.hilltop.traits import gain_card, leave_all, lie_down, lose_card
from hauntbox.games.hilltop.victory import settle
from hauntbox.kernel.ask import Ask, Rule

YES: Final = 1
NO: Final = 0


def without_roll(g: Hilltop) -> Rule[None]:
    """HIL-END-7: the haunt begins without a roll; the last omen decides, or one that is drawn now."""
    if g.last_omen == NO_OMEN:
        g.active = g.first
        yield from draw_omen(g, g.first)
    g.due = ()
    yield from begin_haunt(g, *g.last_omen)


def begin_haunt(g: Hilltop, revealer: int, omen: int, room: int) -> Rule[None]:
    """HIL-HAUNT-2, HIL-HAUNT-10: the chart names the haunt, the table the traitor; then it is set up."""
    g.revealer = revealer
    number = g.forced
    if not number:
        number, room = yield from choose_haunt(g, revealer, omen, room)
    g.reveal_room = room
    g.round = 0
    g.story = number
    g.setting_up = True
    g.tracks = dict(tale(g).tracks)
    g.then(setup_over)
    g.then(run_setup)
    g.then(run_ensured)
    g.then(meet_fate)
    g.then(rely_on_cards)
    g.then(turn_traitor)


# --- which haunt


def choose_haunt(g: Hilltop, x: int, omen: int, room: int) -> Rule[tuple[int, int]]:
    """HIL-HAUNT-10, HIL-HAUNT-16, HIL-VAR-1: the chart's haunt, or the nearest new story; with the room of its row."""
    if room not in CHART:
        rows = [other for other in CHART if g.in_house(other)]
        near = nearest_rooms(g, room, rows)
        room = (yield Ask(x, "fresh_haunt", near)) if near else next(iter(CHART))
    wanted = CHART[room][omen]
    if acceptable(g, wanted):
        return wanted, room
    rooms = [other for other in CHART if other != room and g.in_house(other) and SYMBOL[other] == OMEN]
    while rooms:
        near = nearest_rooms(g, g.room[x], rooms) or rooms
        other: int = yield Ask(x, "fresh_haunt", near)
        rooms.remove(other)
        if acceptable(g, CHART[other][omen]):
            tell_new_story(g, wanted, CHART[other][omen])
            return CHART[other][omen], other
    found: int = yield from draw_new_story(g, x, omen, room)
    if not found:
        known = [number for number in STORIES if number]
        found = wanted if wanted in STORIES else known[g.rng.below(len(known))]
    tell_new_story(g, wanted, found)
    return found, room


def acceptable(g: Hilltop, number: int) -> bool:
    """A haunt that is in the box and, with `fresh_haunts`, was not played before."""
    return number in STORIES and not (g.fresh and g.played >> number & 1)


def draw_new_story(g: Hilltop, x: int, omen: int, room: int) -> Rule[int]:
    """HIL-VAR-1: another omen in place of the one drawn, until it names a new haunt; 0 when the deck runs out."""
    put_back: list[int] = []
    found = 0
    while g.omens.size():
        if g.has(x, omen):
            yield from lose_card(g, x, omen)
        put_back.append(omen)
        omen = g.omens.draw(g.rng)
        g.seen |= 1 << omen
        g.last_omen = (x, omen, room)
        yield from gain_card(g, x, omen, "HIL-VAR-1")
        if acceptable(g, CHART[room][omen]):
            found = CHART[room][omen]
            break
    for card in put_back:
        g.omens.put_bottom(card)
    g.omens.shuffle()
    return found


def nearest_rooms(g: Hilltop, start: int, rooms: list[int]) -> list[int]:
    near = min([dist(g, start, room) for room in rooms], default=FAR)
    return [room for room in rooms if dist(g, start, room) == near]


def tell_new_story(g: Hilltop, wanted: int, found: int) -> None:
    if g.ears:
        g.tell("new-story", "HIL-VAR-1", wanted=wanted, haunt=f"haunt_{found:02}")


# --- who turns


def turn_traitor(g: Hilltop) -> Rule[None]:
    """HIL-HAUNT-11 to HIL-HAUNT-15, HIL-FW-12: sides, order of play, and the traitor's first power."""
    haunt = tale(g)
    g.traitor = choose_traitor(g) if haunt.setup_kind == "one_traitor" else NOBODY
    for x in range(g.seats):
        g.team[x] = ALONE + x if haunt.setup_kind == "free_for_all" else HEROES
        g.player[x] = x
    if g.traitor != NOBODY:
        g.team[g.traitor] = TRAITOR
    if haunt.setup_kind == "hidden_traitor":
        deal_lots(g)
    g.heroes = sum([1 << x for x in range(g.seats) if g.team[x] == HEROES])
    set_order(g)
    if g.ears:
        who = name(g, g.traitor) if g.traitor != NOBODY else ""
        g.tell("haunt", "HIL-HAUNT-2", haunt=f"haunt_{haunt.number:02}", who=name(g, g.revealer), traitor=who)
    if g.traitor != NOBODY:
        yield from shake_off(g, g.traitor)


def choose_traitor(g: Hilltop) -> int:
    """HIL-HAUNT-11 to HIL-HAUNT-14: the row of the table; ties go to the first from the revealer to the left."""
    row = TRAITORS[g.story]
    if row.named in g.who:
        return g.who.index(row.named)
    if row.how == REVEALER or row.how in (NO_TRAITOR, HIDDEN):
        return g.revealer
    if row.how == LEFT:
        return (g.revealer + 1) % g.seats
    seats = [x for x in g.around(g.revealer) if not (row.other and x == g.revealer)]
    if row.how in (OLDEST, YOUNGEST):
        sign = -1 if row.how == OLDEST else 1
        return min(seats, key=lambda x: sign * EXPLORERS[g.who[x]].age)
    sign = -1 if row.how == HIGHEST else 1
    assert row.how in (HIGHEST, LOWEST)
    return min(seats, key=lambda x: sign * g.value(x, row.trait))


def set_order(g: Hilltop) -> None:
    """HIL-HAUNT-30, HIL-HAUNT-32, HIL-TRAITOR-10: heroes from the traitor's left, then traitors, the first one last."""
    first = tale(g).first_seat(g)
    if first != NOBODY:
        g.order = tuple(g.around(first))
        return
    last = g.traitor if g.traitor != NOBODY and tale(g).starts_left_of == "traitor" else g.revealer
    seats = [x for x in g.around((last + 1) % g.seats) if x != last]
    traitors = [x for x in seats if g.team[x] == TRAITOR]
    g.order = tuple([x for x in seats if x not in traitors] + traitors + [last])


# --- setting up


def rely_on_cards(g: Hilltop) -> Rule[None]:
    """HIL-HF-6: an omen that the haunt needs is taken from deck or discards."""
    haunt = tale(g)
    if haunt.relies and not any(where_card(g, card) != NOWHERE for card in haunt.relies):
        card = haunt.relies[0]
        x = g.traitor if haunt.relies_on_traitor else g.revealer
        if card in g.omens.contents():
            g.omens.take(card)
        elif card in g.omens.discards:
            g.omens.discards.remove(card)
        g.seen |= 1 << card
        if haunt.may_carry(g, x, card):
            yield from gain_card(g, x, card, "HIL-HF-6")
        else:
            lie_down(g, card, g.room[x], g.side[x])


def meet_fate(g: Hilltop) -> Rule[None]:
    """HIL-HF-21: what becomes of the traitor's figure."""
    fate = tale(g).fates[g.seats - 3]
    if g.traitor == NOBODY:
        return
    if fate in (DIES, CHANGES):
        room = tale(g).fate_room(g)
        if room != g.room[g.traitor]:
            g.room[g.traitor], g.side[g.traitor] = room, NO_SIDE  # HIL-HF-15: its pile can be reached from both sides
        yield from leave_all(g, g.traitor, False)
        g.flags[g.traitor] |= REMOVED
        if g.ears:
            g.tell("fate", "HIL-HF-21", who=name(g, g.traitor), fate=f"fate_{fate}")
    elif fate == ASLEEP_FATE:
        g.flags[g.traitor] |= ASLEEP


def run_ensured(g: Hilltop) -> Rule[None]:
    """HIL-HF-19, HAU-0125-26: rooms come into the house, the room of a forced haunt first."""
    certain = tale(g).certain
    if g.forced and certain != NOWHERE:
        yield from ensure_room(g, certain, traitor_player(g))
        g.reveal_room = certain
    happening = tale(g).ensured(g)
    if happening is not None:
        yield from happening


def run_setup(g: Hilltop) -> Rule[None]:
    happening = tale(g).setup(g)
    if happening is not None:
        yield from happening


def setup_over(g: Hilltop) -> Rule[None]:
    """HIL-HF-19, HIL-HAUNT-24: ways out of the basement for both sides, then play begins."""
    yield from hero_stairs(g)
    yield from stairs_for_monsters(g)
    g.setting_up = False
    g.active = g.order[0]
    settle(g)


# --- ways out of the basement


def hero_stairs(g: Hilltop) -> Rule[None]:
    """HIL-HF-18: the first hero may place Stairs from Basement for somebody or something that is cut off."""
    if g.cell[STAIRS_FROM_BASEMENT]:
        return
    below = [g.room[x] for x in g.explorers if g.team[x] != TRAITOR] + tale(g).needed_below(g)
    if not any(g.floor(room) == BASEMENT and ENTRANCE_HALL not in field(g, room) for room in below):
        return
    seat = first_hero(g)
    if (yield Ask(seat, "hero_stairs", (YES, NO))) == YES:
        yield from ensure_stairs(g, seat)


def stairs_for_monsters(g: Hilltop) -> Rule[None]:
    """HIL-HAUNT-24: the traitor may place Stairs from Basement when a monster has no way to a floor with a hero."""
    if g.cell[STAIRS_FROM_BASEMENT]:
        return
    floors = {g.floor(g.room[x]) for x in g.living_heroes}
    for f in g.pieces:
        if is_monster(g, f):
            reached = {g.floor(room) for room in field(g, g.room[f], True)}
            if not floors <= reached:
                seat = traitor_player(g)
                if (yield Ask(seat, "basement_stairs", (YES, NO))) == YES:
                    yield from ensure_stairs(g, seat)
                return
