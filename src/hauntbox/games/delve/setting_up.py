"""Set-up: decks, stack, heroes, powers, first items, places. DEL-SETUP, DEL-VAR."""

from typing import Final

from hauntbox.games.delve.adventure import ADVENTURES, adventure_of, by_heroes
from hauntbox.games.delve.chests import shuffle_chests
from hauntbox.games.delve.encounters import ENCOUNTERS, TRAP, encounter_cards
from hauntbox.games.delve.figures import choose_square, free_on, put
from hauntbox.games.delve.foes import BASE, FOES, HUNTING_PACK
from hauntbox.games.delve.heroes import AT_WILLS, DAILIES, EACH, HEROES, UTILITIES, powers_of
from hauntbox.games.delve.party import Member, read_party
from hauntbox.games.delve.seen import HERO, TILE, TREASURE, see
from hauntbox.games.delve.state import Delve, Hero
from hauntbox.games.delve.tiles import NUMBER, STACK, START_A, START_B
from hauntbox.games.delve.treasures import ITEM, TREASURES, treasure_cards
from hauntbox.games.delve.turn import begin_turn
from hauntbox.kernel.ask import Ask, Rule
from hauntbox.kernel.game import Options
from hauntbox.kernel.rng import Rng
from hauntbox.parts.deck import NO_CARD, Deck

ADVENTURE_IDS: Final = tuple([ADVENTURES[number].id for number in sorted(ADVENTURES)])
EASIER: Final = {"easier": 1, "normal": 0, "harder": -1}
SETS: Final = ("printed", "base", "advanced")


def monster_cards(advanced: bool) -> list[int]:
    """DEL-SETUP-2: the cards of the deck."""
    kinds = [kind for kind in range(HUNTING_PACK + 1) if advanced or FOES[kind].deck == BASE]
    return [kind for kind in kinds for _ in range(FOES[kind].copies)]


MONSTER_CARDS: Final = (monster_cards(False), monster_cards(True))
ENCOUNTER_CARDS: Final = (encounter_cards(False), encounter_cards(True))
TREASURE_CARDS: Final = treasure_cards()
"""The whole decks, without and with the advanced cards."""


def set_up(seats: int, options: Options, rng: Rng) -> Delve:
    """DEL-SETUP-1 to DEL-SETUP-5; what the players choose are the first steps."""
    g = Delve(rng)
    g.adventure = next(n for n, adventure in ADVENTURES.items() if adventure.id == options["adventure"])
    adventure = adventure_of(g)
    g.seats = seats
    cards = options["cards"]
    g.advanced = adventure.advanced if cards == "printed" else cards == "advanced"
    g.competitive = adventure.number == 12
    g.heroes = [Hero() for _ in range(seats)]
    g.charge = [[] for _ in range(seats)]
    purses = seats if g.competitive else 1
    g.pile = [[] for _ in range(purses)]
    g.surges = [max(0, by_heroes(g, adventure.surges) + EASIER[str(options["difficulty"])])] * purses
    g.first = rng.below(seats)
    g.active = g.first
    make_decks(g)
    for half in ("start_a", "start_b"):
        see(g, TILE, NUMBER[half])
    g.then(begin_turn, g.first)
    g.then(adventure.prepare)
    if g.competitive:
        shuffle_chests(g)
    order = g.clockwise(g.first)
    party = read_party(str(options["party"]))
    for step in (choose_place, first_item):
        for seat in reversed(order):
            g.then(step, seat)
    for i, seat in reversed(list(enumerate(order))):
        if i < len(party):
            g.then(old_hero, seat, party[i])
        else:
            g.then(choose_powers, seat, bool(options["random_powers"]))
    for seat in reversed(order[len(party) :]):
        g.then(choose_hero, seat, bool(options["random_heroes"]), tuple([member.hero for member in party]))
    return g


def make_decks(g: Delve) -> None:
    """DEL-SETUP-2, DEL-SETUP-4, DEL-SETUP-5, DEL-ADV-8-1."""
    adventure = adventure_of(g)
    g.monsters = Deck(MONSTER_CARDS[g.advanced], True)
    g.encounters = Deck(ENCOUNTER_CARDS[g.advanced], True)
    g.treasures = Deck(TREASURE_CARDS, True)
    if adventure.stacked is not None:
        adventure.stacked(g)
        return
    low, high = adventure.positions[g.seats - 1]
    goal = NUMBER[adventure.goal]
    stack_up(g, [goal], [low - 1, high - low + 1])


