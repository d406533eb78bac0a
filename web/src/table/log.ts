// The log as it is read: by turn, and from the own last choice on.
import type { Line } from "../wire";

export interface Turn {
  turn: number;
  lines: Line[];
}

/** The lines in the order they came, cut where the turn changes. */
export function byTurn(log: readonly Line[]): Turn[] {
  const turns: Turn[] = [];
  for (const line of log) {
    const last = turns.at(-1);
    if (last !== undefined && (last.turn === line.turn || isThought(line))) last.lines.push(line);
    else turns.push({ turn: line.turn, lines: [line] });
  }
  return turns;
}

/** The same line several times, which is read once; `line` is the last of them, `first` the first. */
export interface Repeated {
  first: Line;
  line: Line;
  times: number;
}

/** Equal lines that follow each other as one; what is new begins afresh. */
export function repeated(lines: readonly Line[], firstNew: Line | undefined): Repeated[] {
  const found: Repeated[] = [];
  for (const line of lines) {
    const last = found.at(-1);
    if (last !== undefined && line !== firstNew && isSame(last.line, line)) found[found.length - 1] = { ...last, line, times: last.times + 1 };
    else found.push({ first: line, line, times: 1 });
  }
  return found;
}

function isSame(one: Line, other: Line): boolean {
  return !isThought(one) && one.rule === other.rule && one.seat === other.seat && JSON.stringify(one.said) === JSON.stringify(other.said);
}

/** Lines of what others did since a choice made at `moment`; what that choice itself did is known. */
export function since(log: readonly Line[], moment: number | null): Line[] {
  return moment === null ? [] : log.filter((line) => line.moment > moment + 1);
}

/** What had been said by a moment. */
export function until(log: readonly Line[], moment: number): Line[] {
  return log.filter((line) => line.moment <= moment);
}

/** Why a seat's bot chose: a line too, but a quieter one, that belongs to the turn it was said in. */
export function isThought(line: Line): boolean {
  return line.seat >= 0;
}
