"""The sections of a report: each a heading, a sentence, a plot and its table."""

from collections import Counter
from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from hauntbox.lab.figures import A_SEAT, EVERYBODY, FEWEST, Figures, Thing, Won
from hauntbox.lab.intervals import Rate, mean_of, quantile, wilson
from hauntbox.lab.plots import Dot, Scale, dots, histogram, legend, number

MOST: Final = 24
"""Values that one plot shows: of more, those of most games."""
SHARE: Final = Scale(0.0, 1.0, title="games won, with 95 % interval")


def percent(rate: Rate, digits: int = 0) -> str:
    return f"{rate.rate:.{digits}%} ({rate.low * 100:.{digits}f}–{rate.high:.{digits}%})"


def rate_text(won: Won) -> str:
    return f"{percent(won.rate())}, n = {won.games:,}"


def points(gap: Rate) -> str:
    """A difference in percentage points."""
    middle, low, high = [f"{round(value * 100):+d}" if round(value * 100) else "0" for value in gap]
    return f"{middle} ({low} to {high})".replace("-", "−")


def plain(name: str) -> str:
    return name.replace("_", " ")


def heading(title: str, note: str, level: int = 3) -> str:
    return f"<h{level}>{escape(title)}</h{level}><p>{escape(note)}</p>"


def table(head: Sequence[str], rows: Sequence[Sequence[str]], closed: str = "") -> str:
    """A table; with `closed` it is folded away under this line."""
    top = "".join(f"<th scope='col'>{escape(cell)}</th>" for cell in head)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    whole = f"<div class='wide'><table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>"
    return f"<details><summary>{escape(closed)}</summary>{whole}</details>" if closed else whole


# --- who wins


def overall(it: Figures) -> str:
    who = "all together" if it.shared else "by role" if A_SEAT not in it.parts else "a seat"
    rows = [Dot(plain(part), won.rate(), rate_text(won)) for part, won in sorted(it.parts.items())]
    note = "Bots played; nothing here says how people would do."
    return heading(f"How often is the game won ({who})?", note) + dots(rows, SHARE, "Win rates over all games")


def comparisons(it: Figures) -> Iterator[str]:
    for name, values in it.comparisons():
        if it.shared or name != "role":  # else the first plot says it
            yield comparison(it, name, values)


def comparison(it: Figures, name: str, values: dict[str, dict[str, Won]]) -> str:
    parts = sorted({part for found in values.values() for part in found})
    ranked = sorted(values, key=lambda value: -max(won.games for won in values[value].values()))
    shown = sorted(ranked[:MOST], key=natural)
    rows = [
        Dot(plain(value), values[value][part].rate(), rate_text(values[value][part]), place)
        for value in shown
        for place, part in enumerate(parts)
        if part in values[value]
    ]
    whose = f" of {plain(parts[0])}" if len(parts) == 1 and parts[0] not in (EVERYBODY, A_SEAT) else ""
    note = "Pooled over everything else that differs between the games; n is the number of games."
    if len(values) > MOST:
        note += f" The {MOST} of most games; the other {len(values) - MOST} are in the table."
    title = f"Win rate{whose} by {plain(name.removeprefix('fact '))}"
    cells = [
        (plain(value), plain(part), f"{won.games:,}", percent(won.rate(), 1))
        for value in sorted(values, key=natural)
        for part, won in sorted(values[value].items())
    ]
    folded = table(
        (plain(name.removeprefix("fact ")), "part", "games", "won (95 %)"),
        cells,
        f"Table: {title[0].lower()}{title[1:]}",
    )
    return heading(title, note) + legend([plain(part) for part in parts]) + dots(rows, SHARE, title) + folded


def natural(value: str) -> tuple[int, float, str]:
    """Numbers in their order, then names."""
    return (0, float(value), "") if value.replace(".", "", 1).isdecimal() else (1, 0.0, value)


def first_seat(it: Figures) -> str:
    """Whether it helps to begin."""
    if it.shared:
        return ""
    found = []
    for seats in sorted(it.orders):
        places = it.orders[seats]
        if len(places) < 2 or 1 not in places:
            continue
        mean = sum(won.won for won in places.values()) / max(1, sum(won.games for won in places.values()))
        rows = [Dot(place_name(place), won.rate(), rate_text(won)) for place, won in sorted(places.items())]
        first, rest, gap = it.first_seat(seats)
        verdict = (
            "an advantage"
            if gap.low > 0
            else "a disadvantage"
            if gap.high < 0
            else "no difference that chance could not make"
        )
        note = (
            f"The first seat won {first.rate().rate:.0%} and the others {rest.rate().rate:.0%} in the mean: "
            f"{points(gap)} percentage points in {first.games:,} games, {verdict}. Dashed: the mean of all seats."
        )
        scale = SHARE._replace(reference=mean)
        found.append(
            heading(f"First-seat advantage with {seats} seats", note) + dots(rows, scale, "Win rate by turn order")
        )
    return "".join(found)


def place_name(place: int) -> str:
    endings = {1: "st", 2: "nd", 3: "rd"}
    return f"{place}{endings.get(place, 'th')} seat"


def endings(it: Figures) -> str:
    finished = it.endings.total()
    rows = [
        Dot(plain(name), wilson(count, finished), f"{percent(wilson(count, finished))}, n = {count:,}")
        for name, count in sorted(it.endings.items(), key=lambda pair: (-pair[1], pair[0]))[:MOST]
    ]
    left = f" Another {it.unfinished:,} could not be finished." if it.unfinished else ""
    note = f"Share of the {finished:,} finished games that ended like this; n is their number.{left}"
    top = min(1.0, 1.1 * max(wilson(count, finished).high for count in it.endings.values()))
    scale = Scale(0.0, top, title="share of the games, with 95 % interval")
    return heading("How games end", note) + dots(rows, scale, "Endings")


