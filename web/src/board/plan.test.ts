import { describe, expect, it } from "vitest";
import { type Floor, type Piece, type Scene } from "../wire";
import { caveOf } from "./cave";
import { Movers } from "./movers";
import { facing, planOf } from "./plan";

function floor(sheet: number, ...cells: [number, number][]): Floor {
  const front = sheet === 0 ? "" : `${sheet}:`;
  const looks = { name: "hall", edges: "ODWD", colour: "red", marks: [], squares: [] };
  const tiles = cells.map(([x, y]) => ({ ...looks, key: `tile:${front}${x},${y}`, x, y }));
  return { name: `floor-${sheet}`, tiles, gaps: [], sheet };
}

function piece(key: string, tile: string): Piece {
  return { key, name: key, tile, colour: "red", letter: "R", tokens: 0, tracks: [], marks: [], square: "", intent: null };
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

describe("squares inside tiles", () => {
  const [A, B] = [["#..#", "#.m#", "#..#", "####"], ["####", "#..#", "~..x", "#..#"]];
  const caves: Floor = {
    ...floor(0, [0, 0], [0, -1]),
    tiles: [
      { key: "tile:0,0", name: "c01", x: 0, y: 0, edges: "OWWW", colour: "white", marks: [], squares: A! },
      { key: "tile:0,-1", name: "c02", x: 0, y: -1, edges: "WWOW", colour: "black", marks: [], squares: B! },
    ],
  };
  const on = (key: string, square: string, letter = "G1"): Piece => ({ ...piece(key, "tile:0,0"), square, letter });

  it("have a place on the board, counted over the whole floor", () => {
    const plan = planOf(scene([caves]), ["square:1,2", "square:-4,0"], false);
    expect(plan.grounds?.middle("square:1,2")).toEqual({ x: 62.5, y: 37.5 });
    expect(plan.corners.get("square:-4,0")).toEqual({ x: 12.5 - 50, y: -87.5 - 50 });
    expect(plan.grounds?.at(1, 2)).toBe("m");
    expect(plan.grounds?.at(-2, 3)).toBe("x");
    expect(plan.grounds?.at(9, 9)).toBe("");
    expect(plan.cells).toEqual([]);
  });

  it("are known to a tile with those around it", () => {
    const [first, second] = planOf(scene([caves]), [], false).tiles;
    expect(first!.squares.split("\n")).toEqual([" #..# ", " #..# ", " #.m# ", " #..# ", " #### ", "      "]);
    expect([second!.row, second!.column]).toEqual([-4, 0]);
  });

  it("hold a figure in the middle and markers at its feet", () => {
    const pieces = [on("goblin", "square:1,1"), on("trap", "square:1,1", ""), on("chest", "square:2,2", "")];
    const plan = planOf(scene([caves], pieces), [], false);
    const slot = (key: string): { x: number; y: number; scale: number } => plan.pieces.find((laid) => laid.piece.key === key)!.slot;
    expect(slot("goblin").x).toBe(37.5);
    expect(slot("goblin").scale * 47).toBeCloseTo(25);
    expect(slot("trap").x).toBeGreaterThan(37.5);
    expect(slot("trap").scale).toBeLessThan(slot("chest").scale);
    expect(plan.pieces.map((laid) => [laid.piece.key, laid.flat])).toEqual([["chest", true], ["goblin", false], ["trap", true]]);
    expect(plan.tiles[0]!.pieces).toHaveLength(3);
  });

  it("are not walled in like rooms, and an open end is unexplored", () => {
    const open = { ...caves, tiles: caves.tiles.map((tile) => ({ ...tile, edges: tile.y === 0 ? "OOPW" : "WWOW" })) };
    const sides = planOf(scene([open]), [], false).sheets[0]!.borders.map((border) => border.side);
    expect(sides.sort()).toEqual(["plugged", "unexplored"]);
  });

  it("are the same cave for two tiles where they touch", () => {
    const [first, second] = planOf(scene([caves]), [], false).tiles;
    const upper = caveOf(second!.squares, second!.row, second!.column);
    const lower = caveOf(first!.squares, first!.row, first!.column);
    const ends = (path: string, y: number): string[] =>
      [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].filter((found) => Math.abs(Number(found[2]) - y) < 3.2).map((found) => found[1]!);
    const shared = ends(lower.floor, 0).filter((x) => ends(upper.floor, 100).includes(x));
    expect(new Set(shared).size).toBeGreaterThanOrEqual(2);
    expect(upper.features.map((feature) => feature.kind).sort()).toEqual(["chasm", "water"]);
    expect(lower.features.map((feature) => feature.kind)).toEqual(["mushrooms"]);
  });

  it("leave tiles without squares as they are", () => {
    const plan = planOf(scene([floor(0, [0, 0])], [on("ghost", "square:1,1")]), ["square:1,1"], false);
    expect(plan.grounds).toBeNull();
    expect(plan.tiles[0]!.squares).toBe("");
    expect(plan.pieces[0]!.slot).toEqual({ x: 51, y: 48, scale: 1.15 });
    expect(plan.corners.has("square:1,1")).toBe(false);
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
  const stepped = { ...piece("b", "tile:0,0"), square: "square:1,1" };
  expect([...movers.after([piece("a", "tile:1,0"), stepped, piece("c", "tile:0,0")])]).toEqual(["b"]);
});
