"""A campaign: what heroes take along from one adventure to the next, as one line of text that a file can hold.

    brakka 1 stone_blood,measured_cut,bull_rush,spite,rally it_keen_blade; ilse 2 … -

They keep their level, their power cards (all face up again) and their items, but no experience (DEL-XP-11).
"""

from typing import Final, NamedTuple

from hauntbox.games.delve.heroes import EACH, HEROES, POWERS
from hauntbox.games.delve.state import Delve
from hauntbox.games.delve.treasures import ITEM, TREASURE, TREASURES
from hauntbox.kernel.errors import BadSetup

PATTERN: Final = r"[a-z0-9_,;+ -]{0,1500}"
NOTHING: Final = "-"
HERO: Final = {hero.id: number for number, hero in enumerate(HEROES)}


class Member(NamedTuple):
    hero: int
    level: int
    powers: int
    items: tuple[int, ...]


def short(power: int) -> str:
    """A power without the three letters of its hero in front."""
    return POWERS[power].id[4:]


def write_party(g: Delve) -> str:
    """The heroes as they leave an adventure, in turn order."""
    return "; ".join([write_member(g, seat) for seat in g.clockwise(g.first)])


def write_member(g: Delve, seat: int) -> str:
    x = g.heroes[seat]
    own = x.up | x.down
    powers = ",".join([short(x.kind * EACH + place) for place in range(EACH) if own >> place & 1])
    items = ",".join([TREASURES[card].id for card in sorted(x.items + x.spent)]) or NOTHING
    return f"{x.name} {x.level} {powers} {items}"


def read_party(text: str) -> list[Member]:
    """Raises BadSetup for what is no party."""
    members = [read_member(part.strip()) for part in text.split(";") if part.strip()]
    if len({member.hero for member in members}) < len(members):
        raise BadSetup("delve: a hero is in the party twice")
    cards = [card for member in members for card in member.items]
    for card in cards:
        if cards.count(card) > TREASURES[card].copies:
            raise BadSetup(f"delve: the party has more {TREASURES[card].id} than there are")
    return members


def read_member(text: str) -> Member:
    words = text.split()
    if len(words) != 4 or words[0] not in HERO or words[1] not in ("1", "2"):
        raise BadSetup(f"delve: '{text[:60]}' is no hero of a party (hero, level 1 or 2, powers, items or -)")
    hero = HERO[words[0]]
    level = int(words[1])
    return Member(hero, level, read_powers(hero, level, words[2]), read_items(words[3]))


def read_powers(hero: int, level: int, text: str) -> int:
    """The signature card, two at-will, one daily (two at level 2) and one utility card."""
    places = {short(hero * EACH + place): place for place in range(EACH)}
    powers = 0
    for name in text.split(","):
        if name not in places:
            raise BadSetup(f"delve: {HEROES[hero].id} has no power '{name[:40]}' (there are: {', '.join(places)})")
        powers |= 1 << places[name]
    counts = [bin(powers & mask).count("1") for mask in (0b1, 0b1110, 0b1110000, 0b1110000000)]
    if counts != [1, 2, level, 1]:
        raise BadSetup(
            f"delve: {HEROES[hero].id} needs his signature card, 2 at-will, {level} daily and 1 utility card"
        )
    return powers


def read_items(text: str) -> tuple[int, ...]:
    if text == NOTHING:
        return ()
    found: list[int] = []
    for name in text.split(","):
        if name not in TREASURE or TREASURES[TREASURE[name]].type != ITEM:
            raise BadSetup(f"delve: there is no item '{name[:40]}'")
        found.append(TREASURE[name])
    return tuple(sorted(found))
