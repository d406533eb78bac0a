"""What happens to the Paladin's board, on any turn: Grit, Hero cubes, Devotions, Tasks, Sanctity cards, Treasures.

Nothing here waits: where somebody has to choose, a step is put on the agenda. So put on the agenda first what has to
come afterwards, then call.
"""

from typing import Final

from hauntbox.board.dark import LIT
from hauntbox.games.manor.cards import ASCETIC, SANCTITY, TREASURES
from hauntbox.games.manor.ends import paladin_killed
from hauntbox.games.manor.options import (
    DEVOTION,
    SANCTITY_CARD,
    STAT,
    TREASURE_CARD,
    first,
    option,
    prompt,
    word,
    word_of,
)  # fmt: skip
from hauntbox.games.manor.paladin_data import (
    BLACK_GRIT,
    CUBE_GRIT,
    DEVOTION_MAX,
    EXPLORED,
    GRIT_MAX,
    HEALTH,
    TASK_ATTACKS,
    TASK_EXPLORE,
    TASK_GRIT,
    TASKS,
)  # fmt: skip
from hauntbox.games.manor.pieces import MANOR, PALADIN
from hauntbox.games.manor.roles import VERY_HARD
from hauntbox.games.manor.state import Manor
from hauntbox.games.manor.tiles import TILES
from hauntbox.kernel.ask import Ask, Rule

FIRE: Final = 0
LIGHT: Final = 1
SEEN_SANCTITY: Final = len(TILES)
"""Where the Sanctity cards begin in FIRED."""
SEEN_TREASURE: Final = SEEN_SANCTITY + len(SANCTITY)
SEEN_REST: Final = SEEN_TREASURE + len(TREASURES)

GAIN_DEVOTION: Final = prompt("gain_devotion", "MAN-PAL-65")
LOSE_DEVOTION: Final = prompt("lose_devotion", "MAN-PAL-66")
RETURN_CUBE: Final = prompt("return_cube", "MAN-PAL-64")
PLAY_SANCTITY: Final = prompt("play_sanctity", "MAN-PAL-67")
ORDER_SANCTITY: Final = prompt("order_sanctity", "MAN-PAL-67")
GIVE_TREASURE: Final = prompt("give_treasure", "MAN-PAL-70")
KEEP_TREASURE: Final = prompt("keep_treasure", "MAN-PAL-73")

GAIN: Final = word(10, "gain", DEVOTION, text="")
GIVE_BACK: Final = word(11, "give-back", DEVOTION, text="")
CUBE_FROM: Final = word(12, "cube-from", STAT, text="")
PLAY: Final = word(13, "play", SANCTITY_CARD, text="")
LOWEST: Final = word(14, "lowest", SANCTITY_CARD, text="")
GIVE: Final = word(15, "give", TREASURE_CARD, text="")
KEEP: Final = word(16, "keep", text="keep")
REFUSE: Final = word(17, "refuse", text="refuse")

# --- Grit


def cube_spaces(g: Manor) -> tuple[int, ...]:
    """The white spaces with a Hero cube in this game (MAN-VAR-30: very hard has two)."""
    return CUBE_GRIT[:2] if g.terms.levels[PALADIN] == VERY_HARD else CUBE_GRIT


def gain_grit(g: Manor, amount: int, rule: str) -> None:
    """MAN-PAL-60, MAN-PAL-61, MAN-PAL-65, MAN-PAL-68: Grit, with the cubes, Devotions and Tasks on its way."""
    p = g.paladin
    if not g.plays(PALADIN) or amount <= 0:
        return
    p.grit = min(GRIT_MAX, p.grit + amount)
    if g.ears:
        g.tell("grit", rule, count=amount, total=p.grit)
    for i in (1, 0):
        if p.grit >= BLACK_GRIT[i]:
            complete_task(g, TASK_GRIT + i)
            if not p.black >> i & 1:
                p.black |= 1 << i
                g.then(choose_devotion, "MAN-PAL-65")
    for i, needed in enumerate(cube_spaces(g)):
        if p.grit >= needed and p.waiting >> i & 1:
            p.waiting &= ~(1 << i)
            p.cubes.free += 1
            if g.ears:
                g.tell("cube-earned", "MAN-PAL-61", needed=needed, total=p.cubes.free)


