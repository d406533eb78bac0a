/** Cells, sides and places on the board. A cell is SIZE units wide; north is up, so y grows to the south. */

export const SIZE = 100;

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Where a "tile:x,y" or "tile:n:x,y" key lies: the sheet n (0 where none is named) and the cell. */
export interface Place {
  sheet: number;
  x: number;
  y: number;
}

/** North, east, south, west, in the order of a tile's edges. */
export const STEPS: readonly Point[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];

const KEY = /^tile:(?:(\d+):)?(-?\d+),(-?\d+)$/;

export function placeOf(key: string): Place | null {
  const found = KEY.exec(key);
  return found === null ? null : { sheet: Number(found[1] ?? 0), x: Number(found[2]), y: Number(found[3]) };
}

export function keyOf({ sheet, x, y }: Place): string {
  return sheet === 0 ? `tile:${x},${y}` : `tile:${sheet}:${x},${y}`;
}

const SQUARE = /^square:(-?\d+),(-?\d+)$/;

/** Row and column of a "square:R,C" key; they count over the whole floor. */
export function squareOf(key: string): { row: number; column: number } | null {
  const found = SQUARE.exec(key);
  return found === null ? null : { row: Number(found[1]), column: Number(found[2]) };
}

export function squareKey(row: number, column: number): string {
  return `square:${row},${column}`;
}

export function cellName(x: number, y: number): string {
  return `${x},${y}`;
}

// --- sides

/**
 * How the side between two cells looks. "ajar" is a door that leads on, "shut" one that nothing is built behind yet,
 * "locked" one that does not open, "window" a wall with a window in it, "breach" one with a hole, "force" one of
 * force, "force-breach" such a one with a hole, "plugged" a way that was filled up,
 * "unexplored" the dark end of a cave.
 */
export type Side =
  | "wall" | "window" | "ajar" | "shut" | "locked" | "blind" | "exposed" | "breach" | "force" | "force-breach" | "plugged"
  | "unexplored" | "none";

/** What stands on the edge whatever the other tile has there; the first that is found counts. */
function placed(own: string, other: string): Side | null {
  const both = own + other;
  if (both.includes("M") || (both.includes("F") && both.includes("B"))) return "force-breach";
  if (both.includes("F")) return "force";
  if (both.includes("B")) return "breach";
  return both.includes("P") ? "plugged" : null;
}

/** The side of a tile with this edge letter, towards a neighbour's letter ("" where there is none). */
export function sideOf(own: string, other: string): Side {
  const alone = other === "" || other === "_";
  if (own === "_" || own === "") return "none";
  const stands = placed(own, other);
  if (stands !== null) return stands;
  if (own === "X" || other === "X") return "locked";
  if ((own === "G" && other !== "D") || (other === "G" && own !== "D")) return "window";
  if (own === "O") return alone ? "exposed" : other === "O" ? "none" : other === "D" ? "blind" : "wall";
  if (own === "D") return alone ? "shut" : other === "D" ? "ajar" : "blind";
  return other === "D" ? "blind" : "wall";
}

export interface Border {
  id: string;
  side: Side;
  /** The corner it starts at; it runs east or south from there. */
  from: Point;
  across: boolean;
  /** On which hand the outside of its tile lies, going along it: 1 is the right one. Doors open that way. */
  outward: 1 | -1;
}

/** What a border needs to know of a tile: where it lies and what its edges are. */
export interface Edged {
  key: string;
  x: number;
  y: number;
  edges: string;
}

/** One side of a tile as a border in cells, whoever it is shared with. */
export function borderOf(tile: Edged, way: number, other: string): Border {
  const from = { x: tile.x + (way === 1 ? 1 : 0), y: tile.y + (way === 2 ? 1 : 0) };
  const side = sideOf(tile.edges[way] ?? "_", other);
  return { id: `${tile.key}/${way}`, side, from, across: way % 2 === 0, outward: way >= 2 ? 1 : -1 };
}

/** Every side that has something to draw, each shared one once: the western or northern tile has it. */
export function bordersOf(tiles: readonly Edged[]): Border[] {
  const byCell = new Map(tiles.map((tile) => [cellName(tile.x, tile.y), tile]));
  const found: Border[] = [];
  for (const tile of tiles) {
    STEPS.forEach((step, way) => {
      const neighbour = byCell.get(cellName(tile.x + step.x, tile.y + step.y));
      const other = neighbour?.edges[(way + 2) % 4] ?? "";
      const theirs = (way === 0 || way === 3) && neighbour !== undefined && sideOf(other, tile.edges[way] ?? "") !== "none";
      const border = borderOf(tile, way, other);
      if (!theirs && border.side !== "none") found.push(border);
    });
  }
  return found;
}

// --- boxes

export function boxAround(cells: Iterable<Point>, margin = 0): Box | null {
  let box: Box | null = null;
  for (const { x, y } of cells) {
    box = joined(box, { left: x - margin, top: y - margin, right: x + 1 + margin, bottom: y + 1 + margin });
  }
  return box;
}

export function joined(one: Box | null, two: Box): Box {
  if (one === null) return two;
  return {
    left: Math.min(one.left, two.left),
    top: Math.min(one.top, two.top),
    right: Math.max(one.right, two.right),
    bottom: Math.max(one.bottom, two.bottom),
  };
}

