import { useEffect, useRef } from 'react';

/**
 * Keeps the focus in a card whose buttons replace each other: when the pressed one is gone, the focus moves to the
 * first one left, otherwise to the heading. A focus elsewhere is left alone.
 */
export function useFocusKept<E extends HTMLElement>() {
  const card = useRef<E>(null);
  const isWithin = useRef(false);
  useEffect(() => {
    const element = card.current;
    if (element === null || !isWithin.current) return;
    // Removing an element that has the focus fires no blur event.
    if (element.ownerDocument.activeElement !== element.ownerDocument.body) return;
    (element.querySelector('button') ?? element.querySelector<HTMLElement>('h3'))?.focus();
  });
  return {
    ref: card,
    onFocus: () => {
      isWithin.current = true;
    },
    onBlur: () => {
      isWithin.current = false;
    },
  };
}
