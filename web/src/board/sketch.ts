/** Hand-drawn lines. Everything is made from a seed, so that a tile looks the same whenever it is drawn. */

import { type Point } from "./geometry";

/** A stream of numbers from 0 up to 1. */
export type Chance = () => number;

/** A small number for a text (FNV-1a). */
export function hashOf(text: string): number {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
  return hash >>> 0;
}

/** Numbers that look random and depend on the seed alone (mulberry32). */
export function chanceOf(seed: string): Chance {
  let state = hashOf(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function jitter(chance: Chance, by: number): number {
  return (chance() - 0.5) * 2 * by;
}

function written(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** A line from a to b that wavers on the way; its ends are exact, so that lines of neighbours meet. */
export function stroke(a: Point, b: Point, chance: Chance, waver: number): string {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const pieces = Math.max(1, Math.round(length / 26));
  const normal = { x: -(b.y - a.y) / (length || 1), y: (b.x - a.x) / (length || 1) };
  let path = `M${written(a.x)} ${written(a.y)}`;
  for (let i = 1; i <= pieces; i++) {
    const middle = (i - 0.5) / pieces;
    const bend = jitter(chance, waver * 1.6);
    const off = i === pieces ? 0 : jitter(chance, waver * 0.5);
    const at = i / pieces;
    path += `Q${written(a.x + (b.x - a.x) * middle + normal.x * bend)} ${written(a.y + (b.y - a.y) * middle + normal.y * bend)}`;
    path += ` ${written(a.x + (b.x - a.x) * at + normal.x * off)} ${written(a.y + (b.y - a.y) * at + normal.y * off)}`;
  }
  return path;
}

/** A closed shape through these corners, each a little off its place. */
export function patch(corners: readonly Point[], chance: Chance, off: number): string {
  const points = corners.map(({ x, y }) => `${written(x + jitter(chance, off))} ${written(y + jitter(chance, off))}`);
  return `M${points.join("L")}Z`;
}

/** A box with corners a little off. */
export function block(left: number, top: number, right: number, bottom: number, chance: Chance, off: number): string {
  const corners = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
  return patch(corners, chance, off);
}
