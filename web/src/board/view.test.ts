import { describe, expect, it } from "vitest";
import { fitted, kept, nearest, revealed, seen, sizesFor, SMALLEST, zoomed } from "./view";
import { contains } from "./geometry";
import { letteringOf } from "./lettering";
import { motifOf } from "./motifs";

const EXTENT = { width: 800, height: 600 };
const BOX = { left: -200, top: -100, right: 1000, bottom: 500 };

describe("the view", () => {
  it("fits a box into the middle", () => {
    const view = fitted(BOX, EXTENT);
    expect(contains(seen(view, EXTENT), BOX)).toBe(true);
    expect(400 * view.scale + view.x).toBeCloseTo(400);
    expect(200 * view.scale + view.y).toBeCloseTo(300);
  });

  it("keeps the point under the pointer when it zooms", () => {
    const view = { x: 30, y: -20, scale: 0.8 };
    const about = { x: 210, y: 77 };
    const closer = zoomed(view, 1.5, about);
    expect((about.x - closer.x) / closer.scale).toBeCloseTo((about.x - view.x) / view.scale);
    expect(zoomed(view, 1e-6, about).scale).toBe(SMALLEST);
  });

  it("moves only as far as needed to show something", () => {
    const view = { x: 0, y: 0, scale: 1 };
    expect(revealed(view, { left: 10, top: 10, right: 110, bottom: 110 }, EXTENT)).toBe(view);
    const moved = revealed(view, { left: 900, top: 100, right: 1000, bottom: 200 }, EXTENT);
    expect(moved.scale).toBe(1);
    expect(moved.y).toBe(0);
    expect(1000 + moved.x).toBeLessThanOrEqual(EXTENT.width);
  });

  it("goes further away for what is too large", () => {
    const far = revealed({ x: 0, y: 0, scale: 2 }, BOX, EXTENT);
    expect(contains(seen(far, EXTENT), BOX)).toBe(true);
  });

  it("shows what matters in the middle, and no empty rim beside it", () => {
    const near = (left: number): ReturnType<typeof seen> =>
      seen(nearest({ left, top: 100, right: left + 100, bottom: 200 }, BOX, 2, EXTENT), EXTENT);
    expect(near(400).left + near(400).right).toBeCloseTo(900);
    expect(near(-200).left).toBeCloseTo(BOX.left);
    expect(near(900).right).toBeCloseTo(BOX.right);
    const small = seen(nearest(BOX, BOX, 0.1, EXTENT), EXTENT);
    expect(small.left + small.right).toBeCloseTo(800);
  });

  it("shows squares large enough to be clicked, and tiles without squares as large as fits", () => {
    const { least, most, named } = sizesFor(25);
    expect(25 * least).toBeGreaterThanOrEqual(30);
    expect(least < named && named < most).toBe(true);
    expect(sizesFor(0).least).toBe(0);
    expect(fitted({ left: 0, top: 0, right: 200, bottom: 100 }, EXTENT, 0, most).scale).toBe(most);
  });

  it("never loses the board", () => {
    const lost = kept({ x: 1e6, y: -1e6, scale: 1 }, BOX, EXTENT);
    const part = seen(lost, EXTENT);
    expect(part.right).toBeGreaterThan(BOX.left);
    expect(part.top).toBeLessThan(BOX.bottom);
  });
});

it("names are cut into two lines where they are long", () => {
  expect(letteringOf("Vault").lines).toEqual(["Vault"]);
  expect(letteringOf("Conservatory of the Late Duke").lines).toHaveLength(2);
  expect(letteringOf("とても長い名前の部屋なのです").lines).toHaveLength(2);
});

it("a floor looks the same each time, and unlike its neighbour's", () => {
  expect(motifOf("red", "tile:0,0")).toEqual(motifOf("red", "tile:0,0"));
  expect(motifOf("red", "tile:0,0").ink).not.toBe(motifOf("red", "tile:1,0").ink);
  expect(motifOf("no such colour", "tile:0,0").ink).not.toBe("");
});
