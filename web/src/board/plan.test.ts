import { describe, expect, it } from "vitest";
import { type Floor, type Piece, type Scene } from "../wire";
import { Movers } from "./movers";
import { facing, planOf } from "./plan";

function floor(sheet: number, ...cells: [number, number][]): Floor {
  const front = sheet === 0 ? "" : `${sheet}:`;
  const looks = { name: "hall", edges: "ODWD", colour: "red", marks: [] };
  const tiles = cells.map(([x, y]) => ({ ...looks, key: `tile:${front}${x},${y}`, x, y }));
  return { name: `floor-${sheet}`, tiles, gaps: [], sheet };
}

function piece(key: string, tile: string): Piece {
  return { key, name: key, tile, colour: "red", letter: "R", tokens: 0, tracks: [], marks: [] };
}

function scene(floors: Floor[], pieces: Piece[] = []): Scene {
  const rest = { seats: [], tracks: [], rows: [], dice: [], asked: null, question: null, brief: null };
  return { game: "any", turn: 1, floors, pieces, ...rest };
}

describe("a plan", () => {
  it("lays sheets apart, in a row or in a column", () => {
    const two = scene([floor(0, [0, 0], [1, 0]), floor(1, [0, 0], [-5, 3])]);
    const row = planOf(two, [], false).sheets;
    expect(row[1]!.paper.left).toBeGreaterThan(row[0]!.paper.right);
    const column = planOf(two, [], true).sheets;
    expect(column[1]!.paper.top).toBeGreaterThan(column[0]!.paper.bottom);
  });

  it("keeps floors of one sheet on one grid", () => {
    const plan = planOf(scene([floor(0, [0, 0]), floor(0, [3, -2])]), [], false);
    expect(plan.sheets).toHaveLength(1);
    expect(plan.corners.get("tile:3,-2")).toEqual({ x: 300, y: -200 });
  });

  it("has the empty cells that keys name, and no other keys", () => {
    const plan = planOf(scene([floor(0, [0, 0])]), ["tile:0,0", "tile:1,0", "piece:x", "die:0", ""], false);
    expect(plan.cells.map((cell) => cell.key)).toEqual(["tile:1,0"]);
  });

  it("puts an empty cell on its own sheet", () => {
    const plan = planOf(scene([floor(0, [0, 0]), floor(1, [0, 0])]), ["tile:1:1,0"], false);
    const [tile, cell] = [plan.corners.get("tile:1:0,0")!, plan.corners.get("tile:1:1,0")!];
    expect(cell).toEqual({ x: tile.x + 100, y: tile.y });
  });

  it("leaves out pieces that stand nowhere, and lets them stand on gaps", () => {
    const yard = { ...floor(0, [0, 0]), gaps: [[1, 0, "yard"]] as [number, number, string][] };
    const plan = planOf(scene([yard], [piece("a", ""), piece("b", "tile:1,0"), piece("c", "tile:0,0")]), [], false);
    expect(plan.pieces.map((laid) => laid.piece.key)).toEqual(["b", "c"]);
  });

  it("can be of nothing at all", () => {
    expect(planOf(scene([]), [], false).box.right).toBeGreaterThan(0);
  });
});

it("neighbours turn their edges to a cell", () => {
  expect(facing(scene([floor(0, [0, 0])]), "tile:1,0")).toEqual(["", "", "", "D"]);
  expect(facing(scene([floor(0, [0, 0])]), "tile:0,-1")).toEqual(["", "", "O", ""]);
  expect(facing(scene([floor(1, [0, 0])]), "tile:1,0")).toEqual(["", "", "", ""]);
});

it("movers are those that moved last", () => {
  const movers = new Movers();
  expect([...movers.after([piece("a", "tile:0,0"), piece("b", "tile:0,0")])]).toEqual([]);
  expect([...movers.after([piece("a", "tile:1,0"), piece("b", "tile:0,0")])]).toEqual(["a"]);
  expect([...movers.after([piece("a", "tile:1,0"), piece("b", "tile:0,0")])]).toEqual(["a"]);
  expect([...movers.after([piece("a", "tile:1,0"), piece("b", "tile:0,0"), piece("c", "tile:0,0")])]).toEqual(["c"]);
});
