import { useEffect, useRef } from 'react';

/**
 * Keeps the focus in a card whose buttons take each other's places: when the pressed one is gone, it goes to the first
 * that is there, otherwise to the heading. Elsewhere it is left alone.
 */
export function useFocusKept<E extends HTMLElement>() {
  const card = useRef<E>(null);
  const isWithin = useRef(false);
  useEffect(() => {
    const element = card.current;
    if (element === null || !isWithin.current) return;
    // An element that is removed says nothing of the focus it takes along.
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
