import { describe, expect, it } from "vitest";
import type { Line, Scene } from "../wire";
import { continued, merged, pauseBefore } from "./stream";

const line = (moment: number): Line => ({ moment, turn: 1, said: { message: "event-x", facts: {} }, rule: "", seat: -1 });

describe("the stream of a table", () => {
  it("replaces only the parts that were sent", () => {
    const scene = { game: "g", turn: 1, tracks: [], asked: 0 } as unknown as Scene;
    expect(merged(scene, { turn: 2, asked: null })).toEqual({ game: "g", turn: 2, tracks: [], asked: null });
  });

  it("drops later lines where choices were taken back", () => {
    const log = [line(1), line(2), line(3)];
    expect(continued(log, [line(4)], 4, false).map((one) => one.moment)).toEqual([1, 2, 3, 4]);
    expect(continued(log, [line(1)], 1, true).map((one) => one.moment)).toEqual([1, 1]);
  });

  it("waits longer each time, but not for ever", () => {
    expect(pauseBefore(1)).toBeGreaterThan(pauseBefore(0));
    expect(pauseBefore(30)).toBe(15_000);
  });
});
