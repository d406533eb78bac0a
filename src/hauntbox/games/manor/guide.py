"""The guide of each role: its goal in this game, and its first two turns step by step.

All of it is data for clients that know no rules. A seat's brief holds the role, its goal, the steps of a turn with the
one that is on now marked, what to keep in mind, and the rules to begin with. In the first two rounds a question is
asked by `hint-<prompt>` in place of `ask-<prompt>`, which adds what to do now and why.
"""

from collections.abc import Callable
from typing import Final

from hauntbox.games.manor.paladin_values import meetings_left, moves_left
from hauntbox.games.manor.pieces import ENCHANTER, MANOR, PALADIN, PALADIN_PIECE, ROLES, SKELETONS, SPIDER
from hauntbox.games.manor.roles import KILL_SPIDER, VIGILS
from hauntbox.games.manor.spaces import ENTRANCE
from hauntbox.games.manor.state import Manor
from hauntbox.kernel.ask import Ask
from hauntbox.kernel.game import Said
from hauntbox.kernel.scene import Brief, Question

GUIDED_ROUNDS: Final = 2
STEPS: Final = (5, 3, 4, 5, 4)
"""How many steps the guide of each role has."""

# The step to which a question belongs; menus are told apart by how the turn stands.
PALADIN_STEPS: Final = {
    "rotate": 2, "fill": 2, "play_event": 3, "event_hoard": 3, "paladin_fight": 3, "paladin_shrine": 3,
    "paladin_collect": 3, "keep_treasure": 3, "play_sanctity": 3, "order_sanctity": 3, "gain_devotion": 3,
    "paladin_cube": 5,
}  # fmt: skip
SKELETON_STEPS: Final = {
    "skeleton_spawn": 1, "skeleton_wolf": 1, "skeleton_lights": 2, "skeleton_staff": 2, "skeleton_runes": 2,
    "skeleton_shout": 2, "skeleton_horn": 2, "skeleton_bomb": 2, "skeleton_forced": 3, "skeleton_poison": 3,
}  # fmt: skip
SPIDER_STEPS: Final = {
    "spider_gather": 1, "spider_next": 1, "spider_more": 2, "spider_pay": 2, "spider_pay_two": 2, "spider_look": 2,
    "spider_spin": 2, "spider_lay": 2, "spider_bite": 2, "spider_grit": 2, "spider_discs": 2, "spider_feed": 2,
    "spider_leap": 2, "rotate": 2, "fill": 2, "shove": 2, "spider_extra": 3, "discard_power": 3, "spider_form": 4,
}  # fmt: skip
MANOR_STEPS: Final = {
    "place_wraith": 1, "place_dark": 1, "manor_omens": 2, "manor_swap": 3, "manor_swap_with": 3,
    "manor_shift_full": 3, "manor_shift": 3, "manor_shift_to": 3, "manor_turn": 3, "manor_reveal": 3,
    "manor_wall": 3, "manor_wall_side": 3, "reuse": 3, "rotate": 3, "fill": 3, "manor_menu": 4, "manor_walk": 4,
    "manor_order": 4, "manor_egg_out": 4, "manor_treasure_out": 4, "shove": 4, "manor_treasure": 5,
}  # fmt: skip
ENCHANTER_STEPS: Final = {
    "enchanter_appear": 1, "enchanter_flicker": 1, "enchanter_dominate": 2, "pick_spell": 2, "enchanter_step": 3,
    "enchanter_inscribe": 3, "enchanter_whisper": 3, "enchanter_command": 3, "enchanter_march": 3,
    "enchanter_summon": 3, "enchanter_conjure": 3, "enchanter_bar": 3,
}  # fmt: skip
STEP_OF: Final = (PALADIN_STEPS, SKELETON_STEPS, SPIDER_STEPS, MANOR_STEPS, ENCHANTER_STEPS)

HINTS: Final = (
    "paladin_menu", "paladin_fight", "paladin_shrine", "paladin_collect", "paladin_cube", "paladin_strike",
    "keep_treasure", "play_sanctity", "gain_devotion", "rotate",
    "skeleton_spawn", "skeleton_menu",
    "spider_menu", "spider_next", "spider_look", "spider_spin", "spider_lay", "spider_pay", "spider_extra",
    "spider_form", "offer_change",
    "place_wraith", "manor_omens", "manor_swap", "manor_shift", "manor_reveal", "manor_wall", "manor_menu",
    "manor_walk", "manor_treasure", "play_event", "give_treasure",
    "enchanter_appear", "enchanter_dominate", "enchanter_menu", "pick_spell", "resist",
)  # fmt: skip
"""Questions with a hint for those who are asked for the first time."""

