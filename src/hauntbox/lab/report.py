"""One page about tables of games: win rates, lengths, what matters. It is complete in itself and needs no network.

The plots are SVG in the page, so there is no script and nothing to load.
"""

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any, Final

from hauntbox import __version__
from hauntbox.box import find_game
from hauntbox.kernel.errors import BadSetup, HauntboxError
from hauntbox.kernel.record import spell
from hauntbox.lab import sections
from hauntbox.lab.figures import Figures
from hauntbox.lab.journal import Head
from hauntbox.lab.results import open_table, read_rows

STYLE: Final = """
:root { color-scheme: light dark; --ink: #1d2129; --soft: #5b6472; --paper: #fbfaf7; --card: #fff; --line: #dcd9d0;
  --c0: #2a62b8; --c1: #c2500a; --c2: #1c7f4c; --c3: #8b3fa8; --c4: #9a7400; }
@media (prefers-color-scheme: dark) { :root { --ink: #e9e6df; --soft: #a9adb6; --paper: #16181d; --card: #1f2229;
  --line: #3a3f49; --c0: #7fb0ff; --c1: #ff9d5c; --c2: #69d39c; --c3: #d59bf0; --c4: #e6c45a; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 62rem; padding: 1.5rem 1rem 4rem; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif; }
h1 { font-size: 1.9rem; margin: 0 0 .3rem; } h2 { font-size: 1.5rem; margin: 3rem 0 .5rem; }
h3 { font-size: 1.15rem; margin: 0 0 .2rem; } h4 { font-size: 1rem; margin: 1.4rem 0 .2rem; }
p { margin: 0 0 .8rem; color: var(--soft); max-width: 48rem; } p.lead { color: var(--ink); }
nav a { color: var(--c0); margin-right: 1rem; }
section { background: var(--card); border: 1px solid var(--line); border-radius: 10px;
  padding: 1.1rem 1.3rem; margin: 1rem 0; }
.plot { display: block; width: 100%; min-width: 660px; height: auto; font-size: 13px; }
.wide + h3 { margin-top: 1.6rem; }
.plot text { fill: var(--ink); } .plot .tick { fill: var(--soft); text-anchor: middle; }
.plot .label { text-anchor: end; }
.plot .figure { font-variant-numeric: tabular-nums; } .grid { stroke: var(--line); stroke-width: 1; }
.reference { stroke: var(--ink); stroke-width: 1.3; stroke-dasharray: 5 4; }
.reach { stroke-width: 2.4; stroke-linecap: round; opacity: .65; } .bar { fill: var(--c0); opacity: .85; }
.s0 .reach { stroke: var(--c0); } .s1 .reach { stroke: var(--c1); } .s2 .reach { stroke: var(--c2); }
.s3 .reach { stroke: var(--c3); } .s4 .reach { stroke: var(--c4); }
.s0 .mark { fill: var(--c0); } .s1 .mark { fill: var(--c1); } .s2 .mark { fill: var(--c2); }
.s3 .mark { fill: var(--c3); } .s4 .mark { fill: var(--c4); }
.keys { display: flex; flex-wrap: wrap; gap: .2rem 1.4rem; color: var(--ink); font-size: .9rem; margin: .2rem 0; }
.key { display: inline-flex; align-items: center; gap: .4rem; }
.wide { overflow-x: auto; } table { border-collapse: collapse; width: 100%; font-size: .9rem; margin: .5rem 0;
  font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: .3rem .8rem .3rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
th { color: var(--soft); font-weight: 600; } summary { cursor: pointer; color: var(--c0); margin-top: .6rem; }
@media print { body { background: #fff; } section { break-inside: avoid; } }
"""


def write_report(files: Sequence[Path], out: Path) -> int:
    """Writes a new page about all games in these files; gives their number."""
    if not files:
        raise BadSetup("a report needs at least one file")
    heads = {path: open_table(path)[1] for path in files}
    found, twice = count(heads)
    if not found:
        raise HauntboxError("there are no games in these files")
    try:
        with out.open("x", encoding="utf-8") as page:
            page.write(page_of(heads, found, twice))
    except OSError as error:
        raise HauntboxError(f"{out} cannot be written: {error.strerror}") from None
    return sum(it.games for it in found.values())


