"""A question to a seat: the only way in which a rule waits for anybody."""

from collections.abc import Callable, Generator, Sequence
from typing import Any, NamedTuple, TypeVar

T = TypeVar("T")


class Ask:
    """`seat` must choose one of `options` (hashable values, each with a text form in the game's prompts).

    `about` is what the question is about (a card, a piece). `barred` names the near misses a
    player will wonder about, each with the rule that forbids it. A question with a single
    option is answered by the kernel, unless `always` is set because the rule lets the player
    decline or because silence would tell a secret.
    """

    __slots__ = ("about", "always", "barred", "options", "prompt", "seat")

    def __init__(
        self,
        seat: int,
        prompt: str,
        options: Sequence[Any],
        about: Any = None,
        barred: Sequence[tuple[Any, str]] = (),
        always: bool = False,
    ) -> None:
        self.seat: int = seat
        self.prompt: str = prompt
        self.options: Sequence[Any] = options
        self.about: Any = about
        self.barred: Sequence[tuple[Any, str]] = barred
        self.always: bool = always

    def same_question(self, other: "Ask | None") -> bool:
        return (
            other is not None
            and self.seat == other.seat
            and self.prompt == other.prompt
            and self.about == other.about
            and list(self.options) == list(other.options)
        )


Rule = Generator[Ask, Any, T]
"""A rule that may ask: it changes the state, yields questions and returns T."""


class Prompt(NamedTuple):
    """How the options of one kind of question are written and what they point at.

    `rule` is the rule to link from the question. `text` is the short notation used in records,
    on the wire and by people who type. `targets` names what a client should light, for
    example ("tile:3,-1",), ("piece:widow",) or ("die:0",).
    """

    rule: str
    text: Callable[[Any], str] = str
    targets: Callable[[Any], tuple[str, ...]] = lambda value: ()
