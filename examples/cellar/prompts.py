"""How every option of The Cellar is written, and what it points at on the table."""

from typing import Final

from cellar.rules import ATTACK, END, EXPLORE, HEAL, ITEMS, TRAITS
from hauntbox.board.geometry import DIRECTIONS, write_cell
from hauntbox.kernel.ask import Prompt


def act_text(value: int) -> str:
    if value < EXPLORE:
        return DIRECTIONS[value]
    if value < ATTACK:
        return f"explore {DIRECTIONS[value - EXPLORE]}"
    return {ATTACK: "attack", END: "end", HEAL: "medkit"}[value]


def act_targets(value: int) -> tuple[str, ...]:
    if value < ATTACK:
        return (f"edge:{DIRECTIONS[value % EXPLORE]}",)
    return ("card:medkit",) if value == HEAL else ()


def rotate_text(value: int) -> str:
    return f"r{value}"


def sacrifice_text(value: int) -> str:
    return ITEMS[value - 1] if value else "sanity"


def sacrifice_targets(value: int) -> tuple[str, ...]:
    return (f"card:{ITEMS[value - 1]}",) if value else ("track:sanity",)


def place_targets(value: int) -> tuple[str, ...]:
    return (f"tile:{write_cell(value)}",)


def trait_text(value: int) -> str:
    return TRAITS[value]


def trait_targets(value: int) -> tuple[str, ...]:
    return (f"track:{TRAITS[value]}",)


def weapon_text(value: int) -> str:
    return ITEMS[value] if value >= 0 else "bare hands"


def weapon_targets(value: int) -> tuple[str, ...]:
    return (f"card:{ITEMS[value]}",) if value >= 0 else ()


def shield_text(value: int) -> str:
    return "shield" if value else "no"


def shield_targets(value: int) -> tuple[str, ...]:
    return ("card:shield",) if value else ()


PROMPTS: Final = {
    "act": Prompt("CEL-ACT", act_text, act_targets),
    "rotate": Prompt("CEL-EXPLORE", rotate_text),
    "sacrifice": Prompt("CEL-EVENT", sacrifice_text, sacrifice_targets),
    "teleport": Prompt("CEL-EVENT", write_cell, place_targets),
    "boost": Prompt("CEL-EVENT", trait_text, trait_targets),
    "weapon": Prompt("CEL-ATTACK", weapon_text, weapon_targets),
    "shield": Prompt("CEL-DAMAGE", shield_text, shield_targets),
    "suffer": Prompt("CEL-DAMAGE", trait_text, trait_targets),
}
