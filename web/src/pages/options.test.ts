import { expect, test } from "vitest";
import { fits, isNamed } from "./options";

const rounds = { name: "max_rounds", default: "60", values: ["60"], pattern: "[1-9][0-9]{0,2}" };
const first = { name: "first", default: "random", values: ["random", "birthday"], pattern: "random|birthday|[01][0-9]-[0-3][0-9]" };

test("a free text has to match as a whole", () => {
  expect(["1", "60", "999"].every((text) => fits(rounds, text))).toBe(true);
  expect(["", "0", "6 0", "1000", "x60"].some((text) => fits(rounds, text))).toBe(false);
  expect(["random", "10-31"].every((text) => fits(first, text))).toBe(true);
  expect(["randomly", "31.10."].some((text) => fits(first, text))).toBe(false);
});

test("without a pattern it is one of the values", () => {
  expect(fits({ ...rounds, pattern: "" }, "60")).toBe(true);
  expect(fits({ ...rounds, pattern: "" }, "61")).toBe(false);
});

test("numbers stand for themselves", () => {
  expect([isNamed("random"), isNamed("60")]).toEqual([true, false]);
});
