/** How a name fits onto a tile's plate. */

export interface Lettering {
  lines: string[];
  size: number;
  width: number;
}

const WIDEST = 78;
const LARGEST = 12;
const TWO_LINES_BELOW = 9.4;

/** The width of a text in units of its size: Chinese and Japanese signs are square, Latin letters half of that. */
function breadth(text: string): number {
  let sum = 0;
  for (const sign of text) sum += (sign.codePointAt(0) ?? 0) > 0x2e7f ? 1 : /[A-Zmw_]/.test(sign) ? 0.72 : 0.54;
  return sum;
}

/** Cut where both halves are nearest in length: at a space, or anywhere in a text without any. */
function halves(text: string): string[] {
  const signs = [...text];
  const cuts = signs.flatMap((sign, at) => (sign === " " ? [at] : []));
  if (cuts.length === 0) {
    const middle = Math.ceil(signs.length / 2);
    return [signs.slice(0, middle).join(""), signs.slice(middle).join("")];
  }
  const best = cuts.reduce((a, b) => (Math.abs(a - signs.length / 2) <= Math.abs(b - signs.length / 2) ? a : b));
  return [signs.slice(0, best).join(""), signs.slice(best + 1).join("")];
}

export function letteringOf(text: string): Lettering {
  let lines = [text];
  let size = Math.min(LARGEST, WIDEST / Math.max(1, breadth(text)));
  if (size < TWO_LINES_BELOW) {
    lines = halves(text);
    size = Math.min(LARGEST - 2.4, WIDEST / Math.max(1, ...lines.map(breadth)));
  }
  return { lines, size, width: Math.max(...lines.map(breadth)) * size + 8 };
}
