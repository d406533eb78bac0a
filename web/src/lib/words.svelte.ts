// Puts messages, events and names into the reader's words: the same Fluent texts and the same conventions as words.py.
//
// A message is an id with facts. Facts that are strings are name ids (`name-<id>`), lists of strings lists of names. A
// string fact `x` is known to the texts as `$x` (its name), `$x-id` (the bare id, "none" when empty) and `$x-about`.
// Strings without a small letter stand for themselves.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Box, Said } from "../wire";

export const LANGUAGES = ["en", "ja", "zh"] as const;
export const LANGUAGE_NAMES: Record<string, string> = { en: "English", ja: "日本語", zh: "中文" };
const FALLBACK = "en";
const KEPT = "hauntbox.lang";
// Private-use characters that mark where a name begins, where its id ends, and where the name ends.
const [BEGIN, MIDDLE, END] = ["\ue000", "\ue001", "\ue002"];

/** A piece of a sentence; with an id it is the name of a thing. */
export interface Part {
  text: string;
  id?: string;
}

type Facts = Record<string, unknown>;
type Fetch = (lang: string, game: string) => Promise<string>;

const COUNT = (given: FluentVariable[]): string => {
  const [number, one, many] = given;
  return `${Number(number)} ${Number(number) === 1 ? one : many}`;
};

function makeBundle(lang: string, text: string): FluentBundle {
  const functions = { COUNT: COUNT as never };
  const bundle = new FluentBundle(lang, { functions, useIsolating: false });
  bundle.addResource(new FluentResource(text), { allowOverrides: false });
  return bundle;
}

async function fetchTexts(lang: string, game: string): Promise<string> {
  const answer = await fetch(`/api/words/${lang}/${game}`);
  if (!answer.ok) throw new Error(`no words for ${lang}`);
  return answer.text();
}

function firstLanguage(): string {
  const asked = new URLSearchParams(location.search).get("lang");
  const wished = [asked, localStorage.getItem(KEPT), ...navigator.languages.map((one) => one.slice(0, 2))];
  return wished.find((one) => (LANGUAGES as readonly string[]).includes(one ?? "")) ?? FALLBACK;
}

export class Words {
  lang = $state(FALLBACK);
  private bundles = $state.raw<FluentBundle[]>([]);
  /** Titles of rulebooks by game and language. */
  titles = $state.raw<Record<string, Record<string, string>>>({});
  /** The game whose texts are loaded; "-": none. */
  game = $state("-");
  private phrases = new Map<string, string | null>();
  /** What was asked for last: it wins, in whichever order the texts arrive. */
  private wanted = { lang: FALLBACK, game: "-" };

  constructor(private texts: Fetch = fetchTexts) {}

  async start(lang: string): Promise<void> {
    await this.load({ ...this.wanted, lang });
  }

  async setLang(lang: string): Promise<void> {
    localStorage.setItem(KEPT, lang);
    await this.load({ ...this.wanted, lang });
  }

  async loadGame(game: string): Promise<void> {
    if (game !== this.game || game !== this.wanted.game) await this.load({ ...this.wanted, game });
  }

  private async load(wanted: { lang: string; game: string }): Promise<void> {
    this.wanted = wanted;
    const { lang, game } = wanted;
    const codes = [...new Set([lang, FALLBACK])];
    const texts = await Promise.all(codes.map((code) => this.texts(code, game)));
    if (wanted !== this.wanted) return;
    this.game = game;
    this.phrases = new Map();
    this.bundles = texts.map((text, i) => makeBundle(codes[i] ?? FALLBACK, text));
    this.lang = lang;
    if (typeof document !== "undefined") document.documentElement.lang = lang;
  }

  // --- messages

  /** A message of the interface; facts are shown as they are. */
  t(id: string, facts: Facts = {}): string {
    return this.format(id, facts as Record<string, FluentVariable>) ?? id;
  }

  say(said: Said): string {
    return this.sentence(said, (id) => this.name(id));
  }

