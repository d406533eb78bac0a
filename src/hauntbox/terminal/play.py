"""Play in a terminal: people type, bots think, the table is drawn again before every choice."""

import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.rule import Rule as Line
from rich.text import Text

from hauntbox.bots import Bot, make_bot
from hauntbox.kernel.ask import Ask
from hauntbox.kernel.errors import NothingToUndo
from hauntbox.kernel.game import Game, OptionValue
from hauntbox.kernel.position import Position, new_game
from hauntbox.kernel.record import write_record
from hauntbox.kernel.scene import Choice, Route, Scene
from hauntbox.kernel.view import SeatView
from hauntbox.patience import patience
from hauntbox.rulebook import rule_text, rulebook
from hauntbox.terminal.choices import Menu
from hauntbox.terminal.draw import draw_result, draw_table
from hauntbox.terminal.info import info_lines
from hauntbox.terminal.listing import Listing, wrapped
from hauntbox.terminal.log import Log
from hauntbox.terminal.story import brief_id, story_lines
from hauntbox.words import Verbatim, Words

LOG_LINES: Final = 14
SHORT_LOG: Final = 6
"""Lines of the log in a window that is not high enough for everything."""
PAGE: Final = 24
"""Lines of options on a page where the height of the window is unknown."""
SHORT_PAGE: Final = 12


def play(
    game: Game,
    seats: int,
    people: int,
    bots: Sequence[str],
    seed: int,
    options: Mapping[str, OptionValue],
    lang: str,
    record_path: Path | None = None,
    console: Console | None = None,
) -> None:
    """Plays a game: the first `people` seats are people's, the others the named bots'.

    It returns when the game is over, when somebody quits or when the input ends; the record
    is written to `record_path` in any case.
    """
    if console is None:
        for stream in (sys.stdout, sys.stdin):
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")
        console = Console(highlight=False)
    minds = {people + i: make_bot(name, seed * 31 + people + i) for i, name in enumerate(bots)}
    names = {people + i: name for i, name in enumerate(bots)}
    session = Session(game, minds, names, console, lang)
    session.begin(seats, seed, options)
    try:
        session.run()
    except (EOFError, KeyboardInterrupt):
        session.tell("ui-end-of-input")
    if record_path is not None:
        session.save(record_path)


