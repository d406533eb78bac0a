import { describe, expect, it } from "vitest";
import type { Question } from "../wire";
import { onward, type Walk } from "./walk";

const asked = (prompt: string, offered: string[], barred: string[] = []): Question =>
  ({
    prompt,
    choices: [...offered.map((text) => ({ text, barred: "" })), ...barred.map((text) => ({ text, barred: "R-1" }))],
  }) as unknown as Question;
const way = (prompt: string, ...rest: string[]): Walk => ({ rest, prompt, sure: true });

describe("a way of several choices", () => {
  it("goes on with the next one and remembers who asked", () => {
    expect(onward(way("", "go 1,2", "end"), asked("step", ["go 1,2", "end"]))).toEqual({ text: "go 1,2", walk: way("step", "end") });
    expect(onward(way("step", "end"), asked("step", ["go 1,3", "end"]))?.text).toBe("end");
  });

  it("stops where another question is asked, even if it has such an option", () => {
    expect(onward(way("step", "end"), asked("act", ["move", "end"]))).toBeNull();
    expect(onward(way("step", "end"), null)).toBeNull();
  });

  it("stops where the choice is not offered, or barred", () => {
    expect(onward(way("step", "go 1,2"), asked("step", ["go 1,3"]))).toBeNull();
    expect(onward(way("step", "go 1,2"), asked("step", ["go 1,3"], ["go 1,2"]))).toBeNull();
  });

  it("is over after its last choice", () => {
    expect(onward(way("step"), asked("step", ["go 1,3"]))).toBeNull();
  });
});
