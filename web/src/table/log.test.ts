import { describe, expect, it } from "vitest";
import type { Line } from "../wire";
import { byTurn, isThought, repeated, since, until } from "./log";

const line = (moment: number, turn: number, seat = -1): Line => ({
  moment,
  turn,
  said: { message: "event-x", facts: {} },
  rule: "",
  seat,
});

describe("the log", () => {
  const log = [line(0, 0), line(1, 1), line(2, 1), line(4, 2)];

  it("is cut by turn", () => {
    expect(byTurn(log).map((turn) => [turn.turn, turn.lines.length])).toEqual([
      [0, 1],
      [1, 2],
      [2, 1],
    ]);
  });

  it("knows what is new since the own last choice", () => {
    expect(since(log, 1).map((one) => one.moment)).toEqual([4]);
    expect(since(log, null)).toEqual([]);
  });

  it("can be read up to a moment", () => {
    expect(until(log, 1)).toHaveLength(2);
  });

  it("reads equal lines that follow each other once, but what is new begins afresh", () => {
    const lines = [line(1, 1), line(2, 1), line(3, 1), { ...line(4, 1), rule: "R-1" }, line(5, 1, 2), line(6, 1, 2)];
    const read = (firstNew?: Line): unknown => repeated(lines, firstNew).map(({ first, line, times }) => [first.moment, line.moment, times]);
    expect(read()).toEqual([[1, 3, 3], [4, 4, 1], [5, 5, 1], [6, 6, 1]]);
    expect(read(lines[1])).toEqual([[1, 1, 1], [2, 3, 2], [4, 4, 1], [5, 5, 1], [6, 6, 1]]);
  });

  it("leaves what a bot thought in the turn it was said in", () => {
    expect(isThought(line(1, 0, 2))).toBe(true);
    expect(byTurn([line(1, 1), line(2, 0, 2), line(3, 1)])).toHaveLength(1);
  });
});
