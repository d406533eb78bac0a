import { expect, test } from "vitest";
import { blocks, passages, spans } from "./markdown";

test("a table has a head and rows", () => {
  const [table] = blocks("| Spirit | Speed |\n|---|---|\n| red | 1 |\n| **blue** | 2 |");
  expect(table?.kind).toBe("table");
  if (table?.kind !== "table") return;
  expect(table.head.map((cell) => cell[0]?.text)).toEqual(["Spirit", "Speed"]);
  expect(table.rows[1]?.[0]?.[0]).toEqual({ text: "blue", bold: true, term: false, rule: "" });
});

test("a heading right above a table is a heading and a table", () => {
  expect(blocks("### Spirits\n| a |\n|---|\n| b |").map((block) => block.kind)).toEqual(["heading", "table"]);
});

test("rule ids are found, other capitals are not", () => {
  const found = spans("See WID-TILE-6 and CEL-ATTACK, not IV or NASA.").filter((span) => span.rule);
  expect(found.map((span) => span.rule)).toEqual(["WID-TILE-6", "CEL-ATTACK"]);
});

test("markup stays text", () => {
  const [block] = blocks("<b>bold</b>");
  expect(block).toEqual({ kind: "text", spans: [{ text: "<b>bold</b>", bold: false, term: false, rule: "" }] });
});

test("words of the game are told from the others, single stars are not", () => {
  const found = spans("The *bearer* lays `strand` markers: 2 * 3 and 4 * 5.");
  expect(found.filter((span) => span.term).map((span) => span.text)).toEqual(["bearer", "strand"]);
  expect(found.map((span) => span.text).join("")).toBe("The bearer lays strand markers: 2 * 3 and 4 * 5.");
});

test("a list has its items, with lines that go on", () => {
  const [list] = blocks("- one\n  more\n- two");
  expect(list?.kind === "list" && list.items.map((item) => item[0]?.text)).toEqual(["one   more", "two"]);
});

test("a search keeps the passages that have the word, each under its heading", () => {
  const text = "Cells and doors.\n\n### Spirits\n\n| red |\n|---|\n| sun |\n\nThe Moon walks.\n\n### Moon\n\nIt shines.";
  expect(passages(text, "moon")).toBe("### Spirits\n\nThe Moon walks.\n\n### Moon");
  expect(passages(text, "sun")).toBe("### Spirits\n\n| red |\n|---|\n| sun |");
  expect(passages(text, "stairs")).toBe("");
});
