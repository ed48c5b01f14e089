import { useLayoutEffect, type RefObject } from 'react';

/** Scrolls what has the focus, the button that was pressed, clear of an element that has just appeared over it. */
export function useUncovered(cover: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const pressed = document.activeElement;
    if (!cover.current || !pressed || pressed === document.body) return;
    // As laid out: it may still be moving into its place.
    const { offsetTop: top, offsetHeight: height } = cover.current;
    const place = pressed.getBoundingClientRect();
    // The page keeps as much room at its foot as the element takes: see its scroll padding.
    if (place.bottom > top && place.top < top + height) pressed.scrollIntoView({ block: 'nearest' });
  }, [cover]);
}
