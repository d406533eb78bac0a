// What this browser knows of its tables: the keys that open them.

import type { TableKeys } from "../wire";

const KEPT = "hauntbox.tables";
const MOST = 60;

export interface MyTable {
  table: string;
  game: string;
  host: string;
  invite: string;
  watch: string;
  /** The keys of the seats this browser holds, by seat number. */
  seats: Record<string, string>;
  name: string;
  at: number;
}

export function myTables(): MyTable[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? "[]") as MyTable[];
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

export function myTable(table: string): MyTable | undefined {
  return myTables().find((one) => one.table === table);
}

/** Adds what is new about a table; what was known stays. */
export function remember(news: Partial<MyTable> & Pick<TableKeys, "table">): void {
  const before = myTable(news.table);
  const blank: MyTable = { table: news.table, game: "", host: "", invite: "", watch: "", seats: {}, name: "", at: 0 };
  const known = Object.fromEntries(Object.entries(news).filter(([, value]) => value !== "" && value !== undefined));
  const seats = { ...before?.seats, ...news.seats };
  const kept: MyTable = { ...blank, ...before, ...known, seats, at: Date.now() };
  const others = myTables().filter((one) => one.table !== news.table);
  localStorage.setItem(KEPT, JSON.stringify([kept, ...others].slice(0, MOST)));
}

export function forgetSeat(table: string, seat: number): void {
  const known = myTable(table);
  if (!known) return;
  delete known.seats[String(seat)];
  localStorage.setItem(KEPT, JSON.stringify(myTables().map((one) => (one.table === table ? known : one))));
}

export function forget(table: string): void {
  localStorage.setItem(KEPT, JSON.stringify(myTables().filter((one) => one.table !== table)));
}