export function scaled(box: Box, by: number): Box {
  return { left: box.left * by, top: box.top * by, right: box.right * by, bottom: box.bottom * by };
}

export function contains(outer: Box, inner: Box): boolean {
  return (
    inner.left >= outer.left && inner.top >= outer.top && inner.right <= outer.right && inner.bottom <= outer.bottom
  );
}

// --- pieces on a tile

export interface Slot extends Point {
  scale: number;
}

const MIDDLE = 48;
/** More than this crowd a tile: there they take all of it, the plate with its name included. */
export const CROWD = 6;
/** Where pieces in several rows may stand: from here, lower where marks lie above them, to the plate with the name. */
const HEADS = [8, 20, 22] as const;
const FEET = 80;

/** How many pieces stand side by side. */
function columnsFor(count: number): number {
  if (count <= 3) return count;
  return count === 4 ? 2 : count <= 9 ? 3 : Math.ceil(Math.sqrt(count * 1.2));
}

/** How many rows of marks lie above the pieces. */
export type MarkRows = 0 | 1 | 2;

/** The height of one piece, or of one row of them, below so many rows of marks. */
const ONE = [{ y: 0, scale: 1.15 }, { y: 2, scale: 1 }, { y: 10, scale: 0.9 }] as const;
const ROW = [{ y: 0, scale: 1.1 }, { y: 6, scale: 1 }, { y: 11, scale: 0.8 }] as const;

/** Where piece number `index` of `count` stands in its tile: none covers another, nor the marks if it is one alone. */
export function slotOf(index: number, count: number, marks: MarkRows): Slot {
  if (count === 1) return { x: marks === 0 ? 51 : 63, y: MIDDLE + ONE[marks].y, scale: ONE[marks].scale };
  const columns = columnsFor(count);
  const rows = Math.ceil(count / columns);
  const row = Math.floor(index / columns);
  const inRow = row === rows - 1 ? count - row * columns : columns;
  const crowd = count > CROWD;
  const feet = crowd ? 100 : FEET;
  const stepX = columns <= 2 ? 40 : (crowd ? 93 : 84) / columns;
  const stepY = Math.min(34, (feet - HEADS[marks] - (crowd ? 4 : 12)) / rows);
  const middle = rows === 1 ? MIDDLE + ROW[marks].y : (feet + HEADS[marks]) / 2;
  return {
    x: SIZE / 2 + ((index % columns) - (inRow - 1) / 2) * stepX,
    y: middle + (row - (rows - 1) / 2) * stepY,
    scale: Math.min(ROW[marks].scale, stepX / 37, rows === 1 ? 1.1 : stepY / 42),
  };
}

/** Where thing number `index` of `count` stands in a square so wide: one alone in its middle, several in rows of two. */
export function slotInSquare(index: number, count: number, wide: number): Slot {
  const scale = wide / 47;
  if (count <= 1) return { x: 0, y: wide * 0.02, scale };
  const rows = Math.ceil(count / 2);
  const row = Math.floor(index / 2);
  const inRow = row === rows - 1 ? count - row * 2 : 2;
  return {
    x: ((index % 2) - (inRow - 1) / 2) * wide * 0.46,
    y: (row - (rows - 1) / 2) * ((wide * 0.9) / rows),
    scale: scale * (rows === 1 ? 0.66 : 1.1 / rows),
  };
}

/** Where marker number `index` lies in a square: alone it is large, beside a figure it lies at the foot of it. */
export function markerInSquare(index: number, count: number, crowded: boolean, wide: number): Slot {
  if (!crowded && count === 1) return { x: 0, y: 0, scale: wide / 50 };
  const scale = (wide / 50) * (crowded ? 0.56 : 0.62);
  const corners = crowded ? MARKER_CORNERS : [...MARKER_CORNERS].reverse();
  const corner = corners[index % corners.length] ?? { x: 0, y: 0 };
  return { x: corner.x * wide, y: corner.y * wide, scale };
}

const MARKER_CORNERS: readonly Point[] = [
  { x: 0.31, y: 0.31 },
  { x: -0.31, y: 0.31 },
  { x: 0.31, y: -0.31 },
  { x: -0.31, y: -0.31 },
];

// --- moving the focus

/** The target that lies next in a direction: near, and rather straight ahead than aside. Null where none does. */
export function nextTarget(targets: ReadonlyMap<string, Point>, from: string, step: Point): string | null {
  const start = targets.get(from);
  if (start === undefined) return null;
  let best: string | null = null;
  let least = Infinity;
  for (const [key, point] of targets) {
    const ahead = (point.x - start.x) * step.x + (point.y - start.y) * step.y;
    const aside = Math.abs((point.x - start.x) * step.y) + Math.abs((point.y - start.y) * step.x);
    const cost = ahead + 2 * aside;
    if (key !== from && ahead > 1 && cost < least) [best, least] = [key, cost];
  }
  return best;
}

/** Targets from north to south and west to east: the order in which they are counted and first focused. */
export function inReadingOrder(targets: ReadonlyMap<string, Point>): string[] {
  return [...targets].sort(([, a], [, b]) => a.y - b.y || a.x - b.x).map(([key]) => key);
}
