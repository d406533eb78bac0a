/** A cave drawn from the squares of its tiles: a few paths a tile, so that many tiles stay light. */

import { SIZE, type Point } from "./geometry";
import { groundName, isRock } from "./grounds";
import { chanceOf, jitter, type Chance } from "./sketch";

export interface Cave {
  /** All floor of the tile, and the line where it meets the rock. */
  floor: string;
  rim: string;
  /** Short strokes in the rock around the floor, and its cracks. */
  hatch: string;
  /** Pebbles and worn patches of the floor, and the lines between its squares. */
  shade: string;
  glint: string;
  lines: string;
  /** Things on squares by their ground: filled, and lines on top. */
  features: Feature[];
}

export interface Feature {
  kind: string;
  fill: string;
  line: string;
}

interface Square {
  row: number;
  column: number;
  letter: string;
}

const made = new Map<string, Cave>();
const FULL = 400;

/**
 * The drawing of the tile whose squares and neighbouring squares are `around`; `row` and `column` are those of its first
 * square on the floor: lines shared with neighbours waver alike for both.
 */
export function caveOf(around: string, row: number, column: number): Cave {
  const id = `${row},${column}\n${around}`;
  let cave = made.get(id);
  if (cave === undefined) {
    if (made.size >= FULL) made.clear();
    cave = new Draught(around.split("\n"), row, column).draw();
    made.set(id, cave);
  }
  return cave;
}

