/** The floors of rooms, drawn by hand: which motif a colour has, and its lines for one tile. */

import { SIZE } from "./geometry";
import { block, chanceOf, hashOf, jitter, patch, stroke, type Chance } from "./sketch";

export interface Motif {
  /** Filled patches, darker and lighter than the floor, and its lines. */
  shade: string;
  glint: string;
  ink: string;
}

type Draw = (chance: Chance) => Motif;

/** One line; both ends on the rim of the tile stay exact so that floors of one colour run through. */
function line(x1: number, y1: number, x2: number, y2: number, chance: Chance, waver = 0.9): string {
  return stroke({ x: x1, y: y1 }, { x: x2, y: y2 }, chance, waver);
}

function planks(chance: Chance): Motif {
  const made: Motif = { shade: "", glint: "", ink: "" };
  const high = SIZE / 6;
  for (let row = 0; row < 6; row++) {
    const top = row * high;
    const joint = 14 + chance() * 72;
    if (row > 0) made.ink += line(0, top, SIZE, top, chance);
    made.ink += line(joint, top, joint + jitter(chance, 0.8), top + high, chance, 0.4);
    made.ink += nail(joint - 4, top + high / 2) + nail(joint + 4, top + high / 2);
    if (chance() < 0.45) made.shade += block(0, top + 0.5, joint, top + high - 0.5, chance, 0.4);
    if (chance() < 0.45) made.glint += block(joint, top + 0.5, SIZE, top + high - 0.5, chance, 0.4);
    const grain = chance() * 60;
    made.ink += line(grain, top + high * 0.55, grain + 10 + chance() * 24, top + high * 0.5, chance, 1.2);
  }
  return made;
}

function nail(x: number, y: number): string {
  return `M${x.toFixed(1)} ${y.toFixed(1)}h.8`;
}

/** Bathroom tiles: a chequered floor with joints and here and there a crack. */
function chequers(chance: Chance): Motif {
  const made: Motif = { shade: "", glint: "", ink: "" };
  const wide = SIZE / 6;
  for (let row = 0; row < 6; row++) {
    for (let column = 0; column < 6; column++) {
      const [x, y] = [column * wide, row * wide];
      const square = block(x + 0.8, y + 0.8, x + wide - 0.8, y + wide - 0.8, chance, 0.7);
      if ((row + column) % 2 === 0) made.shade += square;
      else if (chance() < 0.3) made.glint += square;
      if (chance() < 0.06) made.ink += line(x + 2, y + wide - 2, x + wide - 3, y + 3, chance, 3);
    }
    const at = row * wide;
    if (row > 0) made.ink += line(0, at, SIZE, at, chance, 0.6) + line(at, 0, at, SIZE, chance, 0.6);
  }
  return made;
}

/** A carpet: a lattice of lozenges with a knot in each and loose threads. */
function carpet(chance: Chance): Motif {
  const made: Motif = { shade: "", glint: "", ink: "" };
  const wide = SIZE / 4;
  for (let i = -4; i < 4; i++) {
    const at = i * wide;
    made.ink += clipped(at, 1, chance) + clipped(at, -1, chance);
  }
  for (let row = 0; row < 8; row++) {
    for (let column = 0; column < 4; column++) {
      const x = (column + (row % 2 === 0 ? 0.5 : 1)) * wide;
      const y = row * (wide / 2);
      if (x >= SIZE || y === 0) continue;
      const half = 3.4 + jitter(chance, 0.7);
      made[row % 2 === 0 ? "shade" : "glint"] += `M${x} ${y - half}L${x + half} ${y}L${x} ${y + half}L${x - half} ${y}Z`;
    }
  }
  return made;
}

/** A slanting line through the tile from (at, 0), cut at its rim. */
function clipped(at: number, slant: 1 | -1, chance: Chance): string {
  const [from, to] = [Math.max(0, -at), Math.min(SIZE, SIZE - at)];
  if (to - from < 1) return "";
  const y = (value: number): number => (slant === 1 ? value : SIZE - value);
  return line(at + from, y(from), at + to, y(to), chance, 0.7);
}

/** Parquet in small squares, with leaves that blew in. */
function parquet(chance: Chance): Motif {
  const made: Motif = { shade: "", glint: "", ink: "" };
  const wide = SIZE / 4;
  for (let row = 0; row < 4; row++) {
    for (let column = 0; column < 4; column++) {
      const [x, y] = [column * wide, row * wide];
      const lying = (row + column) % 2 === 0;
      for (let i = 1; i < 4; i++) {
        const off = (i * wide) / 4;
        made.ink += lying
          ? line(x, y + off, x + wide, y + off, chance, 0.5)
          : line(x + off, y, x + off, y + wide, chance, 0.5);
      }
      if (lying) made.shade += block(x, y, x + wide, y + wide, chance, 0.5);
      if (chance() < 0.16) made.glint += leaf(x + wide / 2, y + wide / 2, chance);
    }
  }
  return made;
}

