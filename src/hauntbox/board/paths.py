"""Ways through a board. Links say which cells are one step apart: {cell: (cell, …)}."""

from collections.abc import Callable, Container, Iterable

Links = dict[int, tuple[int, ...]]


def join(links: Links, a: int, b: int) -> None:
    """Makes two cells one step apart, both ways."""
    if b not in links[a]:
        links[a] = (*links[a], b)
        links[b] = (*links[b], a)


def part(links: Links, a: int, b: int) -> None:
    """Takes the step between two cells away."""
    links[a] = tuple([c for c in links[a] if c != b])
    links[b] = tuple([c for c in links[b] if c != a])


def distances(
    links: Links, start: int, limit: int = 1 << 30, until: int = -1, shut: Container[int] = ()
) -> dict[int, int]:
    """Steps from start to every cell within the limit; stops early once `until` is reached.

    Cells in `shut` may not be entered.
    """
    found = {start: 0}
    ring = [start]
    steps = 0
    while ring and steps < limit and until not in found:
        steps += 1
        outer: list[int] = []
        for at in ring:
            for there in links[at]:
                if there not in found and there not in shut:
                    found[there] = steps
                    outer.append(there)
        ring = outer
    return found


def nearer(links: Links, here: int, field: dict[int, int]) -> list[int]:
    """The neighbours of a cell that are one step nearer to the start of a field of distances."""
    wanted = field.get(here, 0) - 1
    return [there for there in links[here] if field.get(there, -1) == wanted] if wanted >= 0 else []


def shortest(links: Links, start: int, goal: int) -> list[int]:
    """One shortest way from start to goal, both included; empty when there is none."""
    field = distances(links, goal, until=start)
    if start not in field:
        return []
    way = [start]
    while way[-1] != goal:
        way.append(nearer(links, way[-1], field)[0])
    return way


def cheapest(start: int, steps: Callable[[int], Iterable[tuple[int, int]]], budget: int) -> dict[int, int]:
    """The least cost of every cell that can be reached within a budget; `steps` gives (cell, cost) from a cell."""
    best = {start: 0}
    queue: dict[int, list[int]] = {0: [start]}
    for paid in range(budget + 1):
        waiting = queue.pop(paid, [])
        while waiting:
            at = waiting.pop()
            if best[at] != paid:
                continue
            for there, cost in steps(at):
                total = paid + cost
                if total <= budget and total < best.get(there, budget + 1):
                    best[there] = total
                    if cost:
                        queue.setdefault(total, []).append(there)
                    else:
                        waiting.append(there)
    return best