  parts(said: Said): Part[] {
    const text = this.sentence(said, (id) => (this.isId(id) ? BEGIN + id + MIDDLE + this.name(id) + END : id));
    const found: Part[] = [];
    for (const piece of text.split(BEGIN ?? "")) {
      const [id, rest] = piece.includes(MIDDLE ?? "") ? piece.split(MIDDLE ?? "") : ["", piece];
      const [name, after] = id ? (rest ?? "").split(END ?? "") : ["", rest];
      if (id && name) found.push({ text: name, id });
      if (after) found.push({ text: after });
    }
    return found.length ? capital(found) : [{ text }];
  }

  private sentence(said: Said, name: (id: string) => string): string {
    const text = this.format(said.message, this.variables(said.facts, name));
    if (text !== null) return text.slice(0, 1).toUpperCase() + text.slice(1);
    const known = Object.entries(said.facts).map(([key, value]) => `${key} ${String(value)}`);
    return known.length ? `${said.message} (${known.join(", ")})` : said.message;
  }

  // --- names

  /** The title of a game: from the texts of the house, else from its own rulebook. */
  title(game: string): string {
    const known = `web-game-${game}`;
    return this.has(known) ? this.t(known) : (this.titles[game]?.[this.lang] ?? game);
  }

  name(id: string): string {
    return this.isId(id) ? (this.phrase(`name-${id}`) ?? id) : id;
  }

  /** A cell as people write it: "x,y", where a game has no notation of its own. */
  cell(x: number, y: number): string {
    return this.format("cell-notation", { x, y }) ?? `${String(x)},${String(y)}`;
  }

  about(id: string): string {
    return this.phrase(`about-${id}`) ?? "";
  }

  glyph(id: string): string {
    return this.phrase(`glyph-${id}`) ?? "";
  }

  /** What stands for a thing where there is room for a sign or two: its glyph, else the first of its name. */
  sign(id: string): string {
    const glyph = [...this.glyph(id)].slice(0, 2).join("");
    return glyph || ([...this.name(id)][0] ?? "•").toUpperCase();
  }

  mark(mark: string): string {
    const [id, count] = mark.split(":");
    if (id === "number" && count) return this.t("board-number", { number: count });
    return count ? `${this.name(id ?? "")} ×${count}` : this.name(mark);
  }

  has(message: string): boolean {
    return this.bundles.some((bundle) => bundle.hasMessage(message));
  }

  names(ids: readonly unknown[], name: (id: string) => string = (id) => this.name(id)): string {
    const locale = this.lang === "en" ? "en-GB" : this.lang;
    return new Intl.ListFormat(locale).format(ids.map((id) => name(String(id))));
  }

  // --- inside

  private isId(id: string): boolean {
    return id !== "" && id !== id.toUpperCase();
  }

  private variables(facts: Facts, name: (id: string) => string): Record<string, FluentVariable> {
    const made: Record<string, FluentVariable> = {};
    for (const [key, value] of Object.entries(facts)) {
      if (typeof value === "string") {
        made[key] = name(value);
        made[`${key}-id`] = value || "none";
        made[`${key}-about`] = this.about(value);
      } else if (Array.isArray(value)) {
        made[key] = value.length ? this.names(value, name) : "";
      } else {
        made[key] = typeof value === "boolean" ? Number(value) : (value as number);
      }
    }
    return made;
  }

  private phrase(message: string): string | null {
    void this.bundles; // a reader of a remembered phrase still notices another language
    const known = this.phrases.get(message);
    if (known !== undefined) return known;
    const found = this.format(message, {});
    this.phrases.set(message, found);
    return found;
  }

  private format(message: string, variables: Record<string, FluentVariable>): string | null {
    for (const bundle of this.bundles) {
      const pattern = bundle.getMessage(message)?.value;
      if (pattern) return bundle.formatPattern(pattern, variables, []);
    }
    return null;
  }
}

function capital(parts: Part[]): Part[] {
  const [first, ...rest] = parts;
  return first ? [{ ...first, text: first.text.slice(0, 1).toUpperCase() + first.text.slice(1) }, ...rest] : parts;
}

export const words = new Words();

/** Loads the first words; the app is drawn afterwards. */
export async function startWords(): Promise<void> {
  const box = fetch("/api/box").then((answer) => answer.json() as Promise<Box>);
  await words.start(firstLanguage());
  words.titles = Object.fromEntries((await box).games.map((game) => [game.id, game.titles]));
}
