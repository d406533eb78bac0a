import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Line, Scene } from "../wire";
import { Queue, stay } from "./queue.svelte";

const scene = (turn: number): Scene => ({ turn, question: { seat: 0 } }) as unknown as Scene;
const line = (moment: number): Line => ({ moment, turn: 1, said: { message: "event-x", facts: {} }, rule: "", seat: -1 });

describe("how long a frame stays", () => {
  it("never more than 1.2 seconds", () => {
    expect(stay(0, 0, 0)).toBeLessThan(stay(2, 0, 0));
    expect(stay(50, 0, 0)).toBe(1200);
  });

  it("shares six seconds among all, then skips", () => {
    expect(stay(9, 11, 0)).toBe(500);
    expect(stay(9, 3, 5990)).toBe(0);
  });
});

describe("the queue", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("plays frames one after the other, without their questions", () => {
    const queue = new Queue();
    queue.push({ scene: scene(1), lines: [line(1)] }, 1, false);
    queue.push({ scene: scene(2), lines: [line(2), line(2)] }, 1, false);
    expect(queue.showing).toMatchObject({ turn: 1, question: null });
    expect(queue.held).toBe(2);
    vi.advanceTimersByTime(1200);
    expect(queue.showing?.turn).toBe(2);
    expect(queue.held).toBe(0);
    vi.advanceTimersByTime(1200);
    expect(queue.busy).toBe(false);
  });

  it("can be skipped", () => {
    const queue = new Queue();
    queue.push({ scene: scene(1), lines: [] }, 1, false);
    queue.push({ scene: scene(2), lines: [line(7)] }, 1, false);
    queue.flush();
    expect(queue.busy).toBe(false);
    expect(queue.caption.map((one) => one.moment)).toEqual([7]);
  });

  it("holds nothing up at speed 0, nor after an own choice", () => {
    const queue = new Queue();
    queue.push({ scene: scene(1), lines: [line(1)] }, 0, false);
    expect(queue.busy).toBe(false);
    queue.push({ scene: scene(1), lines: [line(1)] }, 1, true);
    expect(queue.busy).toBe(false);
  });
});
