import { useEffect, useRef, type KeyboardEvent } from 'react';
import { KEY_BUFFER_MS } from '../../../../../contract/constants';
import { afterDelay } from '../../../../platform/afterDelay';
import { typedIndex } from '../../typedIndex';

/**
 * Typed letters move the focus to the next item that starts with them; after 700 ms without a letter the search starts
 * over (DRL-11).
 */
export function useTypeAhead(): (event: KeyboardEvent<HTMLElement>, root: HTMLElement | null) => void {
  const typed = useRef('');
  const forget = useRef<() => void>(undefined);
  useEffect(() => () => forget.current?.(), []);
  return (event, root) => {
    if (!root || event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
    forget.current?.();
    typed.current += event.key;
    forget.current = afterDelay(KEY_BUFFER_MS, () => {
      typed.current = '';
    });
    const items = [...root.querySelectorAll<HTMLElement>('[data-item]')];
    const from = items.findIndex((item) => item === root.ownerDocument.activeElement);
    items[
      typedIndex(
        items.map(({ textContent }) => textContent),
        typed.current,
        from,
      )
    ]?.focus();
  };
}
