/** What things on the board are called, in full: for titles and for those who hear the board. */

import { words } from "../lib/words.svelte";
import { type Piece, type Tile, type Track } from "../wire";
import { squareOf } from "./geometry";
import { type Ghost } from "./ghost";
import { groundName } from "./grounds";
import { type LaidTile, type Plan } from "./plan";

/** Whether a thing can be chosen now, is some choices away, can nearly be chosen, or is not asked about. */
export type Standing = "lit" | "goal" | "barred" | "";

function list(things: readonly string[]): string {
  const locale = words.lang === "en" ? "en-GB" : words.lang;
  return new Intl.ListFormat(locale, { type: "conjunction", style: "short" }).format(things);
}

export function figure(track: Track): string {
  const { value, limit } = track;
  const name = words.name(track.name);
  return limit === null ? words.t("board-track", { name, value }) : words.t("board-track-of", { name, value, limit });
}

/** "distance 4", "die face 2" */
export function pieceFigures(piece: Piece): string[] {
  const figures = piece.tracks.map(figure);
  if (piece.tokens > 0) figures.push(words.t("board-tokens", { count: piece.tokens }));
  figures.push(...piece.marks.map((mark) => words.mark(mark)));
  return figures;
}

/** "the Scarlet One, distance 4, die face 2" */
export function pieceName(piece: Piece): string {
  const called = words.name(piece.name);
  const name = piece.square !== "" && piece.letter !== "" ? `${called} ${piece.letter}` : called;
  return [name, ...pieceFigures(piece)].join(words.t("board-comma"));
}

/** The name of a tile, with its cell where others are called the same. */
export function roomName(tile: Tile, tiles: readonly Tile[]): string {
  const name = words.name(tile.name);
  const alone = tiles.every((other) => other === tile || other.name !== tile.name);
  return alone ? name : words.t("board-place", { name, cell: words.cell(tile.x, tile.y) });
}

/** Where a piece stands: its tile, and its square where tiles have squares. */
export function placeName(plan: Plan, piece: Piece): string {
  const tile = plan.tiles.find((laid) => laid.tile.key === piece.tile)?.tile;
  const name = tile === undefined ? "" : roomName(tile, plan.tiles.map((laid) => laid.tile));
  return piece.square === "" ? name : words.t("board-on-square", { square: squareText(piece.square), tile: name });
}

/** "R,C" as people write it. */
export function squareText(key: string): string {
  return key.slice(key.indexOf(":") + 1);
}

/** A sentence as part of a longer one: without its full stop. */
function unstopped(said: string): string {
  return said.replace(/[.。]$/u, "");
}

/** "mushrooms at 3,-1, Sunless River; here: the goblin: can be chosen"; what choosing does names the tile itself. */
export function squareLabel(plan: Plan, key: string, standing: Standing, says: string): string {
  const { row, column } = squareOf(key) ?? { row: 0, column: 0 };
  const ground = plan.grounds?.at(row, column) ?? "";
  const tile = plan.grounds?.tileAt(row, column) ?? null;
  const name = words.t(ground === "" ? "board-ground-none" : `board-ground-${groundName(ground)}`);
  let thing = words.t("board-square", { ground: name, square: squareText(key) });
  if (tile !== null && says === "") thing = words.t("board-square-of", { square: thing, tile: words.name(tile.name) });
  const here = plan.pieces.filter(({ piece }) => piece.square === key).map(({ piece }) => pieceName(piece));
  if (here.length > 0) thing = words.t("board-here", { thing, pieces: list(here) });
  if (says !== "") thing = words.t("board-does", { thing, does: unstopped(says) });
  return standingName(thing, standing);
}

/** A piece with where it stands, as it is chosen. */
export function pieceLabel(piece: Piece, tile: string, standing: Standing): string {
  const name = pieceName(piece);
  let thing = tile === "" ? name : words.t("board-piece-on", { name, tile });
  if (piece.intent !== null) thing = words.t("board-intends", { thing, intent: words.say(piece.intent) });
  return standingName(thing, standing);
}

export function standingName(thing: string, standing: Standing): string {
  if (standing === "lit" || standing === "goal") return words.t("board-can", { thing });
  return standing === "barred" ? words.t("board-cannot", { thing }) : thing;
}

/** Where there are several floors, the one it is on is said too. */
function onFloor(thing: string, floor: string): string {
  return floor === "" ? thing : words.t("board-on-floor", { thing, floor: words.name(floor) });
}

/** The colour of a tile with squares is that of its triangle. */
const TRIANGLES = new Set(["white", "black"]);

/** "Great Hall, red floor, at 0,0; lock ×2; here: the widow: can be chosen" */
export function tileName({ tile, pieces, cards, floor }: LaidTile, standing: Standing): string {
  const name = words.name(tile.name);
  const cell = words.cell(tile.x, tile.y);
  // what a floor is made of has no name: it is there for the eye
  const colour = tile.squares.length === 0 && words.has(`name-${tile.colour}`) ? words.name(tile.colour) : "";
  let thing = colour === "" ? words.t("board-place", { name, cell }) : words.t("board-tile", { name, colour, cell });
  if (tile.squares.length > 0 && TRIANGLES.has(tile.colour)) thing = words.t(`board-triangle-${tile.colour}`, { thing });
  thing = onFloor(thing, floor);
  if (tile.marks.length > 0) thing = words.t("board-marked", { thing, marks: list(tile.marks.map((mark) => words.mark(mark))) });
  if (cards.length > 0) thing = words.t("board-lying", { thing, cards: list(cards.map((card) => words.name(card))) });
  if (pieces.length > 0) thing = words.t("board-here", { thing, pieces: list(pieces.map(pieceName)) });
  return standingName(thing, standing);
}

/** An empty cell, by the name of the gap that lies there if one does. */
export function cellLabel(x: number, y: number, mark: string, floor: string, standing: Standing): string {
  const cell = words.cell(x, y);
  const thing = mark === "" ? words.t("board-cell", { cell }) : words.t("board-place", { name: words.mark(mark), cell });
  return standingName(onFloor(thing, floor), standing);
}

const EDGES: Readonly<Record<string, string>> = {
  O: "open",
  D: "door",
  W: "wall",
  G: "window",
  X: "locked",
  P: "plugged",
  B: "breach",
  F: "force",
  M: "force-breach",
};

function edgeWord(letter: string | undefined): string {
  return words.t(`board-edge-${EDGES[letter ?? ""] ?? "none"}`);
}

/** "north a door, east a wall, …" */
export function edgesName(edges: string): string {
  const [north, east, south, west] = [0, 1, 2, 3].map((way) => edgeWord(edges[way]));
  return words.t("board-edges", { north, east, south, west });
}

export function ghostName(ghost: Ghost, x: number, y: number): string {
  const place = words.t("board-place", { name: words.name(ghost.name), cell: words.cell(x, y) });
  return words.t("board-ghost", { place, edges: edgesName(ghost.edges) });
}
