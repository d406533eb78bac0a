"""Cubes on tracks."""

from hauntbox.kernel.state import canonical
from hauntbox.parts.cubes import CubeTracks


def tracks() -> CubeTracks:
    return CubeTracks((1, 1), ((2, 1), (1,)), 3)


def test_a_cube_goes_on_the_leftmost_space_and_adds_its_number() -> None:
    cubes = tracks()
    assert (cubes.place(0), cubes.value(0), cubes.free) == (2, 3, 2)
    assert (cubes.place(0), cubes.value(0)) == (1, 4)
    assert cubes.open_tracks() == [1]
    assert cubes.used_tracks() == [0]


def test_the_rightmost_cube_is_taken_back() -> None:
    cubes = tracks()
    cubes.place(0)
    cubes.place(0)
    cubes.take_back(0)
    assert (cubes.value(0), cubes.free) == (3, 2)
    cubes.pick_up()
    assert (cubes.value(0), cubes.free, cubes.placed) == (1, 3, [0, 0])


def test_a_copy_lives_on_its_own() -> None:
    cubes = tracks()
    twin = cubes.copy()
    assert canonical(twin) == canonical(cubes)
    twin.place(1)
    assert cubes.placed == [0, 0]
