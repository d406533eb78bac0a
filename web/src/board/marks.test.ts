import { describe, expect, it } from "vitest";
import { creatureOf, EXPLORER } from "./creatures";
import { counted, marksOf, washOf } from "./marks";
import { motifOf } from "./motifs";
import { silhouetteOf } from "./silhouettes";
import { symbolOf, tokenOf } from "./tokens";

describe("marks of a tile", () => {
  it("are counted behind a colon", () => {
    expect(counted("h22_rite:2")).toEqual({ id: "h22_rite", count: "2" });
    expect(counted("symbol-omen")).toEqual({ id: "symbol-omen", count: "" });
  });

  it("lie in one row, then in two smaller ones, and the rest is counted", () => {
    const some = (count: number): string[] => Array.from({ length: count }, (_, i) => `token-${i}`);
    expect(marksOf([])).toMatchObject({ rows: 0, more: 0 });
    expect(marksOf(some(3))).toMatchObject({ rows: 1, more: 0 });
    expect(marksOf(some(4))).toMatchObject({ rows: 1, more: 0 });
    expect(marksOf(some(6))).toMatchObject({ rows: 2, more: 0 });
    const many = marksOf(some(11));
    expect([many.laid.length, many.more, many.rows]).toEqual([7, 4, 2]);
    for (const { x, y, scale } of many.laid) {
      expect(x + 22 * scale).toBeLessThan(82); // the corner for the sign of what can be chosen stays free
      expect(y + 22 * scale).toBeLessThan(46);
    }
  });

  it("that are states of the room wash over it", () => {
    expect(marksOf(["h22_doomed", "danger"]).washes).toEqual(["danger"]);
    expect(marksOf(["symbol-event", "collapsed", "pile:2"])).toMatchObject({ washes: ["collapsed"], rows: 1 });
    expect(washOf("h36_flooded-full")).toBe("flooded-full");
    expect(washOf("h22_doomed")).toBe("danger");
    expect(washOf("uncollapsed")).toBeNull();
  });

  it("have pictures where their words are known", () => {
    expect(symbolOf("symbol-omen")).not.toBeNull();
    expect(symbolOf("symbol-nothing")).toBeNull();
    expect(symbolOf("omen")).toBeNull();
    expect(tokenOf("token-safe")).not.toBeNull();
    expect(tokenOf("token-nothing")).toBeNull();
  });
});

describe("pieces", () => {
  it("look like what their names speak of", () => {
    expect(creatureOf("h04_spider_2")).toBe(creatureOf("spider"));
    expect(creatureOf("firebat")).toBe(creatureOf("bat"));
    expect(creatureOf("h48_killer")).not.toBeNull();
    for (const ghost of ["wailer", "h02_shade", "battle", "monster"]) expect(creatureOf(ghost)).toBeNull();
  });

  it("of seats are people, whatever they are called", () => {
    expect(silhouetteOf("white", "W", "wolf", true)).toBe(EXPLORER);
    expect(silhouetteOf("white", "W", "wolf")).not.toBe(EXPLORER);
    expect(silhouetteOf("red", "1", "explorer-0", true)).toBe(silhouetteOf("blue", "2"));
    expect(silhouetteOf("blood", "3", "bat")).toBe(creatureOf("bat"));
  });
});

it("every floor has a drawing", () => {
  const materials = ["carpet", "parquet", "planks", "tiles", "marble", "stone", "earth", "grass", "water", "blood", "char", "iron"];
  for (const material of materials) {
    const { ink, shade, glint } = motifOf(material, "tile:1:0,0");
    expect(ink, material).not.toBe("");
    expect(ink + shade + glint).not.toContain("NaN");
    expect(motifOf(material, "tile:1:0,0").ink).toBe(ink);
  }
});
