/** What is drawn where: a scene's floors, gaps and pieces laid out on sheets, in units of the board. */

import { type Floor, type Piece, type Scene, type Tile } from "../wire";
import {
  bordersOf,
  boxAround,
  cellName,
  joined,
  keyOf,
  placeOf,
  scaled,
  SIZE,
  slotOf,
  STEPS,
  type Border,
  type Box,
  type Place,
  type Point,
  type Slot,
} from "./geometry";

export interface LaidTile {
  tile: Tile;
  at: Point;
  pieces: Piece[];
}

export interface LaidGap {
  /** The key of its cell. */
  key: string;
  x: number;
  y: number;
  mark: string;
  at: Point;
  pieces: Piece[];
}

/** An empty cell that a key names. */
export interface LaidCell {
  key: string;
  x: number;
  y: number;
  at: Point;
  /** The mark of the gap that lies there, "" for plain nothing. */
  mark: string;
}

export interface LaidPiece {
  piece: Piece;
  slot: Slot;
}

/** A floor of a sheet with the corner its name is written at. `rank` counts the floors of the sheet. */
export interface LaidFloor {
  id: string;
  name: string;
  rank: number;
  cells: Point[];
  corner: Point;
}

export interface LaidSheet {
  number: number;
  name: string;
  /** What has to be seen of it, and the paper around that. */
  box: Box;
  paper: Box;
  borders: (Border & { at: Point })[];
  floors: LaidFloor[];
}

export interface Plan {
  sheets: LaidSheet[];
  tiles: LaidTile[];
  gaps: LaidGap[];
  cells: LaidCell[];
  pieces: LaidPiece[];
  /** The corner of every cell, tile or piece that can be pointed at. */
  corners: Map<string, Point>;
  /** What has to be seen, and all that is drawn. */
  box: Box;
  extent: Box;
}

interface Sheet {
  number: number;
  floors: Floor[];
  tiles: Tile[];
  keys: [string, Place][];
}

const BETWEEN = 0.2;
const MARGIN = 0.4;
const PAPER_MARGIN = 1.45;
/** Room around the paper, in units of the board, for what sticks out of it. */
const RIM = 60;
/** Several sheets lie close together. */
const NARROW_MARGIN = 0.8;
const EMPTY: Box = { left: 0, top: 0, right: 1, bottom: 1 };

/** The sheets with the keys of empty cells that lie on them. */
function sheetsOf(scene: Scene, keys: Iterable<string>): Sheet[] {
  const known = new Set(scene.floors.flatMap((floor) => floor.tiles.map((tile) => tile.key)));
  const made = new Map<number, Sheet>();
  const sheet = (number: number): Sheet => {
    const found = made.get(number) ?? { number, floors: [], tiles: [], keys: [] };
    made.set(number, found);
    return found;
  };
  for (const floor of scene.floors) {
    sheet(floor.sheet).floors.push(floor);
    sheet(floor.sheet).tiles.push(...floor.tiles);
  }
  for (const key of new Set(keys)) {
    const place = placeOf(key);
    if (place !== null && !known.has(key)) sheet(place.sheet).keys.push([key, place]);
  }
  return [...made.values()].sort((a, b) => a.number - b.number);
}

function boxOf(sheet: Sheet): Box {
  const places = sheet.keys.map(([, place]) => place);
  return boxAround([...sheet.tiles, ...places], MARGIN) ?? EMPTY;
}

/** Wide enough for the next tiles, so that it seldom changes. */
function paperOf(sheet: Sheet, alone: boolean): Box {
  return joined(boxAround(sheet.tiles, alone ? PAPER_MARGIN : NARROW_MARGIN), boxOf(sheet));
}

function moved(box: Box, by: Point): Box {
  return { left: box.left + by.x, top: box.top + by.y, right: box.right + by.x, bottom: box.bottom + by.y };
}

/** How far each sheet is moved, in whole cells, so that the sheets stand in a row, or in a column. */
function shiftsOf(boxes: readonly Box[], stacked: boolean): Point[] {
  const first = boxes[0] ?? EMPTY;
  let next = stacked ? first.top : first.left;
  return boxes.map((box) => {
    const shift = stacked
      ? { x: Math.round(first.left - box.left), y: Math.ceil(next - box.top) }
      : { x: Math.ceil(next - box.left), y: Math.round(first.top - box.top) };
    next = (stacked ? box.bottom + shift.y : box.right + shift.x) + BETWEEN;
    return shift;
  });
}

