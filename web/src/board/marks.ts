/** How the marks of a tile lie on it. What a mark is, is told by the pattern of its id, never by the game. */

import { type MarkRows, type Point } from "./geometry";

export interface Counted {
  id: string;
  /** "" for a mark that is not counted. */
  count: string;
}

/** "lock:2" is a lock, twice. */
export function counted(mark: string): Counted {
  const colon = mark.indexOf(":");
  return colon < 0 ? { id: mark, count: "" } : { id: mark.slice(0, colon), count: mark.slice(colon + 1) };
}

/** States of a whole room, which are drawn over all of it. */
export type Wash = "collapsed" | "burned" | "flooded" | "flooded-full" | "engulfed" | "sealed" | "danger";
const WASHES: readonly Wash[] = ["collapsed", "burned", "flooded", "flooded-full", "engulfed", "sealed", "danger"];
/** Other words for the same. */
const ALSO: Readonly<Record<string, Wash>> = { fallen: "collapsed", doomed: "danger" };

export function washOf(mark: string): Wash | null {
  const word = /(?:^|_)([a-z-]+)$/.exec(counted(mark).id)?.[1] ?? "";
  return WASHES.find((wash) => wash === word) ?? ALSO[word] ?? null;
}

export interface LaidMark extends Point {
  mark: string;
  scale: number;
}

/** The marks of a tile: some lie on it, in up to two rows, others wash over it. `more` did not find a place. */
export interface LaidMarks {
  laid: LaidMark[];
  washes: Wash[];
  rows: MarkRows;
  more: number;
}

/** The corner beside them is for the sign of what can be chosen. */
const LEFT = 9;
const TOP = 8.5;
const LARGE = { most: 3, step: 24, scale: 1 };
const SMALL = { most: 4, step: 18, scale: 0.74 };

export function marksOf(marks: readonly string[]): LaidMarks {
  const lying = marks.filter((mark) => washOf(mark) === null);
  const { most, step, scale } = lying.length > LARGE.most ? SMALL : LARGE;
  const room = most === LARGE.most ? most : 2 * most;
  const shown = lying.length > room ? room - 1 : lying.length;
  const laid = lying.slice(0, shown).map((mark, index) => ({
    mark,
    scale,
    x: LEFT + (index % most) * step,
    y: TOP + Math.floor(index / most) * step,
  }));
  const rows = lying.length === 0 ? 0 : lying.length <= most ? 1 : 2;
  const washes = [...new Set(marks.flatMap((mark) => washOf(mark) ?? []))];
  return { laid, washes, rows, more: lying.length - shown };
}

/** Where the number of marks without a place stands: last in the second row. */
export const MORE: Point = { x: LEFT + 3 * SMALL.step + 8, y: TOP + SMALL.step + 11.5 };
