// Plays what happened one update after the other, so that eyes can follow.
import type { Line, Scene } from "../wire";

export interface Frame {
  scene: Scene;
  lines: Line[];
}

const LONGEST = 1200;
const ALL = 6000;
const CAPTION = 3500;
const SHORTEST = 60;

/** How long a frame stays, in milliseconds at single speed, when so many wait and so long has passed. 0: skip all. */
export function stay(lines: number, waiting: number, passed: number): number {
  const own = Math.min(LONGEST, 450 + 250 * lines);
  const share = (ALL - passed) / (waiting + 1);
  return share < SHORTEST ? 0 : Math.min(own, share);
}

export class Queue {
  /** The intermediate scene on the board; null: nothing is being played, show the table as it is. */
  showing: Scene | null = $state.raw(null);
  /** The lines of what was just played. */
  caption: Line[] = $state.raw([]);
  /** How many lines of the log have not been played yet. */
  held: number = $state(0);

  #frames: Frame[] = [];
  #began = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #fading: ReturnType<typeof setTimeout> | undefined;

  get busy(): boolean {
    return this.showing !== null;
  }

  /** Plays a frame when its turn comes; at speed 0, or alone and at once, it only leaves its caption. */
  push(frame: Frame, speed: number, atOnce: boolean): void {
    if (speed === 0 || (atOnce && !this.busy)) {
      this.#say(frame.lines);
      return;
    }
    this.#frames.push(frame);
    this.held += frame.lines.length;
    if (!this.busy) {
      this.#began = performance.now();
      this.#play(speed);
    }
  }

  /** Shows the table as it is now. */
  flush(): void {
    clearTimeout(this.#timer);
    const unsaid = this.#frames.flatMap((frame) => frame.lines);
    this.#frames = [];
    this.held = 0;
    this.showing = null;
    if (unsaid.length > 0) this.#say(unsaid);
  }

  stop(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#fading);
  }

  #play(speed: number): void {
    const frame = this.#frames.shift();
    if (frame === undefined) {
      this.showing = null;
      return;
    }
    const passed = (performance.now() - this.#began) * speed;
    const time = stay(frame.lines.length, this.#frames.length, passed);
    this.#say(frame.lines);
    this.held -= frame.lines.length;
    if (time === 0) {
      this.flush();
      return;
    }
    this.showing = { ...frame.scene, question: null };
    this.#timer = setTimeout(() => this.#play(speed), time / speed);
  }

  #say(lines: Line[]): void {
    if (lines.length === 0) return;
    clearTimeout(this.#fading);
    this.caption = lines;
    this.#fading = setTimeout(() => (this.caption = []), CAPTION);
  }
}
