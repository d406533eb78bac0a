// Dice as they were rolled: together, or against each other.
import type { Die } from "../wire";

/** Dice of one roll; `name` is whose they are where there are several rolls. */
export interface Roll {
  name: string;
  dice: Die[];
  /** What they make together; null where each die counts by itself. */
  sum: number | null;
}

/** The dice by the name in their keys: "die:attack:0" is one of the attack, "die:0" of the only roll. */
export function rollsOf(dice: readonly Die[]): Roll[] {
  const rolls = new Map<string, Die[]>();
  for (const die of dice) {
    const parts = die.key.split(":");
    const name = parts.length > 2 ? (parts[1] ?? "") : "";
    rolls.set(name, [...(rolls.get(name) ?? []), die]);
  }
  return [...rolls].map(([name, own]) => ({
    name,
    dice: own,
    sum: own.every((die) => die.needs < 0) ? own.reduce((sum, die) => sum + die.face, 0) : null,
  }));
}