# --- how long


def lengths(it: Figures) -> str:
    parts = [
        length("Decisions a game", it.decisions, "decisions in a game"),
        length("Turns a game", it.turns, "turns in a game"),
        length("Decisions a turn", it.per_turn, "decisions a turn, the mean of a game"),
    ]
    if len(it.lengths) > 1:
        means = {seats: it.mean_length(seats) for seats in sorted(it.lengths, key=natural)}
        top = max(mean.rate for mean in means.values()) * 1.25
        rows = [
            Dot(f"{seats} seats", mean, f"{mean_text(mean)}, n = {it.lengths[seats].total():,}")
            for seats, mean in means.items()
        ]
        scale = Scale(0.0, top, percent=False, title="decisions in a game: mean with 95 % interval")
        parts.append(heading("Length by number of seats", "Mean decisions in a game.") + dots(rows, scale, "Length"))
    return "".join(parts)


def length(title: str, values: Counter[float], unit: str) -> str:
    if not values:
        return ""
    low, high = [number(quantile(values, share)) for share in (0.1, 0.9)]
    note = (
        f"Mean {mean_text(mean_of(values))}, median {number(quantile(values, 0.5))}, "
        f"eight of ten games between {low} and {high}; n = {values.total():,} games."
    )
    return heading(title, note) + histogram(values, unit, title)


def mean_text(mean: Rate) -> str:
    digits = 0 if abs(mean.rate) >= 100 else 1 if abs(mean.rate) >= 10 else 2
    if mean.high == float("inf"):
        return f"{mean.rate:.{digits}f} (one value)"
    return f"{mean.rate:,.{digits}f} ({mean.low:,.{digits}f}–{mean.high:,.{digits}f})"


def figures_table(it: Figures) -> str:
    """The game's own figures; where all win and lose together also for won and lost games."""
    rows = []
    for name, kinds in sorted(it.numbers.items()):
        for kind, values in kinds.items():
            spread = " – ".join(number(quantile(values, share)) for share in (0.1, 0.9))
            rows.append(
                (
                    plain(name),
                    kind,
                    f"{values.total():,}",
                    mean_text(mean_of(values)),
                    number(quantile(values, 0.5)),
                    spread,
                )
            )
    if not rows:
        return ""
    note = "What the game itself reports at the end. A game that lacks a figure does not count for it."
    head = ("figure", "games", "n", "mean (95 %)", "median", "eight of ten between")
    return heading("The game's own figures", note) + table(head, rows)


# --- which things matter


def things(it: Figures) -> str:
    """Which cards and tiles go with winning."""
    title = "Which cards and tiles matter"
    if not it.used:
        return ""
    if A_SEAT in it.parts:
        return heading(
            title, "All seats play the same part here: a thing that comes up in a game helps nobody in particular."
        )
    by_part = {part: it.things(part) for part in sorted(it.parts)}
    if not any(by_part.values()):
        return heading(title, f"Too few games: a thing must come up, and not come up, in {FEWEST} games each.")
    found = [thing_plot(part, things) for part, things in by_part.items() if things]
    note = (
        "Win rate in the games in which a thing came up less the win rate in the others. This goes together and need "
        "not be the cause: what comes up late comes up in long games. Only games of the same seats, bots and options "
        "are compared (stratified Newcombe interval). A square stands although so many things were looked at "
        f"(Bonferroni). Things that came up, or did not, in fewer than {FEWEST} games are left out."
    )
    keys = legend(("by itself", "stands among so many"))
    return heading(title, note) + keys + "".join(found)


def thing_plot(part: str, found: list[Thing]) -> str:
    whose = "" if part == EVERYBODY else f" of {plain(part)}"
    shown = sorted(found[:MOST], key=lambda thing: -thing.gap.rate)
    reach = min(1.0, max(0.1, *[abs(end) for thing in shown for end in (thing.gap.low, thing.gap.high)]))
    scale = Scale(-reach, reach, reference=0.0, title="percentage points with it less without it, with 95 % interval")
    rows = [Dot(plain(it.name), it.gap, gap_text(it), int(it.sure)) for it in shown]
    sure = len([thing for thing in found if thing.sure])
    apart = len([thing for thing in found if thing.gap.low > 0 or thing.gap.high < 0])
    note = (
        f"{len(found)} things; about {len(found) / 20:.0f} would look different by chance alone, {apart} do, "
        f"{sure} of them stand among so many. Shown: the {len(shown)} that differ most surely."
    )
    title = f"Win rate{whose} with and without"
    cells = [[plain(it.name), *counted(it.having), *counted(it.lacking), points(it.gap), yes(it.sure)] for it in found]
    head = ("thing", "games with", "won with", "games without", "won without", "difference (95 %)", "stands")
    return heading(title, note, 4) + dots(rows, scale, title) + table(head, cells, f"Table: all {len(found)} things")


def counted(won: Won) -> list[str]:
    return [f"{won.games:,}", percent(won.rate())]


def yes(so: bool) -> str:
    return "yes" if so else ""


def gap_text(thing: Thing) -> str:
    return f"{points(thing.gap)}, n = {thing.having.games:,} : {thing.lacking.games:,}"