function leaf(x: number, y: number, chance: Chance): string {
  const turn = chance() * Math.PI * 2;
  const [dx, dy] = [Math.cos(turn) * 6, Math.sin(turn) * 6];
  const tip = `${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}`;
  const foot = `${(x - dx).toFixed(1)} ${(y - dy).toFixed(1)}`;
  const near = `${(x - dy * 0.7).toFixed(1)} ${(y + dx * 0.7).toFixed(1)}`;
  const far = `${(x + dy * 0.7).toFixed(1)} ${(y - dx * 0.7).toFixed(1)}`;
  return `M${foot}Q${near} ${tip}Q${far} ${foot}Z`;
}

/** Old flagstones of uneven width. */
function flagstones(chance: Chance): Motif {
  const made: Motif = { shade: "", glint: "", ink: "" };
  for (let row = 0; row < 4; row++) {
    const top = (row * SIZE) / 4;
    const bottom = top + SIZE / 4;
    let x = row % 2 === 0 ? -14 : 0;
    if (row > 0) made.ink += line(0, top, SIZE, top, chance, 1.4);
    while (x < SIZE) {
      const right = x + 22 + chance() * 16;
      const [near, far] = [Math.max(0, x) + 1.4, Math.min(SIZE, right) - 1.4];
      const tone = chance() < 0.5 ? "shade" : "glint";
      if (chance() < 0.55 && far > near) made[tone] += block(near, top + 1.4, far, bottom - 1.4, chance, 1.2);
      if (right < SIZE) made.ink += line(right, top, right + jitter(chance, 1.5), bottom, chance, 1.2);
      if (chance() < 0.2) made.ink += line(x + 6, top + 8, x + 15, top + 16, chance, 4);
      x = right;
    }
  }
  return made;
}

function herringbone(chance: Chance): Motif {
  const made: Motif = { shade: "", glint: "", ink: "" };
  const wide = SIZE / 5;
  for (let column = 0; column < 5; column++) {
    const x = column * wide;
    const rise = column % 2 === 0 ? wide / 2 : 0;
    for (let row = 0; row < 10; row++) {
      const y = (row * SIZE) / 10;
      made.ink += line(x, Math.min(SIZE, y + rise), x + wide, Math.min(SIZE, y + wide / 2 - rise), chance, 0.4);
    }
    if (column > 0) made.ink += line(x, 0, x, SIZE, chance, 0.6);
    if (column % 2 === 0) made.shade += block(x, 0, x + wide, SIZE, chance, 0.5);
  }
  return made;
}

function terrazzo(chance: Chance): Motif {
  const made: Motif = { shade: "", glint: "", ink: "" };
  for (let i = 0; i < 46; i++) {
    const [x, y, half] = [5 + chance() * 90, 5 + chance() * 90, 1.5 + chance() * 2.6];
    made[i % 2 === 0 ? "shade" : "glint"] += block(x - half, y - half, x + half, y + half, chance, 1.6);
  }
  made.ink = line(SIZE / 2, 0, SIZE / 2, SIZE, chance, 0.5) + line(0, SIZE / 2, SIZE, SIZE / 2, chance, 0.5);
  return made;
}

/** Trodden earth: pebbles and cracks. */
function earth(chance: Chance): Motif {
  const made: Motif = { shade: "", glint: "", ink: "" };
  for (let i = 0; i < 30; i++) {
    const [x, y, half] = [5 + chance() * 90, 5 + chance() * 90, 1 + chance() * 2.8];
    made[i % 3 === 0 ? "glint" : "shade"] += block(x - half, y - half * 0.7, x + half, y + half * 0.7, chance, 1.1);
  }
  for (let i = 0; i < 5; i++) {
    const [x, y] = [10 + chance() * 70, 10 + chance() * 80];
    made.ink += line(x, y, x + 10 + chance() * 14, y + jitter(chance, 9), chance, 4);
  }
  return made;
}

/** Grass in tufts, with leaves on it. */
function grass(chance: Chance): Motif {
  const made: Motif = { shade: "", glint: "", ink: "" };
  for (let i = 0; i < 34; i++) {
    const [x, y] = [6 + chance() * 88, 10 + chance() * 84];
    made.ink += `M${x.toFixed(1)} ${y.toFixed(1)}q-1 -3 -2.6 -4.4m2.6 4.4q0 -4 ${jitter(chance, 1).toFixed(1)} -6m0 6q1.4 -3 3 -4`;
    if (i % 6 === 0) made.glint += leaf(x, y, chance);
    if (i % 5 === 0) made.shade += block(x - 9, y - 6, x + 9, y + 6, chance, 5);
  }
  return made;
}

/** Still water: ripples, and light on them. */
function ripples(chance: Chance): Motif {
  const made: Motif = { shade: "", glint: "", ink: "" };
  for (let row = 0; row < 9; row++) {
    const y = 8 + row * 10.5;
    for (let x = 4 + chance() * 14; x < 84; x += 18 + chance() * 20) {
      const wide = 6 + chance() * 9;
      made.ink += `M${x.toFixed(1)} ${y.toFixed(1)}q${(wide / 2).toFixed(1)} -3 ${wide.toFixed(1)} 0t${wide.toFixed(1)} 0`;
      if (chance() < 0.3) made.glint += block(x, y - 3.4, x + wide, y - 1.8, chance, 0.8);
    }
  }
  made.shade = block(14, 16, 82, 80, chance, 12);
  return made;
}

