"""How every option of The Widow's House is written, and what it points at on the table."""

from typing import Any, Final

from hauntbox.board.geometry import FLOOR, write_cell
from hauntbox.games.widow.bonuses import DECLINE, STRIP
from hauntbox.games.widow.deeds import BANISH, GIVE, GO, LOCK, OBJECT, PUSH, STOCK, write_deed
from hauntbox.games.widow.pieces import JOBS, SPIRITS
from hauntbox.games.widow.tiles import TILES
from hauntbox.games.widow.turn import AS_SUCCESS, CHANGES, KEEP, ROLL, TO_STOCK
from hauntbox.kernel.ask import Prompt


def tile_key(at: int) -> str:
    return f"tile:{write_cell(at)}"


def spirit_key(spirit: int) -> str:
    return f"piece:{SPIRITS[spirit].id}"


def place_text(value: int) -> str:
    return f"{write_cell(value >> 2)} r{value & 3}"


def place_targets(value: int) -> tuple[str, ...]:
    return (tile_key(value >> 2),)


def cell_text(value: int) -> str:
    return {DECLINE: "stop", STRIP: "strip"}.get(value) or write_cell(value)


def cell_targets(value: int) -> tuple[str, ...]:
    return (tile_key(value),) if value > 0 else ()


def spirit_text(value: int) -> str:
    return "stop" if value == DECLINE else SPIRITS[value].id


def spirit_targets(value: int) -> tuple[str, ...]:
    return () if value == DECLINE else (spirit_key(value),)


def declare_text(value: int) -> str:
    return {ROLL: "roll", AS_SUCCESS: "success", TO_STOCK: "stock"}.get(value) or f"bind {SPIRITS[value].id}"


def declare_targets(value: int) -> tuple[str, ...]:
    if value >= 0:
        return (spirit_key(value),)
    return ("die:0", "die:1") if value == ROLL else ()


def modifier_text(value: int) -> str:
    if value == KEEP:
        return "keep"
    die, change = CHANGES[value - 1]
    return f"die {die + 1} {change:+d}"


def modifier_targets(value: int) -> tuple[str, ...]:
    return () if value == KEEP else (f"die:{CHANGES[value - 1][0]}",)


def die_text(value: int) -> str:
    return f"die {value + 1}"


def deed_targets(value: int) -> tuple[str, ...]:
    kind, thing = value & ~OBJECT, value & OBJECT
    if kind == GO:
        return ("piece:widow", tile_key(thing))
    if kind == LOCK:
        return (tile_key(thing),)
    if kind == PUSH:
        spirit = spirit_key(thing // FLOOR)
        return (spirit, tile_key(thing % FLOOR)) if thing % FLOOR else (spirit,)
    if kind == STOCK:
        return (f"card:{TILES[thing].id}",)
    if kind == BANISH:
        return (spirit_key(thing),)
    return (f"seat:{thing}",) if kind == GIVE else ()


def job_text(value: int) -> str:
    return JOBS[value]


def order_text(value: tuple[int, ...]) -> str:
    return " ".join([TILES[tile].id for tile in value])


def order_targets(value: tuple[int, ...]) -> tuple[str, ...]:
    return tuple([f"card:{TILES[tile].id}" for tile in value])


def stock_text(value: int) -> str:
    return "stop" if value == DECLINE else TILES[value].id


def stock_targets(value: int) -> tuple[str, ...]:
    return () if value == DECLINE else (f"card:{TILES[value].id}",)


def die_targets(value: int) -> tuple[str, ...]:
    return (f"die:{value}",)


def no_targets(value: Any) -> tuple[str, ...]:
    return ()


PROMPTS: Final = {
    "choose_job": Prompt("WID-SETUP-3", job_text, no_targets),
    "place_tile": Prompt("WID-TILE-3", place_text, place_targets),
    "shelter_target": Prompt("WID-BANG-6", spirit_text, spirit_targets),
    "chill_order": Prompt("WID-BANG-3", spirit_text, spirit_targets),
    "red_bonus": Prompt("WID-BONUS-3", cell_text, cell_targets),
    "blue_bonus": Prompt("WID-BONUS-4", spirit_text, spirit_targets),
    "blue_step": Prompt("WID-BONUS-5", cell_text, cell_targets),
    "black_bonus": Prompt("WID-BONUS-8", spirit_text, spirit_targets),
    "declare": Prompt("WID-TOKEN-9", declare_text, declare_targets),
    "use_modifier": Prompt("WID-DICE-8", modifier_text, modifier_targets),
    "die_order": Prompt("WID-SPIRIT-4", die_text, die_targets),
    "spirit_order": Prompt("WID-SPIRIT-5", spirit_text, spirit_targets),
    "spirit_step": Prompt("WID-SPIRIT-8", cell_text, cell_targets),
    "held_token": Prompt("WID-BIND-5", str, no_targets),
    "ability": Prompt("WID-JOB-5", write_deed, deed_targets),
    "peek_order": Prompt("WID-JOB-19", order_text, order_targets),
    "second_stock": Prompt("WID-JOB-14", stock_text, stock_targets),
}
