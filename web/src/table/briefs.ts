// What seats were told: which brief it is, and how it is read.
import type { Brief, Line, Scene } from "../wire";

/** Two briefs of the same story and side are the same; "" for none. */
export function briefId(brief: Brief | null): string {
  return brief === null ? "" : `${brief.title}/${brief.side}`;
}

/** What one line to the table shows. */
interface View {
  version: number;
  scene: Scene | null;
  log: readonly Line[];
}

/** Whether two seats see the very same, but for the question that one of them is asked. */
export function sameView(one: View, two: View): boolean {
  const seen = ({ version, scene, log }: View): string => JSON.stringify([version, { ...scene, question: null }, log]);
  return one.scene !== null && seen(one) === seen(two);
}

/** A part of a brief: the message, and what it is. */
export interface Passage {
  message: string;
  kind: string;
}

const KINDS = new Set(["theme", "story", "known", "goal", "setup", "note", "epilogue"]);

/** The first or the last part of a message's id says what it is: "known-haunt_22-hero", "haunt_22-hero-known". */
function kindOf(message: string): string {
  const parts = message.split("-");
  return [parts[0], parts.at(-1)].find((part) => part !== undefined && KINDS.has(part)) ?? "story";
}

export function passagesOf(brief: Brief): Passage[] {
  return brief.texts.map((message) => ({ message, kind: kindOf(message) }));
}

/** The paragraphs of a text: parted by empty lines. */
export function paragraphs(text: string): string[] {
  return text.split(/\n\s*\n/).map((part) => part.replace(/\s*\n\s*/g, " ").trim()).filter((part) => part !== "");
}
