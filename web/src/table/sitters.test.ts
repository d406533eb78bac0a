import { describe, expect, it } from "vitest";
import type { TableInfo } from "../wire";
import { sameSeats } from "./sitters";

describe("the same set-up again", () => {
  it("keeps bots and own seats, and opens the seats of others", () => {
    const seats = [
      { seat: 0, kind: "person", name: "Ada", level: "", online: true },
      { seat: 1, kind: "person", name: "Bo", level: "", online: true },
      { seat: 2, kind: "bot", name: "", level: "steady", online: false },
    ];
    expect(sameSeats({ seats } as unknown as TableInfo, new Set([0]))).toEqual([
      { kind: "person", name: "Ada" },
      { kind: "open" },
      { kind: "bot", level: "steady" },
    ]);
  });
});