def count(heads: dict[Path, Head]) -> tuple[dict[str, Figures], int]:
    """The figures of every game of the box, and how many games were in two files: they count once."""
    found: dict[str, Figures] = {}
    seen: set[int] = set()
    twice = 0
    for path, head in heads.items():
        game = find_game(head["game"])
        figures = found.setdefault(game.id, Figures(game.id, game.shared))
        for row in read_rows(path):
            options = [(name, value) for name, value in row.items() if name.startswith("option_")]
            who = hash((game.id, row["seed"], row["seats"], tuple(row["bots"]), tuple(options)))
            if who in seen:
                twice += 1
                continue
            seen.add(who)
            figures.add({name: value for name, value in row.items() if value is not None})
    return {name: it for name, it in found.items() if it.games}, twice


def page_of(heads: dict[Path, Head], found: dict[str, Figures], twice: int) -> str:
    names = ", ".join(sections.plain(name) for name in found)
    links = "".join(f'<a href="#{escape(name)}">{escape(sections.plain(name))}</a>' for name in found)
    total = sum(it.games for it in found.values())
    also = f" {twice:,} games were in more than one place and count once." if twice else ""
    body = "".join(box(it, heads) for it in found.values())
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Balance report: {escape(names)}</title>
<style>{STYLE}</style>
</head>
<body>
<h1>Balance report: {escape(names)}</h1>
<p class="lead">{total:,} games played by bots, hauntbox {escape(__version__)}.{also}
Every figure has its 95 % interval: what is true of all such games lies inside in 95 of 100 cases (shares: Wilson;
differences: Newcombe; means: Student). n is the number of games behind a figure. Where several seats play the same
part, a game counts as won to the share of those seats that won.</p>
<nav aria-label="Games">{links if len(found) > 1 else ""}</nav>
{body}
</body>
</html>
"""


def box(it: Figures, heads: dict[Path, Head]) -> str:
    """Everything about one game of the box."""
    parts = [played(it.game, heads)]
    if it.endings:
        parts += [sections.overall(it), *sections.comparisons(it), sections.first_seat(it), sections.endings(it)]
        parts += [sections.things(it), sections.lengths(it), sections.figures_table(it)]
    else:
        parts.append(sections.heading("No game came to its end", f"{it.unfinished:,} games could not be finished."))
    inside = "".join(f"<section>{part}</section>" for part in parts if part)
    return f'<h2 id="{escape(it.game)}">{escape(sections.plain(it.game))}: {it.games:,} games</h2>{inside}'


def played(game: str, heads: dict[Path, Head]) -> str:
    """Which runs the figures come from: with this anybody can play them again."""
    rows = []
    for path, head in heads.items():
        if head["game"] == game:
            seats = sorted({setup[0] for setup in head["setups"]})
            bots = " or ".join(", ".join(lineup) for lineup in head["bots"])
            rows.append(
                (path.name, str(head["seed"]), f"{head['games']:,}", ", ".join(map(str, seats)), bots, options_of(head))
            )
    note = f"Rules revision {max(head['revision'] for head in heads.values() if head['game'] == game)}. "
    note += "Options not named stand as the game has them."
    head_line = ("file", "seed", "games at most", "seats", "bots by seat, repeated round", "options")
    return sections.heading("What was played", note) + sections.table(head_line, rows)


def options_of(head: Head) -> str:
    """The options that are not as the game has them, or differ within the run."""
    usual = {option.name: option.default for option in find_game(head["game"]).options}
    values: dict[str, list[Any]] = {}
    for _, options in head["setups"]:
        for name, value in options.items():
            values.setdefault(name, []).append(value)
    shown = []
    for name, found in values.items():
        different = list(dict.fromkeys(found))
        if different != [usual.get(name)]:
            words = ", ".join(spell(value) for value in different)
            shown.append(f"{name} = {words}")
    return "; ".join(shown) or "as usual"
