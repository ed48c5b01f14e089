import { useEffect, useRef, type RefObject } from 'react';
import type { SearchBoxText } from './useSearchBox';

/**
 * Takes over what a shopper did with the box before its code was loaded: text typed until then exists only in the DOM.
 */
export function useTextBefore(root: RefObject<HTMLElement | null>, box: SearchBoxText): void {
  const start = useRef(box);
  useEffect(() => {
    const input = root.current?.querySelector('input');
    if (!input) return;
    const { type, open, shown } = start.current;
    if (input.value !== shown) type(input.value);
    else if (document.activeElement === input) open();
  }, [root]);
}
