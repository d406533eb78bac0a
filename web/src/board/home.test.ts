import { describe, expect, it } from "vitest";
import type { Floor, Piece, Row, Scene, SeatBoard } from "../wire";
import { activeFigures, homeOf, onSheet, sheetWith } from "./home";
import { planOf } from "./plan";

const FLOORS = [
  ["upper", 2],
  ["ground", 1],
  ["basement", 0],
] as const;

function floor(name: string, sheet: number, ...cells: [number, number][]): Floor {
  const looks = { edges: "DWWW", colour: "stone", marks: [], squares: [] };
  const tiles = cells.map(([x, y]) => ({ ...looks, name: `${name}-${x}${y}`, key: `tile:${sheet}:${x},${y}`, x, y }));
  return { name, tiles, gaps: [], sheet };
}

function piece(name: string, tile: string): Piece {
  return { key: `piece:${name}`, name, tile, colour: "red", letter: "A", tokens: 0, tracks: [], marks: [], square: "", intent: null };
}

function seat(name: string, active: boolean): SeatBoard {
  return { seat: 0, decides: 0, name, side: "", tracks: [], rows: [], active, marks: [] };
}

const pile: Row = { key: "pile", name: "pile", at: "ground-00", cards: [{ key: "c", name: "axe", marks: [], colour: "", edges: "" }] };
const house: Scene = {
  game: "any",
  turn: 1,
  floors: FLOORS.map(([name, sheet]) => floor(name, sheet, [0, 0], [1, 0], [2, 0])),
  pieces: [piece("ann", "tile:0:1,0"), piece("bat", "tile:2:0,0"), piece("bo", "tile:1:0,0")],
  seats: [seat("ann", true), seat("bo", false)],
  tracks: [],
  rows: [pile],
  dice: [],
  asked: null,
  question: null,
  brief: null,
};
const [WIDE, NARROW] = [{ width: 1400, height: 700 }, { width: 390, height: 250 }];

describe("several floors", () => {
  const plan = planOf(house, ["tile:1:0,-1"], false);

  it("lie in the order of the scene, north beside north", () => {
    expect(plan.sheets.map((sheet) => sheet.name)).toEqual(["upper", "ground", "basement"]);
    const lefts = plan.sheets.map((sheet) => sheet.paper.left);
    expect(lefts).toEqual([...lefts].sort((a, b) => a - b));
    expect(new Set(FLOORS.map(([, sheet]) => plan.corners.get(`tile:${sheet}:0,0`)?.y)).size).toBe(1);
    expect(new Set(plan.sheets.map((sheet) => sheet.paper.bottom)).size).toBe(1);
  });

  it("stay where they are when a door can be opened", () => {
    const before = planOf(house, [], false);
    for (const { number, paper } of plan.sheets) {
      expect(before.sheets.find((sheet) => sheet.number === number)?.paper).toEqual(paper);
    }
  });

  it("are named with what lies on them", () => {
    expect(plan.tiles.find((laid) => laid.tile.name === "ground-00")).toMatchObject({ floor: "ground", cards: ["axe"] });
    expect(plan.cells[0]).toMatchObject({ key: "tile:1:0,-1", floor: "ground" });
    expect(plan.pieces.map((laid) => laid.person)).toEqual([true, false, true]);
  });

  it("are shown one at a time where all would be too small", () => {
    expect(homeOf(plan, "best", 0, WIDE)).toBeNull();
    expect(homeOf(plan, "best", 0, NARROW)?.name).toBe("basement");
    const grown = { ...house, floors: [...house.floors.slice(0, 1), floor("ground", 1, [0, 0], [1, 0], [2, 0], [2, 1])] };
    expect(homeOf(planOf(grown, [], false), "best", -1, NARROW)?.name).toBe("ground");
    expect(homeOf(plan, 2, 0, WIDE)?.name).toBe("upper");
    expect(homeOf(plan, "all", 0, NARROW)).toBeNull();
    expect(homeOf(planOf({ ...house, floors: house.floors.slice(0, 1) }, [], false), "best", 0, NARROW)).toBeNull();
  });

  it("follow what happens", () => {
    expect(sheetWith(plan, ["tile:1:0,0", "tile:1:0,-1", "tile:0:0,0"])).toBe(1);
    expect(sheetWith(plan, activeFigures(house))).toBe(0);
    expect(sheetWith(plan, ["die:0"])).toBeNull();
    expect(onSheet(plan, plan.sheets[1]!, ["tile:1:0,0", "tile:0:0,0", "die:0"])).toEqual(["tile:1:0,0"]);
    expect(onSheet(plan, null, ["tile:1:0,0", "tile:0:0,0"])).toHaveLength(2);
  });
});
