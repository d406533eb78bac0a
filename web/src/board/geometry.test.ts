import { describe, expect, it } from "vitest";
import {
  bordersOf,
  boxAround,
  inReadingOrder,
  keyOf,
  markerInSquare,
  nextTarget,
  placeOf,
  sideOf,
  slotInSquare,
  slotOf,
  squareKey,
  squareOf,
  STEPS,
} from "./geometry";
import { markerOf } from "./markers";

describe("keys of cells", () => {
  it("are read and written with and without a sheet", () => {
    expect(placeOf("tile:3,-1")).toEqual({ sheet: 0, x: 3, y: -1 });
    expect(placeOf("tile:2:-4,0")).toEqual({ sheet: 2, x: -4, y: 0 });
    for (const key of ["tile:3,-1", "tile:2:-4,0"]) expect(keyOf(placeOf(key)!)).toBe(key);
  });

  it("are nothing else", () => {
    for (const key of ["piece:widow", "tile:", "tile:a,b", "edge:east", ""]) expect(placeOf(key)).toBeNull();
  });
});

describe("keys of squares", () => {
  it("are rows and columns", () => {
    expect(squareOf("square:13,-4")).toEqual({ row: 13, column: -4 });
    expect(squareOf(squareKey(-2, 7))).toEqual({ row: -2, column: 7 });
    for (const key of ["tile:1,2", "square:1", "square:a,b", ""]) expect(squareOf(key)).toBeNull();
    expect(placeOf("square:1,2")).toBeNull();
  });
});

describe("sides", () => {
  it("depend on both tiles", () => {
    expect(sideOf("O", "O")).toBe("none");
    expect(sideOf("D", "D")).toBe("ajar");
    expect(sideOf("W", "W")).toBe("wall");
    expect(sideOf("O", "W")).toBe("wall");
    for (const [own, other] of ["DW", "WD", "DO", "OD"]) expect(sideOf(own!, other!)).toBe("blind");
  });

  it("have windows and locked doors, from whichever side", () => {
    for (const [own, other] of ["GW", "WG", "GG", "GO"]) expect(sideOf(own!, other!)).toBe("window");
    expect(sideOf("G", "")).toBe("window");
    for (const [own, other] of ["GD", "DG"]) expect(sideOf(own!, other!)).toBe("blind");
    for (const [own, other] of ["XW", "WX", "XD", "DX"]) expect(sideOf(own!, other!)).toBe("locked");
    expect(sideOf("X", "")).toBe("locked");
  });

  it("show what stands on an edge, whatever the other tile has there", () => {
    for (const other of ["O", "W", "D", "G", "B", ""]) expect(sideOf("B", other)).toBe("breach");
    for (const other of ["O", "W", "X", "F", ""]) expect(sideOf("F", other)).toBe("force");
    expect(sideOf("O", "F")).toBe("force");
    expect(sideOf("W", "B")).toBe("breach");
    for (const [own, other] of ["MW", "OM", "FB", "BF"]) expect(sideOf(own!, other!)).toBe("force-breach");
    expect(sideOf("P", "")).toBe("plugged");
    expect(sideOf("_", "F")).toBe("none");
  });

  it("show where something can be built on", () => {
    expect(sideOf("O", "")).toBe("exposed");
    expect(sideOf("D", "")).toBe("shut");
    expect(sideOf("W", "")).toBe("wall");
    expect(sideOf("_", "")).toBe("none");
  });

  it("that are shared are drawn once", () => {
    const tiles = [
      { key: "tile:0,0", x: 0, y: 0, edges: "WDWO" },
      { key: "tile:1,0", x: 1, y: 0, edges: "WWWD" },
      { key: "tile:0,1", x: 0, y: 1, edges: "WWWW" },
    ];
    const borders = bordersOf(tiles);
    expect(borders).toHaveLength(3 * 4 - 2);
    expect(borders.filter((border) => border.side === "ajar").map((border) => border.id)).toEqual(["tile:0,0/1"]);
    const open = borders.find((border) => border.side === "exposed");
    expect(open).toMatchObject({ from: { x: 0, y: 0 }, across: false, outward: 1 });
  });

  it("of a tile without an edge are left to its neighbour", () => {
    const tiles = [
      { key: "tile:0,0", x: 0, y: 0, edges: "____" },
      { key: "tile:1,0", x: 1, y: 0, edges: "___W" },
    ];
    expect(bordersOf(tiles).map((border) => [border.id, border.side])).toEqual([["tile:1,0/3", "wall"]]);
  });
});