RULES: Final = (
    ("MAN-PAL-1", "MAN-PAL-6", "MAN-PAL-10", "MAN-PAL-20", "MAN-PAL-23", "MAN-PAL-12"),
    ("MAN-SKEL-1", "MAN-SKEL-12", "MAN-SKEL-15", "MAN-SKEL-30", "MAN-SKEL-36", "MAN-SKEL-46"),
    ("MAN-SPI-1", "MAN-SPI-20", "MAN-SPI-21", "MAN-SPI-80", "MAN-SPI-60", "MAN-SPI-70"),
    ("MAN-MAN-1", "MAN-MAN-3", "MAN-MAN-21", "MAN-MAN-32", "MAN-MAN-34", "MAN-MAN-44"),
    ("MAN-ENC-20", "MAN-ENC-30", "MAN-ENC-34", "MAN-ENC-36", "MAN-ENC-42", "MAN-ENC-45"),
)
"""What each role reads first."""


def guided(g: Manor) -> bool:
    """Whether these are the first turns."""
    return g.round <= GUIDED_ROUNDS and not g.over


# --- which step it is


def step_of(g: Manor, role: int, ask: Ask | None) -> int:
    """The step of the role's turn that is on; 0 when it is not its turn."""
    if g.active != role or ask is None or ask.seat != g.seat(role):
        return 0
    menu = MENUS.get(ask.prompt)
    return menu(g, ask) if menu is not None else STEP_OF[role].get(ask.prompt, 0)


def paladin_step(g: Manor, ask: Ask) -> int:
    """Into the house; on with what is left to place and to spend; the end."""
    if g.at[PALADIN_PIECE] == ENTRANCE:
        return 1
    more = g.paladin.cubes.free and g.paladin.cubes.open_tracks()
    return 4 if more or (moves_left(g) > 0 and meetings_left(g) > 0) else 5


def skeleton_step(g: Manor, ask: Ask) -> int:
    """Steps while there is Movement, then the action."""
    return 2 if g.skeletons.moves > 0 else 3


def spider_step(g: Manor, ask: Ask) -> int:
    """Steps while there is Movement, then what her cards do."""
    return 1 if g.spider.moves > 0 else 2


def enchanter_step(g: Manor, ask: Ask) -> int:
    """Magic cubes while there are some, then the end."""
    return 3 if g.enchanter.left else 4


MENUS: Final[dict[str, Callable[[Manor, Ask], int]]] = {
    "paladin_menu": paladin_step,
    "skeleton_menu": skeleton_step,
    "spider_menu": spider_step,
    "enchanter_menu": enchanter_step,
}


# --- what is shown


def hinted(g: Manor, question: Question | None, ask: Ask | None) -> Question | None:
    """The open question with its hint, in the first turns."""
    if question is None or not guided(g) or question.prompt not in HINTS:
        return question
    facts = {**question.label.facts, "step": step_of(g, g.terms.roles[question.seat], ask)}
    return question._replace(label=Said(f"hint-{question.prompt}", facts))


def brief(g: Manor, seat: int | None, ask: Ask | None) -> Brief | None:
    """Who a seat is and how it wins; in the first turns also the steps of a turn."""
    if seat is None:
        return None
    role = g.terms.roles[seat]
    name = ROLES[role]
    texts = [f"theme-{name}", goal(g, role)]
    if guided(g):
        texts.append(f"steps-{name}-{step_of(g, role, ask)}")
    return Brief("restless_manor", name, (*texts, f"note-{name}"), RULES[role])


def goal(g: Manor, role: int) -> str:
    """The message that says how a role wins in this game (MAN-END-4 to MAN-END-10, MAN-SOLO-2)."""
    terms = g.terms
    if terms.solo:
        return f"goal-vigil-{next(name for name, vigil in VIGILS.items() if vigil == terms.vigil)}"
    if role == PALADIN:
        what = "spider" if terms.mix.paladin == KILL_SPIDER else str(terms.poltergeists)
    elif role == SKELETONS:
        prey = "spider" if terms.mix.skeletons == KILL_SPIDER else str(terms.poltergeists)
        what = "paladin" if g.plays(PALADIN) else prey
    else:
        what = str({SPIDER: terms.escape, MANOR: terms.mold, ENCHANTER: terms.dominations}[role])
    return f"goal-{ROLES[role]}-{what}"
