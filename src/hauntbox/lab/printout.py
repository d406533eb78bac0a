"""Results of simulations and tournaments as text for people and as plain data for programs."""

import math
from collections.abc import Sequence
from typing import Any

from hauntbox.kernel.record import spell
from hauntbox.lab.intervals import Rate
from hauntbox.lab.simulate import Result
from hauntbox.lab.tournament import Standings


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


# --- tournaments


def rounded(rate: Rate, digits: int) -> dict[str, float | None]:
    """For JSON, which has no infinite numbers."""
    return {name: round(value, digits) if math.isfinite(value) else None for name, value in rate._asdict().items()}


def standings_data(found: Standings) -> dict[str, Any]:
    return {
        "game": found.game,
        "setups": [{"seats": setup.seats, "options": setup.options} for setup in found.setups],
        "seed": found.seed,
        "compared": "games with the same seed" if found.together else "seats at one table",
        "games": found.games,
        "stuck_seeds": list(found.stuck),
        "within": found.within,
        "settled": found.settled,
        "ratings": [
            {"bot": it.bot, "games": it.games, "rating": rounded(it.rating, 1), "won": rounded(it.won, 4)}
            for it in found.bots
        ],
        "pairs": [
            {"one": it.one, "other": it.other, "better": it.better, "even": it.even, "worse": it.worse}
            | {"score": rounded(it.score, 4)}
            for it in found.pairs
        ],
    }  # fmt: skip


def standings_text(found: Standings) -> str:
    """The ratings, every two bots, and whether it was enough."""
    ratings = [("bot", "rating", "95 % interval", "games", "won")]
    for it in found.bots:
        sure = f"{it.rating.low:.0f} to {it.rating.high:.0f}" if math.isfinite(it.rating.low) else "unknown"
        won = f"{it.won.rate:.1%} ({it.won.low:.1%} to {it.won.high:.1%})"
        ratings.append((it.bot, f"{it.rating.rate:.0f}", sure, f"{it.games:,}", won))
    pairs = [("pair", "better", "even", "worse", "score of the first")]
    for pair in found.pairs:
        score = f"{pair.score.rate:.1%} ({pair.score.low:.1%} to {pair.score.high:.1%})"
        pairs.append((f"{pair.one} : {pair.other}", str(pair.better), str(pair.even), str(pair.worse), score))
    lines = [table(ratings), "", table(pairs), ""]
    if found.stuck:
        lines.append(f"stuck: seeds {', '.join(map(str, found.stuck))}")
    enough = "every rating is" if found.settled else "not every rating is"
    return "\n".join([*lines, f"{found.games:,} games; {enough} sure to {found.within:g} points up and down"])


def wording(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(wording(one) for one in value)
    return spell(value) if isinstance(value, bool) else str(value)


def table(rows: Sequence[Sequence[str]]) -> str:
    """Rows as lines with aligned columns."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) for row in rows]
    return "\n".join(line.rstrip() for line in lines)
