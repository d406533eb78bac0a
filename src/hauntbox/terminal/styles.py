"""The colours of the terminal."""

from typing import Final

from rich.style import Style

FLOORS: Final = {
    "red": Style(bgcolor="#5c1f24"),
    "blue": Style(bgcolor="#1d3360"),
    "green": Style(bgcolor="#1c4a2c"),
    "yellow": Style(bgcolor="#5e4b12"),
    "black": Style(bgcolor="#2b2b30"),
    "dark": Style(color="bright_black", bgcolor="#131016"),
}
PIECES: Final = {
    "red": Style(color="bright_white", bgcolor="red", bold=True),
    "blue": Style(color="bright_white", bgcolor="blue", bold=True),
    "green": Style(color="bright_white", bgcolor="green", bold=True),
    "yellow": Style(color="black", bgcolor="yellow", bold=True),
    "black": Style(color="bright_white", bgcolor="black", bold=True),
    "white": Style(color="black", bgcolor="bright_white", bold=True),
}
NUMBER: Final = Style(color="black", bgcolor="bright_cyan", bold=True)
DOOR: Final = Style(color="bright_yellow")
PANE: Final = Style(color="bright_cyan")
FORCE: Final = Style(color="bright_magenta")
FAINT: Final = Style(dim=True)
PLAIN: Final = Style()
