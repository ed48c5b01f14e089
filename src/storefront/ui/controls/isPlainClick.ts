import type { MouseEvent } from 'react';

/** A press of the main button alone: with any key held the link is wanted elsewhere, and the browser's own. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
