// Why something had no effect, in words.
import { words } from "../lib/words.svelte";

const KNOWN = new Set([
  "stale",
  "not_offered",
  "not_your_turn",
  "bad_key",
  "no_table",
  "rate",
  "bad_message",
  "not_allowed",
  "over",
  "too_many",
  "busy",
  "internal",
  "closed",
  "taken",
  "nothing_to_undo",
  "nothing_to_redo",
  "offline",
]);

export function errorText(code: string): string {
  return words.t(`play-error-${KNOWN.has(code) ? code : "other"}`);
}
