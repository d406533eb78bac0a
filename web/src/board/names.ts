/** What things on the board are called, in full: for titles and for those who hear the board. */

import { words } from "../lib/words.svelte";
import { type Piece, type Track } from "../wire";
import { cellName } from "./geometry";
import { type Ghost } from "./ghost";
import { type LaidTile } from "./plan";

/** Whether a thing can be chosen now, only nearly, or is not asked about. */
export type Standing = "lit" | "barred" | "";

function list(things: readonly string[]): string {
  const locale = words.lang === "en" ? "en-GB" : words.lang;
  return new Intl.ListFormat(locale, { type: "conjunction", style: "short" }).format(things);
}

export function figure(track: Track): string {
  const { value, limit } = track;
  const name = words.name(track.name);
  return limit === null ? words.t("board-track", { name, value }) : words.t("board-track-of", { name, value, limit });
}

/** "the Scarlet One, distance 4, die face 2" */
export function pieceName(piece: Piece): string {
  const figures = piece.tracks.map(figure);
  if (piece.tokens > 0) figures.push(words.t("board-tokens", { count: piece.tokens }));
  figures.push(...piece.marks.map((mark) => words.mark(mark)));
  return [words.name(piece.name), ...figures].join(words.t("board-comma"));
}

/** A piece with where it stands, as it is chosen. */
export function pieceLabel(piece: Piece, tile: string, standing: Standing): string {
  const name = pieceName(piece);
  return standingName(tile === "" ? name : words.t("board-piece-on", { name, tile }), standing);
}

export function standingName(thing: string, standing: Standing): string {
  if (standing === "lit") return words.t("board-can", { thing });
  return standing === "barred" ? words.t("board-cannot", { thing }) : thing;
}

/** Where there are several floors, the one it is on is said too. */
function onFloor(thing: string, floor: string): string {
  return floor === "" ? thing : words.t("board-on-floor", { thing, floor: words.name(floor) });
}

/** "Great Hall, red floor, at 0,0; lock ×2; here: the widow: can be chosen" */
export function tileName({ tile, pieces, cards, floor }: LaidTile, standing: Standing): string {
  const name = words.name(tile.name);
  const cell = cellName(tile.x, tile.y);
  // what a floor is made of has no name: it is there for the eye
  const colour = words.has(`name-${tile.colour}`) ? words.name(tile.colour) : "";
  let thing = colour === "" ? words.t("board-place", { name, cell }) : words.t("board-tile", { name, colour, cell });
  thing = onFloor(thing, floor);
  if (tile.marks.length > 0) thing = words.t("board-marked", { thing, marks: list(tile.marks.map((mark) => words.mark(mark))) });
  if (cards.length > 0) thing = words.t("board-lying", { thing, cards: list(cards.map((card) => words.name(card))) });
  if (pieces.length > 0) thing = words.t("board-here", { thing, pieces: list(pieces.map(pieceName)) });
  return standingName(thing, standing);
}

/** An empty cell, by the name of the gap that lies there if one does. */
export function cellLabel(x: number, y: number, mark: string, floor: string, standing: Standing): string {
  const cell = cellName(x, y);
  const thing = mark === "" ? words.t("board-cell", { cell }) : words.t("board-place", { name: words.mark(mark), cell });
  return standingName(onFloor(thing, floor), standing);
}

const EDGES: Readonly<Record<string, string>> = { O: "open", D: "door", W: "wall", G: "window", X: "locked" };

function edgeWord(letter: string | undefined): string {
  return words.t(`board-edge-${EDGES[letter ?? ""] ?? "none"}`);
}

/** "north a door, east a wall, …" */
export function edgesName(edges: string): string {
  const [north, east, south, west] = [0, 1, 2, 3].map((way) => edgeWord(edges[way]));
  return words.t("board-edges", { north, east, south, west });
}

export function ghostName(ghost: Ghost, x: number, y: number): string {
  const place = words.t("board-place", { name: words.name(ghost.name), cell: cellName(x, y) });
  return words.t("board-ghost", { place, edges: edgesName(ghost.edges) });
}
