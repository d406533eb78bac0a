"""What can go wrong, each with one clear sentence that names what and where."""


class HauntboxError(Exception):
    """Anything a person or a file did that cannot be accepted."""


class IllegalChoice(HauntboxError):
    """A choice that the open question does not offer."""


class NothingToUndo(HauntboxError):
    """There is no choice that may be taken back freely."""


class BadSetup(HauntboxError):
    """A game, a seat count or an option that does not exist."""


class BadRecord(HauntboxError):
    """A record that cannot be read or does not replay."""


class CannotDeal(HauntboxError):
    """No hidden cards fit what the seat has seen since the checkpoint."""


class Misfit(ValueError):
    """Chance was told to give what cannot come up here: a fixed die in a test, or a deal that does not fit."""


class Stuck(Exception):
    """A question without an option: a mistake in a game's rules, never a player's."""


class GameOver(Exception):
    """A rule raises it when the game ends at once, wherever the rules are: what was still to come does not happen."""
