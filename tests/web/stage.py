"""A table that no game has set: a scene made by hand, shown to the real client by a socket that only plays a part."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, Route, WebSocketRoute
from web.conftest import House
from web.evening import keep, prepare

from hauntbox.kernel.game import Said
from hauntbox.kernel.scene import Brief, Card, Choice, Die, Floor, Piece, Question, Row, Scene, SeatBoard, Tile, Track
from hauntbox.server.wire import plain

Json = dict[str, Any]

UPPER, GROUND, BASEMENT = 2, 1, 0
TABLE = "staged"
PEOPLE = (
    ("bruno_kessler", "red", "B"), ("wren_halvorsen", "yellow", "W"), ("kenji_moro", "green", "K"),
    ("madam_corvina", "blue", "M"), ("father_aldous", "white", "F"), ("piper_lang", "purple", "P"),
)  # fmt: skip
PRINTED = {
    "speed": (2, 2, 2, 3, 4, 5, 5, 6),
    "might": (4, 5, 5, 6, 6, 7, 8, 8),
    "sanity": (2, 2, 3, 4, 5, 5, 6, 7),
    "knowledge": (2, 2, 3, 3, 5, 5, 6, 6),
}
START = {"speed": 5, "might": 3, "sanity": 3, "knowledge": 3}

TEXTS = """
name-upper = upper floor
name-ground = ground floor
name-basement = basement
name-symbol-omen = omen symbol
name-symbol-item = item symbol
name-symbol-event = event symbol
about-symbol-omen = Whoever comes here first draws an omen.
name-token-smoke = smoke
name-token-safe = locked safe
name-token-drip = drip
name-token-secret_passage = secret passage
name-token-vault_empty = empty vault
name-token-blessing = blessing
name-pile = pile
name-corpse = body
name-collapsed = collapsed
name-flooded = flooded
name-burned = burned
name-engulfed = engulfed
name-sealed = sealed
name-danger = the next to fall
name-h22_rite = rite
glyph-h22_rite = ✦
name-stunned = stunned
name-h04_webbed = webbed
glyph-h04_webbed = ※
name-traitor = traitor
name-hero = hero
name-dead = dead
name-escaped = escaped
name-speed = Speed
name-might = Might
name-sanity = Sanity
name-knowledge = Knowledge
name-life = hit points
name-moves = steps left
name-cards = cards
name-omen = omen
name-item = item
name-event = event
name-object = object
name-used = used
name-companion = companion
name-rounds = rounds
name-attack = attack
name-defend = defence
name-bruno_kessler = Bruno Kessler
name-wren_halvorsen = Wren Halvorsen
name-kenji_moro = Kenji Moro
name-madam_corvina = Madam Corvina
name-father_aldous = Father Aldous
name-piper_lang = Piper Lang
name-spider = the Great Spider
name-bat = blood bat
name-shade = shade
name-cultist = cultist
name-wolf = wolf
name-girl = the Girl
name-zombie = risen one
name-axe = Axe
name-book = Book
name-bell = Bell
name-dog = Dog
name-madman = Madman
name-healing_salve = Healing Salve
name-pickpockets_gloves = Pickpocket's Gloves
name-spear = Spear
name-lights_out = Lights Out
name-heart_jar = heart jar
group-step = Walk to a room
group-explore = Open a door
group-use = Use a card
group-attack = Attack
group-drop = Put down
option-any = { $what }
ask-main = Bruno Kessler: { $moves } steps left. What now?
name-haunt_22 = The Long Drop
haunt_22-theme = The house is falling, room by room, into the dark.
haunt_22-hero-story =
    Far below something gives way, with the sound of a rope that has held for a hundred years.
    A door that led to the pantry leads nowhere now; there is wind in it, and no floor.

    Someone in this house knew. Someone counted the rooms tonight, and smiled.
