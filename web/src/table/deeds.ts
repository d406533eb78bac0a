// What can be done with a table as a whole: its record, another game like it, another way it might have gone.
import { api } from "../lib/api";
import { remember } from "../lib/keys";
import { go } from "../lib/route.svelte";
import { settings } from "../lib/settings.svelte";
import type { TableInfo, TableKeys } from "../wire";
import type { Play } from "./play.svelte";
import { sameSeats } from "./sitters";

function enter(keys: TableKeys, game: string, name: string): void {
  remember({ ...keys, game, name });
  go(`/t/${keys.table}`);
}

/** Hands the record of the game to the browser as a file. */
export async function download(play: Play): Promise<void> {
  const text = await api.record(play.seated.table, play.at?.key ?? "");
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = `${play.at?.table?.game ?? "game"}-${play.seated.table}.hbx`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

export async function playAgain(play: Play, table: TableInfo): Promise<void> {
  const mine = new Set(play.seated.connections.map((connection) => connection.seat));
  const { game, options, clock } = table;
  enter(await api.create({ game, options, clock, seats: sameSeats(table, mine) }), game, settings.name);
}

/** A new table that goes on from a moment of this one. */
export async function whatIf(play: Play, moment: number, seat: number): Promise<void> {
  const keys = await api.fork(play.seated.table, { key: play.at?.key ?? "", moment, seat, name: settings.name });
  enter(keys, play.at?.table?.game ?? "", settings.name);
}
