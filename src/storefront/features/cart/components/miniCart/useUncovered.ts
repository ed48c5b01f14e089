import { useLayoutEffect, type RefObject } from 'react';

/**
 * Scrolls the focused element, which is the button that was pressed, out from under an element that has just appeared,
 * if that one `covers` part of the page.
 */
export function useUncovered(cover: RefObject<HTMLElement | null>, covers: boolean): void {
  useLayoutEffect(() => {
    const pressed = document.activeElement;
    if (!covers || !cover.current || !pressed || pressed === document.body) return;
    // The cover's final position, towards which it may still be moving.
    const { offsetTop: top, offsetHeight: height } = cover.current;
    const box = pressed.getBoundingClientRect();
    // The page's scroll padding leaves as much space at the bottom as the element takes.
    if (box.bottom > top && box.top < top + height) pressed.scrollIntoView({ block: 'nearest' });
  }, [cover, covers]);
}
