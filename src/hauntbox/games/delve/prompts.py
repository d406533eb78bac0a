"""How every option of Cavern Delve is written, and what it points at on the table."""

from collections.abc import Callable
from typing import Any, Final

from hauntbox.board.geometry import DIRECTIONS, write_cell
from hauntbox.board.squares import write_square
from hauntbox.games.delve.actions import (
    ATTACK,
    DISARM,
    DROP,
    END,
    END_STANCE,
    GO,
    ITEM,
    LOW,
    PICK,
    TAKE_STANCE,
    USES,
    thing_name,
)
from hauntbox.games.delve.blows import ITEM as ITEM_CARD
from hauntbox.games.delve.encounters import ENCOUNTERS
from hauntbox.games.delve.foes import FOES, thing_id
from hauntbox.games.delve.heroes import HEROES, POWERS
from hauntbox.games.delve.spoils import PASS
from hauntbox.games.delve.state import CHEST
from hauntbox.games.delve.terrain import VENTS
from hauntbox.games.delve.tiles import TILES
from hauntbox.games.delve.treasures import TREASURES
from hauntbox.kernel.ask import Prompt

Text = Callable[[Any], str]
Targets = Callable[[Any], tuple[str, ...]]


def figure_text(f: int) -> str:
    """p1 is the hero of the first seat; an ally by its id; a monster by its kind and number."""
    if f == PASS:
        return "stop"
    if f < 8:
        return f"p{f + 1}"
    return thing_id(f) if f < 64 else f"{thing_id(f)}-{f >> 6}"


def figure_key(f: int) -> str:
    return f"piece:{figure_text(f)}"


def figure_targets(f: int) -> tuple[str, ...]:
    return () if f == PASS else (figure_key(f),)


def square_text(square: int) -> str:
    return "stay" if square == PASS else write_square(square)


def square_key(square: int) -> str:
    return f"square:{write_square(square)}"


def square_targets(square: int) -> tuple[str, ...]:
    return () if square == PASS else (square_key(square),)


def cell_text(cell: int) -> str:
    return "stop" if cell == PASS else write_cell(cell)


def cell_key(cell: int) -> str:
    return f"tile:{write_cell(cell)}"


def cell_targets(cell: int) -> tuple[str, ...]:
    return () if cell == PASS else (cell_key(cell),)


def edge_text(edge: int) -> str:
    return f"{write_cell(edge >> 2)} {DIRECTIONS[edge & 3]}"


def edge_targets(edge: int) -> tuple[str, ...]:
    return (cell_key(edge >> 2),)


def thing_text(thing: int) -> str:
    return f"chest-{thing - CHEST + 1}" if thing >= CHEST else thing_name(thing)


def card_text(card: int) -> str:
    """In the answers to "react": a power, or an item."""
    if card == PASS:
        return "pass"
    return TREASURES[card - ITEM_CARD].id if card >= ITEM_CARD else POWERS[card].id


def card_targets(card: int) -> tuple[str, ...]:
    return () if card == PASS else (f"card:{card_text(card)}",)


def power_text(power: int) -> str:
    return "pass" if power == PASS else POWERS[power].id


def power_targets(power: int) -> tuple[str, ...]:
    return () if power == PASS else (f"card:{POWERS[power].id}",)


def treasure_text(card: int) -> str:
    return TREASURES[card].id


def treasure_targets(card: int) -> tuple[str, ...]:
    return (f"card:{TREASURES[card].id}",)


def hero_text(hero: int) -> str:
    return HEROES[hero].id


def tile_text(tile: int) -> str:
    return TILES[tile].id


def effect_text(effect: int) -> str:
    return "vent" if effect == VENTS else ENCOUNTERS[effect].id


def cure_text(cure: Any) -> str:
    return "pass" if cure == PASS else f"{figure_text(cure[0])} {cure[1]}"


def cure_targets(cure: Any) -> tuple[str, ...]:
    return () if cure == PASS else (figure_key(cure[0]),)


def pay_text(kinds: tuple[int, ...]) -> str:
    return "+".join([FOES[kind].id for kind in kinds])


def yes_text(value: bool) -> str:
    return "yes" if value else "no"


def nothing(value: Any) -> tuple[str, ...]:
    return ()


WORDS: Final[dict[int, tuple[str, Text]]] = {
    GO: ("go", square_text),
    ATTACK: ("attack", power_text),
    USES: ("use", power_text),
    ITEM: ("item", treasure_text),
    DISARM: ("disarm", figure_text),
    PICK: ("take", thing_text),
    DROP: ("drop", thing_text),
    TAKE_STANCE: ("stance", power_text),
}


