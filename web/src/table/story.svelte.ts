// The story that a seat was told: it is read when it comes, and can be read again.
import type { Brief } from "../wire";
import { briefId } from "./briefs";
import type { Play } from "./play.svelte";

const KEPT = "hauntbox.stories";
const MOST = 60;

type Read = Record<string, string[]>;

function kept(): Read {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Read;
  } catch {
    return {};
  }
}

export class Story {
  /** Somebody wants to read it again. */
  opened: boolean = $state(false);
  /** The briefs of this table that were read in this browser. */
  #read: readonly string[] = $state.raw([]);
  #play: Play;

  constructor(play: Play) {
    this.#play = play;
    this.#read = kept()[play.seated.table] ?? [];
  }

  /** The brief of what is on the screen. */
  get brief(): Brief | null {
    return this.#play.scene?.brief ?? null;
  }

  /** What is to be read now: a brief that has just come, or the one that was asked for. */
  get shown(): Brief | null {
    return this.opened || this.#due ? this.brief : null;
  }

  get #due(): boolean {
    const at = this.#play.at;
    if (at === null || at.ending !== null || at.queue.busy || this.#play.looking.moment !== null) return false;
    const id = briefId(this.brief);
    return id !== "" && !this.#read.includes(id);
  }

  open(): void {
    this.opened = true;
  }

  close(): void {
    this.opened = false;
    const id = briefId(this.brief);
    if (id === "" || this.#read.includes(id)) return;
    const { table } = this.#play.seated;
    const { [table]: before = [], ...others } = kept();
    this.#read = [...before, id];
    const tables = [...Object.entries(others), [table, this.#read] as const].slice(-MOST);
    localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(tables)));
  }
}
