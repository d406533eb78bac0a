import { beforeAll, expect, test } from "vitest";
import { Words } from "./words.svelte";

const FILES = import.meta.glob<string>("../../../src/hauntbox/**/*.ftl", { query: "?raw", import: "default", eager: true });

function texts(lang: string, game: string): string {
  const homes = [`/games/${game}/text/${lang}/`, `/hauntbox/text/${lang}/`];
  const names = homes.flatMap((home) => Object.keys(FILES).filter((file) => file.includes(home)));
  return names.map((file) => FILES[file]).join("\n");
}

const english = new Words((lang, game) => Promise.resolve(texts(lang, game)));
const japanese = new Words((lang, game) => Promise.resolve(texts(lang, game)));

beforeAll(async () => {
  await english.loadGame("widow");
  await english.start("en");
  await japanese.loadGame("widow");
  await japanese.start("ja");
});

const PLACED = { message: "event-placed", facts: { tile: "red_01", cell: "3,-1", turns: 2, rule: "WID-TILE-6" } };

test("a message is said with the names of its facts, counts and a capital in front", () => {
  expect(english.say(PLACED)).toBe("The Cloakroom is placed at 3,-1, turned by 2 quarters.");
  const near = { message: "option-spirit_step-step", facts: { tile: "start_hall", cell: "0,0", far: 1 } };
  expect(english.say(near)).toBe("To the Great Hall (0,0), 1 space from the widow.");
});

test("the same message in another language", () => {
  expect(japanese.say(PLACED)).not.toMatch(/placed/);
  expect(japanese.name("start_hall")).not.toBe("Great Hall");
});

test("a sentence is cut so that names can be links", () => {
  const parts = english.parts(PLACED);
  expect(parts.map((part) => part.text).join("")).toBe(english.say(PLACED));
  expect(parts.filter((part) => part.id)).toEqual([{ text: "Cloakroom", id: "red_01" }]);
});

test("a sentence that begins with a name still begins with a capital", () => {
  const stripped = { message: "option-shelter_target-spirit", facts: { spirit: "spirit_red", tile: "start_hall", far: 2, binding: 0, locks: 0 } };
  expect(english.parts(stripped)[0]).toEqual({ text: "The Scarlet One", id: "spirit_red" });
});

test("lists of names are said as lists", () => {
  const order = { message: "option-peek_order-order", facts: { tiles: ["red_01", "red_02", "red_03"] } };
  expect(english.say(order)).toBe("Cloakroom, Trophy Room and Back Stair");
});

test("an unknown message is shown bare rather than not at all", () => {
  expect(english.say({ message: "event-nothing", facts: { n: 3 } })).toBe("event-nothing (n 3)");
  expect(english.name("nobody")).toBe("nobody");
  expect(english.name("3,-1")).toBe("3,-1");
});

test("marks are counted", () => {
  expect(english.mark("lock:2")).toBe("lock ×2");
});

test("what people typed is shown as it is", () => {
  expect(english.t("web-seat", { seat: "<b>{ $x }</b>" })).toBe("Seat <b>{ $x }</b>");
});

test("what was asked for last wins, in whichever order the texts arrive", async () => {
  const waiting: (() => void)[] = [];
  const slow = new Words((lang, game) => new Promise((arrive) => waiting.push(() => arrive(texts(lang, game)))));
  const first = slow.loadGame("widow");
  const second = slow.start("ja");
  waiting.reverse().forEach((arrive) => arrive());
  await Promise.all([first, second]);
  expect([slow.lang, slow.game, slow.name("start_hall")]).toEqual(["ja", "widow", japanese.name("start_hall")]);
});
