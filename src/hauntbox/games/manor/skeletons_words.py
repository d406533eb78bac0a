"""The Skeletons' questions and the words of their options."""

from typing import Final

from hauntbox.games.manor.options import EDGE, PIECE, SKELETON_WORDS, SPACE, prompt, word

MENU: Final = prompt("skeleton_menu", "MAN-SKEL-8")
SPAWN_AT: Final = prompt("skeleton_spawn", "MAN-SKEL-6")
WOLF_TOO: Final = prompt("skeleton_wolf", "MAN-SKEL-63")
FORCED: Final = prompt("skeleton_forced", "MAN-SKEL-21")
WITH_POISON: Final = prompt("skeleton_poison", "MAN-SKEL-51")
LIGHTS_FROM: Final = prompt("skeleton_lights", "MAN-SKEL-56")
STAFF_TO: Final = prompt("skeleton_staff", "MAN-SKEL-58")
RUNE_STEP: Final = prompt("skeleton_runes", "MAN-SKEL-56")
SHOUT_STEP: Final = prompt("skeleton_shout", "MAN-SKEL-57")
HORN_CALL: Final = prompt("skeleton_horn", "MAN-SKEL-57")
BOMB_AT: Final = prompt("skeleton_bomb", "MAN-SKEL-56")
STRIKE_BY: Final = prompt("skeleton_strike", "MAN-SPI-24")

SPAWN: Final = word(SKELETON_WORDS + 0, "skeleton-spawn", SPACE, text="")
STEP: Final = word(SKELETON_WORDS + 1, "skeleton-step", SPACE, text="step")
HURRY: Final = word(SKELETON_WORDS + 2, "hurry")
LOOT: Final = word(SKELETON_WORDS + 3, "skeleton-loot", text="loot")
COLLECT: Final = word(SKELETON_WORDS + 4, "skeleton-collect", text="collect")
ATTACK: Final = word(SKELETON_WORDS + 5, "skeleton-attack", PIECE, text="attack")
ATTACK_EGG: Final = word(SKELETON_WORDS + 6, "skeleton-egg", SPACE, text="egg")
SHOOT: Final = word(SKELETON_WORDS + 7, "shoot", PIECE)
SHOOT_EGG: Final = word(SKELETON_WORDS + 8, "shoot-egg", SPACE)
TUNNEL: Final = word(SKELETON_WORDS + 9, "tunnel", SPACE)
DONE: Final = word(SKELETON_WORDS + 10, "skeleton-done", text="done")
LIGHTS_AT: Final = word(SKELETON_WORDS + 11, "lights", SPACE)
TAKE_LIGHTS: Final = word(SKELETON_WORDS + 12, "lights-from", SPACE, text="from")
STAFF_ON: Final = word(SKELETON_WORDS + 13, "staff", PIECE)
RUNES: Final = word(SKELETON_WORDS + 14, "runes")
SHOUT: Final = word(SKELETON_WORDS + 15, "shout", PIECE)
BOMB: Final = word(SKELETON_WORDS + 16, "bomb")
BLAST: Final = word(SKELETON_WORDS + 17, "blast", EDGE)
DIG: Final = word(SKELETON_WORDS + 18, "dig")
STRIKE: Final = word(SKELETON_WORDS + 19, "strike-by", PIECE, text="strike")

# What the Skeleton that is activated has used or done.
USED_ABILITY: Final = 1
USED_STAFF: Final = 2
USED_RUNES: Final = 4
MOVED: Final = 8
ACTED: Final = 16
