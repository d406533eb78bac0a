"""The example turns of the rulebook."""

from collections.abc import Callable

import pytest
from games.widow.table import RED, Table


@pytest.mark.rule("WID-ROOM-3")
@pytest.mark.rule("WID-BONUS-9")
@pytest.mark.rule("WID-BANG-4")
@pytest.mark.rule("WID-TURN-2")
def test_a_room_of_three_colours_and_a_stash_then_a_bound_spirit(table: Callable[..., Table]) -> None:
    t = table("maid", "guard", "medium", "butler", draw="red_07 blue_02")
    t.dice(2, 5)
    assert t.g.supply == 12
    t.play("3,-1 r2")
    assert t.g.pools[0] == 6
    assert t.g.supply == 8
    assert not t.g.enhanced[0]
    t.play("success", "bind spirit_red", "roll")
    assert t.g.bound[RED] == 0
    assert t.spirit_at(RED) == "start_chapel"
    assert t.g.pools[0] == 4
    assert t.g.supply == 9
    assert t.g.successes + t.g.declared == 2
    t.play("stop")
    assert t.g.active == 1
    assert t.g.supply == 10
