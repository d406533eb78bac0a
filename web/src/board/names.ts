/** What things on the board are called, in full: for titles and for those who hear the board. */

import { words } from "../lib/words.svelte";
import { type Piece, type Tile, type Track } from "../wire";
import { cellName } from "./geometry";
import { type Ghost } from "./ghost";

/** Whether a thing can be chosen now, only nearly, or is not asked about. */
export type Standing = "lit" | "barred" | "";

function list(things: readonly string[]): string {
  const locale = words.lang === "en" ? "en-GB" : words.lang;
  return new Intl.ListFormat(locale, { type: "conjunction", style: "short" }).format(things);
}

function figure(track: Track): string {
  const { value, limit } = track;
  const name = words.name(track.name);
  return limit === null ? words.t("board-track", { name, value }) : words.t("board-track-of", { name, value, limit });
}

/** "the Scarlet One, distance 4, die face 2" */
export function pieceName(piece: Piece): string {
  const figures = piece.tracks.map(figure);
  if (piece.tokens > 0) figures.push(words.t("board-tokens", { count: piece.tokens }));
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

/** "Great Hall, red floor, at 0,0; lock ×2; here: the widow: can be chosen" */
export function tileName(tile: Tile, pieces: readonly Piece[], standing: Standing): string {
  const name = words.name(tile.name);
  const cell = cellName(tile.x, tile.y);
  const colour = tile.colour === "" ? "" : words.name(tile.colour);
  let thing = colour === "" ? words.t("board-place", { name, cell }) : words.t("board-tile", { name, colour, cell });
  if (tile.marks.length > 0) thing = words.t("board-marked", { thing, marks: list(tile.marks.map((mark) => words.mark(mark))) });
  if (pieces.length > 0) thing = words.t("board-here", { thing, pieces: list(pieces.map(pieceName)) });
  return standingName(thing, standing);
}

/** An empty cell, by the name of the gap that lies there if one does. */
export function cellLabel(x: number, y: number, mark: string, standing: Standing): string {
  const cell = cellName(x, y);
  const thing = mark === "" ? words.t("board-cell", { cell }) : words.t("board-place", { name: words.mark(mark), cell });
  return standingName(thing, standing);
}

function edgeWord(letter: string | undefined): string {
  const kind = letter === "O" ? "open" : letter === "D" ? "door" : letter === "W" ? "wall" : "none";
  return words.t(`board-edge-${kind}`);
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
