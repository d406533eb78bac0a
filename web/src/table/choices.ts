// What can be chosen and where: pure functions from a question to keys, filters and placements.
import type { Card, Choice, Question, Route, Scene } from "../wire";

const BOARD = /^(tile|piece|square):/;

export function onBoard(key: string): boolean {
  return BOARD.test(key);
}

/** Where a choice is clicked: on the board its last target there, beside the board every target. */
export function places(choice: Choice): string[] {
  const board = choice.targets.filter(onBoard).at(-1);
  const beside = choice.targets.filter((key) => !onBoard(key));
  return board === undefined ? beside : [...beside, board];
}

export function isOffered(choice: Choice): boolean {
  return choice.barred === "";
}

export function at(question: Question | null, key: string): Choice[] {
  return question === null ? [] : question.choices.filter((choice) => places(choice).includes(key));
}

/** The keys at which something can be chosen now. */
export function litKeys(question: Question | null): Set<string> {
  return new Set((question?.choices ?? []).filter(isOffered).flatMap(places));
}

/** The keys at which there are only near misses. */
export function barredKeys(question: Question | null): Set<string> {
  const lit = litKeys(question);
  const missed = (question?.choices ?? []).filter((choice) => !isOffered(choice)).flatMap(places);
  return new Set(missed.filter((key) => !lit.has(key)));
}

/** The goals that several choices lead to, where none is chosen itself. */
export function goalKeys(question: Question | null): Set<string> {
  const lit = litKeys(question);
  return new Set((question?.routes ?? []).map((route) => route.target).filter((key) => !lit.has(key)));
}

/** The way to a key, where nothing is offered at the key itself. */
export function wayTo(question: Question | null, key: string): Route | null {
  const found = question?.routes.find((route) => route.target === key) ?? null;
  return at(question, key).some(isOffered) ? null : found;
}

/** How many choices wait at a key, for keys with more than one. */
export function badges(question: Question | null): Map<string, string> {
  const counts = new Map<string, number>();
  for (const key of (question?.choices ?? []).filter(isOffered).flatMap(places)) {
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return new Map([...counts].filter(([, count]) => count > 1).map(([key, count]) => [key, String(count)]));
}

/** The choices a panel shows: all, or those at one key; what is offered comes first. */
export function shown(question: Question | null, filter: string | null): Choice[] {
  const choices = filter === null ? (question?.choices ?? []) : at(question, filter);
  return [...choices.filter(isOffered), ...choices.filter((choice) => !isOffered(choice))];
}

// --- laying a tile

/** Edges (N, E, S, W) after so many quarter turns clockwise. */
export function turned(edges: string, quarters: number): string {
  const by = ((quarters % 4) + 4) % 4;
  return edges.slice(4 - by) + edges.slice(0, 4 - by);
}

/** How many quarter turns clockwise lead from the printed edges to a shape; 0 where none does. */
export function quarters(printed: string, shape: string): number {
  const found = [0, 1, 2, 3].find((by) => turned(printed, by) === shape);
  return found ?? 0;
}

/** The ways to lay the tile on a cell, clockwise; turning goes through these and no others. */
export function placements(question: Question | null, key: string, printed: string): Choice[] {
  const here = at(question, key).filter((choice) => isOffered(choice) && choice.shape !== "");
  return here.sort((a, b) => quarters(printed, a.shape) - quarters(printed, b.shape));
}

/** The next place in a circle of `count`. */
export function next(index: number, by: number, count: number): number {
  return count === 0 ? 0 : (((index + by) % count) + count) % count;
}

/** The tile in hand while one is to be laid. */
export function drawn(scene: Scene): Card | null {
  return scene.rows.find((row) => row.key === "drawn")?.cards[0] ?? null;
}

// --- names and keys

/** Every place on the table where a thing of this name is: what lights up when its name is pointed at. */
export function keysOfName(scene: Scene, name: string): string[] {
  const tiles = scene.floors.flatMap((floor) => floor.tiles);
  const rows = [...scene.rows, ...scene.seats.flatMap((seat) => seat.rows)];
  const tracks = [...scene.tracks, ...scene.seats.flatMap((seat) => seat.tracks)];
  return [
    ...[...tiles, ...scene.pieces].filter((thing) => thing.name === name).map((thing) => thing.key),
    ...rows.flatMap((row) => row.cards).filter((card) => card.name === name).map((card) => card.key),
    ...tracks.filter((track) => track.name === name).map((track) => `track:${track.key}`),
    ...scene.seats.filter((seat) => seat.name === name).map((seat) => `seat:${seat.seat}`),
  ];
}

// --- long lists

/** Options that begin with the same verb. Folded ones wait for a click: they can all be clicked on the board too. */
export interface Group {
  /** "" for options without a heading. */
  verb: string;
  /** Many of a kind without a heading of its own; several such groups differ by this. */
  kind: string;
  choices: Choice[];
  folded: boolean;
}

/** So many options are read at a glance, and so many of one verb. */
const FEW = 8;
const FEW_ALIKE = 3;
const PLACE = /^-?\d+,-?\d+$/;

export function verbOf(choice: Choice): string {
  return choice.text.split(" ", 1)[0] ?? "";
}

/** Options of one kind begin with the same word; those that are nothing but a square of the board are of one kind too. */
function kindOf(choice: Choice): string {
  const verb = verbOf(choice);
  return PLACE.test(verb) && isSquare(choice) ? "square" : verb;
}

/** The kinds of which there are many on the board: they are offered there, and fold in the list. */
function manyOf(offered: readonly Choice[]): Set<string> {
  const counts = new Map<string, number>();
  for (const choice of offered) {
    if (isOnBoard(choice) && choice.shape === "") counts.set(kindOf(choice), (counts.get(kindOf(choice)) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count > FEW).map(([kind]) => kind));
}

/** The options by their verbs, as far as a verb has a heading or many options; the others come first. */
export function grouped(offered: readonly Choice[], hasHeading: (verb: string) => boolean): Group[] {
  const many = manyOf(offered);
  const groups = new Map<string, Group>([["", { verb: "", kind: "", choices: [], folded: false }]]);
  for (const choice of offered) {
    const verb = hasHeading(verbOf(choice)) ? verbOf(choice) : "";
    const kind = verb === "" && isOnBoard(choice) && many.has(kindOf(choice)) ? kindOf(choice) : "";
    const id = verb === "" && kind === "" ? "" : `${verb}/${kind}`;
    const group = groups.get(id) ?? { verb, kind, choices: [], folded: false };
    group.choices.push(choice);
    groups.set(id, group);
  }
  const long = offered.length > FEW;
  return [...groups.values()]
    .filter((group) => group.choices.length > 0)
    .map((group) => ({ ...group, folded: long && isFolded(group) }));
}

function isFolded({ verb, kind, choices }: Group): boolean {
  return kind !== "" || (verb !== "" && choices.length > FEW_ALIKE && choices.every(isOnBoard));
}

/** Whether an option is chosen on a square. */
export function isSquare(choice: Choice): boolean {
  return places(choice).some((key) => key.startsWith("square:"));
}

function isOnBoard(choice: Choice): boolean {
  return places(choice).some(onBoard);
}
