// A call that failed, in words.

import { ApiProblem } from "./api";
import { words } from "./words.svelte";

export function problemText(error: unknown): string {
  const code = error instanceof ApiProblem ? error.code : "internal";
  return words.t(words.has(`web-problem-${code}`) ? `web-problem-${code}` : "web-problem-other");
}
