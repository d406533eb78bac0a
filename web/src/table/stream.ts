// What arrives over the wire, put together: pure functions, no socket.
import type { Line, Scene } from "../wire";

/** The scene with the parts that changed; an update sends only those. */
export function merged(scene: Scene, parts: Partial<Scene>): Scene {
  return { ...scene, ...parts };
}

/** The log after an update: choices that were taken back take their lines with them. */
export function continued(log: readonly Line[], lines: readonly Line[], moment: number, back: boolean): Line[] {
  const kept = back ? log.filter((line) => line.moment <= moment) : log;
  return [...kept, ...lines];
}

/** How long to wait before the next attempt to connect, in milliseconds: longer each time, up to 15 seconds. */
export function pauseBefore(attempt: number): number {
  return Math.min(15_000, 400 * 2 ** attempt);
}