def lose_grit(g: Manor, amount: int, rule: str) -> int:
    """MAN-PAL-91, MAN-PAL-92: one loss of Grit, which gives 1 Light; how much was lost."""
    lost = min(amount, g.paladin.grit)
    if lost <= 0 or not g.plays(PALADIN):
        return 0
    drop_grit(g, lost, rule, True)
    gain(g, LIGHT, 1, "MAN-PAL-91")
    return lost


def pay_grit(g: Manor, cost: int, rule: str, ends_turn: bool = True) -> None:
    """MAN-PAL-92: Grit paid as a cost gives no Light; MAN-PAL-2: paid to resist it does not end the turn."""
    drop_grit(g, cost, rule, ends_turn)


def drop_grit(g: Manor, amount: int, rule: str, ends_turn: bool) -> None:
    """MAN-PAL-62, MAN-PAL-66: cubes go back to the white spaces, a Devotion goes for each black one."""
    p = g.paladin
    p.grit -= amount
    if g.ears:
        g.tell("grit-lost", rule, count=amount, total=p.grit)
    for i in (0, 1):
        if p.grit < BLACK_GRIT[i] and p.black >> i & 1:
            p.black &= ~(1 << i)
            g.then(give_devotion)
    for i, needed in enumerate(cube_spaces(g)):
        if p.grit < needed and not p.waiting >> i & 1:
            p.waiting |= 1 << i
            if p.cubes.free:
                p.cubes.free -= 1
            else:
                g.then(return_cube, ends_turn)


def return_cube(g: Manor, ends_turn: bool) -> Rule[None]:
    """MAN-PAL-62 to MAN-PAL-64, MAN-FAQ-12: the rightmost cube of a track of his choice; on his turn the turn ends."""
    p = g.paladin
    tracks = p.cubes.used_tracks()
    if not tracks:
        return
    track = first((yield Ask(g.seat(PALADIN), RETURN_CUBE, [option(CUBE_FROM, track) for track in tracks])))
    p.cubes.take_back(track)
    p.cubes.free -= 1
    if ends_turn and g.active == PALADIN:
        p.over = True
        if g.ears:
            g.tell("turn-cut", "MAN-PAL-63")


# --- Health


def lose_health(g: Manor, amount: int, rule: str) -> None:
    """MAN-END-6: at 0 Health he is dead."""
    g.paladin.health = max(0, g.paladin.health - amount)
    if g.ears:
        g.tell("health", rule, count=amount, total=g.paladin.health)
    if not g.paladin.health:
        paladin_killed(g)


def heal(g: Manor, rule: str) -> None:
    """MAN-PAL-98."""
    g.paladin.health = min(HEALTH, g.paladin.health + 1)
    if g.ears:
        g.tell("healed", rule, total=g.paladin.health)


# --- Devotions


def gain(g: Manor, devotion: int, amount: int, rule: str) -> int:
    """MAN-PAL-90: Fire or Light, as far as the pool holds it; how much came."""
    p = g.paladin
    had = p.fire if devotion == FIRE else p.light
    now = min(DEVOTION_MAX, had + amount)
    if devotion == FIRE:
        p.fire = now
    else:
        p.light = now
    if now > had and g.ears:
        g.tell("devotion", rule, devotion="fire" if devotion == FIRE else "light", count=now - had, total=now)
    return now - had


def choose_devotion(g: Manor, rule: str) -> Rule[None]:
    """MAN-PAL-65: 1 cube for the Fire or the Light pool, his choice."""
    options = [option(GAIN, kind) for kind, held in ((FIRE, g.paladin.fire), (LIGHT, g.paladin.light)) if held < 5]
    if options:
        gain(g, first((yield Ask(g.seat(PALADIN), GAIN_DEVOTION, options))), 1, rule)


def give_devotion(g: Manor) -> Rule[None]:
    """MAN-PAL-66: 1 Devotion of his choice."""
    p = g.paladin
    options = [option(GIVE_BACK, kind) for kind, held in ((FIRE, p.fire), (LIGHT, p.light)) if held]
    if options:
        spend(g, first((yield Ask(g.seat(PALADIN), LOSE_DEVOTION, options))), 1)


def spend(g: Manor, devotion: int, amount: int) -> None:
    if devotion == FIRE:
        g.paladin.fire -= amount
    else:
        g.paladin.light -= amount


# --- Tasks and Sanctity cards


def complete_task(g: Manor, task: int) -> None:
    """MAN-PAL-67, MAN-PAL-68: each Task once; it brings a Sanctity card."""
    p = g.paladin
    if p.tasks >> task & 1 or not g.plays(PALADIN):
        return
    p.tasks |= 1 << task
    if g.ears:
        g.tell("task", "MAN-PAL-67", task=TASKS[task])
    g.then(draw_sanctity)


