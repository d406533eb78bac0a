"""The Paladin's turn: pick up Hero cubes; move and act (chapter Paladin)."""

from hauntbox.board.dark import EMPTY, direction
from hauntbox.games.manor import paladin_judge, paladin_labels
from hauntbox.games.manor.attacks import movement
from hauntbox.games.manor.cards import HALO, SYMBOL
from hauntbox.games.manor.judge import HABITS, PAUSES, REASONS
from hauntbox.games.manor.labels import explain, inform
from hauntbox.games.manor.options import FIRST, first, word_of
from hauntbox.games.manor.paladin_anytime import STRIDE_COST, anytime, heal_price
from hauntbox.games.manor.paladin_board import FIRE, LIGHT, gain, spend
from hauntbox.games.manor.paladin_data import HEALTH
from hauntbox.games.manor.paladin_deeds import PURE, deed, place_cube
from hauntbox.games.manor.paladin_encounter import arrive, encounter, may_meet
from hauntbox.games.manor.paladin_values import may_enter, meetings_left, moves_left, ways
from hauntbox.games.manor.paladin_words import CUBE, ENCOUNTER, END_TURN, HEAL, LEFT_CUBE, MENU, STEP, STRIDE_TO
from hauntbox.games.manor.pieces import PALADIN, PALADIN_PIECE, WEB
from hauntbox.games.manor.resist import resist
from hauntbox.games.manor.spaces import DELTA, INSIDE, WIDTH, space_text
from hauntbox.games.manor.state import Manor
from hauntbox.kernel.ask import Ask, Rule


def begin(g: Manor) -> None:
    """MAN-PAL-1, MAN-PAL-2, MAN-PAL-13: Resist, Halo and Holy Symbol, cubes, moves and Encounters, the end."""
    g.paladin.new_turn()
    g.then(end_turn)
    g.then(place_left)
    g.then(menu)
    g.then(pick_up)
    g.then(bless)
    g.then(resist, PALADIN)


def bless(g: Manor) -> None:
    """MAN-PAL-2, MAN-PAL-77: Halo and Holy Symbol."""
    if HALO in g.paladin.shown:
        gain(g, LIGHT, 1, "MAN-PAL-2")
    if SYMBOL in g.paladin.shown:
        gain(g, FIRE, 1, "MAN-PAL-2")


def pick_up(g: Manor) -> None:
    """MAN-PAL-3: all his Hero cubes are free; those on the Grit track wait on."""
    g.paladin.cubes.pick_up()
    if g.ears:
        g.tell("cubes-taken", "MAN-PAL-3", total=g.paladin.cubes.free)


# --- moving and acting


def menu(g: Manor) -> Rule[None]:
    """MAN-PAL-1, MAN-PAL-10, MAN-PAL-63: what he does next, until he ends his turn or it has to end."""
    p = g.paladin
    if p.over:
        return
    options = steps(g)
    if may_meet(g):
        options.append(ENCOUNTER)
    options += anytime(g, p.fire)
    options.append(END_TURN)
    barred = near_misses(g, options) if g.ears else ()
    choice: int = yield Ask(g.seat(PALADIN), MENU, options, barred=barred)
    kind = word_of(choice)
    if kind == END_TURN:
        return
    g.then(menu)
    if kind == STEP:
        step(g, first(choice))
    elif kind == ENCOUNTER:
        encounter(g)
    elif kind == STRIDE_TO:
        stride(g, first(choice))
    else:
        deed(g, choice)


def steps(g: Manor) -> list[int]:
    """MAN-MOVE-1 to MAN-MOVE-9, MAN-PAL-10, MAN-PAL-23, MAN-PAL-24: where he may go."""
    left = moves_left(g)
    if left <= 0 or meetings_left(g) <= 0:
        return []
    here = g.at[PALADIN_PIECE]
    walls, face = g.grid.walls[here], g.grid.face
    found: list[int] = []
    for d in ways(here):
        to = here + DELTA[d]
        if walls >> d & 1 or face[to] == EMPTY or left < 1 + g.count(to, WEB):
            continue
        if not g.here[to] or may_enter(g, to):
            found.append(STEP | to << FIRST)
    return found


def step(g: Manor, to: int) -> None:
    """MAN-MOVE-1, MAN-MOVE-4: 1 Movement and 1 for each Web."""
    p = g.paladin
    here = g.at[PALADIN_PIECE]
    cost = 1 + g.count(to, WEB)
    p.moves += cost
    if g.ears:
        g.tell("paladin-moves", "MAN-MOVE-1", cell=space_text(to), count=cost, total=movement(g) - p.moves)
    arrive(g, to, direction(to, here, WIDTH))


def stride(g: Manor, to: int) -> None:
    """Stride of Light, MAN-PAL-101: straight to a visible tile, without Movement."""
    spend(g, LIGHT, STRIDE_COST)
    if g.ears:
        g.tell("stride", PURE, cell=space_text(to))
    arrive(g, to, direction(to, g.at[PALADIN_PIECE], WIDTH))


def near_misses(g: Manor, offered: list[int]) -> list[tuple[int, str]]:
    """What he may wonder about: steps, an Encounter and healing that are not possible now, with their rules."""
    here = g.at[PALADIN_PIECE]
    found: list[tuple[int, str]] = []
    for d in ways(here):
        to = here + DELTA[d]
        value = STEP | to << FIRST
        if INSIDE[to] and g.has_tile(to) and value not in offered:
            found.append((value, step_bar(g, here, d)))
    if ENCOUNTER not in offered:
        found.append((ENCOUNTER, "MAN-PAL-20" if meetings_left(g) <= 0 else "MAN-PAL-22"))
    if HEAL not in offered and g.paladin.health < HEALTH and g.paladin.grit >= heal_price(g):
        found.append((HEAL, "MAN-PAL-98"))
    return found


def step_bar(g: Manor, here: int, d: int) -> str:
    """The rule that forbids a step."""
    if g.grid.walls[here] >> d & 1:
        return "MAN-MOVE-3"
    if meetings_left(g) <= 0:
        return "MAN-PAL-10"
    if moves_left(g) <= 0:
        return "MAN-MOVE-1"
    return "MAN-PAL-24" if moves_left(g) > g.count(here + DELTA[d], WEB) else "MAN-MOVE-7"


# --- the end of the turn


def place_left(g: Manor) -> Rule[None]:
    """MAN-PAL-4, MAN-PAL-7: unused Hero cubes go on stats of his choice."""
    cubes = g.paladin.cubes
    if not cubes.free or not cubes.open_tracks():
        return
    options = [CUBE | track << FIRST for track in cubes.open_tracks()]
    choice: int = yield Ask(g.seat(PALADIN), LEFT_CUBE, options, cubes.free)
    g.then(place_left)
    place_cube(g, choice)


def end_turn(g: Manor) -> None:
    """MAN-PAL-12, MAN-PAL-13: 1 Fire if he attacked neither a Spider piece nor a Poltergeist."""
    if not g.paladin.fought:
        gain(g, FIRE, 1, "MAN-PAL-12")


REASONS[PALADIN] = paladin_judge.reasons
HABITS.update(paladin_judge.PALADIN_HABITS)
PAUSES.append(MENU)
for kind, facts_of in paladin_labels.OPTION_FACTS.items():
    explain(kind, facts_of)
for name, more in paladin_labels.QUESTION_FACTS.items():
    inform(name, more)
