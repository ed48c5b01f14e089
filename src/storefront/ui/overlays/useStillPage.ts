import { useLayoutEffect } from 'react';

export type OverlaySide = 'left' | 'center' | 'right';

/** The sides of the modal overlays that are open. */
const open: OverlaySide[] = [];

function showSides(): void {
  const { dataset } = document.documentElement;
  if (open.length > 0) dataset['modal'] = [...new Set(open)].join(' ');
  else delete dataset['modal'];
}

/**
 * Tells the page (`GlobalStyle`) that a modal overlay covers it, so that it does not scroll; must be called in a
 * component that is mounted only while it is open. An attribute of the root and not `html:has([aria-modal])`, for which
 * the browser would search the whole document each time that anything changes.
 */
export function useStillPage(side: OverlaySide): void {
  useLayoutEffect(() => {
    open.push(side);
    showSides();
    return () => {
      open.splice(open.lastIndexOf(side), 1);
      showSides();
    };
  }, [side]);
}
