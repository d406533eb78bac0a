"""Traps that lie in the cave and how they are disarmed. DEL-TRAP-3 to DEL-TRAP-6."""

from typing import Final

from hauntbox.games.delve.adventure import adventure_of
from hauntbox.games.delve.encounters import ENCOUNTER
from hauntbox.games.delve.foes import FIRST_TRAP, LAVA_SEEP, SEAL, TRAPS, kind_of
from hauntbox.games.delve.harm import check
from hauntbox.games.delve.numbers import disarm_parts, total
from hauntbox.games.delve.rolling import after_die, hero_die
from hauntbox.games.delve.state import Delve
from hauntbox.kernel.ask import Rule

SEALS: Final = 8
"""DEL-ADV-8-3: the adventure in which disarmed traps leave the game."""


def traps_here(g: Delve, cell: int) -> list[int]:
    """DEL-TRAP-3: the traps that can be disarmed on a tile; Lava Seep on every seep tile."""
    cells = g.cave.cells
    return [
        trap
        for trap, square in g.traps.items()
        if cells[square] == cell or (cell in g.seeps and kind_of(trap) == LAVA_SEEP)
    ]


def disarm(g: Delve, seat: int, trap: int) -> Rule[None]:
    """DEL-TRAP-3, DEL-TRAP-4: the d20 with all bonuses against the trap's disarm value."""
    bonus = total(disarm_parts(g, seat))
    needs = TRAPS[kind_of(trap) - FIRST_TRAP].disarm
    die = yield from hero_die(g, seat, bonus, needs, "disarm")
    after_die(g, seat, die, False)
    if die + bonus >= needs:
        remove_trap(g, trap)


def remove_trap(g: Delve, trap: int) -> None:
    """DEL-TRAP-4: the marker goes and the card is discarded; a seal or a trap of the trap pile leaves the game."""
    del g.traps[trap]
    for cards in g.charge:
        if trap in cards:
            cards.remove(trap)
    kind = kind_of(trap)
    if kind == LAVA_SEEP:
        g.seeps = ()
    if kind == SEAL:
        g.notes["seals"] = g.notes.get("seals", 0) + 1
    elif adventure_of(g).number != SEALS:
        g.encounters.discard(ENCOUNTER[TRAPS[kind - FIRST_TRAP].id])
    if g.ears:
        g.tell("disarmed", "DEL-TRAP-4", trap=g.name(trap))
    check(g)
