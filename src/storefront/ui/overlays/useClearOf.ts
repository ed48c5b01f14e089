import { useLayoutEffect, type RefObject } from 'react';
import { freePosition, overlaps, type Box } from './freePosition';
import { windowBelowHeader } from './useFreePosition';

/** A field in error. */
const FAULTY = '[aria-invalid="true"]';

/**
 * Moves the fixed region around an element as little as possible, so that it covers neither a field in error nor the
 * focused element: the button that was pressed, even if that moves because the page grows. The region moves back when
 * the element leaves. Without enough room it stays where it is.
 */
export function useClearOf(element: RefObject<HTMLElement | null>, region: string): void {
  useLayoutEffect(() => {
    const moved = element.current?.closest<HTMLElement>(region);
    if (!moved) return undefined;
    moveClear(moved);
    // The size with the body's padding: by that padding a bar at the bottom of the window reserves its space, and the
    // region is placed above the bar.
    const page = new ResizeObserver(() => moveClear(moved));
    page.observe(document.body, { box: 'border-box' });
    return () => {
      page.disconnect();
      moved.style.translate = '';
    };
  }, [element, region]);
}

function moveClear(region: HTMLElement): void {
  region.style.translate = '';
  const own: Box = region.getBoundingClientRect();
  const faulty = [...document.querySelectorAll(FAULTY)];
  const obstacles = [...faulty, document.activeElement ?? document.body]
    .filter((one) => one !== document.body && !region.contains(one))
    .map((one): Box => one.getBoundingClientRect());
  if (!obstacles.some((obstacle) => overlaps(own, obstacle))) return;
  // Beside the obstacles where there is room; in a narrow window above or below them. The size is copied field by
  // field, because a DOMRect has no own properties that could be spread.
  const size = { width: own.width, height: own.height };
  const found = freePosition(size, obstacles, { ...windowBelowHeader(), left: 0, width: window.innerWidth }, own);
  if (found) region.style.translate = `${found.left - own.left}px ${found.top - own.top}px`;
}
