"""Plots as plain SVG, a few kilobytes each: dots with their intervals, and histograms.

Colours come from the page's style (`.s0`, `.s1` …), so that they follow light and dark; series also differ in shape.
"""

import itertools
import math
from collections import Counter
from collections.abc import Sequence
from html import escape
from typing import Final, NamedTuple

from hauntbox.lab.intervals import Rate, quantile

WIDTH: Final = 960
LABELS: Final = 318
"""Room for the labels on the left."""
TEXTS: Final = 250
"""Room for the figures on the right."""
LINE: Final = 22
TOP: Final = 8
FOOT: Final = 40
BARS: Final = 40
TALL: Final = 190
LONGEST: Final = 43
SHAPES: Final = 5


class Dot(NamedTuple):
    label: str
    value: Rate
    text: str
    """The figures in words, at the right."""
    series: int = 0


class Scale(NamedTuple):
    low: float
    high: float
    percent: bool = True
    reference: float | None = None
    """Where a line is drawn to compare with."""
    title: str = ""

    def at(self, value: float) -> float:
        share = (min(max(value, self.low), self.high) - self.low) / (self.high - self.low)
        return LABELS + share * (WIDTH - LABELS - TEXTS)


def dots(rows: Sequence[Dot], scale: Scale, about: str) -> str:
    """One line for each dot, its interval drawn through it."""
    height = TOP + LINE * len(rows)
    parts = [grid(scale, height)]
    several = any(row.series for row in rows) and any(a.label == b.label for a, b in itertools.pairwise(rows))
    for number, row in enumerate(rows):
        y = TOP + LINE * number + LINE / 2
        same = number > 0 and rows[number - 1].label == row.label
        if several and number > 0 and not same:
            parts.append(f'<line class="grid" x1="0" x2="{WIDTH}" y1="{y - LINE / 2}" y2="{y - LINE / 2}"/>')
        parts.append(dot(row, y, scale, "" if same else row.label))
    return svg(height + FOOT, parts, about)


def dot(row: Dot, y: float, scale: Scale, label: str) -> str:
    low, high, x = scale.at(row.value.low), scale.at(row.value.high), scale.at(row.value.rate)
    short = label if len(label) <= LONGEST else label[: LONGEST - 1] + "…"
    return (
        f'<g class="s{row.series % SHAPES}"><title>{escape(row.label)}: {escape(row.text)}</title>'
        f'<text class="label" x="{LABELS - 12}" y="{y + 4:.1f}">{escape(short)}</text>'
        f'<line class="reach" x1="{low:.1f}" x2="{high:.1f}" y1="{y:.1f}" y2="{y:.1f}"/>{mark(row.series, x, y)}'
        f'<text class="figure" x="{WIDTH - TEXTS + 14}" y="{y + 4:.1f}">{escape(row.text)}</text></g>'
    )


def mark(series: int, x: float, y: float) -> str:
    """A circle, a square, a diamond and two triangles: series can be told apart without colours."""
    outlines = (
        "",
        "-4.5,-4.5 4.5,-4.5 4.5,4.5 -4.5,4.5",
        "0,-6 6,0 0,6 -6,0",
        "0,-6 5.5,4.5 -5.5,4.5",
        "0,6 5.5,-4.5 -5.5,-4.5",
    )
    outline = outlines[series % SHAPES]
    if not outline:
        return f'<circle class="mark" cx="{x:.1f}" cy="{y:.1f}" r="4.8"/>'
    return f'<polygon class="mark" points="{outline}" transform="translate({x:.1f} {y:.1f})"/>'


def legend(names: Sequence[str]) -> str:
    """Which mark is whose."""
    if len(names) < 2:
        return ""
    items = [
        f'<span class="key"><svg width="16" height="16" viewBox="-8 -8 16 16" aria-hidden="true">'
        f'<g class="s{number % SHAPES}">{mark(number, 0, 0)}</g></svg>{escape(name)}</span>'
        for number, name in enumerate(names)
    ]
    return f'<p class="keys">{"".join(items)}</p>'


