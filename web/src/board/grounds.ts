/** The squares inside the tiles of a sheet: which ground lies where, and where a square is on the board. */

import { type Tile } from "../wire";
import { SIZE, squareOf, type Point } from "./geometry";

/** What a letter of a tile's squares stands for; these are words of the texts too (`board-ground-…`). */
export const GROUNDS: Readonly<Record<string, string>> = {
  "#": "wall",
  ".": "floor",
  m: "mushrooms",
  s: "stairs",
  e: "exit",
  "~": "water",
  x: "chasm",
  o: "pillar",
  v: "vent",
  t: "throne",
  "!": "rubble",
};

/** Grounds that are rock, or stand in the rock. */
const ROCK = new Set(["wall", "vent", ""]);

export function groundName(letter: string): string {
  return GROUNDS[letter] ?? (letter === "" ? "" : "floor");
}

export function isRock(letter: string): boolean {
  return ROCK.has(groundName(letter));
}

/** All squares of a sheet: `side` squares to a tile, the sheet moved by `shift` cells. */
export class Grounds {
  readonly side: number;
  readonly shift: Point;
  readonly #tiles: ReadonlyMap<string, Tile>;

  constructor(tiles: readonly Tile[], shift: Point) {
    this.side = Math.max(0, ...tiles.map((tile) => tile.squares.length));
    this.shift = shift;
    this.#tiles = new Map(tiles.map((tile) => [`${tile.x},${tile.y}`, tile]));
  }

  /** How wide a square is. */
  get wide(): number {
    return SIZE / this.side;
  }

  tileAt(row: number, column: number): Tile | null {
    return this.#tiles.get(`${Math.floor(column / this.side)},${Math.floor(row / this.side)}`) ?? null;
  }

  /** The letter of a square; "" where no tile lies. */
  at(row: number, column: number): string {
    const tile = this.tileAt(row, column);
    if (tile === null) return "";
    return tile.squares[row - tile.y * this.side]?.[column - tile.x * this.side] ?? "";
  }

  /** The middle of a square by its key; null for other keys. */
  middle(key: string): Point | null {
    const found = this.side === 0 ? null : squareOf(key);
    if (found === null) return null;
    return {
      x: this.shift.x * SIZE + (found.column + 0.5) * this.wide,
      y: this.shift.y * SIZE + (found.row + 0.5) * this.wide,
    };
  }

  /** A tile's squares with those all around it, as rows of letters ("" as a space): all that its drawing depends on. */
  around(tile: Tile): string {
    const rows: string[] = [];
    for (let row = -1; row <= this.side; row++) {
      let letters = "";
      for (let column = -1; column <= this.side; column++) {
        letters += this.at(tile.y * this.side + row, tile.x * this.side + column) || " ";
      }
      rows.push(letters);
    }
    return rows.join("\n");
  }
}
