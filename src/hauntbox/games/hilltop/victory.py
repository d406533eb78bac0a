"""The end of the game: whose condition is fulfilled."""

from hauntbox.games.hilltop.haunt import tale
from hauntbox.games.hilltop.state import ALONE, ESCAPED, GONE, HEROES, NOBODY, TRAITOR, Hilltop
from hauntbox.kernel.errors import GameOver


def settle(g: Hilltop, late: bool = False) -> None:
    """HIL-END-1, HIL-FW-70: after every change the conditions are looked at; a fulfilled one ends the game at once."""
    if not g.story or g.setting_up:
        return
    haunt = tale(g)
    found: list[tuple[int, str]] = []
    for condition in haunt.wins:
        if (late or not condition.late) and condition.when(g) and (condition.team != HEROES or heroes_may_win(g)):
            found.append((condition.team, condition.rule))
    if found:
        mine = [pair for pair in found if pair[0] == side_to_move(g)]  # HIL-END-3
        team, rule = mine[0] if mine else found[0]
        win(g, team, rule)
    heroes = others = 0
    for x in range(g.seats):
        if not g.flags[x] & GONE:
            if g.team[x] == HEROES:
                heroes += 1
            else:
                others += 1
    if haunt.default_win and not heroes:
        win(g, TRAITOR, "HIL-HF-4")
    if haunt.impossible(g, HEROES) and haunt.impossible(g, TRAITOR):
        end(g, "both_lose", 0, "HIL-END-2")
    if not heroes and not others and not g.pieces and not any(flag & ESCAPED for flag in g.flags[: g.seats]):
        end(g, "both_lose", 0, "HIL-END-5")


def heroes_may_win(g: Hilltop) -> bool:
    """HIL-END-4, HIL-HF-4: at least one hero is alive, in the house or escaped."""
    for x in range(g.seats):
        if g.team[x] == HEROES and (not g.flags[x] & GONE or g.flags[x] & ESCAPED):
            return True
    return not tale(g).default_win


def side_to_move(g: Hilltop) -> int:
    """HIL-END-3: the side whose turn it is; in the monster turn the traitor's."""
    return g.team[g.active] if g.acting == NOBODY else TRAITOR


def win(g: Hilltop, team: int, rule: str) -> None:
    """A side has won, or (NOBODY) none."""
    haunt = tale(g)
    side = "nobody" if team == NOBODY else "alone" if team >= ALONE else haunt.sides[team]
    end(g, f"haunt_{haunt.number:02}_{side}", haunt.winning_seats(g, team), rule)


def end(g: Hilltop, ending: str, winners: int, rule: str) -> None:
    """The game is over, wherever the rules are."""
    g.ending = ending
    g.winners = winners
    if g.ears:
        g.tell("over", rule, ending=f"ending_{ending}")
    raise GameOver
