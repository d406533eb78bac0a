/** Which part of the board is seen: pure sums, so that they can be tested. */

import { contains, type Box, type Point } from "./geometry";

/** A point p of the board is seen at p * scale + (x, y). */
export interface View extends Point {
  scale: number;
}

export interface Extent {
  width: number;
  height: number;
}

/** The scales of a board that nobody has zoomed, and the one from which names are written on it. */
export interface Sizes {
  least: number;
  most: number;
  named: number;
}

/** The width of a square of a tile on the screen, in pixels. */
const SQUARE: Sizes = { least: 34, most: 64, named: 46 };
const READABLE = 0.5;
export const SMALLEST = 0.15;
export const LARGEST = 3;
/** A few tiles do not fill a big screen: larger than this looks coarse. */
const FIT_LARGEST = 1.5;
const RIM = 14;

/** How large a board is shown whose squares are so wide; 0 where tiles have none. */
export function sizesFor(square: number): Sizes {
  if (square === 0) return { least: 0, most: FIT_LARGEST, named: READABLE };
  return { least: SQUARE.least / square, most: SQUARE.most / square, named: SQUARE.named / square };
}

function within(scale: number, largest = LARGEST): number {
  return Math.min(largest, Math.max(SMALLEST, scale));
}

/** The view that shows the whole box in the middle; what lies `below` the upper rim of the screen is left free. */
export function fitted(box: Box, extent: Extent, below = 0, most = FIT_LARGEST): View {
  const wide = (extent.width - 2 * RIM) / (box.right - box.left);
  const high = (extent.height - below - 2 * RIM) / (box.bottom - box.top);
  const scale = within(Math.min(wide, high), most);
  return {
    scale,
    x: extent.width / 2 - ((box.left + box.right) / 2) * scale,
    y: (extent.height + below) / 2 - ((box.top + box.bottom) / 2) * scale,
  };
}

/** The view at this scale that shows the middle of one box, and beyond another box no more than it must. */
export function nearest(box: Box, within: Box, scale: number, extent: Extent): View {
  const along = (from: number, to: number, low: number, high: number, room: number): number => {
    const middle = room / 2 - ((from + to) / 2) * scale;
    if ((high - low) * scale <= room) return room / 2 - ((low + high) / 2) * scale;
    return Math.min(-low * scale, Math.max(room - high * scale, middle));
  };
  return {
    scale,
    x: along(box.left, box.right, within.left, within.right, extent.width),
    y: along(box.top, box.bottom, within.top, within.bottom, extent.height),
  };
}

/** Larger or smaller, with the point of the screen `about` staying where it is. */
export function zoomed(view: View, by: number, about: Point): View {
  const scale = within(view.scale * by);
  const ratio = scale / view.scale;
  return { scale, x: about.x - (about.x - view.x) * ratio, y: about.y - (about.y - view.y) * ratio };
}

/** The part of the board that is seen. */
export function seen(view: View, extent: Extent): Box {
  return {
    left: -view.x / view.scale,
    top: -view.y / view.scale,
    right: (extent.width - view.x) / view.scale,
    bottom: (extent.height - view.y) / view.scale,
  };
}

/** Moved no further than needed to show the box; smaller only where the box would not fit. */
export function revealed(view: View, box: Box, extent: Extent): View {
  if (contains(seen(view, extent), box)) return view;
  const fit = fitted(box, extent);
  if (fit.scale < view.scale) return fit;
  const { scale } = view;
  return {
    scale,
    x: shifted(view.x, box.left * scale, box.right * scale, extent.width),
    y: shifted(view.y, box.top * scale, box.bottom * scale, extent.height),
  };
}

function shifted(offset: number, from: number, to: number, extent: number): number {
  if (from + offset < RIM) return RIM - from;
  if (to + offset > extent - RIM) return extent - RIM - to;
  return offset;
}

/** Never so far that nothing of the box is left on the screen. */
export function kept(view: View, box: Box, extent: Extent): View {
  const rest = 80;
  return {
    scale: view.scale,
    x: Math.min(extent.width - rest - box.left * view.scale, Math.max(rest - box.right * view.scale, view.x)),
    y: Math.min(extent.height - rest - box.top * view.scale, Math.max(rest - box.bottom * view.scale, view.y)),
  };
}
