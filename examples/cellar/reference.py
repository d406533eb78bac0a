"""The Cellar's rules as bare Python generators, without a kernel: the yardstick of `hauntbox bench`.

A rule is a generator and a decision is `value = yield (who, kind, options)`. Nothing can be
copied, undone or shown here; the kernel is measured by how close it comes all the same. The
shape of this code is what is measured, so it stays as it is, even where the real rules read better.
"""

from collections.abc import Generator

N = 4
START = 8256
ROUNDS = 20
KILLS = 8
MASKS: list[int] = [15, 7, 5, 3, 11, 13, 14, 15, 7, 10]
SYMBOLS: list[int] = [1, 2, 3, 1, 0, 2, 3, 1, 2, 3]
DELTA: list[int] = [-128, 1, 128, -1]
TURN, ROTATE, WEAPON, TRAIT, REACT, SACRIFICE, TELEPORT, BOOST = 0, 1, 2, 3, 4, 5, 6, 7

Decision = tuple[int, int, list[int]]
Proc = Generator[Decision, int, None]


class Data:
    __slots__ = (  # noqa: RUF023
        "rng", "board", "cells", "mon_cell", "mon_str", "tiles", "events", "items_deck", "pos", "might",
        "sanity", "items", "player", "moves", "attacked", "round", "kills", "total_kills", "omens", "over",
    )  # fmt: skip

    def __init__(self, seed: int) -> None:
        self.rng: int = seed % 2147483646 + 1
        self.board: dict[int, int] = {START: 15}
        self.cells: list[int] = [START]
        self.mon_cell: list[int] = []
        self.mon_str: list[int] = []
        self.tiles: list[int] = []
        self.events: list[int] = []
        self.items_deck: list[int] = []
        self.pos: list[int] = [START] * N
        self.might: list[int] = [4] * N
        self.sanity: list[int] = [4] * N
        self.items: list[list[int]] = [[] for _ in range(N)]
        self.player: int = 0
        self.moves: int = 0
        self.attacked: bool = False
        self.round: int = 0
        self.kills: list[int] = [0] * N
        self.total_kills: int = 0
        self.omens: int = 0
        self.over: bool = False

    def setup(self) -> None:
        self.tiles = list(range(40))
        self.events = [i % 6 for i in range(24)]
        self.items_deck = [i % 5 for i in range(24)]
        self.shuffle(self.tiles)
        self.shuffle(self.events)
        self.shuffle(self.items_deck)

    def rand(self, n: int) -> int:
        r = self.rng * 48271 % 2147483647
        self.rng = r
        return r % n

    def roll(self, k: int) -> int:
        r = self.rng
        total = 0
        for _ in range(k):
            r = r * 48271 % 2147483647
            total += r % 3
        self.rng = r
        return total

    def shuffle(self, xs: list[int]) -> None:
        for i in range(len(xs) - 1, 0, -1):
            j = self.rand(i + 1)
            t = xs[i]
            xs[i] = xs[j]
            xs[j] = t

    def alive(self, p: int) -> bool:
        return self.might[p] > 0 and self.sanity[p] > 0

    def digest(self) -> int:
        h = self.rng
        for x in self.might + self.sanity + self.kills + self.pos + self.cells + self.mon_cell + self.mon_str:
            h = (h * 31 + x) % 1000003
        for i in self.items:
            for x in i:
                h = (h * 31 + x) % 1000003
        return (h * 31 + self.round + len(self.tiles)) % 1000003


def play(s: Data) -> Proc:
    while not s.over:
        yield from seat_turn(s)


def seat_turn(s: Data) -> Proc:
    """The turn of seat s.player, then moves on to the next seat (and the monsters after the last)."""
    p = s.player
    if s.alive(p):
        s.moves = 4
        s.attacked = False
        yield from turn(s, p)
    if s.total_kills >= KILLS:
        s.over = True
        return
    if p + 1 < N:
        s.player = p + 1
        return
    s.round += 1
    if s.round >= ROUNDS:
        s.over = True
        return
    for i in range(len(s.mon_cell)):
        yield from monster_step(s, i)
    for q in range(N):
        if s.alive(q):
            s.player = 0
            return
    s.over = True


def monster_step(s: Data, i: int) -> Proc:
    d = s.rand(4)
    cell = s.mon_cell[i]
    board = s.board
    if board[cell] >> d & 1:
        nb = cell + DELTA[d]
        if nb in board and board[nb] >> (d + 2) % 4 & 1:
            cell = nb
            s.mon_cell[i] = nb
    for p in range(N):
        if s.pos[p] == cell and s.alive(p):
            dmg = s.roll(s.mon_str[i]) - s.roll(s.might[p])
            yield from damage(s, p, dmg if dmg > 1 else 1)
            return


def turn(s: Data, p: int) -> Proc:
    while s.moves > 0 and s.alive(p):
        options: list[int] = []
        board = s.board
        cell = s.pos[p]
        mask = board[cell]
        explore: list[int] = []
        for d in range(4):
            if mask >> d & 1:
                nb = cell + DELTA[d]
                if nb in board:
                    if board[nb] >> (d + 2) % 4 & 1:
                        options.append(d)
                elif s.tiles:
                    explore.append(4 + d)
        options += explore
        if not s.attacked and cell in s.mon_cell:
            options.append(8)
        options.append(9)
        if 3 in s.items[p]:
            options.append(10)
        v = options[0]
        if len(options) > 1:
            v = yield (p, TURN, options)
        if v < 4:
            s.pos[p] += DELTA[v]
            s.moves -= 1
        elif v < 8:
            yield from explore_door(s, p, v - 4)
        elif v == 8:
            yield from attack(s, p)
        elif v == 10:
            s.items[p].remove(3)
            s.might[p] = min(8, s.might[p] + 1)
            s.sanity[p] = min(8, s.sanity[p] + 1)
        else:
            s.moves = 0


