import { describe, expect, it } from "vitest";
import type { Choice, Question, Route, Scene } from "../wire";
import * as choices from "./choices";

const choice = (text: string, targets: string[], barred = "", shape = ""): Choice => ({
  text,
  label: { message: `option-${text}`, facts: {} },
  targets,
  barred,
  shape,
});
const question = (...list: Choice[]): Question => ({
  seat: 0,
  prompt: "p",
  label: { message: "ask-p", facts: {} },
  rule: "R-1",
  choices: list,
  routes: [],
});

describe("where choices are clicked", () => {
  const asked = question(
    choice("stop", []),
    choice("go", ["piece:widow", "tile:3,0"]),
    choice("push", ["piece:ghost", "tile:3,0"]),
    choice("bind", ["piece:ghost"]),
    choice("roll", ["die:0", "die:1"]),
    choice("wall", ["tile:9,9"], "R-9"),
    choice("late", ["tile:3,0"], "R-9"),
  );

  it("lights the last target on the board and every target beside it", () => {
    expect(choices.litKeys(asked)).toEqual(new Set(["tile:3,0", "piece:ghost", "die:0", "die:1"]));
  });

  it("bars a key only where nothing is offered", () => {
    expect(choices.barredKeys(asked)).toEqual(new Set(["tile:9,9"]));
  });

  it("lights squares as it lights tiles", () => {
    const walk = question(choice("move 3,-1", ["piece:hero", "square:3,-1"]), choice("strike", ["piece:goblin"]));
    expect(choices.litKeys(walk)).toEqual(new Set(["square:3,-1", "piece:goblin"]));
  });

  it("counts several choices at one key", () => {
    expect(choices.badges(asked)).toEqual(new Map([["tile:3,0", "2"]]));
  });

  it("filters the panel by a key, offers first", () => {
    expect(choices.shown(asked, "tile:3,0").map((one) => one.text)).toEqual(["go", "push", "late"]);
    expect(choices.shown(asked, null)).toHaveLength(7);
    expect(choices.shown(null, null)).toEqual([]);
  });
});

describe("ways of several choices", () => {
  const route = (target: string, ...texts: string[]): Route => ({ target, texts, label: { message: "m", facts: {} }, through: [target] });
  const asked = {
    ...question(choice("go 1,2", ["square:1,2"]), choice("go 1,9", ["square:1,9"], "R-9")),
    routes: [route("square:1,2", "go 1,2", "end"), route("square:1,3", "go 1,2", "go 1,3"), route("square:1,9", "go 1,9")],
  };

  it("light their goals where no choice is offered", () => {
    expect(choices.goalKeys(asked)).toEqual(new Set(["square:1,3", "square:1,9"]));
    expect(choices.goalKeys(null)).toEqual(new Set());
  });

  it("are found by their goals, after what is offered there", () => {
    expect(choices.wayTo(asked, "square:1,3")?.texts).toEqual(["go 1,2", "go 1,3"]);
    expect(choices.wayTo(asked, "square:1,2")).toBeNull();
    expect(choices.wayTo(asked, "square:9,9")).toBeNull();
    expect(choices.wayTo(null, "square:1,3")).toBeNull();
  });
});

