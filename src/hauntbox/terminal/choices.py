"""The options of a question with their numbers: found by what is typed, and marked on the map."""

from collections.abc import Callable

from hauntbox.kernel.scene import Choice, Question, Route, Scene
from hauntbox.terminal.plan import Cell, cell_of, sheet_of
from hauntbox.terminal.squares import square_key, square_of


def no_heading(verb: str) -> bool:
    return False


class Menu:
    """The options in the order in which they are shown: option n is `offered[n - 1]`.

    Options that lay a tile are sorted as one reads the map, those beside other tiles first. Others stand together by
    the verb their notation begins with, as far as `headed` knows a heading for it; those without one come first.
    Options that lead to a square come last of their verb, as one reads the map.
    """

    def __init__(self, question: Question, scene: Scene, headed: Callable[[str], bool] = no_heading) -> None:
        self.question: Question = question
        self.offered: list[Choice] = [choice for choice in question.choices if not choice.barred]
        self.barred: list[Choice] = [choice for choice in question.choices if choice.barred]
        self.taken: set[tuple[int, int, int]] = {
            (floor.sheet, tile.x, tile.y) for floor in scene.floors for tile in floor.tiles
        }
        self.headed: Callable[[str], bool] = headed
        if self.drawn:
            self.offered.sort(key=lambda choice: (self.apart(choice), reading_order(choice)))
        else:
            order = list(dict.fromkeys(["", *[self.verb(choice) for choice in self.offered]]))
            self.offered.sort(key=lambda choice: (order.index(self.verb(choice)), square_order(choice)))

    @property
    def drawn(self) -> bool:
        """Whether the options lay a tile."""
        return bool(self.offered and self.offered[0].shape)

    def verb(self, choice: Choice) -> str:
        """The verb under whose heading an option stands; "" for none."""
        verb = choice.text.split(" ", 1)[0]
        return verb if self.headed(verb) else ""

    def apart(self, choice: Choice) -> bool:
        """Whether an option lays a tile beside no other."""
        y, x = reading_order(choice)
        beside = ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y))
        return bool(choice.shape) and not self.taken & {(sheet_of(cell_key(choice)), *cell) for cell in beside}

    def marks(self) -> dict[str, str]:
        """The numbers of the options that point at a cell, by the key of the cell.

        Cells beside no tile would only make the map too large; they are listed by rows.
        """
        numbers: dict[str, list[int]] = {}
        for number, choice in enumerate(self.offered, 1):
            key = square_key(choice) or cell_key(choice)
            if key and not self.apart(choice):
                numbers.setdefault(key, []).append(number)
        return {key: span(found) for key, found in numbers.items()}

    def barred_cells(self) -> frozenset[str]:
        return frozenset(key for choice in self.barred if (key := square_key(choice) or cell_key(choice)))

    def number(self, number: int) -> Choice | None:
        return self.offered[number - 1] if 1 <= number <= len(self.offered) else None

    def written(self, text: str) -> list[Choice]:
        """The options written like this, or whose notation begins with these words."""
        wanted = text.casefold().split()
        exact = [choice for choice in self.offered if choice.text.casefold().split() == wanted]
        return exact or [choice for choice in self.offered if choice.text.casefold().split()[: len(wanted)] == wanted]

    def pointed(self, text: str) -> Choice | None:
        """The only option that leads to a square whose row and column are typed alone."""
        place = place_key(text)
        found = [choice for choice in self.offered if place and square_key(choice) == place]
        return found[0] if len(found) == 1 else None

    def route(self, text: str) -> Route | None:
        """The way to a goal that is some choices away, by its square, or as the choice that would enter it."""
        words = text.casefold().split()
        if not words:
            return None
        goal = place_key(words[-1])
        for route in self.question.routes:
            entered = any(choice.casefold().split() == words for choice in route.texts)
            if route.target == goal and (len(words) == 1 or entered):
                return route
        return None

    def goals(self) -> frozenset[str]:
        """The keys of goals that are some choices away."""
        return frozenset(route.target for route in self.question.routes)

    def refused(self, text: str) -> Choice | None:
        """The near miss that is written like this; a cell alone is enough where tiles are laid."""
        wanted = text.casefold().split()
        for choice in self.barred:
            written = choice.text.casefold().split()
            if written == wanted or (choice.shape and written[:1] == wanted[:1]):
                return choice
        return None


def place_key(text: str) -> str:
    """ "3, -1" as the key of a square; "" for what is no place."""
    row, _, column = text.replace(" ", "").partition(",")
    at = square_of(f"square:{row},{column}")
    return f"square:{at[0]},{at[1]}" if at is not None else ""


def cell_key(choice: Choice) -> str:
    """The cell an option leads to: the last one it points at."""
    keys = [key for key in choice.targets if key.startswith("tile:")]
    return keys[-1] if keys else ""


def reading_order(choice: Choice) -> Cell:
    x, y = cell_of(cell_key(choice)) or (0, 0)
    return y, x


def square_order(choice: Choice) -> tuple[int, int, int]:
    """Options without a square in front, the others by row and column."""
    at = square_of(square_key(choice))
    return (1, *at) if at is not None else (0, 0, 0)


def span(numbers: list[int]) -> str:
    """[3] is "3", [3, 4, 5] is "3-5", [3, 7] is "3,7"."""
    if len(numbers) == 1:
        return str(numbers[0])
    if numbers[-1] - numbers[0] == len(numbers) - 1:
        return f"{numbers[0]}-{numbers[-1]}"
    return ",".join(map(str, numbers))
