/** CSS paints for the colour names of scenes; a name nobody has heard of gets a paint too. */

import { hashOf } from "./sketch";

/** Names become part of a CSS variable's name: anything else than letters and digits is taken out. */
function plain(colour: string): string {
  return colour.toLowerCase().replace(/[^a-z0-9]+/g, "") || "none";
}

/** A hue of its own for a colour that has no variable. */
function invented(name: string): string {
  return name === "none" ? "var(--soft)" : `hsl(${hashOf(name) % 360} 34% 62%)`;
}

export function piecePaint(colour: string): string {
  const name = plain(colour);
  return `var(--c-${name}, ${invented(name)})`;
}

export function floorPaint(colour: string): string {
  const name = plain(colour);
  return `var(--floor-${name}, color-mix(in oklab, ${piecePaint(colour)} 46%, var(--wood)))`;
}

const DARK = new Set(["black", "stone", "char", "iron", "water", "dark", "pit"]);

/** Dark floors get their lines in a light ink. */
export function isDark(colour: string): boolean {
  return DARK.has(colour);
}
