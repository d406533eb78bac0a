// What this browser is at a table: one seat, several that share the screen, or a visitor.
import { api } from "../lib/api";
import { forgetSeat, myTable, remember } from "../lib/keys";
import { hide, route } from "../lib/route.svelte";
import type { Welcome } from "../wire";
import { briefId, sameView } from "./briefs";
import { Connection } from "./connection.svelte";

export class Seated {
  connections: Connection[] = $state.raw([]);
  /** The seat whose view is on the screen; null before somebody has lifted the curtain. */
  present: Connection | null = $state.raw(null);
  /** The briefs that were laid open on the screen by those they are for. */
  #told: ReadonlyMap<Connection, string> = $state.raw(new Map());
  readonly table: string;

  constructor(table: string, key: string) {
    this.table = table;
    const known = myTable(this.table);
    const remembered = known === undefined ? [] : [known.host, known.invite, known.watch, ...Object.values(known.seats)];
    if (key !== "" && !remembered.includes(key)) this.#start([key]);
    else this.connect();
  }

  /** Opens a line for every seat this browser holds, or one as a visitor. */
  connect(): void {
    const known = myTable(this.table);
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
    if (this.present.queue.busy) return null;
    if (this.asked !== null && this.asked !== this.present) return this.#hides(this.asked) ? [this.asked] : null;
    return this.#untold(this.present) ? [this.present] : null;
  }

  lift(connection: Connection): void {
    connection.queue.flush();
    this.#show(connection);
  }

  /** Shows the seat that is asked, where nothing has to be hidden. */
  follow(): void {
    const first = this.connections[0] ?? null;
    if (this.connections.some((one) => one.status === "gone") && this.#forgot()) this.connect();
    else if (!this.shared) this.present = first;
    else if (first?.table?.secrets === false || first?.ending != null) {
      if (this.present === null) this.present = this.asked ?? first;
      else if (this.asked !== null && !this.present.queue.busy) this.present = this.asked;
    } else if (this.present !== null && this.asked !== null && this.asked !== this.present) {
      const same = sameView(this.present, this.asked);
      if (same && !this.present.queue.busy && !this.#untold(this.asked)) this.#show(this.asked);
    }
  }

  #show(connection: Connection): void {
    this.#told = new Map(this.#told).set(connection, briefId(connection.scene?.brief ?? null));
    this.present = connection;
  }

  /** Whether the seat that is asked sees something else than the one on the screen, or is told something new. */
  #hides(asked: Connection): boolean {
    const at = this.present;
    if (at === null || at.status !== "online") return true;
    // two lines hear of a change one after the other: until both have, nothing can be said
    return at.version === asked.version && (!sameView(at, asked) || this.#untold(asked));
  }

  /** Whether a seat has a brief that the others at the screen have not, and that it was not shown alone. */
  #untold(one: Connection): boolean {
    const brief = one.scene?.brief ?? null;
    const told = JSON.stringify(brief);
    const secret = this.connections.some((other) => JSON.stringify(other.scene?.brief ?? null) !== told);
    return brief !== null && secret && this.#told.get(one) !== briefId(brief);
  }

  /** Takes an open seat and comes back to the table as its holder. */
  async sit(seat: number, name: string): Promise<void> {
    const at = this.present;
    const keys = await api.sit(this.table, { name, key: at?.keys.invite || at?.key || "", seat });
    remember({ table: this.table, game: at?.table?.game ?? "", name, seats: keys.seats });
    this.connect();
  }

  #start(keys: string[]): void {
    this.close();
    const host = myTable(this.table)?.host ?? "";
    this.present = null;
    this.connections = keys.map((key) => new Connection(this.table, key, host, (welcome) => this.#learn(key, welcome)));
    if (!this.shared) this.present = this.connections[0] ?? null;
  }

  /** Remembers what a key turned out to be; a seat's link joins the seats that are here already. */
  #learn(key: string, welcome: Welcome): void {
    const { seat, keys, table } = welcome;
    const before = myTable(this.table)?.seats ?? {};
    const held = Object.entries(before).find(([, known]) => known === key);
    if (held !== undefined && Number(held[0]) !== seat) {
      forgetSeat(this.table, Number(held[0]));
      if (seat < 0) return this.connect(); // the seat was given away: back as a visitor, who may take an open one
    }
    const isNew = seat >= 0 && held === undefined;
    const news = { table: this.table, game: table.game, invite: keys.invite, watch: keys.watch };
    if (seat >= 0) remember({ ...news, seats: { [seat]: key }, name: table.seats[seat]?.name ?? "" });
    else remember({ ...news, host: welcome.host ? key : "" });
    if (route.parts[2] === key) hide(`/t/${this.table}`);
    const others = Object.values(myTable(this.table)?.seats ?? {}).filter((one) => one !== key);
    if (others.length > 0 && (isNew || seat < 0)) this.connect();
  }

  /** Forgets seats that were given to somebody else; false where no other way to the table is left. */
  #forgot(): boolean {
    const dead = this.connections.filter((one) => one.status === "gone").map((one) => one.key);
    const seats = Object.entries(myTable(this.table)?.seats ?? {}).filter(([, key]) => dead.includes(key));
    for (const [seat] of seats) forgetSeat(this.table, Number(seat));
    const known = myTable(this.table);
    const left = [known?.host, known?.invite, known?.watch, ...Object.values(known?.seats ?? {})];
    return seats.length > 0 && left.some((key) => key !== undefined && key !== "");
  }
}
