/** Distance from an edge, in CSS pixels, within which a held pointer scrolls its box. */
const EDGE = 40;

export interface EdgeScroll {
  /** Reports the pointer's position: `y` in CSS pixels of the window. */
  readonly pointerAt: (y: number) => void;
  readonly stop: () => void;
}

/**
 * Scrolls a box while a held pointer is near its upper or lower edge, faster the nearer; `onScrolled` is called in each
 * frame in which the content under the pointer has moved.
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
