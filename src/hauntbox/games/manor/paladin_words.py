"""The Paladin's questions and the words of his options."""

from typing import Final

from hauntbox.games.manor.options import (
    EDGE,
    PALADIN_WORDS,
    PIECE,
    SANCTITY_CARD,
    SPACE,
    STAT,
    TREASURE_CARD,
    prompt,
    word,
)  # fmt: skip

MENU: Final = prompt("paladin_menu", "MAN-PAL-1")
FIGHT: Final = prompt("paladin_fight", "MAN-PAL-20")
AT_SHRINE: Final = prompt("paladin_shrine", "MAN-PAL-80")
AT_TOKEN: Final = prompt("paladin_collect", "MAN-PAL-75")
LEFT_CUBE: Final = prompt("paladin_cube", "MAN-PAL-4")
GUIDE: Final = prompt("paladin_guide", "MAN-PAL-96")
PULSE_NEXT: Final = prompt("paladin_pulse", "MAN-VAR-21")
FORESEE_WHERE: Final = prompt("paladin_foresee", "MAN-VAR-20")
STRIKE_BACK: Final = prompt("paladin_strike", "MAN-SPI-21")

STEP: Final = word(PALADIN_WORDS + 0, "paladin-step", SPACE, text="step")
ENCOUNTER: Final = word(PALADIN_WORDS + 1, "encounter")
CUBE: Final = word(PALADIN_WORDS + 2, "cube", STAT)
BREACH_FIRE: Final = word(PALADIN_WORDS + 3, "paladin-breach", EDGE, text="breach")
BREACH_MACE: Final = word(PALADIN_WORDS + 4, "paladin-mace", EDGE, text="mace")
LAMP_AT: Final = word(PALADIN_WORDS + 5, "lamp", SPACE)
UNWEB: Final = word(PALADIN_WORDS + 6, "unweb", SPACE)
HEAL: Final = word(PALADIN_WORDS + 7, "heal")
FACE_UP: Final = word(PALADIN_WORDS + 8, "face-up", TREASURE_CARD, text="up")
USE: Final = word(PALADIN_WORDS + 9, "use-sanctity", SANCTITY_CARD, text="use")
REACH_TO: Final = word(PALADIN_WORDS + 10, "reach", SPACE)
SMITE_AT: Final = word(PALADIN_WORDS + 11, "smite", SPACE)
STRIDE_TO: Final = word(PALADIN_WORDS + 12, "stride", SPACE)
RAISE: Final = word(PALADIN_WORDS + 13, "raise-wall", EDGE, text="raise")
FORESEE: Final = word(PALADIN_WORDS + 14, "foresee")
PULSE: Final = word(PALADIN_WORDS + 15, "pulse")
PRAY: Final = word(PALADIN_WORDS + 16, "pray")
ATTACK: Final = word(PALADIN_WORDS + 17, "paladin-attack", PIECE, text="attack")
TORCH: Final = word(PALADIN_WORDS + 18, "paladin-torch", PIECE, text="torch")
ATTACK_GROUP: Final = word(PALADIN_WORDS + 19, "paladin-group", SPACE, text="attack")
"""All Skeletons on a space."""
TORCH_GROUP: Final = word(PALADIN_WORDS + 20, "paladin-torch-group", SPACE, text="torch")
ATTACK_EGG: Final = word(PALADIN_WORDS + 21, "paladin-egg", SPACE, text="egg")
RETREAT: Final = word(PALADIN_WORDS + 22, "retreat", SPACE)
STAY: Final = word(PALADIN_WORDS + 23, "stay")
END_TURN: Final = word(PALADIN_WORDS + 24, "paladin-end", text="end")
DONE: Final = word(PALADIN_WORDS + 25, "paladin-done", text="done")
"""No more attacks in this Encounter."""
PASS: Final = word(PALADIN_WORDS + 26, "paladin-pass", text="pass")
"""Nothing from the Shrine."""
SHRINE_CARD: Final = word(PALADIN_WORDS + 27, "shrine-card", text="card")
COLLECT: Final = word(PALADIN_WORDS + 28, "paladin-collect", text="collect")
LEAVE: Final = word(PALADIN_WORDS + 29, "paladin-leave", text="leave")
HOLD: Final = word(PALADIN_WORDS + 30, "paladin-hold", text="hold")
"""No strike at the Spider."""

# What has been used this turn.
USED_MACE: Final = 1
USED_WALL: Final = 2