function floorsOf(sheet: Sheet, shift: Point): LaidFloor[] {
  return sheet.floors
    .filter((floor) => floor.tiles.length > 0)
    .map((floor, rank) => {
      const cells = floor.tiles.map(({ x, y }) => ({ x: (x + shift.x) * SIZE, y: (y + shift.y) * SIZE }));
      const top = Math.min(...cells.map((cell) => cell.y));
      const left = Math.min(...cells.filter((cell) => cell.y === top).map((cell) => cell.x));
      return { id: `${sheet.number}/${floor.name}`, name: floor.name, rank, cells, corner: { x: left, y: top } };
    });
}

/** Something that pieces can stand on. */
interface Spot {
  at: Point;
  marked: boolean;
  pieces: Piece[];
}

function layPieces(pieces: readonly Piece[], spots: ReadonlyMap<string, Spot>): LaidPiece[] {
  for (const piece of pieces) spots.get(piece.tile)?.pieces.push(piece);
  return pieces.flatMap((piece) => {
    const spot = spots.get(piece.tile);
    if (spot === undefined) return [];
    const slot = slotOf(spot.pieces.indexOf(piece), spot.pieces.length, spot.marked);
    return [{ piece, slot: { x: spot.at.x + slot.x, y: spot.at.y + slot.y, scale: slot.scale } }];
  });
}

function laySheet(plan: Plan, sheet: Sheet, paper: Box, shift: Point, alone: boolean): void {
  const at = ({ x, y }: Point): Point => ({ x: (x + shift.x) * SIZE, y: (y + shift.y) * SIZE });
  const marks = new Map<string, string>();
  for (const floor of sheet.floors) {
    for (const [x, y, mark] of floor.gaps) {
      marks.set(cellName(x, y), mark);
      plan.gaps.push({ key: keyOf({ sheet: sheet.number, x, y }), x, y, mark, at: at({ x, y }), pieces: [] });
    }
  }
  for (const tile of sheet.tiles) plan.tiles.push({ tile, at: at(tile), pieces: [] });
  for (const [key, { x, y }] of sheet.keys) {
    plan.cells.push({ key, x, y, at: at({ x, y }), mark: marks.get(cellName(x, y)) ?? "" });
  }
  plan.sheets.push({
    number: sheet.number,
    name: sheet.floors[0]?.name ?? "",
    box: scaled(moved(alone ? boxOf(sheet) : paper, shift), SIZE),
    paper: scaled(moved(paper, shift), SIZE),
    borders: bordersOf(sheet.tiles).map((border) => ({ ...border, at: at(border.from) })),
    floors: floorsOf(sheet, shift),
  });
}

/** Lays out a scene. `keys` may name empty cells that are to be drawn; `stacked` puts sheets one below the other. */
export function planOf(scene: Scene, keys: Iterable<string>, stacked: boolean): Plan {
  const nothing = scaled(EMPTY, SIZE);
  const lists = { sheets: [], tiles: [], gaps: [], cells: [], pieces: [] };
  const plan: Plan = { ...lists, corners: new Map(), box: nothing, extent: nothing };
  const sheets = sheetsOf(scene, keys);
  const alone = sheets.length === 1;
  const papers = sheets.map((sheet) => paperOf(sheet, alone));
  const shifts = shiftsOf(papers, stacked);
  sheets.forEach((sheet, i) => laySheet(plan, sheet, papers[i] ?? EMPTY, shifts[i] ?? { x: 0, y: 0 }, alone));
  const spots = new Map<string, Spot>(plan.gaps.map((gap) => [gap.key, { ...gap, marked: false }]));
  for (const laid of plan.tiles) spots.set(laid.tile.key, { ...laid, marked: laid.tile.marks.length > 0 });
  plan.pieces = layPieces(scene.pieces, spots);
  for (const { tile, at } of plan.tiles) plan.corners.set(tile.key, at);
  for (const { key, at } of plan.cells) plan.corners.set(key, at);
  for (const { piece, slot } of plan.pieces) plan.corners.set(piece.key, { x: slot.x - SIZE / 2, y: slot.y - SIZE / 2 });
  plan.box = plan.sheets.reduce((box, sheet) => joined(box, sheet.box), plan.sheets[0]?.box ?? plan.box);
  const all = plan.sheets.reduce((box, sheet) => joined(box, sheet.paper), plan.box);
  plan.extent = { left: all.left - RIM, top: all.top - RIM, right: all.right + RIM, bottom: all.bottom + RIM };
  return plan;
}

/** The letters of the edges that the neighbours of a cell turn to it, in the order of a tile's edges. */
export function facing(scene: Scene, key: string): string[] {
  const place = placeOf(key);
  if (place === null) return [];
  const tiles = scene.floors.filter((floor) => floor.sheet === place.sheet).flatMap((floor) => floor.tiles);
  return STEPS.map((step, way) => {
    const neighbour = tiles.find((tile) => tile.x === place.x + step.x && tile.y === place.y + step.y);
    return neighbour?.edges[(way + 2) % 4] ?? "";
  });
}
