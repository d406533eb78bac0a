/** The window onto the board: where it looks, and what fingers, wheel and keys do to it. */

import { contains, type Box, type Point } from "./geometry";
import { fitted, kept, nearest, revealed, seen, sizesFor, zoomed, type Sizes, type View } from "./view";

const CLICK_SLACK = 6;
const REST = 180;
/** A board that could be shown this much larger is. */
const TOO_SMALL = 1.35;
/** So much smaller than it should be at least a board may be to show all that matters. */
const STILL_READABLE = 0.8;
const WHEEL_STEP = 0.0016;

export class Viewport {
  view = $state.raw<View>({ x: 0, y: 0, scale: 1 });
  width = $state(0);
  height = $state(0);
  /** True while the view travels by itself, so that it glides and does not jump. */
  gliding = $state(false);
  /** True for a moment after each move by hand: the drawing is then moved as a picture, and drawn afresh when at rest. */
  moving = $state(false);
  /** Somebody has moved the view: it is theirs until they ask for the whole board again. */
  taken = $state(false);
  /** The last press became a drag: the click that follows is none. */
  dragged = false;
  /** What is shown when nobody has moved the view, and how far it may be moved. */
  box: Box = { left: 0, top: 0, right: 1, bottom: 1 };
  bounds: Box = this.box;
  /** How much of its upper rim is covered. */
  below = 0;
  /** Smaller than at least, or larger than at most, the board is not shown unless somebody asks for that. */
  sizes: Sizes = sizesFor(0);
  /** Where whoever is on turn stands, or what matters: it is in the middle where not all can be seen. */
  near: Box | null = null;
  #fingers = new Map<number, Point>();
  #rest: ReturnType<typeof setTimeout> | undefined;
  #start: Point = { x: 0, y: 0 };

  get ready(): boolean {
    return this.width > 0 && this.height > 0;
  }

  get centre(): Point {
    return { x: this.width / 2, y: this.height / 2 };
  }

  #whole(): View {
    return fitted(this.box, this, this.below, this.sizes.most);
  }

  fit(glide: boolean): void {
    if (!this.ready) return;
    this.taken = false;
    const whole = this.#whole();
    const large = this.sizes.least > whole.scale;
    this.#go(large ? nearest(this.near ?? this.box, this.box, this.sizes.least, this) : whole, glide);
  }

  /** All of it however small; asked for again, as large as is readable. */
  fitWhole(): void {
    const whole = this.#whole();
    if (whole.scale >= this.sizes.least || Math.abs(this.view.scale - whole.scale) < 0.01) return this.fit(true);
    this.taken = true;
    this.#go(whole, true);
  }

  /** The box to show has changed: it is shown whole unless it is seen well already or the view is taken. */
  follow(box: Box, bounds: Box): void {
    this.box = box;
    this.bounds = bounds;
    if (!this.ready || this.taken) return;
    const whole = this.#whole().scale;
    if (whole < this.sizes.least && this.view.scale >= this.sizes.least - 0.01) return;
    if (whole > this.view.scale * TOO_SMALL || !contains(seen(this.view, this), box)) this.fit(true);
  }

  reveal(box: Box): void {
    if (!this.ready) return;
    const small = !this.taken && this.view.scale < this.sizes.least - 0.01;
    if (small && fitted(box, this, this.below, this.sizes.most).scale >= this.sizes.least) this.fit(true);
    const view = revealed(this.view, box, this);
    const scale = this.sizes.least * STILL_READABLE;
    const tooSmall = view.scale < scale && view.scale < this.view.scale;
    this.#go(tooSmall ? nearest(this.near ?? box, this.bounds, Math.min(scale, this.view.scale), this) : view, true);
  }

  zoom(by: number, about: Point = this.centre, glide = false): void {
    this.#take(kept(zoomed(this.view, by, about), this.bounds, this), glide);
  }

  pan(dx: number, dy: number, glide = false): void {
    this.#take(kept({ ...this.view, x: this.view.x + dx, y: this.view.y + dy }, this.bounds, this), glide);
  }

  #take(view: View, glide: boolean): void {
    this.taken = true;
    this.moving = true;
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => (this.moving = false), REST);
    this.#go(view, glide);
  }

  #go(view: View, glide: boolean): void {
    this.gliding = glide;
    this.view = view;
  }

  // --- fingers and wheel

  /** Hands the gestures on an element to the viewport; `turn` gets the wheel with Alt and says whether it used it. */
  gestures(node: Element, turn: (by: 1 | -1) => boolean): () => void {
    const place = (event: MouseEvent): Point => {
      const corner = node.getBoundingClientRect();
      return { x: event.clientX - corner.left, y: event.clientY - corner.top };
    };
    const stop = new AbortController();
    const on = <E extends MouseEvent>(type: string, heard: (event: E) => void): void =>
      node.addEventListener(type, heard as (event: Event) => void, { signal: stop.signal, passive: false });
    on<PointerEvent>("pointerdown", (event) => this.#press(event, place(event)));
    on<PointerEvent>("pointermove", (event) => this.#drag(node, event, place(event)));
    for (const type of ["pointerup", "pointercancel"]) on<PointerEvent>(type, (event) => this.#release(event));
    on<WheelEvent>("wheel", (event) => this.#wheel(event, place(event), turn));
    return () => stop.abort();
  }

  #press(event: PointerEvent, at: Point): void {
    if (event.button !== 0) return;
    // The first finger starts afresh: the end of an earlier press may have been lost with the thing it was on.
    if (event.isPrimary) {
      this.#fingers.clear();
      this.dragged = false;
      this.#start = at;
    }
    this.#fingers.set(event.pointerId, at);
  }

  /** The click that ends a drag comes before the next task: after it, clicks count again. */
  #release(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
    if (this.#fingers.size === 0) setTimeout(() => (this.dragged = false));
  }

  #drag(node: Element, event: PointerEvent, at: Point): void {
    const before = this.#fingers.get(event.pointerId);
    if (before === undefined) return;
    const others = [...this.#fingers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    if (!this.dragged && others.length === 0 && Math.hypot(at.x - this.#start.x, at.y - this.#start.y) < CLICK_SLACK) return;
    if (!node.hasPointerCapture(event.pointerId)) node.setPointerCapture(event.pointerId);
    this.dragged = true;
    this.#fingers.set(event.pointerId, at);
    const other = others[0];
    if (other === undefined) this.pan(at.x - before.x, at.y - before.y);
    else this.#pinch(before, at, other);
  }

  #pinch(before: Point, at: Point, other: Point): void {
    const apart = (point: Point): number => Math.max(1, Math.hypot(point.x - other.x, point.y - other.y));
    this.pan((at.x - before.x) / 2, (at.y - before.y) / 2);
    this.zoom(apart(at) / apart(before), { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 });
  }

  #wheel(event: WheelEvent, at: Point, turn: (by: 1 | -1) => boolean): void {
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 30 : 1;
    const delta = (event.deltaY || event.deltaX) * lines;
    if (event.altKey && turn(delta > 0 ? 1 : -1)) return;
    this.zoom(Math.exp(-Math.max(-240, Math.min(240, delta)) * WHEEL_STEP), at);
  }
}
