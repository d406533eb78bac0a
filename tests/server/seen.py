"""The tiny game with a table to look at."""

from typing import Any

from kernel.tiny import TinyGame
from kernel.tiny import of as tiny

from hauntbox.kernel.ask import Ask
from hauntbox.kernel.game import Said
from hauntbox.kernel.scene import Card, Row, Scene, SeatBoard, Track, question
from hauntbox.kernel.state import State


class SeenTiny(TinyGame):
    """The kernel's tiny game, to look at: hidden hands, secret plans, events for one seat."""

    def scene(self, view: State, seat: int | None, ask: Ask | None) -> Scene:
        g = tiny(view)
        boards = tuple(
            SeatBoard(p, p, "", "", rows=(Row("hand", "hand", tuple(Card("card", str(c)) for c in hand)),))
            for p, hand in enumerate(g.hands)
        )
        tracks = tuple(Track(f"plan:{team}", "plan", plan) for team, plan in enumerate(g.plans))
        asked = ask.seat if ask is not None else None
        return Scene("tiny", g.turn, (), (), boards, tracks, (), (), asked, question(self, view, seat, ask, {}))

    def label(self, view: State, ask: Ask, value: Any) -> Said:
        return Said("option", {})
