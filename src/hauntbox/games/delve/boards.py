"""What lies at the places of the players: figures of a hero, powers, items, curses, the cards he controls."""

from hauntbox.games.delve.actions import thing_name
from hauntbox.games.delve.chests import hoard, revealed
from hauntbox.games.delve.encounters import ENCOUNTERS
from hauntbox.games.delve.harm import worth
from hauntbox.games.delve.heroes import EACH, POWERS
from hauntbox.games.delve.label_facts import number
from hauntbox.games.delve.numbers import armour, speed
from hauntbox.games.delve.prompts import figure_key, thing_text
from hauntbox.games.delve.state import CHEST, NOBODY, Delve
from hauntbox.games.delve.treasures import TREASURES
from hauntbox.kernel.scene import Card, Row, SeatBoard, Track
from hauntbox.parts.hidden import knows


def seat_boards(g: Delve, viewer: int | None) -> tuple[SeatBoard, ...]:
    return tuple([board(g, seat, viewer) for seat in range(g.seats)])


def board(g: Delve, seat: int, viewer: int | None) -> SeatBoard:
    x = g.heroes[seat]
    active = seat == g.active and g.turn > 0
    if x.kind == NOBODY:
        return SeatBoard(seat, seat, "", "", active=active)
    marks = [mark for mark, there in (("escaped", x.escaped), ("down", g.hp[seat] == 0)) if there]
    marks += [mark for mark, there in (("poisoned", x.poisoned), ("immobilized", x.immobilized)) if there]
    if g.competitive and revealed(g, seat):
        marks.append("revealed")
    rows = tuple([row for row in seat_rows(g, seat, viewer) if row.cards])
    return SeatBoard(seat, seat, x.name, f"level-{x.level}", seat_tracks(g, seat, viewer), rows, active, tuple(marks))


def seat_tracks(g: Delve, seat: int, viewer: int | None) -> tuple[Track, ...]:
    """HP, AC and speed as they count now; what rivals have of their own."""
    x = g.heroes[seat]
    found = [Track(f"hp:{seat}", "hp", g.hp[seat], x.full)]
    if seat in g.at:
        found += [Track(f"ac:{seat}", "ac", armour(g, seat)), Track(f"speed:{seat}", "speed", speed(g, seat))]
    if x.fury:
        found.append(Track(f"fury:{seat}", "fury_token", x.fury))
    if x.mirrors:
        found.append(Track(f"mirrors:{seat}", "mirror_token", x.mirrors))
    if g.competitive:
        found.append(Track(f"surges:{seat}", "surges", g.surges[seat]))
        found.append(Track(f"xp:{seat}", "xp_pile", worth(g, seat)))
        if viewer == seat or revealed(g, seat):
            found.append(Track(f"worth:{seat}", "chest_worth", hoard(g, seat)))
    return tuple(found)


def seat_rows(g: Delve, seat: int, viewer: int | None) -> list[Row]:
    x = g.heroes[seat]
    blessings = [card for card, owner, _ in g.blessings if owner == seat]
    items = [Card(item_key(card), TREASURES[card].id) for card in x.items]
    items += [Card(item_key(card), TREASURES[card].id, ("face-down",)) for card in x.spent]
    found = [
        Row(f"powers:{seat}", "powers", power_cards(g, seat)),
        Row(f"items:{seat}", "items", tuple(items)),
        Row(f"curses:{seat}", "curses", tuple([Card(f"card:{ENCOUNTERS[c].id}", ENCOUNTERS[c].id) for c in x.curses])),
        Row(f"blessings:{seat}", "blessings", tuple([Card(item_key(card), TREASURES[card].id) for card in blessings])),
        Row(f"carries:{seat}", "carries", tuple([load_card(g, thing, viewer) for thing in x.loads])),
        Row(f"charge:{seat}", "charge", tuple([charge_card(g, card) for card in g.charge[seat]])),
    ]
    if g.competitive:
        pile = [Card(f"card:xp-{seat}-{i}", g.name(kind + 64)) for i, kind in enumerate(g.pile[seat])]
        found.append(Row(f"xp:{seat}", "xp_pile", tuple(pile)))
    return found


def item_key(card: int) -> str:
    return f"card:{TREASURES[card].id}"


def power_cards(g: Delve, seat: int) -> tuple[Card, ...]:
    """Face up with their kind, face down so marked; the stance that is taken."""
    x = g.heroes[seat]
    found: list[Card] = []
    for place in range(EACH):
        power = x.kind * EACH + place
        if not (x.up | x.down) >> place & 1:
            continue
        marks = ["stance_token"] if x.stance == power else []
        marks.append("face-down" if x.down >> place & 1 else POWERS[power].kind)
        found.append(Card(f"card:{POWERS[power].id}", POWERS[power].id, tuple(marks)))
    return tuple(found)


def charge_card(g: Delve, card: int) -> Card:
    """A monster or trap in the order in which it acts; a monster or trap that has acted this turn."""
    marks = [f"number:{number(g, card)}"] if number(g, card) else []
    if card in g.acted:
        marks.append("acted")
    return Card(figure_key(card), g.name(card), tuple(marks))


def load_card(g: Delve, thing: int, viewer: int | None) -> Card:
    """What a hero carries; the worth of a chest for those who know it."""
    chest = thing - CHEST
    seen = chest >= 0 and g.values[chest] > 0 and knows(g.known[chest], viewer)
    return Card(f"card:{thing_text(thing)}", thing_name(thing), (f"worth:{g.values[chest]}",) if seen else ())
