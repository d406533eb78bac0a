"""The Cellar's rules: each function reads like its paragraph in the rulebook.

A rule changes the state and yields an Ask where somebody decides; the answer is one of the
options. A question with one option is answered by the kernel.
"""

from typing import Final

from cellar.state import DELTA, SEATS, Cellar
from hauntbox.board.geometry import write_cell
from hauntbox.kernel.ask import Ask, Rule

ITEMS: Final = ("knife", "axe", "sabre", "medkit", "shield")
"""The first three are weapons and add 1, 2 and 3 dice."""
TRAITS: Final = ("might", "sanity")
EVENTS: Final = ("fright", "debt", "wall", "howl", "comfort", "find")
ROUNDS: Final = 20
KILLS: Final = 8
MASKS: Final[list[int]] = [15, 7, 5, 3, 11, 13, 14, 15, 7, 10]
SYMBOLS: Final[list[int]] = [1, 2, 3, 1, 0, 2, 3, 1, 2, 3]
EVENT: Final = 1
ITEM: Final = 2
OMEN: Final = 3
MEDKIT: Final = 3
SHIELD: Final = 4
EXPLORE: Final = 4
ATTACK: Final = 8
END: Final = 9
HEAL: Final = 10
EXITS: Final[list[list[tuple[int, int, int]]]] = [
    [(d, DELTA[d], 1 << (d ^ 2)) for d in range(4) if doors >> d & 1] for doors in range(16)
]
"""For each set of doors: direction, step and the door that must lie opposite."""


def seat_turn(g: Cellar) -> Rule[None]:
    """CEL-TURN: the turn of one seat; then the next seat, or after the last the monsters."""
    p = g.seat
    g.turn += 1
    if g.alive(p):
        g.moves = 4
        g.attacked = False
        if g.ears:
            g.tell("turn", "CEL-TURN", who=f"explorer-{p}", round=g.round + 1)
        yield from actions(g, p)
    if g.killed >= KILLS:
        g.ending = "slain"
        return
    if p + 1 < SEATS:
        g.seat = p + 1
    else:
        g.round += 1
        if g.round >= ROUNDS:
            g.ending = "midnight"
            return
        for monster in range(len(g.monsters)):
            yield from monster_step(g, monster)
        if not g.anybody_alive():
            g.ending = "all_dead"
            return
        g.seat = 0
    g.then(seat_turn)


def actions(g: Cellar, p: int) -> Rule[None]:
    """CEL-ACT: while moves are left: walk, explore, attack, use a medkit or end."""
    board = g.board
    while g.moves > 0 and g.alive(p):
        options: list[int] = []
        unknown: list[int] = []
        cell = g.pos[p]
        doors = board[cell]
        for d, step, back in EXITS[doors]:
            there = cell + step
            if there in board:
                if board[there] & back:
                    options.append(d)
            elif g.tiles:
                unknown.append(EXPLORE + d)
        options += unknown
        if not g.attacked and cell in g.monsters:
            options.append(ATTACK)
        options.append(END)
        if MEDKIT in g.hands[p]:
            options.append(HEAL)
        act: int = yield Ask(p, "act", options)
        if act < EXPLORE:
            g.pos[p] = cell + DELTA[act]
            g.moves -= 1
            if g.ears:
                g.tell("walked", "CEL-ACT", who=f"explorer-{p}", cell=write_cell(g.pos[p]), moves=g.moves)
        elif act < ATTACK:
            yield from explore(g, p, act - EXPLORE)
        elif act == ATTACK:
            yield from attack(g, p)
        elif act == HEAL:
            g.hands[p].remove(MEDKIT)
            g.might[p] = min(8, g.might[p] + 1)
            g.sanity[p] = min(8, g.sanity[p] + 1)
            if g.ears:
                g.tell("healed", "CEL-ACT", who=f"explorer-{p}", might=g.might[p], sanity=g.sanity[p])
        else:
            g.moves = 0


def turned(doors: int, r: int) -> int:
    return (doors << r | doors >> (4 - r)) & 15


def explore(g: Cellar, p: int, d: int) -> Rule[None]:
    """CEL-EXPLORE: draw a tile, turn it so that a door leads back, step in and meet its symbol."""
    tile = g.draw(g.tiles)
    doors = MASKS[tile % 10]
    rotations: list[int] = []
    seen = 0
    for r in range(4):
        mask = turned(doors, r)
        if mask >> (d ^ 2) & 1 and not seen >> mask & 1:
            seen |= 1 << mask
            rotations.append(r)
    r = yield Ask(p, "rotate", rotations, tile)
    cell = g.pos[p] + DELTA[d]
    g.board[cell] = turned(doors, r)
    g.cells.append(cell)
    g.pos[p] = cell
    g.moves = 0
    if g.ears:
        g.tell("explored", "CEL-EXPLORE", who=f"explorer-{p}", cell=write_cell(cell), left=len(g.tiles))
    symbol = SYMBOLS[tile % 10]
    if symbol == EVENT:
        if not g.events:
            g.events = [i % 6 for i in range(24)]
            g.luck.shuffle(g.events, seen=0)
        yield from event(g, p, g.draw(g.events))
    elif symbol == ITEM:
        take_item(g, p)
    elif symbol == OMEN:
        g.omens += 1
        g.monsters.append(cell)
        g.strength.append(2 + g.luck.below(3))
        total = g.luck.roll(g.omens)
        if g.ears:
            g.tell(
                "omen",
                "CEL-EXPLORE",
                cell=write_cell(cell),
                strength=g.strength[-1],
                dice=g.omens,
                total=total,
                harm=total >= 5,
            )
        if total >= 5:
            for q in range(SEATS):
                yield from damage(g, q, 1)