def explored(g: Manor) -> None:
    """`task_explore`, MAN-FAQ-20: 20 Lit tiles lie on the board now."""
    if not g.paladin.tasks >> TASK_EXPLORE & 1 and len(g.tiles(LIT)) >= EXPLORED:
        complete_task(g, TASK_EXPLORE)


def fought(g: Manor) -> None:
    """`task_attacks`, MAN-PAL-12: he has attacked a Spider piece or a Poltergeist."""
    g.paladin.attacks += 1
    if g.active == PALADIN:
        g.paladin.fought = True
    if g.paladin.attacks >= 2:
        complete_task(g, TASK_ATTACKS)


def draw_sanctity(g: Manor) -> None:
    """MAN-PAL-67, MAN-PAL-69: 3 cards, shown to all; the discard is shuffled under the deck where there are fewer."""
    p = g.paladin
    p.drawn = sorted(p.sanctity.draw_some(g.rng, 3))
    if p.drawn:
        if g.ears:
            g.tell("sanctity-drawn", "MAN-PAL-67", cards=[SANCTITY[card].id for card in p.drawn])
        g.then(play_sanctity)


def play_sanctity(g: Manor) -> Rule[None]:
    """MAN-PAL-67, MAN-PAL-82: he lays one before him, the others go under the deck in any order."""
    p = g.paladin
    seat = g.seat(PALADIN)
    card = first((yield Ask(seat, PLAY_SANCTITY, [option(PLAY, card) for card in p.drawn])))
    left = [other for other in p.drawn if other != card]
    if len(left) == 2:
        lowest = first((yield Ask(seat, ORDER_SANCTITY, [option(LOWEST, other) for other in left])))
        left.remove(lowest)
        left.append(lowest)
    p.drawn = []
    p.cards.append(card)
    g.seen |= 1 << (SEEN_SANCTITY + card)
    for other in left:
        p.sanctity.put_bottom(other)
    if g.ears:
        g.tell("sanctity", "MAN-PAL-82", card=SANCTITY[card].id)


# --- Treasures


def gain_treasure(g: Manor) -> None:
    """MAN-PAL-70 to MAN-PAL-74: a card from the Manor or from the top, to keep or to refuse."""
    g.then(draw_treasure)


def draw_treasure(g: Manor) -> None:
    """MAN-PAL-70, MAN-PAL-71, MAN-PAL-72, MAN-PAL-74."""
    p = g.paladin
    if g.plays(MANOR):
        p.offered = sorted(p.treasures.draw_some(g.rng, 2, 1 << g.seat(MANOR)))
    else:
        p.offered = p.treasures.draw_some(g.rng, 1, 1 << g.seat(PALADIN))
    if not p.offered:
        gain_grit(g, 5, "MAN-PAL-74")
    elif len(p.offered) == 2:
        g.then(give_treasure)
    else:
        g.then(keep_treasure)


def give_treasure(g: Manor) -> Rule[None]:
    """MAN-PAL-70: the Manor gives one of two and puts the other under the deck. A secret: it ends the step."""
    p = g.paladin
    manor = g.seat(MANOR)
    card = first((yield Ask(manor, GIVE_TREASURE, [option(GIVE, card) for card in p.offered])))
    other = p.offered[1 - p.offered.index(card)]
    p.treasures.put_bottom(other, 1 << manor)
    p.offered = [card]
    g.reveal()
    g.then(keep_treasure)


def keep_treasure(g: Manor) -> Rule[None]:
    """MAN-PAL-73: kept face down, or refused: out of the game for 5 Grit."""
    p = g.paladin
    card = p.offered[0]
    choice: int = yield Ask(g.seat(PALADIN), KEEP_TREASURE, [KEEP, REFUSE])
    p.offered = []
    if word_of(choice) == KEEP:
        p.kept = sorted([*p.kept, card])
        if g.ears:
            g.tell("treasure-kept", "MAN-PAL-73", count=len(p.kept))
        return
    g.reveal()
    g.seen |= 1 << (SEEN_TREASURE + card)
    if g.ears:
        g.tell("treasure-refused", "MAN-PAL-73", card=TREASURES[card])
    if ASCETIC in p.cards:
        gain(g, FIRE, 2, "MAN-VAR-20")
        gain(g, LIGHT, 2, "MAN-VAR-20")
    else:
        gain_grit(g, 5, "MAN-PAL-73")