haunt_22-hero-known = The traitor seems to know which rooms will go next.
haunt_22-hero-goal = Speak the rites in holy and learned places before the house is gone.
haunt_22-traitor-story = You always knew what lies under the house. It has been patient, and so have you.
haunt_22-traitor-goal = Nothing of the house may be left but its hall.
"""

ROOMS = """
2  0  0 upper_landing    DDDD planks
2  0 -1 gallery          DWDW carpet   symbol-omen
2  1  0 bedroom          WDGD carpet   symbol-event
2  2  0 tower            WDWD stone    symbol-event danger
2 -1  0 library          WDDW carpet   symbol-event token-secret_passage
2 -1  1 junk_room        DDDD planks   symbol-omen pile:3
2  0  1 chapel           DWGD carpet   symbol-event h22_rite:2
2  0 -2 balcony          DWDW stone    symbol-omen collapsed
1  0  0 entrance_hall    DXDD marble
1 -1  0 foyer            DDDD marble
1 -2  0 grand_staircase  WDGW marble   stairs-up
1 -1 -1 ballroom         DDDD parquet  symbol-event
1  0 -1 dining_room      DDDG parquet  symbol-omen
1  0  1 kitchen          DDWW tiles    symbol-omen token-smoke pile:2 corpse
1  1  1 gardens          DWDD grass    symbol-event
1 -1  1 coal_chute       DWWW earth
1 -1 -2 bloody_room      DDDD blood    symbol-item token-safe token-drip token-blessing h22_rite:3 pile:1
1 -2 -2 graveyard        WWDD grass    symbol-event engulfed
1  1 -1 charred_room     DDDD char     symbol-omen burned
0  0  0 basement_landing DDDD earth
0  0  1 catacombs        DWDW stone    symbol-omen barrier
0  1  0 furnace_room     DWDD char     symbol-omen
0  0 -1 underground_lake WDDW water    symbol-event flooded
0 -1  0 vault            WDWW stone    symbol-event token-vault_empty sealed
0  0  2 crypt            DWWW stone    symbol-event
0  1 -1 mystic_elevator  WWDD iron
"""
"""Sheet, x, y, name, edges, floor and marks."""


def key(sheet: int, x: int, y: int) -> str:
    return f"tile:{sheet}:{x},{y}"


def tiles(sheet: int) -> tuple[Tile, ...]:
    found: list[Tile] = []
    for line in ROOMS.strip().splitlines():
        where, x, y, name, edges, colour, *marks = line.split()
        if int(where) == sheet:
            found.append(Tile(key(sheet, int(x), int(y)), name, int(x), int(y), edges, colour, tuple(marks)))
    return tuple(found)


def floors() -> tuple[Floor, ...]:
    names = ((UPPER, "upper"), (GROUND, "ground"), (BASEMENT, "basement"))
    return tuple([Floor(name, tiles(sheet), sheet=sheet) for sheet, name in names])


def room_names() -> str:
    names = [tile.name for floor in floors() for tile in floor.tiles]
    return "".join(f"name-{name} = {name.replace('_', ' ').title()}\n" for name in names)


def traits(seat: int) -> tuple[Track, ...]:
    found: list[Track] = []
    for i, (name, printed) in enumerate(PRINTED.items()):
        step = 0 if seat == 4 and name == "might" else 1 + (seat * 3 + i * 2 + 2) % 8
        value = printed[step - 1] if step else 0
        found.append(Track(f"{name}:{seat}", name, value, None, printed, step, START[name]))
    if seat == 0:
        found.append(Track("moves:0", "moves", 3, 4))
    return tuple(found)


def boards(haunted: bool) -> tuple[SeatBoard, ...]:
    hands = {
        0: ("axe:item", "book:omen", "healing_salve:item", "dog:omen:companion", "heart_jar:object"),
        1: ("bell:item",),
        3: (
            "spear:omen", "madman:omen:companion", "pickpockets_gloves:item:used", "lights_out:event",
            "healing_salve:item", "bell:item", "axe:item",
        ),
    }  # fmt: skip
    found: list[SeatBoard] = []
    for seat, (name, _, _) in enumerate(PEOPLE):
        cards = []
        for text in hands.get(seat, ()):
            card, kind, *marks = text.split(":")
            cards.append(Card(f"card:{seat}:{card}", card, tuple(marks), kind))
        rows = (Row(f"cards:{seat}", "cards", tuple(cards)),) if cards else ()
        marks = ("traitor",) if seat == 3 else ("hero", "dead") if seat == 4 else ("hero",)
        if seat == 2:
            marks += ("h04_webbed",)
        board = SeatBoard(seat, seat, name, "", traits(seat), rows, seat == 0, marks if haunted else ())
        found.append(board)
    return tuple(found)


def pieces() -> tuple[Piece, ...]:
    places = (key(GROUND, 0, 0), key(GROUND, 0, 0), key(UPPER, -1, 1), key(GROUND, -1, -2), "", key(GROUND, 0, 0))
    found = [
        Piece(f"piece:{name}", name, place, colour, letter, marks=("h04_webbed",) if seat == 2 else ())
        for seat, ((name, colour, letter), place) in enumerate(zip(PEOPLE, places, strict=True))
        if place
    ]
    might = (Track("might", "might", 6), Track("speed", "speed", 4))
    hurt = (*might, Track("life", "life", 2, 5))
    found += [
        Piece("piece:spider", "spider", key(GROUND, 0, 0), "plum", "S", tracks=hurt),
        Piece("piece:girl", "girl", key(UPPER, 1, 0), "bone", "G"),
        Piece("piece:wolf", "wolf", key(UPPER, 1, 0), "rust", "W", tracks=might, marks=("stunned",)),
        Piece("piece:shade", "shade", key(BASEMENT, 0, 0), "ash", "S", tracks=might),
        Piece("piece:cultist", "cultist", key(BASEMENT, 0, 1), "moss", "C", 1, might),
        Piece("piece:zombie", "zombie", key(BASEMENT, 1, 0), "bone", "Z", tracks=might),
    ]
    found += [
        Piece(
            f"piece:bat-{i}",
            "bat",
            key(GROUND, -1, -1),
            "blood",
            str(i + 1),
            tracks=might,
            marks=("stunned",) if i == 1 else (),
        )
        for i in range(6)
    ]
    return tuple(found)


def choice(text: str, what: str, *targets: str, barred: str = "") -> Choice:
    return Choice(text, Said("option-any", {"what": what}), targets, barred)


def main_question() -> Question:
    steps = [("foyer", -1, 0), ("dining_room", 0, -1), ("kitchen", 0, 1), ("ballroom", -1, -1), ("gardens", 1, 1)]
    choices = [
        choice("attack spider might", "The Great Spider, with Might: 5 dice against 6.", "piece:spider"),
        choice("attack spider axe", "The Great Spider, with the Axe: 6 dice against 6.", "piece:spider", "card:0:axe"),
        choice("act rite", "Speak the rite here: Sanity 5+."),
        choice("use healing_salve", "Healing Salve: Might back to its start.", "card:0:healing_salve"),
        choice("use dog", "Send the Dog for a card.", "card:0:dog"),
        *[choice(f"drop {name}", f"Put down: {name}.", f"card:0:{name}") for name in ("axe", "book", "healing_salve")],
        choice("explore north", "Open the door to the north.", key(GROUND, -1, -3)),
        choice("explore east", "Open the door to the east.", key(GROUND, 2, 1)),
        *[choice(f"step {name}", f"To the {name}.", key(GROUND, x, y)) for name, x, y in steps],
        choice("end", "End the turn."),
        choice("step charred_room", "To the Charred Room.", key(GROUND, 1, -1), barred="HIL-MOVE-4"),
    ]
    return Question(0, "main", Said("ask-main", {"moves": 3}), "", tuple(choices))


def brief(side: str) -> Brief:
    own = f"haunt_22-{side}"
    texts = {
        "hero": ("haunt_22-theme", f"{own}-story", f"{own}-known", f"{own}-goal"),
        "traitor": ("haunt_22-theme", f"{own}-story", f"{own}-goal"),
    }
    rules = {"hero": ("HAU-22-1", "HAU-22-8", "HAU-22-13"), "traitor": ("HAU-22-14",)}
    return Brief("haunt_22", side, texts.get(side, ("haunt_22-theme",)), rules.get(side, ()))


def scene(told: Brief | None = None, asked: int = 0, question: Question | None = None) -> Scene:
    rows = (
        Row("pile:junk_room", "pile", tuple([Card(f"card:{c}", c, (), "item") for c in ("bell", "axe")]), "junk_room"),
        Row("pile:kitchen", "pile", (Card("card:book", "book", (), "omen"),), "kitchen"),
    )
    dice = [Die(f"die:attack:{i}", face, face, False, -1) for i, face in enumerate((0, 1, 2, 2, 1))]
    dice += [Die(f"die:defend:{i}", face, face, False, -1) for i, face in enumerate((2, 0, 0))]
    return Scene(
        game=TABLE,
        turn=7,
        floors=floors(),
        pieces=pieces(),
        seats=boards(told is not None),
        tracks=(Track("rounds", "rounds", 4, 9), Track("omen", "omen", 7, 13)),
        rows=rows,
        dice=tuple(dice),
        asked=asked,
        question=question,
        brief=told,
    )


# --- the part of the server


def welcome(seat: int, shown: Scene, version: int = 1) -> Json:
    sitters = [{"seat": i, "kind": "person", "name": f"P{i}", "level": "", "online": True} for i in range(6)]
    table = {
        "id": TABLE, "game": TABLE, "options": {}, "seats": sitters, "host": "P0", "over": False, "clock": 0,
        "deadline": 0.0, "watching": 0, "undo": None, "secrets": True, "shared": False, "origin": "",
    }  # fmt: skip
    return {
        "type": "welcome", "version": version, "moment": version, "seat": seat, "host": False, "table": table,
        "keys": {"invite": "", "watch": "", "seat": f"seat{seat}" if seat >= 0 else ""}, "scene": plain(shown),
        "log": [], "chat": [], "undo": {"free": 0, "last": -1, "redo": False}, "ending": None,
    }  # fmt: skip


def update(version: int, **parts: Any) -> Json:
    return {
        "type": "update", "version": version, "moment": version, "scene": {k: plain(v) for k, v in parts.items()},
        "log": [], "undo": {"free": 0, "last": -1, "redo": False}, "deadline": 0.0, "back": False, "ending": None,
    }  # fmt: skip


class Stage:
    """The sockets of a page, by their seats; `chosen` is what was sent."""

    def __init__(self, house: House, page: Page, first: Callable[[int], Scene]) -> None:
        self.page = page
        self.sockets: dict[int, WebSocketRoute] = {}
        self.chosen: list[str] = []
        self.first = first
        base = house.url

        def words(route: Route) -> None:
            lang = route.request.url.rsplit("/", 2)[1]
            own = route.fetch(url=f"{base}/api/words/{lang}/-").text()
            route.fulfill(body=own + TEXTS + room_names(), content_type="text/plain; charset=utf-8")

        page.route(f"**/api/words/*/{TABLE}", words)
        rules = [{"id": f"HAU-22-{n}", "text": f"What rule {n} says, in a sentence or two."} for n in range(1, 18)]
        book = {"title": "", "intro": "", "chapters": [{"title": "", "body": "", "rules": rules}]}
        page.route(f"**/api/rules/{TABLE}/*", lambda route: route.fulfill(json=book))
        page.route_web_socket("**/ws", self.open)

    def open(self, socket: WebSocketRoute) -> None:
        def hear(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "hello":
                seat = int(message["key"].removeprefix("seat"))
                self.sockets[seat] = socket
                socket.send(json.dumps(welcome(seat, self.first(seat))))
            elif message["type"] == "choose":
                self.chosen.append(message["text"])

        socket.on_message(hear)

    def tell(self, seat: int, version: int, **parts: Any) -> None:
        self.sockets[seat].send(json.dumps(update(version, **parts)))

    def sit(self, *seats: int, **settings: Any) -> None:
        mine = {str(seat): f"seat{seat}" for seat in seats if seat >= 0}
        known = {"table": TABLE, "host": "", "invite": "", "watch": "" if mine else "seat-1", "seats": mine}
        keep(self.page, "hauntbox.tables", [{**known, "game": TABLE, "name": "", "at": 1}])
        prepare(self.page, **settings)
        self.page.goto(f"/#/t/{TABLE}")
