"""A whole game as text: the set-up, every choice in its notation, and a hash of the state each turn.

    hauntbox record 1
    game widow revision 1
    seats 3
    seed 42
    option level hard
    --
    0 maid
    1 guard
    = turn 1 5f0c22a9b1d4
    0 (3,-1) r2
    …
    = end caught 8a11c0de0042

Saving a game is writing its record; loading is replaying it.
"""

from collections.abc import Callable

from hauntbox.kernel.errors import BadRecord, BadSetup, IllegalChoice
from hauntbox.kernel.game import Game, Options, OptionValue
from hauntbox.kernel.position import Position, new_game
from hauntbox.kernel.state import digest

FORMAT = "hauntbox record 1"


def write_record(position: Position) -> str:
    """The record of a game so far."""
    game = position.game
    lines = [FORMAT, f"game {game.id} revision {game.revision}", f"seats {position.seats}", f"seed {position.seed}"]
    lines += [f"option {name} {spell(value)}" for name, value in position.options.items()]
    lines.append("--")
    again = new_game(game, position.seats, position.seed, position.options, keep=False)
    turn = again.state.turn
    for value in position.history:
        ask = again.ask
        assert ask is not None
        lines.append(f"{ask.seat} {game.text(ask, value)}")
        again.choose(value)
        if again.state.turn != turn and again.ask is not None:
            turn = again.state.turn
            lines.append(f"= turn {turn} {digest(again.state)}")
    if again.ask is None:
        lines.append(_end_line(again))
    return "\n".join(lines) + "\n"


def _end_line(position: Position) -> str:
    outcome = position.outcome
    return f"= end {outcome.ending if outcome else 'none'} {digest(position.state)}"


def spell(value: OptionValue) -> str:
    """An option's value as written in records and on the command line."""
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else value


def parse_option(game: Game, name: str, text: str) -> OptionValue:
    for option in game.options:
        if option.name == name and option.pattern and option.allows(text):
            return text
        if option.name == name:
            for value in option.values:
                if spell(value) == text:
                    return value
            allowed = ", ".join(spell(value) for value in option.values)
            raise BadSetup(f"{game.id}: option {name} must be one of {allowed}, not '{text}'")
    raise BadSetup(f"{game.id}: there is no option '{name}'")


def read_record(text: str, find_game: Callable[[str], Game], keep: bool = True) -> Position:
    """Replays a record, checking every choice and every hash; raises BadRecord with the line at fault."""
    lines = text.splitlines()
    if not lines or lines[0] != FORMAT:
        raise BadRecord(f"line 1: this is not a record (it does not begin with '{FORMAT}')")
    if "--" not in lines:
        raise BadRecord(f"line {len(lines)}: the head of the record has no end ('--')")
    split = lines.index("--")
    position = _read_head(lines[:split], find_game, keep)
    for number, line in enumerate(lines[split + 1 :], split + 2):
        try:
            _replay_line(position, line)
        except (BadRecord, IllegalChoice) as error:
            raise BadRecord(f"line {number}: {error}") from None
    return position


def _read_head(lines: list[str], find_game: Callable[[str], Game], keep: bool) -> Position:
    found: dict[str, str] = {}
    options: Options = {}
    game: Game | None = None
    for number, line in enumerate(lines[1:], 2):
        key, _, rest = line.partition(" ")
        try:
            if key == "game":
                game = _read_game(rest, find_game)
            elif key == "option" and game is not None:
                name, _, value = rest.partition(" ")
                options[name] = parse_option(game, name, value)
            elif key in ("seats", "seed") and key not in found:
                found[key] = str(int(rest))
            else:
                raise BadRecord(f"'{line[:60]}' has no meaning here")
        except (BadSetup, BadRecord) as error:
            raise BadRecord(f"line {number}: {error}") from None
        except ValueError:
            raise BadRecord(f"line {number}: '{rest[:60]}' is not a number") from None
    if game is None or "seats" not in found or "seed" not in found:
        raise BadRecord(f"line {len(lines) + 1}: the head must name game, seats and seed")
    try:
        return new_game(game, int(found["seats"]), int(found["seed"]), options, keep)
    except BadSetup as error:
        raise BadRecord(f"line {len(lines) + 1}: {error}") from None


def _read_game(rest: str, find_game: Callable[[str], Game]) -> Game:
    name, word, revision = [*rest.split(" "), "", ""][:3]
    game = find_game(name)
    if word != "revision" or revision != str(game.revision):
        raise BadRecord(
            f"the record was made with {name} rules revision '{revision}', this is revision {game.revision}"
        )
    return game


def _replay_line(position: Position, line: str) -> None:
    head, _, rest = line.partition(" ")
    ask = position.ask
    if head != "=":
        if ask is None:
            raise BadRecord("the game is over, but the record goes on")
        if head != str(ask.seat):
            raise BadRecord(f"seat {head[:20]} chooses, but seat {ask.seat} is asked ({ask.prompt})")
        position.choose_text(rest)
        return
    expected = f"= turn {position.state.turn} {digest(position.state)}" if ask is not None else _end_line(position)
    if line != expected:
        raise BadRecord(f"the record says '{line[:60]}', the game is at '{expected}'")
