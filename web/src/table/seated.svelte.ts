// What this browser is at a table: one seat, several that share the screen, or a visitor.
import { api } from "../lib/api";
import { myTables, remember, type MyTable } from "../lib/keys";
import type { Welcome } from "../wire";
import { Connection } from "./connection.svelte";

export class Seated {
  connections: Connection[] = $state.raw([]);
  /** The seat whose view is on the screen; null before somebody has lifted the curtain. */
  present: Connection | null = $state.raw(null);
  readonly table: string;

  constructor(table: string, key: string) {
    this.table = table;
    const known = this.#known();
    const remembered = known === undefined ? [] : [known.host, known.invite, known.watch, ...Object.values(known.seats)];
    if (key !== "" && !remembered.includes(key)) this.#start([key]);
    else this.connect();
  }

  /** Opens a line for every seat this browser holds, or one as a visitor. */
  connect(): void {
    const known = this.#known();
    const seats = Object.values(known?.seats ?? {});
    const visitor = known?.host || known?.invite || known?.watch || "";
    this.#start(seats.length > 0 ? seats : [visitor]);
  }

  close(): void {
    for (const connection of this.connections) connection.close();
  }

  get shared(): boolean {
    return this.connections.length > 1;
  }

  /** The own seat that has to decide, when there is one. */
  get asked(): Connection | null {
    return this.connections.find((one) => one.scene !== null && one.scene.asked === one.seat && one.seat >= 0) ?? null;
  }

  /** Who may lift the curtain; null while there is none. */
  get curtain(): Connection[] | null {
    const first = this.connections.find((one) => one.table !== null);
    if (!this.shared || first?.table?.secrets !== true || first.ending !== null) return null;
    if (this.present === null) return this.asked === null ? this.connections : [this.asked];
    const waits = this.asked !== null && this.asked !== this.present && !this.present.queue.busy;
    return waits && this.asked !== null ? [this.asked] : null;
  }

  lift(connection: Connection): void {
    connection.queue.flush();
    this.present = connection;
  }

  /** Shows the seat that is asked, where nothing has to be hidden. */
  follow(): void {
    const first = this.connections[0] ?? null;
    if (!this.shared) this.present = first;
    else if (this.connections.some((one) => one.status === "gone")) this.#drop();
    else if (first?.table?.secrets === false || first?.ending != null) {
      if (this.present === null) this.present = this.asked ?? first;
      else if (this.asked !== null && !this.present.queue.busy) this.present = this.asked;
    }
  }

  /** Takes an open seat and comes back to the table as its holder. */
  async sit(seat: number, name: string): Promise<void> {
    const at = this.present;
    const keys = await api.sit(this.table, { name, key: at?.keys.invite || at?.key || "", seat });
    remember({ table: this.table, game: at?.table?.game ?? "", name, seats: { ...this.#known()?.seats, ...keys.seats } });
    this.connect();
  }

  #known(): MyTable | undefined {
    return myTables().find((mine) => mine.table === this.table);
  }

  #start(keys: string[]): void {
    this.close();
    const host = this.#known()?.host ?? "";
    this.present = null;
    this.connections = keys.map((key) => new Connection(this.table, key, host, (welcome) => this.#learn(key, welcome)));
    if (!this.shared) this.present = this.connections[0] ?? null;
  }

  /** Remembers what a key turned out to be; a seat's link joins the seats that are here already. */
  #learn(key: string, welcome: Welcome): void {
    const known = this.#known();
    const seats = { ...known?.seats };
    const isNew = welcome.seat >= 0 && seats[welcome.seat] !== key;
    if (isNew) seats[welcome.seat] = key;
    const host = welcome.host && welcome.seat < 0 ? key : (known?.host ?? "");
    const invite = welcome.keys.invite || known?.invite || "";
    const watch = welcome.keys.watch || known?.watch || "";
    const name = welcome.table.seats[welcome.seat]?.name ?? known?.name ?? "";
    remember({ table: this.table, game: welcome.table.game, host, invite, watch, seats, name });
    const held = Object.keys(seats).length;
    if ((isNew && held > 1) || (welcome.seat < 0 && held > 0)) this.connect();
  }

  /** A seat that was given to somebody else is no longer here. */
  #drop(): void {
    const alive = this.connections.filter((one) => one.status !== "gone");
    if (alive.length === 0) return;
    this.connections = alive;
    if (this.present?.status === "gone") this.present = null;
  }
}
