// The rulebooks that were read, by game and language.

import type { RulebookText } from "../wire";
import { api } from "./api";

const read = new Map<string, Promise<RulebookText>>();

export function book(game: string, lang: string): Promise<RulebookText> {
  const key = `${game}/${lang}`;
  const known = read.get(key);
  if (known) return known;
  const found = api.rulebook(game, lang);
  read.set(key, found);
  found.catch(() => read.delete(key));
  return found;
}

export async function ruleText(game: string, lang: string, rule: string): Promise<string> {
  for (const chapter of (await book(game, lang)).chapters) {
    const found = chapter.rules.find((one) => one.id === rule);
    if (found) return found.text;
  }
  return lang === "en" ? "" : ruleText(game, "en", rule);
}
