/** What is drawn where: a scene's floors, gaps and pieces laid out on sheets, in units of the board. */

import { type Floor, type Piece, type Scene, type Tile } from "../wire";
import {
  bordersOf,
  boxAround,
  cellName,
  CROWD,
  joined,
  keyOf,
  markerInSquare,
  placeOf,
  scaled,
  SIZE,
  slotInSquare,
  slotOf,
  STEPS,
  type Border,
  type Box,
  type MarkRows,
  type Place,
  type Point,
  type Slot,
} from "./geometry";
import { Grounds } from "./grounds";
import { marksOf } from "./marks";

export interface LaidTile {
  tile: Tile;
  at: Point;
  pieces: Piece[];
  /** The names of the cards that lie there. */
  cards: string[];
  /** The name of its sheet, "" where there is only one. */
  floor: string;
  /** Its squares with those around them, "" where it has none; and the first of its squares. */
  squares: string;
  row: number;
  column: number;
}

export interface LaidGap {
  /** The key of its cell. */
  key: string;
  x: number;
  y: number;
  mark: string;
  at: Point;
  pieces: Piece[];
  floor: string;
}

/** An empty cell that a key names. */
export interface LaidCell {
  key: string;
  x: number;
  y: number;
  at: Point;
  /** The mark of the gap that lies there, "" for plain nothing. */
  mark: string;
  floor: string;
}

export interface LaidPiece {
  piece: Piece;
  slot: Slot;
  /** It is the figure of a seat. */
  person: boolean;
  /** It is no figure but lies flat on its square. */
  flat: boolean;
  /** It stands in a crowd: its letter has to be large. */
  tiny: boolean;
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
  /** The squares inside the tiles; null where tiles have none. */
  grounds: Grounds | null;
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
/** Several sheets lie close together; each has a line for its title. */
const NARROW_MARGIN = 0.4;
const NEXT_MARGIN = 0.15;
const TITLE = 0.4;
const EMPTY: Box = { left: 0, top: 0, right: 1, bottom: 1 };

/** The sheets in the order of their floors, with the keys of empty cells that lie on them. */
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
  return [...made.values()];
}

function boxOf(sheet: Sheet): Box {
  const places = sheet.keys.map(([, place]) => place);
  return boxAround([...sheet.tiles, ...places], MARGIN) ?? EMPTY;
}

/** The empty cells behind the open doors of a sheet: the next tiles may come to lie there. */
function doorsteps(tiles: readonly Tile[]): Point[] {
  const taken = new Set(tiles.map(({ x, y }) => cellName(x, y)));
  return tiles.flatMap((tile) =>
    STEPS.filter((_, way) => tile.edges[way] === "D")
      .map((step) => ({ x: tile.x + step.x, y: tile.y + step.y }))
      .filter(({ x, y }) => !taken.has(cellName(x, y))),
  );
}

/** Wide enough for the next tiles, so that it seldom changes. */
function paperOf(sheet: Sheet, alone: boolean): Box {
  if (alone) return joined(boxAround(sheet.tiles, PAPER_MARGIN), boxOf(sheet));
  const cells = [...doorsteps(sheet.tiles), ...sheet.keys.map(([, place]) => place)];
  const next = boxAround(cells, NEXT_MARGIN);
  const box = boxAround(sheet.tiles, NARROW_MARGIN) ?? EMPTY;
  const paper = next === null ? box : joined(box, next);
  return { ...paper, top: paper.top - TITLE };
}

function moved(box: Box, by: Point): Box {
  return { left: box.left + by.x, top: box.top + by.y, right: box.right + by.x, bottom: box.bottom + by.y };
}

/** Papers that lie in a row are equally high, those in a column equally wide; north stays beside north. */
function evened(papers: readonly Box[], stacked: boolean): Box[] {
  const all = papers.reduce((box, paper) => joined(box, paper), papers[0] ?? EMPTY);
  return papers.map(({ left, top, right, bottom }) =>
    stacked ? { left: all.left, right: all.right, top, bottom } : { top: all.top, bottom: all.bottom, left, right },
  );
}