def take_item(g: Cellar, p: int) -> None:
    """CEL-ITEM: everybody sees that an item is found, its finder sees which."""
    if g.items:
        item = g.draw(g.items, 1 << p)
        g.hands[p].append(item)
        if g.ears:
            g.tell("found", "CEL-ITEM", who=f"explorer-{p}", left=len(g.items))
            g.tell("found-item", "CEL-HIDDEN", seen=1 << p, item=ITEMS[item])


def event(g: Cellar, p: int, kind: int) -> Rule[None]:
    """CEL-EVENT: six kinds of card."""
    hand = g.hands[p]
    if g.ears:
        g.tell("event", "CEL-EVENT", who=f"explorer-{p}", card=EVENTS[kind])
    if kind == 0:
        if g.luck.roll(g.sanity[p]) >= 4:
            g.might[p] = min(8, g.might[p] + 1)
        else:
            yield from damage(g, p, 1 + g.luck.below(2))
    elif kind == 1:
        price: int = yield Ask(p, "sacrifice", [0] + [1 + item for item in range(5) if item in hand])
        if price:
            hand.remove(price - 1)
            if g.ears:
                g.tell("gave", "CEL-EVENT", who=f"explorer-{p}", item=ITEMS[price - 1])
        else:
            lose(g, p, 1)
    elif kind == 2:
        places: list[int] = []
        for _ in range(3):
            cell = g.cells[g.luck.below(len(g.cells))]
            if cell not in places:
                places.append(cell)
        g.pos[p] = yield Ask(p, "teleport", places)
    elif kind == 3:
        for q in range(SEATS):
            if g.alive(q) and g.luck.roll(g.sanity[q]) < 2:
                yield from damage(g, q, 1)
    elif kind == 4:
        if (yield Ask(p, "boost", [0, 1])):
            g.sanity[p] = min(8, g.sanity[p] + 1)
        else:
            g.might[p] = min(8, g.might[p] + 1)
    else:
        take_item(g, p)


def attack(g: Cellar, p: int) -> Rule[None]:
    """CEL-ATTACK: once a turn against a monster here, with a weapon if you like."""
    g.attacked = True
    g.moves -= 1
    hand = g.hands[p]
    weapon: int = yield Ask(p, "weapon", [-1] + [item for item in range(3) if item in hand])
    dice = g.might[p]
    if weapon >= 0:
        hand.remove(weapon)
        dice += weapon + 1
    monster = g.monsters.index(g.pos[p])
    ours = g.luck.roll(dice)
    theirs = g.luck.roll(g.strength[monster])
    if g.ears:
        used = ITEMS[weapon] if weapon >= 0 else ""
        g.tell(
            "attacked", "CEL-ATTACK",
            who=f"explorer-{p}", weapon=used, dice=dice, ours=ours, strength=g.strength[monster], theirs=theirs,
            slain=ours >= theirs,
        )  # fmt: skip
    if ours >= theirs:
        del g.monsters[monster]
        del g.strength[monster]
        g.kills[p] += 1
        g.killed += 1
    else:
        yield from damage(g, p, theirs - ours)


def damage(g: Cellar, p: int, amount: int) -> Rule[None]:
    """CEL-DAMAGE: everybody here may use a shield; then the victim chooses might or sanity, point by point."""
    if not g.alive(p):
        return
    cell = g.pos[p]
    for i in range(SEATS):
        q = (p + i) % SEATS
        if g.pos[q] == cell and SHIELD in g.hands[q] and g.alive(q) and (yield Ask(q, "shield", [0, 1], p)):
            g.hands[q].remove(SHIELD)
            if g.ears:
                g.tell("shielded", "CEL-DAMAGE", who=f"explorer-{q}", victim=f"explorer-{p}", left=max(0, amount - 2))
            if amount <= 2:
                return
            amount -= 2
    while amount > 0 and g.alive(p):
        amount -= 1
        lose(g, p, (yield Ask(p, "suffer", [0, 1])))


def lose(g: Cellar, p: int, trait: int) -> None:
    """CEL-DAMAGE: a point of might (0) or sanity (1); with none left the explorer is dead."""
    points = g.sanity if trait else g.might
    points[p] -= 1
    if g.ears:
        g.tell("hurt", "CEL-DAMAGE", who=f"explorer-{p}", trait=TRAITS[trait], left=points[p])


def monster_step(g: Cellar, i: int) -> Rule[None]:
    """CEL-MONSTER: a step in a random direction, then an attack on the first living player there."""
    d = g.luck.below(4)
    board = g.board
    cell = g.monsters[i]
    if board[cell] >> d & 1:
        there = cell + DELTA[d]
        if there in board and board[there] >> (d ^ 2) & 1:
            cell = there
            g.monsters[i] = there
    for p in range(SEATS):
        if g.pos[p] == cell and g.alive(p):
            theirs, ours = g.luck.roll(g.strength[i]), g.luck.roll(g.might[p])
            if g.ears:
                g.tell("monster", "CEL-MONSTER", who=f"explorer-{p}", cell=write_cell(cell), theirs=theirs, ours=ours)
            yield from damage(g, p, max(1, theirs - ours))
            return
