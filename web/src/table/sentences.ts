// Sentences with names in them: what may not be torn from a name at the end of a line.
import type { Part } from "../lib/words.svelte";

/** A piece of a sentence; a name (its id is not empty) with the brackets and stops that cling to it. */
export interface Piece {
  before: string;
  text: string;
  id: string;
  after: string;
}

const OPENING = /[([{“‘"「『（【〈《]+$/;
const CLOSING = /^[)\]}”’"」』）】〉》.,:;!?…、。，．：；！？]+/;

/** The pieces of a sentence: a name is a button, and browsers break a line beside a button wherever it stands. */
export function glued(parts: readonly Part[]): Piece[] {
  const found: Piece[] = [];
  for (const { text, id } of parts) {
    const last = found.at(-1);
    if (id !== undefined && id !== "" && text !== "") {
      const before = last !== undefined && last.id === "" ? (OPENING.exec(last.text)?.[0] ?? "") : "";
      if (last !== undefined && before !== "") last.text = last.text.slice(0, -before.length);
      found.push({ before, text, id, after: "" });
      continue;
    }
    const after = last !== undefined && last.id !== "" ? (CLOSING.exec(text)?.[0] ?? "") : "";
    if (last !== undefined) last.after = last.id === "" ? "" : after;
    found.push({ before: "", text: text.slice(after.length), id: "", after: "" });
  }
  return found;
}
