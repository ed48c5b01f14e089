/** How near an edge, in CSS pixels, a held pointer makes its box scroll. */
const EDGE = 40;

export interface EdgeScroll {
  /** The pointer is there now: `y` in CSS pixels of the window. */
  readonly pointerAt: (y: number) => void;
  readonly stop: () => void;
}

/**
 * Scrolls a box for as long as a held pointer is near its upper or lower edge, faster the nearer; `onScrolled` hears of
 * each frame in which what is under the pointer has changed.
 */
export function scrollAtEdges(box: Element, onScrolled: () => void): EdgeScroll {
  let y = 0;
  let frame: number | undefined;
  const step = () => {
    const { top, bottom } = box.getBoundingClientRect();
    const past = y < top + EDGE ? y - top - EDGE : Math.max(0, y - bottom + EDGE);
    const before = box.scrollTop;
    box.scrollTop += Math.sign(past) * Math.ceil(Math.min(Math.abs(past), EDGE) / 4);
    frame = box.scrollTop === before ? undefined : requestAnimationFrame(step);
    if (frame !== undefined) onScrolled();
  };
  return {
    pointerAt: (next) => {
      y = next;
      frame ??= requestAnimationFrame(step);
    },
    stop: () => {
      if (frame !== undefined) cancelAnimationFrame(frame);
      frame = undefined;
    },
  };
}