describe("long lists", () => {
  const walks = ["hall", "attic", "crypt", "vault"].map((room, i) => choice(`step ${room}`, [`tile:1:${i},0`]));
  const asked = [
    choice("attack wolf", ["piece:wolf"]),
    choice("attack wolf axe", ["piece:wolf", "card:axe"]),
    choice("use bell", ["card:bell"]),
    choice("shout", []),
    ...walks,
    choice("end", []),
  ];
  const headed = (verb: string): boolean => verb !== "shout";
  const shape = (groups: choices.Group[]): unknown => groups.map(({ verb, choices, folded }) => [verb, choices.length, folded]);
  const kinds = (groups: choices.Group[]): unknown => groups.map(({ verb, kind, choices, folded }) => [verb, kind, choices.length, folded]);

  it("are grouped by verbs that have a heading, and fold what is on the board", () => {
    expect(shape(choices.grouped(asked, headed))).toEqual([
      ["", 1, false],
      ["attack", 2, false],
      ["use", 1, false],
      ["step", 4, true],
      ["end", 1, false],
    ]);
  });

  it("stay one list where nothing has a heading", () => {
    expect(choices.grouped(asked, () => false)).toEqual([{ verb: "", kind: "", choices: asked, folded: false }]);
    expect(choices.grouped([], headed)).toEqual([]);
  });

  it("fold many of a kind on the board even without a heading, and leave the others open", () => {
    const squares = Array.from({ length: 9 }, (_, i) => choice(`move ${i},4`, [`square:${i},4`]));
    const bare = Array.from({ length: 12 }, (_, i) => choice(`${-i},4`, [`square:${-i},4`]));
    const none = (): boolean => false;
    expect(kinds(choices.grouped([...squares, choice("stay", [])], none))).toEqual([["", "", 1, false], ["", "move", 9, true]]);
    expect(kinds(choices.grouped([...squares.slice(1), choice("stay", [])], none))).toEqual([["", "", 9, false]]);
    expect(kinds(choices.grouped(bare, none))).toEqual([["", "square", 12, true]]);
    expect(kinds(choices.grouped(squares, (verb) => verb === "move"))).toEqual([["move", "", 9, true]]);
  });

  it("never fold the ways to lay a tile, nor what is not on the board", () => {
    const lay = Array.from({ length: 12 }, (_, i) => choice(`lay ${i}`, [`tile:${i},0`], "", "OWDW"));
    const cards = Array.from({ length: 12 }, (_, i) => choice(`play ${i}`, [`card:${i}`]));
    expect(kinds(choices.grouped([...lay, ...cards], () => false))).toEqual([["", "", 24, false]]);
  });

  it("fold nothing while they are short", () => {
    expect(shape(choices.grouped(walks, headed))).toEqual([["step", 4, false]]);
  });
});

describe("laying a tile", () => {
  const asked = question(
    choice("1,0 r3", ["tile:1,0"], "", "WDWO"),
    choice("1,0 r0", ["tile:1,0"], "", "OWDW"),
    choice("2,0 r1", ["tile:2,0"], "", "WOWD"),
    choice("1,0 r2", ["tile:1,0"], "R-9", "DWOW"),
  );

  it("turns edges clockwise", () => {
    expect(choices.turned("OWDW", 1)).toBe("WOWD");
    expect(choices.turned("OWDW", -1)).toBe("WDWO");
    expect(choices.quarters("OWDW", "DWOW")).toBe(2);
  });

  it("goes only through legal shapes, clockwise", () => {
    const ways = choices.placements(asked, "tile:1,0", "OWDW");
    expect(ways.map((way) => way.text)).toEqual(["1,0 r0", "1,0 r3"]);
    expect(choices.next(1, 1, ways.length)).toBe(0);
    expect(choices.next(0, -1, ways.length)).toBe(1);
    expect(choices.next(0, 1, 0)).toBe(0);
  });
});

describe("names on the table", () => {
  it("finds tiles, pieces, cards, tracks and seats", () => {
    const scene = {
      floors: [{ tiles: [{ key: "tile:0,0", name: "hall" }] }],
      pieces: [{ key: "piece:maid", name: "maid" }],
      rows: [{ key: "drawn", name: "drawn", cards: [{ key: "card:axe", name: "axe" }] }],
      tracks: [{ key: "supply", name: "supply" }],
      seats: [{ seat: 1, name: "maid", rows: [], tracks: [] }],
    } as unknown as Scene;
    expect(choices.keysOfName(scene, "maid")).toEqual(["piece:maid", "seat:1"]);
    expect(choices.keysOfName(scene, "supply")).toEqual(["track:supply"]);
    expect(choices.keysOfName(scene, "nothing")).toEqual([]);
    expect(choices.drawn(scene)?.name).toBe("axe");
  });
});
