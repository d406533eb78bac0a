// Looking back: which moment of the game is on the board, and playing it on from there.
import { settings } from "../lib/settings.svelte";
import type { Scene } from "../wire";
import type { Connection } from "./connection.svelte";

const STEP = 900;

export class Looking {
  /** The moment looked at; null: now. */
  moment: number | null = $state(null);
  playing: boolean = $state(false);
  #at: () => Connection | null;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(at: () => Connection | null) {
    this.#at = at;
  }

  get total(): number {
    return this.#at()?.moment ?? 0;
  }

  /** The scene of that moment, or the one before it while the answer is on its way. */
  get scene(): Scene | null {
    return this.moment === null ? null : (this.#at()?.looked?.scene ?? null);
  }

  to(moment: number): void {
    const wanted = Math.max(0, Math.min(this.total, moment));
    this.moment = wanted;
    this.#at()?.look(wanted);
  }

  step(by: number): void {
    this.pause();
    this.to((this.moment ?? this.total) + by);
  }

  play(): void {
    if ((this.moment ?? this.total) >= this.total) this.to(0);
    this.playing = true;
    this.#timer = setInterval(() => this.#tick(), STEP / (settings.speed || 3));
  }

  pause(): void {
    this.playing = false;
    clearInterval(this.#timer);
  }

  back(): void {
    this.pause();
    this.moment = null;
  }

  #tick(): void {
    const now = this.moment ?? this.total;
    if (now >= this.total) this.pause();
    else this.to(now + 1);
  }
}