describe("pieces on one tile", () => {
  it("never share a place and stay inside", () => {
    for (let count = 1; count <= 12; count++) {
      const slots = Array.from({ length: count }, (_, index) => slotOf(index, count, 0));
      const places = new Set(slots.map((slot) => `${slot.x.toFixed(2)},${slot.y.toFixed(2)}`));
      expect(places.size).toBe(count);
      for (const { x, y } of slots) {
        expect(x).toBeGreaterThan(5);
        expect(x).toBeLessThan(95);
        expect(y).toBeGreaterThan(10);
        expect(y).toBeLessThan(90);
      }
    }
  });

  it.each([0, 1, 2] as const)("do not overlap, below %i rows of marks", (marks) => {
    for (let count = 2; count <= 12; count++) {
      for (let a = 0; a < count; a++) {
        for (let b = 0; b < a; b++) {
          const [one, two] = [slotOf(a, count, marks), slotOf(b, count, marks)];
          const apart = Math.abs(one.x - two.x) >= 36 * one.scale || Math.abs(one.y - two.y) >= 41 * one.scale;
          expect(apart, `${a} and ${b} of ${count}`).toBe(true);
        }
      }
    }
  });
});

describe("things on one square", () => {
  it("stay inside, and figures do not hide each other", () => {
    for (const count of [1, 2, 3, 4]) {
      const slots = Array.from({ length: count }, (_, index) => slotInSquare(index, count, 25));
      for (const { x, y, scale } of slots) {
        expect(Math.abs(x) + 18 * scale).toBeLessThanOrEqual(14);
        expect(Math.abs(y) + 20 * scale).toBeLessThanOrEqual(14);
      }
      expect(new Set(slots.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
    }
  });

  it("lie smaller at the feet of a figure, each in a corner of its own", () => {
    const alone = markerInSquare(0, 1, false, 25);
    const beside = [0, 1, 2].map((index) => markerInSquare(index, 3, true, 25));
    for (const marker of beside) expect(marker.scale).toBeLessThan(alone.scale);
    expect(new Set(beside.map(({ x, y }) => `${x} ${y}`)).size).toBe(3);
    expect(beside[0]!.y).toBeGreaterThan(0);
  });

  it("are drawn by the words of their names", () => {
    expect(markerOf("trap_dart")).toBe(markerOf("tr_pin"));
    expect(markerOf("trap_spear")).not.toBe(markerOf("trap_dart"));
    expect(markerOf("chest")).not.toBe(markerOf("crown"));
    expect(markerOf("spider")).toBeNull();
    const traps = ["spear_wall", "poison_vent", "crossbow_nest", "spinning_blades", "snare_field", "lava_seep"];
    const hazards = ["rubble", "spore_cloud", "cracked_floor", "gloom_pool"];
    const pictures = [...traps.map((name) => markerOf(`tr_${name}`)), ...hazards.map((name) => markerOf(`hz_${name}`))];
    expect(new Set(pictures.slice(0, traps.length)).size).toBe(traps.length);
    expect(pictures).not.toContain(markerOf("tr_pin"));
    expect(pictures).not.toContain(markerOf("hz_pin"));
  });
});

describe("the focus", () => {
  const targets = new Map([
    ["a", { x: 0, y: 0 }],
    ["b", { x: 100, y: 0 }],
    ["c", { x: 200, y: 10 }],
    ["d", { x: 10, y: 100 }],
  ]);

  it("goes to the nearest in a direction", () => {
    expect(nextTarget(targets, "a", STEPS[1]!)).toBe("b");
    expect(nextTarget(targets, "b", STEPS[1]!)).toBe("c");
    expect(nextTarget(targets, "a", STEPS[2]!)).toBe("d");
    expect(nextTarget(targets, "d", STEPS[0]!)).toBe("a");
  });

  it("stays where nothing lies further", () => {
    expect(nextTarget(targets, "a", STEPS[3]!)).toBeNull();
    expect(nextTarget(targets, "x", STEPS[0]!)).toBeNull();
  });

  it("starts in reading order", () => {
    expect(inReadingOrder(targets)).toEqual(["a", "b", "c", "d"]);
  });
});

it("a box goes around all cells", () => {
  expect(boxAround([], 1)).toBeNull();
  expect(boxAround([{ x: 0, y: 2 }, { x: -3, y: 0 }], 0.5)).toEqual({ left: -3.5, top: -0.5, right: 1.5, bottom: 3.5 });
});
