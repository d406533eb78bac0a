// A way of several choices: each is sent when the one before has been made, as long as the questions are those of the way.
import type { Question } from "../wire";

export interface Walk {
  /** What is still to be chosen. */
  rest: readonly string[];
  /** The prompt that all questions from the second on have; "" while it is not known yet. */
  prompt: string;
  sure: boolean;
}

/** The next choice with what is left of the way then; null where the way is over or the question another one. */
export function onward(walk: Walk, question: Question | null): { text: string; walk: Walk } | null {
  const [text, ...rest] = walk.rest;
  if (text === undefined || question === null) return null;
  if (walk.prompt !== "" && walk.prompt !== question.prompt) return null;
  if (!question.choices.some((choice) => choice.text === text && choice.barred === "")) return null;
  return { text, walk: { ...walk, rest, prompt: question.prompt } };
}