def grid(scale: Scale, height: float) -> str:
    parts = []
    for tick in ticks(scale.low, scale.high):
        x = scale.at(tick)
        name = tick_name(tick, scale)
        parts.append(f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="{TOP}" y2="{height}"/>')
        parts.append(f'<text class="tick" x="{x:.1f}" y="{height + 16}">{name}</text>')
    if scale.reference is not None:
        x = scale.at(scale.reference)
        parts.append(f'<line class="reference" x1="{x:.1f}" x2="{x:.1f}" y1="{TOP}" y2="{height}"/>')
    middle = (LABELS + WIDTH - TEXTS) / 2
    parts.append(f'<text class="tick" x="{middle:.1f}" y="{height + 33}">{escape(scale.title)}</text>')
    return "".join(parts)


def tick_name(tick: float, scale: Scale) -> str:
    if not scale.percent:
        return number(tick)
    if scale.low < 0:  # a difference
        return f"{tick * 100:+.0f}".replace("-", "−") if tick else "0"
    return f"{tick:.0%}"


def ticks(low: float, high: float) -> list[float]:
    """About five round numbers from low to high."""
    rough = (high - low) / 5
    power = 10.0 ** math.floor(math.log10(rough))
    step = next(power * factor for factor in (1, 2, 2.5, 5, 10) if power * factor >= rough * 0.999)
    first = math.ceil(low / step - 1e-9)
    return [round(step * i, 10) for i in range(first, math.floor(high / step + 1e-9) + 1)]


def number(value: float) -> str:
    return f"{value:,.0f}" if abs(value) >= 100 or value == int(value) else f"{value:,.2f}".rstrip("0").rstrip(".")


def histogram(values: Counter[float], unit: str, about: str) -> str:
    """How often each length was; the line is the median."""
    low, high = min(values), max(values)
    whole = all(value == int(value) for value in values)
    width = (high - low) / BARS or 1.0
    width = float(max(1, math.ceil((high - low + 1) / BARS))) if whole else width
    bars: Counter[int] = Counter()
    for value, times in values.items():
        bars[int((value - low) / width)] += times
    count = max(bars) + 1
    top = max(bars.values())
    left, right = 60, WIDTH - 20
    step = (right - left) / count
    base = TOP + TALL
    parts = []
    for tick in ticks(0, top):
        if tick == int(tick):
            y = base - TALL * tick / top
            parts.append(f'<line class="grid" x1="{left}" x2="{right}" y1="{y:.1f}" y2="{y:.1f}"/>')
            parts.append(f'<text class="label" x="{left - 8}" y="{y + 4:.1f}">{tick:,.0f}</text>')
    for bar, times in sorted(bars.items()):
        x, tall = left + bar * step, TALL * times / top
        title = f"{number(low + bar * width)} and more: {times:,} games"
        parts.append(
            f'<rect class="bar" x="{x + 0.5:.1f}" y="{base - tall:.1f}" width="{max(1.0, step - 1):.1f}" '
            f'height="{tall:.1f}"><title>{title}</title></rect>'
        )
    end = low + count * width
    half = 0.5 if whole and width == 1 else 0.0  # a bar of one number stands over it
    for tick in ticks(low, end) if end > low else []:
        if low <= tick < end:
            x = left + (tick - low + half) / width * step
            parts.append(f'<text class="tick" x="{x:.1f}" y="{base + 16}">{number(tick)}</text>')
    x = left + (quantile(values, 0.5) - low + half) / width * step
    parts.append(f'<line class="reference" x1="{x:.1f}" x2="{x:.1f}" y1="{TOP}" y2="{base}"/>')
    parts.append(
        f'<text class="tick" x="{(left + right) / 2}" y="{base + 33}">{escape(unit)}; dashed: the median</text>'
    )
    return svg(base + FOOT, parts, about)


def svg(height: float, parts: Sequence[str], about: str) -> str:
    size = f'viewBox="0 0 {WIDTH} {height:.0f}"'
    plot = f'<svg class="plot" {size} role="img" aria-label="{escape(about)}">{"".join(parts)}</svg>'
    return f'<div class="wide" tabindex="0">{plot}</div>'
