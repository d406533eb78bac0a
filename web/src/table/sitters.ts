// Who sits on a seat: in words, and for another game.
import { words } from "../lib/words.svelte";
import type { NewSeat, Sitter, TableInfo } from "../wire";

export function levelName(level: string): string {
  return words.t(`play-level-${level}`);
}

export function sitterName(sitter: Sitter): string {
  if (sitter.kind === "open") return words.t("play-open");
  if (sitter.kind === "bot") return words.t("play-bot", { level: levelName(sitter.level) });
  return sitter.name === "" ? words.t("play-seat", { seat: sitter.seat + 1 }) : sitter.name;
}

export function seatName(table: TableInfo, seat: number): string {
  const sitter = table.seats[seat];
  return sitter === undefined ? words.t("play-seat", { seat: seat + 1 }) : sitterName(sitter);
}

/** The same seats again; other people's are open, for them to sit down by invitation. */
export function sameSeats(table: TableInfo, mine: ReadonlySet<number>): NewSeat[] {
  return table.seats.map((sitter) => {
    if (sitter.kind === "bot") return { kind: "bot", level: sitter.level };
    return mine.has(sitter.seat) ? { kind: "person", name: sitter.name } : { kind: "open" };
  });
}