def act_text(value: int) -> str:
    kind, thing = value & ~LOW, value & LOW
    if value == END:
        return "end"
    if kind == END_STANCE:
        return "stance end"
    if value == GO:
        return "move"
    word, text = WORDS[kind]
    return f"{word} {text(thing)}"


def act_targets(value: int) -> tuple[str, ...]:
    kind, thing = value & ~LOW, value & LOW
    if kind == GO:
        return square_targets(thing) if thing else ()
    if kind in (ATTACK, USES, TAKE_STANCE):
        return power_targets(thing)
    if kind == ITEM:
        return treasure_targets(thing)
    if kind == DISARM:
        return figure_targets(thing)
    return (f"piece:{thing_text(thing)}",) if kind == PICK else ()


PROMPTS: Final = {
    "hero": Prompt("DEL-SETUP-1", hero_text, nothing),
    "leave_out": Prompt("DEL-SETUP-6", power_text, power_targets),
    "daily": Prompt("DEL-SETUP-6", power_text, power_targets),
    "utility": Prompt("DEL-SETUP-6", power_text, power_targets),
    "start": Prompt("DEL-SETUP-8", square_text, square_targets),
    "act": Prompt("DEL-TURN-4", act_text, act_targets),
    "step": Prompt("DEL-MOVE-1", act_text, act_targets),
    "walk": Prompt("DEL-MOVE-12", square_text, square_targets),
    "drop": Prompt("DEL-OBJ-3", square_text, square_targets),
    "target": Prompt("DEL-COMBAT-1", figure_text, figure_targets),
    "area": Prompt("DEL-COMBAT-4", cell_text, cell_targets),
    "fury": Prompt("DEL-POWER-4", yes_text, nothing),
    "reroll": Prompt("DEL-COMBAT-10", yes_text, nothing),
    "react": Prompt("DEL-POWER-7", card_text, card_targets),
    "patient": Prompt("DEL-POWER-6", figure_text, figure_targets),
    "monster": Prompt("DEL-POWER-4", figure_text, figure_targets),
    "swap": Prompt("DEL-MOVE-9", figure_text, figure_targets),
    "drive": Prompt("DEL-MONSTER-8", cell_text, cell_targets),
    "shove": Prompt("DEL-MOVE-9", square_text, square_targets),
    "square": Prompt("DEL-MOVE-9", square_text, square_targets),
    "flip": Prompt("DEL-POWER-2", power_text, power_targets),
    "opening": Prompt("DEL-FAQ-17", power_text, power_targets),
    "item_owner": Prompt("DEL-TREAS-3", figure_text, figure_targets),
    "keep": Prompt("DEL-COMBAT-19", treasure_text, treasure_targets),
    "discard": Prompt("DEL-ENC-4", treasure_text, treasure_targets),
    "cure": Prompt("DEL-TREAS-12", cure_text, cure_targets),
    "tonic": Prompt("DEL-TREAS-12", cure_text, cure_targets),
    "level": Prompt("DEL-XP-4", yes_text, nothing),
    "cancel": Prompt("DEL-XP-3", yes_text, nothing),
    "pay": Prompt("DEL-XP-8", pay_text, nothing),
    "edge": Prompt("DEL-EXPLORE-3", edge_text, edge_targets),
    "tile": Prompt("DEL-EXPLORE-4", tile_text, nothing),
    "double": Prompt("DEL-EXPLORE-10", edge_text, edge_targets),
    "plug": Prompt("DEL-ADV-6-2", edge_text, edge_targets),
    "mushroom": Prompt("DEL-MONSTER-8", square_text, square_targets),
    "adjacent": Prompt("DEL-MONSTER-14", square_text, square_targets),
    "closest": Prompt("DEL-MAP-11", figure_text, figure_targets),
    "closest_tile": Prompt("DEL-MAP-11", cell_text, cell_targets),
    "victim": Prompt("DEL-MONSTER-9", figure_text, figure_targets),
    "crowd": Prompt("DEL-MONSTER-9", cell_text, cell_targets),
    "path": Prompt("DEL-MONSTER-15", cell_text, cell_targets),
    "trap_square": Prompt("DEL-TRAP-7", square_text, square_targets),
    "seep": Prompt("DEL-TRAP-6", cell_text, cell_targets),
    "lure": Prompt("DEL-ENC-6", square_text, square_targets),
    "pass": Prompt("DEL-FAQ-7", figure_text, figure_targets),
    "disarm": Prompt("DEL-TRAP-3", figure_text, figure_targets),
    "effect": Prompt("DEL-TURN-8", effect_text, nothing),
    "escape": Prompt("DEL-OBJ-8", yes_text, nothing),
    "sac": Prompt("DEL-ADV-4-2", square_text, square_targets),
    "chest": Prompt("DEL-COMP-6", thing_text, nothing),
    "reveal": Prompt("DEL-ADV-12-4", yes_text, nothing),
}
