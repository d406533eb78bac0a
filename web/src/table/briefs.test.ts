import { describe, expect, it } from "vitest";
import type { Brief, Line, Scene } from "../wire";
import { briefId, paragraphs, passagesOf, sameView } from "./briefs";

const brief = (side: string): Brief => ({ title: "haunt_22", side, texts: ["haunt_22-theme", `haunt_22-${side}-story`], rules: [] });
const line: Line = { moment: 1, turn: 1, said: { message: "event-x", facts: {} }, rule: "", seat: -1 };

function view(told: Brief | null, log: Line[] = [], version = 3): { version: number; scene: Scene; log: Line[] } {
  return { version, scene: { game: "any", brief: told, question: null } as unknown as Scene, log };
}

describe("a brief", () => {
  it("is another one when its title or its side is", () => {
    expect(briefId(null)).toBe("");
    expect(briefId(brief("hero"))).toBe(briefId({ ...brief("hero"), rules: ["HAU-22-1"] }));
    expect(briefId(brief("hero"))).not.toBe(briefId(brief("traitor")));
  });

  it("says by its ids what its parts are", () => {
    expect(passagesOf(brief("hero")).map((passage) => passage.kind)).toEqual(["theme", "story"]);
    const texts = ["theme-haunt_22", "brief-haunt_22-heroes", "known-haunt_22-heroes", "epilogue-haunt_22-traitor"];
    const kinds = ["theme", "story", "known", "epilogue"];
    expect(passagesOf({ ...brief("heroes"), texts }).map((passage) => passage.kind)).toEqual(kinds);
  });

  it("is read in paragraphs", () => {
    expect(paragraphs("One line\nand on.\n\n Two. \n\n")).toEqual(["One line and on.", "Two."]);
  });
});

describe("two seats at one screen", () => {
  it("see the same but for the question", () => {
    const asked = { ...view(null), scene: { ...view(null).scene, question: { seat: 1 } } as unknown as Scene };
    expect(sameView(view(null), asked)).toBe(true);
    expect(sameView(view(brief("hero")), view(brief("hero")))).toBe(true);
  });

  it("do not when one was told something else, or heard more", () => {
    expect(sameView(view(brief("hero")), view(brief("traitor")))).toBe(false);
    expect(sameView(view(brief("hero")), view(null))).toBe(false);
    expect(sameView(view(null, [line]), view(null))).toBe(false);
    expect(sameView(view(null, [], 2), view(null))).toBe(false);
  });
});