/** Boards with something spilt on them. */
function stained(chance: Chance): Motif {
  const made = planks(chance);
  for (let i = 0; i < 7; i++) {
    const [x, y, half] = [14 + chance() * 70, 14 + chance() * 66, 2 + chance() * 8];
    made.shade += `M${(x - half).toFixed(1)} ${y.toFixed(1)}a${half.toFixed(1)} ${(half * 0.7).toFixed(1)} 0 1 0 ${(half * 2).toFixed(1)} 0a${half.toFixed(1)} ${(half * 0.7).toFixed(1)} 0 1 0 ${(-half * 2).toFixed(1)} 0Z`;
  }
  return made;
}

/** Iron plates with rivets. */
function plates(chance: Chance): Motif {
  const made: Motif = { shade: "", glint: "", ink: "" };
  for (let i = 1; i < 4; i++) {
    const at = i * (SIZE / 4);
    made.ink += line(0, at, SIZE, at, chance, 0.3) + (i === 2 ? line(at, 0, at, SIZE, chance, 0.3) : "");
    for (let x = 8; x < SIZE; x += 12) made.ink += nail(x, at - 4) + nail(x, at + 4);
  }
  made.shade = block(0, 25, 50, 50, chance, 0.4) + block(50, 50, 100, 75, chance, 0.4);
  made.glint = block(4, 54, 46, 58, chance, 0.6) + block(54, 4, 96, 8, chance, 0.6);
  return made;
}

/** A room nobody has lit: wisps in the dark. */
function darkness(chance: Chance): Motif {
  const made: Motif = { shade: "", glint: "", ink: "" };
  for (let i = 0; i < 7; i++) {
    const [x, y] = [12 + chance() * 62, 12 + chance() * 74];
    const by = 5 + chance() * 6;
    made.ink += `M${x.toFixed(1)} ${y.toFixed(1)}q${by.toFixed(1)} ${(-by).toFixed(1)} ${(by * 1.6).toFixed(1)} 0t${(by * 0.9).toFixed(1)} ${(-by * 0.4).toFixed(1)}`;
  }
  return made;
}

/** A hole in the floor with a broken rim. */
function pit(chance: Chance): Motif {
  const rim: { x: number; y: number }[] = [];
  for (let i = 0; i < 14; i++) {
    const [turn, far] = [(i / 14) * Math.PI * 2, 29 + jitter(chance, 4)];
    rim.push({ x: 50 + Math.cos(turn) * far, y: 46 + Math.sin(turn) * far * 0.86 });
  }
  let ink = patch(rim, chance, 0.4);
  for (const { x, y } of rim) ink += line(x, y, 50 + (x - 50) * 1.26, 46 + (y - 46) * 1.26, chance, 2);
  return { shade: patch(rim, chance, 0.4), glint: "", ink };
}

/** Steps that lead up to a house. */
function porch(chance: Chance): Motif {
  const made: Motif = { shade: "", glint: "", ink: "" };
  for (let row = 0; row < 4; row++) {
    const y = 18 + row * 18;
    made.ink += line(14 - row * 3, y, 86 + row * 3, y, chance, 0.6);
    if (row % 2 === 0) made.glint += block(14 - row * 3, y, 86 + row * 3, y + 18, chance, 0.8);
    else made.shade += block(14 - row * 3, y, 86 + row * 3, y + 18, chance, 0.8);
  }
  made.ink += line(14, 18, 2, 90, chance, 0.6) + line(86, 18, 98, 90, chance, 0.6);
  return made;
}

const KNOWN: Readonly<Record<string, Draw>> = {
  red: carpet,
  blue: chequers,
  green: parquet,
  yellow: planks,
  black: flagstones,
  carpet,
  parquet: herringbone,
  planks,
  tiles: chequers,
  marble: terrazzo,
  stone: flagstones,
  earth,
  grass,
  water: ripples,
  blood: stained,
  char: stained,
  iron: plates,
  dark: darkness,
  pit,
  entrance: porch,
  void: () => ({ shade: "", glint: "", ink: "" }),
};
const OTHERS: readonly Draw[] = [herringbone, terrazzo];

const drawn = new Map<string, Motif>();

/** The floor of the tile with this key; floors of unknown colours differ by their motif as well. */
export function motifOf(colour: string, seed: string): Motif {
  const id = `${colour}/${seed}`;
  let motif = drawn.get(id);
  if (motif === undefined) {
    const draw = KNOWN[colour] ?? OTHERS[hashOf(colour) % OTHERS.length] ?? terrazzo;
    motif = draw(chanceOf(id));
    drawn.set(id, motif);
  }
  return motif;
}