def stack_up(g: Delve, special: list[int], sizes: list[int]) -> None:
    """From the top: so many ordinary tiles, then packets of these sizes with one special tile each, then the rest."""
    g.special = sorted(special)
    g.unseen = [tile for tile in range(STACK) if tile not in special]
    g.packets = [False] + [True] * len(special)
    codes = [0] * sizes[0]
    for packet, size in enumerate(sizes[1:], 1):
        codes += [packet] * size
    codes += [0] * (len(g.unseen) + len(special) - len(codes))
    g.stack = codes[::-1]


def take_traps_out(g: Delve) -> None:
    """DEL-ADV-8-1: the trap cards of the encounter deck become a pile of their own, in no order."""
    traps = [card for card in g.encounters.contents() if ENCOUNTERS[card].type == TRAP]
    for card in traps:
        g.encounters.take(card)
    g.trap_pile = tuple(traps)


# --- what the players choose


def choose_hero(g: Delve, seat: int, at_random: bool, taken: tuple[int, ...]) -> Rule[None]:
    """DEL-SETUP-1: everybody a different hero."""
    left = [hero for hero in range(len(HEROES)) if hero not in g.players and hero not in taken]
    hero: int = left[g.rng.below(len(left))] if at_random else (yield Ask(seat, "hero", left))
    become(g, seat, hero)


def become(g: Delve, seat: int, hero: int) -> None:
    g.heroes[seat].kind = hero
    g.players[hero] = seat
    g.hp[seat] = g.heroes[seat].full
    see(g, HERO, hero)
    if g.ears:
        g.tell("hero", "DEL-SETUP-1", who=HEROES[hero].id, seat=seat + 1)


def choose_powers(g: Delve, seat: int, at_random: bool) -> Rule[None]:
    """DEL-SETUP-6, DEL-VAR-2: the signature card, 2 of 3 at-will, 1 of 3 daily, 1 of 3 utility cards."""
    x = g.heroes[seat]
    places = [0]
    for kind, prompt in ((AT_WILLS, "leave_out"), (DAILIES, "daily"), (UTILITIES, "utility")):
        cards = powers_of(x.kind, kind)
        card: int = cards[g.rng.below(3)] if at_random else (yield Ask(seat, prompt, cards))
        places += [place for place in kind if (x.kind * EACH + place == card) == (prompt != "leave_out")]
    for place in places:
        x.up |= 1 << place
    for place in DAILIES:
        if place not in places:
            x.spare |= 1 << place


def old_hero(g: Delve, seat: int, member: Member) -> None:
    """A hero of a campaign comes with his level, his cards and his items; all cards face up."""
    become(g, seat, member.hero)
    x = g.heroes[seat]
    x.level = member.level
    x.up = member.powers
    x.spare = sum([1 << place for place in DAILIES if not member.powers >> place & 1])
    x.items = member.items
    for card in member.items:
        if card in g.treasures.loose:
            g.treasures.loose.remove(card)
    g.hp[seat] = x.full


def first_item(g: Delve, seat: int) -> None:
    """DEL-SETUP-7: treasure cards until an item comes, which he keeps; the others are discarded."""
    if g.heroes[seat].items:
        return
    while (card := g.treasures.draw(g.rng)) != NO_CARD:
        if TREASURES[card].type == ITEM:
            see(g, TREASURE, card)
            g.heroes[seat].items = (card,)
            if g.ears:
                g.tell("item-owner", "DEL-SETUP-7", who=g.heroes[seat].name, card=TREASURES[card].id)
            return
        g.treasures.discard(card)


def choose_place(g: Delve, seat: int) -> Rule[None]:
    """DEL-SETUP-8: a free square of either half of the start tile."""
    squares = free_on(g, START_A) + free_on(g, START_B)
    put(g, seat, (yield from choose_square(g, seat, seat, squares, "start")))
    g.shifted = False