def explore_door(s: Data, p: int, d: int) -> Proc:
    tile = s.tiles.pop()
    m = MASKS[tile % 10]
    back = (d + 2) % 4
    options: list[int] = []
    seen = 0
    for r in range(4):
        rm = (m << r | m >> (4 - r)) & 15
        if rm >> back & 1 and not seen >> rm & 1:
            seen |= 1 << rm
            options.append(r)
    r = options[0]
    if len(options) > 1:
        r = yield (p, ROTATE, options)
    cell = s.pos[p] + DELTA[d]
    s.board[cell] = (m << r | m >> (4 - r)) & 15
    s.cells.append(cell)
    s.pos[p] = cell
    s.moves = 0
    symbol = SYMBOLS[tile % 10]
    if symbol == 1:
        if not s.events:
            s.events = [i % 6 for i in range(24)]
            s.shuffle(s.events)
        yield from event(s, p, s.events.pop())
    elif symbol == 2:
        take_item(s, p)
    elif symbol == 3:
        s.omens += 1
        s.mon_cell.append(cell)
        s.mon_str.append(2 + s.rand(3))
        if s.roll(s.omens) >= 5:
            for q in range(N):
                yield from damage(s, q, 1)


def attack(s: Data, p: int) -> Proc:
    s.attacked = True
    s.moves -= 1
    mine = s.items[p]
    weapons = [-1]
    for k in range(3):
        if k in mine:
            weapons.append(k)
    k = -1
    if len(weapons) > 1:
        k = yield (p, WEAPON, weapons)
    bonus = 0
    if k >= 0:
        mine.remove(k)
        bonus = k + 1
    i = s.mon_cell.index(s.pos[p])
    ours = s.roll(s.might[p] + bonus)
    theirs = s.roll(s.mon_str[i])
    if ours >= theirs:
        del s.mon_cell[i]
        del s.mon_str[i]
        s.kills[p] += 1
        s.total_kills += 1
    else:
        yield from damage(s, p, theirs - ours)


def damage(s: Data, p: int, amount: int) -> Proc:
    if not s.alive(p):
        return
    cell = s.pos[p]
    for seat in range(N):
        q = (p + seat) % N
        if s.pos[q] == cell and 4 in s.items[q] and s.alive(q):
            v = yield (q, REACT, [0, 1])
            if v:
                s.items[q].remove(4)
                if amount <= 2:
                    return
                amount -= 2
    while amount > 0 and s.alive(p):
        amount -= 1
        v = yield (p, TRAIT, [0, 1])
        if v:
            s.sanity[p] -= 1
        else:
            s.might[p] -= 1


def take_item(s: Data, p: int) -> None:
    if s.items_deck:
        s.items[p].append(s.items_deck.pop())


def event(s: Data, p: int, kind: int) -> Proc:
    if kind == 0:
        if s.roll(s.sanity[p]) >= 4:
            s.might[p] = min(8, s.might[p] + 1)
        else:
            yield from damage(s, p, 1 + s.rand(2))
    elif kind == 1:
        options = [0]
        mine = s.items[p]
        for k in range(5):
            if k in mine:
                options.append(1 + k)
        v = 0
        if len(options) > 1:
            v = yield (p, SACRIFICE, options)
        if v == 0:
            s.sanity[p] -= 1
        else:
            mine.remove(v - 1)
    elif kind == 2:
        places: list[int] = []
        for _ in range(3):
            c = s.cells[s.rand(len(s.cells))]
            if c not in places:
                places.append(c)
        c = places[0]
        if len(places) > 1:
            c = yield (p, TELEPORT, places)
        s.pos[p] = c
    elif kind == 3:
        for q in range(N):
            if s.alive(q) and s.roll(s.sanity[q]) < 2:
                yield from damage(s, q, 1)
    elif kind == 4:
        v = yield (p, BOOST, [0, 1])
        if v:
            s.sanity[p] = min(8, s.sanity[p] + 1)
        else:
            s.might[p] = min(8, s.might[p] + 1)
    else:
        take_item(s, p)


class Game:
    """One generator for the whole game."""

    def __init__(self, seed: int) -> None:
        self.seed: int = seed
        self.data: Data = Data(seed)
        self.data.setup()
        self.history: list[int] = []
        self.proc: Proc = play(self.data)
        self.decision: Decision | None = None
        try:  # noqa: SIM105
            self.decision = next(self.proc)
        except StopIteration:
            pass

    def choose(self, index: int) -> None:
        d = self.decision
        assert d is not None
        self.history.append(index)
        try:
            self.decision = self.proc.send(d[2][index])
        except StopIteration:
            self.decision = None


def play_random(seed: int, policy: int) -> tuple[Game, int, int]:
    g = Game(seed)
    n = 0
    pr = policy
    while True:
        d = g.decision
        if d is None:
            break
        pr = pr * 48271 % 2147483647
        g.choose(pr % len(d[2]))
        n += 1
    return g, n, pr


def play_many(first_seed: int, games: int, policy: int) -> tuple[int, int]:
    total = 0
    h = 0
    pr = policy
    for k in range(games):
        g, n, pr = play_random(first_seed + k, pr)
        total += n
        h = (h * 31 + g.data.digest()) % 1000003
    return total, h
