import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { freePosition, GAP_PX, type Box } from './freePosition';

/**
 * The attribute by which a panel's styles see how much space there is: for the whole panel (`full`), for its essential
 * part (`compact`), or for neither (`none`).
 */
const ROOM = 'data-room';

/**
 * Keeps a fixed panel where it covers no element that matches the selector, as near as possible to the top right below
 * the page's header. Without a selector (null) the panel is placed by its styles alone, and nothing is measured.
 */
export function useFreePosition(panel: RefObject<HTMLElement | null>, obstacles: string | null): void {
  // After each render, because the panel's content decides its size.
  useLayoutEffect(() => {
    if (panel.current && obstacles !== null) moveToFreePosition(panel.current, obstacles);
  });
  useEffect(() => {
    if (obstacles === null) return undefined;
    const reposition = () => panel.current && moveToFreePosition(panel.current, obstacles);
    // Browsers send at most one of these events per frame.
    window.addEventListener('scroll', reposition, { passive: true });
    window.addEventListener('resize', reposition);
    return () => {
      window.removeEventListener('scroll', reposition);
      window.removeEventListener('resize', reposition);
    };
  }, [panel, obstacles]);
}

function moveToFreePosition(panel: HTMLElement, selector: string): void {
  const frame = windowBelowHeader();
  const obstacles = [...document.querySelectorAll(selector)]
    .map((element): Box => element.getBoundingClientRect())
    .filter(({ top, height }) => top < frame.top + frame.height && top + height > frame.top);
  for (const room of ['full', 'compact']) {
    panel.setAttribute(ROOM, room);
    const size = { width: panel.offsetWidth, height: panel.offsetHeight };
    const found = freePosition(size, obstacles, frame, { left: frame.left + frame.width - size.width, top: frame.top });
    if (!found) continue;
    panel.style.left = `${found.left}px`;
    panel.style.top = `${found.top}px`;
    return;
  }
  panel.setAttribute(ROOM, 'none');
}

/** The part of the window below the page's header, less a gap on each side. */
export function windowBelowHeader(): Box {
  // As wide as the page, which leaves room for a scroll bar.
  const header = (document.querySelector('header') ?? document.body).getBoundingClientRect();
  const top = Math.max(0, header.bottom) + GAP_PX;
  return {
    left: header.left + GAP_PX,
    top,
    width: header.width - 2 * GAP_PX,
    height: document.documentElement.clientHeight - top - GAP_PX,
  };
}
