import { expect, it } from "vitest";
import type { Die } from "../wire";
import { rollsOf } from "./rolls";

const die = (key: string, face: number, needs: number): Die => ({ key, face, was: face, good: false, needs });

it("dice that are good by themselves have no sum", () => {
  expect(rollsOf([die("die:0", 3, 5), die("die:1", 5, 5)])).toMatchObject([{ name: "", sum: null }]);
  expect(rollsOf([])).toEqual([]);
});

it("dice that count together are summed, roll by roll", () => {
  const dice = [die("die:attack:0", 2, -1), die("die:attack:1", 1, -1), die("die:defend:0", 0, -1)];
  expect(rollsOf(dice)).toMatchObject([
    { name: "attack", sum: 3 },
    { name: "defend", sum: 0 },
  ]);
});
