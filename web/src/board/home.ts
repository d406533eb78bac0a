/** Which part of the board is shown by itself: all of it, or one of several sheets where all would be too small. */

import { type Scene } from "../wire";
import { SIZE } from "./geometry";
import { type LaidSheet, type Plan } from "./plan";
import { fitted, type Extent } from "./view";

/** What somebody wants to see: a sheet by its number, everything, or what seems best. */
export type Wanted = "best" | "all" | number;

/** Smaller than this the name of a room cannot be read. */
const TOO_SMALL = 0.62;

/** Those of these things that lie on a sheet; all of them where it is null. */
export function onSheet(plan: Plan, sheet: LaidSheet | null, keys: readonly string[]): string[] {
  if (sheet === null) return [...keys];
  const { left, right, top, bottom } = sheet.paper;
  return keys.filter((key) => {
    const corner = plan.corners.get(key);
    const x = (corner?.x ?? Infinity) + SIZE / 2;
    const y = (corner?.y ?? Infinity) + SIZE / 2;
    return x >= left && x <= right && y >= top && y <= bottom;
  });
}

/** The sheet on which most of these things lie; null where none does. */
export function sheetWith(plan: Plan, keys: readonly string[]): number | null {
  let best: number | null = null;
  let most = 0;
  for (const sheet of plan.sheets) {
    const here = onSheet(plan, sheet, keys).length;
    if (here > most) [best, most] = [sheet.number, here];
  }
  return best;
}

/** The sheet to show, or null for all of them; `near` is the one where something happens. */
export function homeOf(plan: Plan, wanted: Wanted, near: number, extent: Extent): LaidSheet | null {
  if (plan.sheets.length < 2 || wanted === "all") return null;
  if (wanted === "best" && fitted(plan.box, extent).scale >= TOO_SMALL) return null;
  const number = wanted === "best" ? near : wanted;
  return plan.sheets.find((sheet) => sheet.number === number) ?? largest(plan);
}

function largest({ sheets }: Plan): LaidSheet | null {
  const rooms = (sheet: LaidSheet): number => sheet.floors.reduce((sum, floor) => sum + floor.cells.length, 0);
  return sheets.reduce<LaidSheet | null>((best, sheet) => (best === null || rooms(sheet) > rooms(best) ? sheet : best), null);
}

/** The keys of the figures of the seat whose turn it is. */
export function activeFigures({ seats, pieces }: Scene): string[] {
  const names = seats.filter((seat) => seat.active && seat.name !== "").map((seat) => seat.name);
  return pieces.filter((piece) => names.includes(piece.name)).map((piece) => piece.key);
}
