"""The twelve explorers on their six two-sided cards: declared here, named in text/."""

from typing import Final, NamedTuple

SPEED: Final = 0
MIGHT: Final = 1
SANITY: Final = 2
KNOWLEDGE: Final = 3
TRAITS: Final = ("speed", "might", "sanity", "knowledge")
PHYSICAL: Final = 0
MENTAL: Final = 1
HARM: Final = ("physical", "mental")
TOP: Final = 8
"""The highest step of a trait; step 0 is the skull."""


class Explorer(NamedTuple):
    """`tracks` are the printed numbers of Speed, Might, Sanity and Knowledge, the starting step in brackets."""

    id: str
    card: str
    sex: str
    age: int
    birthday: str
    hobbies: str
    tracks: tuple[str, str, str, str]


EXPLORERS: Final = (
    Explorer(
        "bruno_kessler",
        "red",
        "m",
        23,
        "10-18",
        "football shiny_things",
        ("2 2 2 3 [4] 5 5 6", "4 5 [5] 6 6 7 8 8", "2 2 [3] 4 5 5 6 7", "2 2 [3] 3 5 5 6 6"),
    ),
    Explorer(
        "marcus_okoro",
        "red",
        "m",
        20,
        "06-06",
        "running music drama_reading",
        ("4 4 4 5 [6] 7 7 8", "2 3 [3] 4 5 6 6 7", "1 2 [3] 4 5 5 5 7", "2 3 [3] 4 5 5 5 7"),
    ),
    Explorer(
        "tilly_marsh",
        "yellow",
        "f",
        9,
        "02-14",
        "swimming medicine",
        ("3 4 [5] 6 6 6 7 7", "2 3 3 [3] 4 5 6 7", "1 2 [3] 4 5 5 6 7", "2 3 4 [4] 5 6 6 6"),
    ),
    Explorer(
        "wren_halvorsen",
        "yellow",
        "f",
        8,
        "11-05",
        "dolls music",
        ("4 4 4 [4] 5 6 8 8", "2 2 3 [3] 4 4 6 7", "3 4 [5] 5 6 6 7 8", "1 2 [3] 4 4 5 5 5"),
    ),
    Explorer(
        "kenji_moro",
        "green",
        "m",
        13,
        "09-03",
        "bugs basketball",
        ("3 3 3 [4] 6 6 7 7", "2 3 [3] 4 5 5 6 8", "3 4 4 [4] 5 6 6 7", "3 4 [4] 5 6 7 7 8"),
    ),
    Explorer(
        "toby_fairweather",
        "green",
        "m",
        12,
        "05-21",
        "computers camping hockey",
        ("3 4 [4] 4 5 6 7 8", "2 3 3 [4] 5 6 6 7", "3 3 3 [4] 5 6 7 8", "1 3 [3] 5 5 6 6 7"),
    ),
    Explorer(
        "madam_corvina",
        "blue",
        "f",
        37,
        "12-10",
        "astrology cooking baseball",
        ("2 3 [3] 5 5 6 6 7", "2 3 3 [4] 5 5 5 6", "4 4 [4] 5 6 7 8 8", "1 3 4 [4] 4 5 6 6"),
    ),
    Explorer(
        "lucia_serrano",
        "blue",
        "f",
        42,
        "01-11",
        "old_movies horses",
        ("3 4 4 [4] 4 6 7 8", "2 2 [2] 4 4 5 6 6", "4 4 [4] 5 6 7 8 8", "4 5 5 [5] 5 6 6 7"),
    ),
    Explorer(
        "professor_ashgrove",
        "white",
        "m",
        57,
        "07-27",
        "music drama wine",
        ("2 2 4 [4] 5 5 6 6", "1 2 [3] 4 5 5 6 6", "1 3 [3] 4 5 5 6 7", "4 5 5 5 [5] 6 7 8"),
    ),
    Explorer(
        "father_aldous",
        "white",
        "m",
        62,
        "04-29",
        "fencing gardening",
        ("2 3 [3] 4 5 6 7 7", "1 2 [2] 4 4 5 5 7", "3 4 5 5 [6] 7 7 8", "1 3 3 [4] 5 6 6 8"),
    ),
    Explorer(
        "piper_lang",
        "purple",
        "f",
        18,
        "08-02",
        "television shopping",
        ("3 3 [4] 5 6 6 7 8", "3 3 [3] 4 5 6 7 8", "3 3 [3] 4 5 6 6 6", "2 3 3 4 [5] 6 7 8"),
    ),
    Explorer(
        "ada_bouchard",
        "purple",
        "f",
        21,
        "03-04",
        "reading soccer",
        ("2 3 4 [4] 4 5 6 8", "3 4 [4] 4 4 5 6 8", "1 1 2 4 [4] 4 5 6", "2 3 [3] 4 4 5 6 8"),
    ),
)

WHO: Final = {explorer.id: number for number, explorer in enumerate(EXPLORERS)}


def printed(track: str) -> tuple[int, ...]:
    """The numbers of a track by step; the skull at step 0 counts nothing."""
    return (0, *[int(number.strip("[]")) for number in track.split()])


def starting_step(track: str) -> int:
    return [number.startswith("[") for number in track.split()].index(True) + 1


PRINTED: Final = [[printed(track) for track in explorer.tracks] for explorer in EXPLORERS]
START: Final = [[starting_step(track) for track in explorer.tracks] for explorer in EXPLORERS]
