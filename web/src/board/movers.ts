/** Who moved between two scenes. */

import { type Piece } from "../wire";

function placeOf(piece: Piece): string {
  return `${piece.tile} ${piece.square}`;
}

/** Remembers where pieces stood; the pieces that came or moved last stay the last ones until others do. */
export class Movers {
  #stood: Map<string, string> | null = null;
  #last: ReadonlySet<string> = new Set();

  /** The pieces that moved last, now that they stand like this. */
  after(pieces: readonly Piece[]): ReadonlySet<string> {
    const before = this.#stood;
    this.#stood = new Map(pieces.map((piece) => [piece.key, placeOf(piece)]));
    const moved = pieces.filter((piece) => before !== null && before.get(piece.key) !== placeOf(piece));
    if (moved.length > 0) this.#last = new Set(moved.map((piece) => piece.key));
    return this.#last;
  }
}