function written(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function spot({ x, y }: Point): string {
  return `${written(x)} ${written(y)}`;
}

/** An edge of a square, from `a` to `b` with the floor on its right hand, as corners in squares of this tile. */
interface Edge {
  a: Point;
  b: Point;
  /** Rock lies behind it; otherwise it is only the rim of the tile. */
  rock: boolean;
}

class Draught {
  readonly #letters: readonly string[];
  readonly #row: number;
  readonly #column: number;
  readonly #side: number;
  readonly #wide: number;
  readonly #chance: Chance;

  constructor(letters: readonly string[], row: number, column: number) {
    this.#letters = letters;
    this.#row = row;
    this.#column = column;
    this.#side = letters.length - 2;
    this.#wide = SIZE / this.#side;
    this.#chance = chanceOf(`cave ${row},${column}`);
  }

  draw(): Cave {
    const edges = this.#edges();
    const floor = this.#loops(edges);
    const rock = edges.filter((edge) => edge.rock);
    const rim = rock.map((edge) => `M${spot(this.#corner(edge.a))}${this.#line(edge)}`).join("");
    const hatch = rock.map((edge) => this.#strokes(edge)).join("");
    return { floor, rim, hatch, ...this.#ground(), features: this.#features() };
  }

  #at(row: number, column: number): string {
    return (this.#letters[row + 1]?.[column + 1] ?? " ").trim();
  }

  #squares(): Square[] {
    const found: Square[] = [];
    for (let row = 0; row < this.#side; row++) {
      for (let column = 0; column < this.#side; column++) found.push({ row, column, letter: this.#at(row, column) });
    }
    return found;
  }

  // --- the outline

  #edges(): Edge[] {
    const found: Edge[] = [];
    for (const { row, column, letter } of this.#squares()) {
      if (isRock(letter)) continue;
      const corners = [
        { x: column, y: row },
        { x: column + 1, y: row },
        { x: column + 1, y: row + 1 },
        { x: column, y: row + 1 },
      ];
      const beyond = [[row - 1, column], [row, column + 1], [row + 1, column], [row, column - 1]] as const;
      beyond.forEach(([r, c], way) => {
        const outside = r < 0 || c < 0 || r >= this.#side || c >= this.#side;
        const other = this.#at(r, c);
        const rock = other !== "" && isRock(other);
        const [a, b] = [corners[way], corners[(way + 1) % 4]];
        if (a !== undefined && b !== undefined && (rock || outside)) found.push({ a, b, rock });
      });
    }
    return found;
  }

  /** The edges joined to closed lines. */
  #loops(edges: readonly Edge[]): string {
    const starts = new Map<string, Edge[]>();
    for (const edge of edges) starts.set(spot(edge.a), [...(starts.get(spot(edge.a)) ?? []), edge]);
    let path = "";
    for (const first of edges) {
      let edge = this.#take(starts, first.a, first);
      if (edge === undefined) continue;
      path += `M${spot(this.#corner(first.a))}`;
      while (edge !== undefined) {
        path += edge.rock ? this.#line(edge) : `L${spot(this.#corner(edge.b))}`;
        edge = this.#take(starts, edge.b);
      }
      path += "Z";
    }
    return path;
  }

  #take(starts: Map<string, Edge[]>, from: Point, wanted?: Edge): Edge | undefined {
    const here = starts.get(spot(from)) ?? [];
    const index = wanted === undefined ? 0 : here.indexOf(wanted);
    return index < 0 ? undefined : here.splice(index, 1)[0];
  }

  /** A corner where rock and floor meet is a little off its place: the same for every tile that touches it. */
  #corner({ x, y }: Point): Point {
    const chance = chanceOf(`corner ${this.#row + y},${this.#column + x}`);
    const touching = [this.#at(y - 1, x - 1), this.#at(y - 1, x), this.#at(y, x - 1), this.#at(y, x)];
    const rocky = touching.some((letter) => letter !== "" && isRock(letter));
    const off = rocky ? this.#wide * 0.11 : 0;
    return { x: x * this.#wide + jitter(chance, off), y: y * this.#wide + jitter(chance, off) };
  }

  /** An edge along the rock: bulging into it, never into the square. */
  #line({ a, b }: Edge): string {
    const [from, to] = [this.#corner(a), this.#corner(b)];
    const chance = chanceOf(`edge ${this.#row + a.y + b.y},${this.#column + a.x + b.x}`);
    const out = { x: b.y - a.y, y: a.x - b.x };
    const first = this.#wide * (0.02 + chance() * 0.12);
    const second = this.#wide * (0.02 + chance() * 0.12);
    const third = (part: number, by: number): Point => ({
      x: from.x + (to.x - from.x) * part + out.x * by,
      y: from.y + (to.y - from.y) * part + out.y * by,
    });
    return `C${spot(third(0.33, first))} ${spot(third(0.66, second))} ${spot(to)}`;
  }

  /** Strokes that stand on the edge and point into the rock, in bundles, as on old maps of dungeons. */
  #strokes({ a, b }: Edge): string {
    const [from, to] = [this.#corner(a), this.#corner(b)];
    const out = { x: b.y - a.y, y: a.x - b.x };
    const chance = this.#chance;
    let path = "";
    for (let part = 0.06; part < 1; part += 0.14) {
      const near = this.#wide * (0.13 + chance() * 0.04);
      const far = near + this.#wide * (0.16 + chance() * 0.24);
      const lean = jitter(chance, this.#wide * 0.12);
      const at = (by: number, aside: number): Point => ({
        x: from.x + (to.x - from.x) * part + out.x * by - out.y * aside,
        y: from.y + (to.y - from.y) * part + out.y * by + out.x * aside,
      });
      const [root, tip] = [at(near, 0), at(far, lean)];
      if (this.#within(root) && this.#within(tip)) path += `M${spot(root)}L${spot(tip)}`;
    }
    return path;
  }

  #within({ x, y }: Point): boolean {
    return x >= 0 && y >= 0 && x <= SIZE && y <= SIZE;
  }

  // --- the ground

  #ground(): { shade: string; glint: string; lines: string } {
    const chance = this.#chance;
    const wide = this.#wide;
    const found = { shade: "", glint: "", lines: "" };
    for (const { row, column, letter } of this.#squares()) {
      if (isRock(letter)) continue;
      const [x, y] = [column * wide, row * wide];
      if (!isRock(this.#at(row, column + 1))) found.lines += `M${spot({ x: x + wide, y: y + 2.5 })}v${written(wide - 5)}`;
      if (!isRock(this.#at(row + 1, column))) found.lines += `M${spot({ x: x + 2.5, y: y + wide })}h${written(wide - 5)}`;
      for (let i = 0; i < 2; i++) {
        const at = { x: x + (0.15 + chance() * 0.7) * wide, y: y + (0.15 + chance() * 0.7) * wide };
        found[i === 0 ? "shade" : "glint"] += pebble(at, 0.5 + chance() * 1.1);
      }
      if (chance() < 0.4) found.shade += pebble({ x: x + wide / 2, y: y + wide / 2 }, wide * (0.2 + chance() * 0.2));
    }
    return found;
  }

  #features(): Feature[] {
    const found = new Map<string, Feature>();
    for (const { row, column, letter } of this.#squares()) {
      const kind = groundName(letter);
      const draw = FEATURES[kind];
      if (draw === undefined) continue;
      const feature = found.get(kind) ?? { kind, fill: "", line: "" };
      found.set(kind, feature);
      const same = (r: number, c: number): boolean => groundName(this.#at(row + r, column + c)) === kind;
      const more = draw({ x: (column + 0.5) * this.#wide, y: (row + 0.5) * this.#wide }, this.#wide / 25, this.#chance, same);
      feature.fill += more.fill;
      feature.line += more.line;
    }
    return [...found.values()];
  }
}

function pebble({ x, y }: Point, half: number): string {
  const low = half * 0.7;
  return `M${spot({ x: x - half, y })}a${written(half)} ${written(low)} 0 1 0 ${written(half * 2)} 0a${written(half)} ${written(low)} 0 1 0 ${written(-half * 2)} 0Z`;
}

// --- what stands on squares, around the middle of a square of 25 units

type Same = (row: number, column: number) => boolean;
type Draw = (at: Point, scale: number, chance: Chance, same: Same) => { fill: string; line: string };

/** A path made of points around the middle: letters as in SVG, numbers in pairs. */
function placed(at: Point, scale: number, path: string): string {
  const parts = path.split(/(?=[MLQC])|(?=Z)/);
  return parts
    .map((part) => {
      const numbers = part.slice(1).trim().split(/[ ,]+/).filter(Boolean).map(Number);
      const points: string[] = [];
      for (let i = 0; i + 1 < numbers.length; i += 2) {
        points.push(spot({ x: at.x + (numbers[i] ?? 0) * scale, y: at.y + (numbers[i + 1] ?? 0) * scale }));
      }
      return `${part.slice(0, 1)}${points.join(" ")}`;
    })
    .join("");
}

/** A patch over a square that runs into neighbours of the same ground and is ragged elsewhere. */
function pool(at: Point, scale: number, chance: Chance, same: Same): string {
  const inset = (joined: boolean): number => (joined ? 12.6 : 9.6 + chance() * 1.6);
  const [north, east, south, west] = [same(-1, 0), same(0, 1), same(1, 0), same(0, -1)].map(inset) as [number, number, number, number];
  const soft = 3;
  return placed(
    at, scale,
    `M${-west + soft} ${-north}L${east - soft} ${-north}Q${east} ${-north} ${east} ${-north + soft}L${east} ${south - soft}` +
      `Q${east} ${south} ${east - soft} ${south}L${-west + soft} ${south}Q${-west} ${south} ${-west} ${south - soft}L${-west} ${-north + soft}Q${-west} ${-north} ${-west + soft} ${-north}Z`,
  );
}

const FEATURES: Readonly<Record<string, Draw>> = {
  mushrooms: (at, scale, chance) => {
    let [fill, line] = ["", ""];
    for (const [x, y, tall] of [[-5, 3, 1], [4.4, 5.4, 0.8], [1.4, -3.6, 0.66]] as const) {
      const by = scale * tall * (0.95 + chance() * 0.2);
      const here = { x: at.x + (x + jitter(chance, 0.8)) * scale, y: at.y + y * scale };
      fill += placed(here, by, "M-5.6 0Q-5.2 -5.8 0 -6Q5.2 -5.8 5.6 0Q0 1.8 -5.6 0Z");
      line += placed(here, by, "M-1.5 1L-1.2 5.4M1.5 1L1.2 5.4M-1.2 5.4L1.2 5.4M-2.6 -2.8L-2.4 -2.6M1.8 -3.6L2 -3.4M2.8 -1.4L3 -1.2");
    }
    return { fill, line };
  },
  stairs: (at, scale) => ({
    fill: placed(at, scale, "M-10 -10L10 -10L10 10L-10 10Z"),
    line: placed(at, scale, "M-10 -6L10 -6M-10 -2L10 -2M-10 2L10 2M-10 6L10 6"),
  }),
  exit: (at, scale) => ({
    fill: placed(at, scale, "M-7 9L-7 -2Q-7 -10 0 -10Q7 -10 7 -2L7 9Z"),
    line: placed(at, scale, "M0 5L0 -5M-3.4 -1.6L0 -5L3.4 -1.6"),
  }),
  water: (at, scale, chance, same) => ({
    fill: pool(at, scale, chance, same),
    line: placed(at, scale, "M-9 -4Q-6 -7 -3 -4Q0 -1 3 -4Q6 -7 9 -4M-8 4Q-5 1 -2 4Q1 7 4 4Q6.6 1.4 9 4"),
  }),
  chasm: (at, scale, chance, same) => ({
    fill: pool(at, scale, chance, same),
    line: placed(at, scale, "M-7 -8L-5 -4M-2 -9L-1.4 -5M4 -8.6L3 -4.6M8 -5L4.6 -3M-8 2L-5 1M7.6 5L4.6 3.4"),
  }),
  pillar: (at, scale) => ({
    fill: placed(at, scale, "M-8.4 -4L-4 -8.6L4 -8.6L8.4 -4L8.4 4L4 8.6L-4 8.6L-8.4 4Z"),
    line: placed(at, scale, "M-4.8 -2.4L-2.4 -4.8L2.4 -4.8L4.8 -2.4L4.8 2.4L2.4 4.8L-2.4 4.8L-4.8 2.4ZM-8.4 -4L-4.8 -2.4M4 -8.6L2.4 -4.8M8.4 4L4.8 2.4M-4 8.6L-2.4 4.8"),
  }),
  vent: (at, scale) => ({
    fill: placed(at, scale, "M-8 2Q-7 -6 -1 -7Q7 -7.6 8 0Q8.4 6.4 1 7.4Q-7 8 -8 2Z"),
    line: placed(at, scale, "M-3 3Q-5.6 0 -3 -2.6Q-.6 -5 -2.4 -8M2.4 3.4Q0 .6 2.4 -2Q5 -4.6 3 -7.6"),
  }),
  throne: (at, scale) => ({
    fill: placed(at, scale, "M-8 10L-8 -7L-5 -10.6L-2.6 -7.4L0 -11L2.6 -7.4L5 -10.6L8 -7L8 10Z"),
    line: placed(at, scale, "M-4.6 -3L4.6 -3L4.6 4L-4.6 4ZM-8 6.6L8 6.6"),
  }),
  rubble: (at, scale, chance) => {
    let fill = "";
    for (const [x, y, half] of [[-6, 5, 4], [1, 6, 4.6], [7, 3.6, 3.4], [-2.6, -1, 4.2], [4.4, -3.4, 3.8], [-6.6, -6, 2.6]] as const) {
      const off = (): number => jitter(chance, 0.9);
      fill += placed(
        { x: at.x + x * scale, y: at.y + y * scale }, scale,
        `M${-half + off()} ${off()}L${-half * 0.4 + off()} ${-half * 0.8}L${half * 0.6 + off()} ${-half * 0.7}L${half + off()} ${half * 0.1}L${half * 0.4} ${half * 0.8 + off()}L${-half * 0.6} ${half * 0.7}Z`,
      );
    }
    return { fill, line: "" };
  },
};