/** How far each sheet is moved, in whole cells, so that the sheets stand in a row, or in a column. */
function shiftsOf(papers: readonly Box[], stacked: boolean): Point[] {
  let next: number | null = null;
  return papers.map((paper) => {
    const [from, to] = stacked ? [paper.top, paper.bottom] : [paper.left, paper.right];
    const by: number = next === null ? 0 : Math.ceil(next - from);
    next = to + by + BETWEEN;
    return stacked ? { x: 0, y: by } : { x: by, y: 0 };
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
  marks: MarkRows;
  pieces: Piece[];
}

/** A piece with the name of a seat's role is the figure of that seat. */
export function isPerson(scene: Scene, piece: Piece): boolean {
  return scene.seats.some((seat) => seat.name !== "" && seat.name === piece.name);
}

/** A piece that has a square and no letter is a marker: it lies flat, below figures or at their feet. */
export function isFlat(piece: Piece): boolean {
  return piece.square !== "" && piece.letter === "";
}

/** Pieces on squares: a figure alone fills its square, markers lie at its feet. */
function laySquares(scene: Scene, grounds: Grounds): Map<string, Slot> {
  const found = new Map<string, Slot>();
  const bySquare = new Map<string, Piece[]>();
  for (const piece of scene.pieces) {
    if (grounds.middle(piece.square) !== null) bySquare.set(piece.square, [...(bySquare.get(piece.square) ?? []), piece]);
  }
  for (const [key, pieces] of bySquare) {
    const middle = grounds.middle(key) ?? { x: 0, y: 0 };
    const figures = pieces.filter((piece) => !isFlat(piece));
    const markers = pieces.filter(isFlat);
    const put = (piece: Piece, slot: Slot): unknown => found.set(piece.key, { ...slot, x: middle.x + slot.x, y: middle.y + slot.y });
    figures.forEach((piece, i) => put(piece, slotInSquare(i, figures.length, grounds.wide)));
    markers.forEach((piece, i) => put(piece, markerInSquare(i, markers.length, figures.length > 0, grounds.wide)));
  }
  return found;
}

function layPieces(scene: Scene, spots: ReadonlyMap<string, Spot>, grounds: Grounds | null): LaidPiece[] {
  const onSquares = grounds === null ? new Map<string, Slot>() : laySquares(scene, grounds);
  const flat = scene.pieces.filter((piece) => onSquares.has(piece.key) && isFlat(piece));
  const figures = layFigures(scene, spots, onSquares, new Set(flat));
  const taken = new Set(figures.map(({ piece }) => piece.square));
  const lying = flat.flatMap((piece) => {
    const slot = onSquares.get(piece.key);
    return slot === undefined ? [] : [{ piece, slot, person: false, flat: true, tiny: false }];
  });
  return [
    ...lying.filter(({ piece }) => !taken.has(piece.square)),
    ...figures,
    ...lying.filter(({ piece }) => taken.has(piece.square)),
  ];
}

function layFigures(scene: Scene, spots: ReadonlyMap<string, Spot>, onSquares: ReadonlyMap<string, Slot>, flat: ReadonlySet<Piece>): LaidPiece[] {
  for (const piece of scene.pieces) if (!onSquares.has(piece.key)) spots.get(piece.tile)?.pieces.push(piece);
  return scene.pieces.flatMap((piece) => {
    if (flat.has(piece)) return [];
    const person = isPerson(scene, piece);
    const square = onSquares.get(piece.key);
    if (square !== undefined) return [{ piece, slot: square, person, flat: false, tiny: false }];
    const spot = spots.get(piece.tile);
    if (spot === undefined) return [];
    const { x, y, scale } = slotOf(spot.pieces.indexOf(piece), spot.pieces.length, spot.marks);
    return [{ piece, slot: { x: spot.at.x + x, y: spot.at.y + y, scale }, person, flat: false, tiny: spot.pieces.length > CROWD }];
  });
}

/** The names of the cards that lie on tiles, by the tile's name or key. */
type Piles = ReadonlyMap<string, string[]>;

function pilesOf(scene: Scene): Piles {
  const found = new Map<string, string[]>();
  for (const row of scene.rows) {
    if (row.at !== "") found.set(row.at, [...(found.get(row.at) ?? []), ...row.cards.map((card) => card.name)]);
  }
  return found;
}

/** Caves have no walls but their rock; an open edge with nothing behind it leads into the unknown. */
function sidesOf(tiles: readonly Tile[]): Border[] {
  const caves = new Set(tiles.filter((tile) => tile.squares.length > 0).map((tile) => tile.key));
  if (caves.size === 0) return bordersOf(tiles);
  return bordersOf(tiles)
    .filter(({ id, side }) => side !== "wall" || !caves.has(id.slice(0, id.lastIndexOf("/"))))
    .map((border) => (border.side === "exposed" ? { ...border, side: "unexplored" as const } : border));
}

function laySheet(plan: Plan, sheet: Sheet, paper: Box, shift: Point, alone: boolean, piles: Piles): void {
  const name = sheet.floors[0]?.name ?? "";
  const story = alone ? "" : name;
  const at = ({ x, y }: Point): Point => ({ x: (x + shift.x) * SIZE, y: (y + shift.y) * SIZE });
  const grounds = sheet.tiles.some((tile) => tile.squares.length > 0) ? new Grounds(sheet.tiles, shift) : null;
  plan.grounds ??= grounds;
  const marks = new Map<string, string>();
  for (const floor of sheet.floors) {
    for (const [x, y, mark] of floor.gaps) {
      marks.set(cellName(x, y), mark);
      plan.gaps.push({ key: keyOf({ sheet: sheet.number, x, y }), x, y, mark, at: at({ x, y }), pieces: [], floor: story });
    }
  }
  for (const tile of sheet.tiles) {
    const cards = [...(piles.get(tile.name) ?? []), ...(piles.get(tile.key) ?? [])];
    const inside = tile.squares.length > 0 ? grounds : null;
    const first = { row: tile.y * (inside?.side ?? 0), column: tile.x * (inside?.side ?? 0) };
    plan.tiles.push({ tile, at: at(tile), pieces: [], cards, floor: story, squares: inside?.around(tile) ?? "", ...first });
  }
  for (const [key, { x, y }] of sheet.keys) {
    plan.cells.push({ key, x, y, at: at({ x, y }), mark: marks.get(cellName(x, y)) ?? "", floor: story });
  }
  plan.sheets.push({
    number: sheet.number,
    name,
    box: scaled(moved(boxOf(sheet), shift), SIZE),
    paper: scaled(moved(paper, shift), SIZE),
    borders: sidesOf(sheet.tiles).map((border) => ({ ...border, at: at(border.from) })),
    floors: floorsOf(sheet, shift),
  });
}

/** Lays out a scene. `keys` may name empty cells that are to be drawn; `stacked` puts sheets one below the other. */
export function planOf(scene: Scene, keys: readonly string[], stacked: boolean): Plan {
  const nothing = scaled(EMPTY, SIZE);
  const lists = { sheets: [], tiles: [], gaps: [], cells: [], pieces: [] };
  const plan: Plan = { ...lists, grounds: null, corners: new Map(), box: nothing, extent: nothing };
  const sheets = sheetsOf(scene, keys);
  const alone = sheets.length === 1;
  const papers = evened(sheets.map((sheet) => paperOf(sheet, alone)), stacked);
  const shifts = shiftsOf(papers, stacked);
  const piles = pilesOf(scene);
  sheets.forEach((sheet, i) => laySheet(plan, sheet, papers[i] ?? EMPTY, shifts[i] ?? { x: 0, y: 0 }, alone, piles));
  const spots = new Map<string, Spot>(plan.gaps.map((gap) => [gap.key, { ...gap, marks: 0 }]));
  for (const laid of plan.tiles) spots.set(laid.tile.key, { ...laid, marks: marksOf(laid.tile.marks).rows });
  plan.pieces = layPieces(scene, spots, plan.grounds);
  if (plan.grounds !== null) for (const laid of plan.tiles) laid.pieces = scene.pieces.filter((piece) => piece.tile === laid.tile.key);
  for (const { tile, at } of plan.tiles) plan.corners.set(tile.key, at);
  for (const { key, at } of plan.cells) plan.corners.set(key, at);
  for (const { piece, slot } of plan.pieces) plan.corners.set(piece.key, { x: slot.x - SIZE / 2, y: slot.y - SIZE / 2 });
  for (const key of keys) {
    const middle = plan.grounds?.middle(key) ?? null;
    if (middle !== null) plan.corners.set(key, { x: middle.x - SIZE / 2, y: middle.y - SIZE / 2 });
  }
  const papersBox = plan.sheets.reduce((box, sheet) => joined(box, sheet.paper), plan.sheets[0]?.paper ?? plan.box);
  plan.box = alone ? (plan.sheets[0]?.box ?? plan.box) : papersBox;
  const all = joined(papersBox, plan.box);
  plan.extent = { left: all.left - RIM, top: all.top - RIM, right: all.right + RIM, bottom: all.bottom + RIM };
  return plan;
}

/** The middle of what a key names: a square, or a thing that can be pointed at; null for what is not on the board. */
export function middleOf(plan: Plan, key: string): Point | null {
  const corner = plan.corners.get(key);
  const middle = corner === undefined ? null : { x: corner.x + SIZE / 2, y: corner.y + SIZE / 2 };
  return plan.grounds?.middle(key) ?? middle;
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
