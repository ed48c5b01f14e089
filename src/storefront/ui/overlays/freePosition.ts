/** A rectangle in the window, in CSS pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Point {
  readonly left: number;
  readonly top: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Space between the panel and its obstacles, in CSS pixels. */
export const GAP_PX = 8;

export const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

const isWithin = (box: Box, frame: Box): boolean =>
  box.left >= frame.left &&
  box.top >= frame.top &&
  box.left + box.width <= frame.left + frame.width &&
  box.top + box.height <= frame.top + frame.height;

/**
 * The position nearest to `wanted` at which a panel is inside the frame and covers none of the obstacles; null if there
 * is none. If any position is free, there is a free one that in each direction touches an edge of the frame or of an
 * obstacle, or keeps the wanted coordinate: only those are tried.
 */
export function freePosition(size: Size, obstacles: readonly Box[], frame: Box, wanted: Point): Point | null {
  const lefts = [wanted.left, frame.left, frame.left + frame.width - size.width];
  const tops = [wanted.top, frame.top, frame.top + frame.height - size.height];
  for (const { left, top, width, height } of obstacles) {
    lefts.push(left - GAP_PX - size.width, left + width + GAP_PX);
    tops.push(top - GAP_PX - size.height, top + height + GAP_PX);
  }
  let best: Point | null = null;
  let shortest = Infinity;
  for (const left of lefts) {
    for (const top of tops) {
      const distance = Math.abs(left - wanted.left) + Math.abs(top - wanted.top);
      const box = { left, top, ...size };
      if (distance >= shortest || !isWithin(box, frame)) continue;
      if (obstacles.some((obstacle) => overlaps(box, obstacle))) continue;
      best = { left, top };
      shortest = distance;
    }
  }
  return best;
}
