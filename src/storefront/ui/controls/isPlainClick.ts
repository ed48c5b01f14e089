import type { MouseEvent } from 'react';

/** A click of the main button without modifier keys; any other click is left to the browser (new tab, download). */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
