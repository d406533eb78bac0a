"""A simulation's result as text for people and as plain data for programs."""

from collections.abc import Sequence
from typing import Any

from hauntbox.kernel.record import spell
from hauntbox.lab.simulate import Result


def as_data(result: Result) -> dict[str, Any]:
    """One object for JSON. What was gone through by turns (seats, a level) is a list."""
    return {
        "game": result.game,
        "seats": one_or_all([setup.seats for setup in result.setups]),
        "options": settings(result),
        "bots": list(result.bots),
        "seed": result.seed,
        "games": result.games,
        "decisions": result.decisions,
        "cpu_seconds": round(result.seconds, 3),
        "decisions_per_second": round(result.decisions_per_second),
        "turns_mean": round(result.turns_mean, 3),
        "stuck": len(result.stuck),
        "stuck_seeds": list(result.stuck),
        "outcomes": result.outcomes,
        "win_rates": [
            {"seat": seat, **{name: round(value, 4) for name, value in rate._asdict().items()}}
            for seat, rate in enumerate(result.win_rates)
        ],
        "missing": list(result.missing),
    }


def settings(result: Result) -> dict[str, Any]:
    names = result.setups[0].options
    return {name: one_or_all([setup.options[name] for setup in result.setups]) for name in names}


def one_or_all(values: Sequence[Any]) -> Any:
    different = list(dict.fromkeys(values))
    return different[0] if len(different) == 1 else different


def as_text(result: Result) -> str:
    """Aligned columns: the run, how the games ended, how often each seat won."""
    finished = sum(result.outcomes.values())
    rows = [
        ("game", result.game),
        ("seats", wording(one_or_all([setup.seats for setup in result.setups]))),
        *[(f"option {name}", wording(value)) for name, value in settings(result).items()],
        ("bots", ", ".join(result.bots)),
        ("seed", str(result.seed)),
        ("games", f"{result.games:,}"),
        ("decisions", f"{result.decisions:,} ({result.decisions_per_second:,.0f} a second of processor time)"),
        ("turns", f"{result.turns_mean:.1f} in the mean"),
        ("stuck", ", ".join([str(len(result.stuck)), *[f"seed {seed}" for seed in result.stuck]])),
    ]
    rows += [(f"ended {end}", f"{count:,} ({count / finished:.1%})") for end, count in result.outcomes.items()]
    rows += [
        (f"seat {seat} won", f"{rate.rate:.1%} (95 %: {rate.low:.1%} to {rate.high:.1%})")
        for seat, rate in enumerate(result.win_rates)
    ]
    return table(rows)


def wording(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(wording(one) for one in value)
    return spell(value) if isinstance(value, bool) else str(value)


def table(rows: Sequence[Sequence[str]]) -> str:
    """Rows as lines with aligned columns."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) for row in rows]
    return "\n".join(line.rstrip() for line in lines)