class Session:
    """One game at one terminal."""

    def __init__(self, game: Game, bots: dict[int, Bot], names: dict[int, str], console: Console, lang: str) -> None:
        self.game: Game = game
        self.bots: dict[int, Bot] = bots
        self.names: dict[int, str] = names
        self.console: Console = console
        self.lang: str = lang
        self.words: Words = Words(game, lang)
        self.log: Log = Log()
        self.read_from: dict[int, int] = {}
        self.told: dict[int, str] = {}
        """The briefs that seats have been shown."""
        self.last_table: str = ""
        self.saved: set[Path] = set()
        self.position: Position

    def begin(self, seats: int, seed: int, options: Mapping[str, OptionValue]) -> None:
        self.position = new_game(self.game, seats, seed, options, ears=self.log.hear)
        self.log.position = self.position
        person = self.words.text("ui-person" if seats - len(self.bots) == 1 else "ui-people")
        self.players: list[str] = [
            self.words.text("ui-bot", name=Verbatim(self.names[seat])) if seat in self.bots else person
            for seat in range(seats)
        ]
        self.console.print(Text(rulebook(self.game, self.lang).title, "bold"))
        self.tell("ui-welcome", seed=Verbatim(seed))

    def run(self) -> None:
        """Until the game is over or somebody quits."""
        while (ask := self.position.ask) is not None:
            if ask.seat in self.bots:
                self.bot_chooses(ask)
            elif not self.person_chooses(ask):
                return
        self.show_result()

    # --- bots

    def bot_chooses(self, ask: Ask) -> None:
        view = SeatView(self.position, ask.seat)
        bot = self.bots[ask.seat]
        if self.console.is_terminal:
            with patience(), self.console.status(self.words.text("ui-thinking", seat=ask.seat + 1)):
                index, reason = bot.choose(view)
        else:
            with patience():
                index, reason = bot.choose(view)
        if reason is not None:
            chosen = Verbatim(self.game.text(ask, ask.options[index]))
            said = Verbatim(self.words.text(reason.message, **reason.facts))
            self.log.remark(self.words.text("ui-bot-chose", seat=ask.seat + 1, choice=chosen, reason=said))
        with patience():
            self.position.pick(index)

    # --- people

    def person_chooses(self, ask: Ask) -> bool:
        """Asks until a choice is made or taken back; False when the person quits."""
        scene = self.game.scene(self.game.view(self.position.state, ask.seat), ask.seat, ask)
        assert scene.question is not None
        menu = Menu(scene.question, scene, lambda verb: self.words.has(f"group-{verb}"))
        self.show(scene, menu, ask.seat)
        self.show_news(scene, ask.seat)
        listing = Listing(menu, scene, self.words, self.console)
        pages = self.pages(listing.all())
        self.show_page(pages)
        commands = self.commands(scene, listing, ask.seat, pages)
        while True:
            typed = self.read()
            word, _, rest = typed.partition(" ")
            if word.casefold() in ("q", "quit"):
                self.tell("ui-quit")
                return False
            if word.casefold() in ("u", "undo"):
                if self.undo():
                    return True
            elif word.casefold() in commands:
                commands[word.casefold()](rest.strip())
            elif (route := self.goal(typed, menu)) is not None:
                self.read_from[ask.seat] = len(self.log.entries)
                self.walk(route, ask.seat)
                return True
            elif (choice := self.find(typed, listing)) is not None:
                self.read_from[ask.seat] = len(self.log.entries)
                with patience():
                    self.position.choose_text(choice.text)
                return True

    def commands(
        self, scene: Scene, listing: Listing, seat: int, pages: list[list[Text]]
    ) -> dict[str, Callable[[str], None]]:
        """What can be typed beside a choice; none of these changes the game."""
        question = listing.menu.question
        made: dict[str, Callable[[str], None]] = {
            "?": lambda rest: self.show_help(scene),
            "m": lambda rest: self.show_page(pages),
            "l": lambda rest: self.print_lines(self.log.lines(seat, self.words)),
            "r": lambda rest: self.show_rule(rest or question.rule),
            "i": lambda rest: self.print_lines(info_lines(scene, self.words, rest)),
            "s": self.save_as,
            "t": lambda rest: self.show_again(scene, listing, seat, pages),
            "story": lambda rest: self.show_story(scene),
        }
        made |= {"help": made["?"], "more": made["m"], "log": made["l"], "rule": made["r"], "info": made["i"],
                 "save": made["s"], "table": made["t"]}  # fmt: skip
        return made

    def goal(self, typed: str, menu: Menu) -> Route | None:
        """The way to a square that was typed, where no option is written like that or leads there."""
        return None if menu.written(typed) or menu.pointed(typed) else menu.route(typed)

    def walk(self, route: Route, seat: int) -> None:
        """One choice after the other, as far as each is what is asked then."""
        prompts: list[str] = []
        for text in route.texts:
            ask = self.position.ask
            if ask is None or ask.seat != seat or ask.prompt not in (prompts[1:] or [ask.prompt]):
                return
            if text not in [self.game.text(ask, value) for value in ask.options]:
                return
            prompts.append(ask.prompt)
            with patience():
                self.position.choose_text(text)

    def find(self, typed: str, listing: Listing) -> Choice | None:
        """The option that was typed; otherwise one line says why there is none."""
        menu = listing.menu
        if not typed:
            self.tell("ui-empty", count=len(menu.offered))
            return None
        if typed.isdigit():
            choice = menu.number(int(typed))
            if choice is None:
                self.tell("ui-no-number", number=Verbatim(typed), count=len(menu.offered))
            return choice
        pointed = menu.pointed(typed)
        found = menu.written(typed) or ([pointed] if pointed is not None else [])
        if len(found) == 1:
            return found[0]
        if found:
            self.print_lines([line for block in listing.some(found) for line in block])
        elif (refused := menu.refused(typed)) is not None:
            self.show_rule(refused.barred)
        else:
            self.tell("ui-unknown", typed=Verbatim(typed[:60]))
        return None

    def undo(self) -> bool:
        """Takes the last choice back, up to the last thing that was rolled, drawn or done by somebody else."""
        try:
            self.position.undo()
        except NothingToUndo:
            self.tell("ui-undo-refused" if self.position.history else "ui-undo-nothing")
            return False
        self.log.take_back()
        self.read_from = {seat: min(start, len(self.log.entries)) for seat, start in self.read_from.items()}
        self.tell("ui-undone")
        return True

    def read(self) -> str:
        prompt = "> "
        if sys.stdin.isatty():
            return input(prompt).strip()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        self.console.print(Text(prompt + line.strip()))
        return line.strip()

    # --- showing

    def tell(self, message: str, **facts: object) -> None:
        self.print_lines([Text(self.words.text(message, **facts))])

    def print_lines(self, lines: Sequence[Text]) -> None:
        for line in lines:
            for part in wrapped(line, self.console, self.console.width, self.words):
                self.console.print(part)

    def show(self, scene: Scene, menu: Menu, seat: int) -> None:
        """The table, what happened since this seat last chose, and the question."""
        if self.console.is_terminal:
            self.console.clear()
        head = self.words.text("ui-head", turn=scene.turn, seat=seat + 1)
        self.console.print(Line(Text(head, "bold"), align="left"))
        self.show_table(scene, menu)
        self.show_log(seat)
        self.console.print()
        asked, *advice = self.words.say(menu.question.label).split("\n\n")
        question = Text(asked, "bold yellow")
        question.append(f"  {menu.question.rule}", "not bold dim cyan")
        self.print_lines([question, *[Text(part) for part in advice]])

    def show_table(self, scene: Scene, menu: Menu) -> None:
        """Where the window is not cleared, a table that looks as before is not drawn again."""
        with self.console.capture() as drawn:
            self.console.print(draw_table(scene, menu, self.words, self.console, self.players))
        if drawn.get() == self.last_table and not self.console.is_terminal:
            self.tell("ui-same-table")
            return
        self.last_table = drawn.get()
        self.console.print(draw_table(scene, menu, self.words, self.console, self.players))

    @property
    def cramped(self) -> bool:
        """Whether the table alone fills most of the window."""
        return self.console.is_terminal and self.last_table.count("\n") > self.console.height - LOG_LINES - PAGE

    def show_log(self, seat: int) -> None:
        """What happened since this seat last chose."""
        lines = self.log.lines(seat, self.words, self.read_from.get(seat, 0))
        room = SHORT_LOG if self.cramped else LOG_LINES
        if len(lines) > room:
            self.tell("ui-log-cut", count=len(lines) - room)
        self.print_lines(lines[-room:])

    def show_again(self, scene: Scene, listing: Listing, seat: int, pages: list[list[Text]]) -> None:
        self.last_table = ""
        self.show(scene, listing.menu, seat)
        pages[:] = self.pages(listing.all())
        self.show_page(pages)

    def pages(self, blocks: list[list[Text]]) -> list[list[Text]]:
        """The options in pages that suit the window."""
        room = SHORT_PAGE if self.cramped else PAGE
        made: list[list[Text]] = [[]]
        for block in blocks:
            if made[-1] and len(made[-1]) + len(block) > room:
                made.append([])
            made[-1] += block
        return made

    def show_page(self, pages: list[list[Text]]) -> None:
        """Prints the next page and takes it off; after the last there is nothing more."""
        if not pages:
            self.tell("ui-no-more")
            return
        self.print_lines(pages.pop(0))
        if pages:
            self.tell("ui-more", count=len(pages))

    def show_help(self, scene: Scene) -> None:
        lines = ["choose", "more", "undo", "table", "log", "rule", "info", "story", "save", "quit"]
        tiles = [tile for floor in scene.floors for tile in floor.tiles]
        squares = any(tile.squares for tile in tiles)
        lines += ["routes", "squares"] if squares else ["map"]
        if not squares and any(letter in "BFM" for tile in tiles for letter in tile.edges):
            lines.append("edges")
        for line in lines:
            self.print_lines([Text("  " + self.words.text(f"ui-help-{line}"))])

    def show_rule(self, rule: str) -> None:
        text = rule_text(self.game, rule.upper(), self.lang)
        if text is None:
            self.tell("ui-no-rule", rule=Verbatim(rule[:60]))
        else:
            self.print_lines([Text.assemble((rule.upper(), "bold cyan"), f"  {text}")])

    def show_news(self, scene: Scene, seat: int) -> None:
        """A brief that is new to the seat; where several people look at the window, only that there is one."""
        if scene.brief is None or self.told.get(seat) == brief_id(scene.brief):
            return
        self.told[seat] = brief_id(scene.brief)
        if self.position.seats - len(self.bots) > 1:
            self.tell("ui-story-waits", seat=seat + 1)
        else:
            self.show_story(scene)

    def show_story(self, scene: Scene) -> None:
        if scene.brief is None:
            self.tell("ui-no-story")
            return
        self.console.print()
        self.print_lines(story_lines(scene.brief, self.game, self.words))
        self.console.print()

    def show_result(self) -> None:
        outcome = self.position.outcome
        seat = next((seat for seat in range(self.position.seats) if seat not in self.bots), 0)
        scene = self.game.scene(self.game.view(self.position.state, seat), seat, None)
        self.console.print(Line(Text(self.words.text("ui-over"), "bold"), align="left"))
        self.console.print(draw_table(scene, None, self.words, self.console, self.players))
        self.print_lines(self.log.lines(seat, self.words, self.read_from.get(seat, 0))[-LOG_LINES:])
        self.console.print()
        if outcome is not None:
            self.print_lines(draw_result(outcome, self.words))

    # --- records

    def save_as(self, name: str) -> None:
        if not name:
            self.tell("ui-save-where")
        elif Path(name).exists() and Path(name) not in self.saved:
            self.tell("ui-save-exists", file=Verbatim(name))
        else:
            self.save(Path(name))

    def save(self, path: Path) -> None:
        try:
            path.write_text(write_record(self.position), encoding="utf-8")
        except OSError as error:
            self.tell("ui-save-failed", file=Verbatim(path), why=Verbatim(error.strerror or error))
            return
        self.saved.add(path)
        self.tell("ui-saved", file=Verbatim(path))
