import { useEffect } from 'react';
import { warnOnce } from './warnOnce';

/** Warns in the browser's console, once, about a component's input; null: nothing is wrong. */
export function useWarning(text: string | null): void {
  useEffect(() => {
    if (text !== null) warnOnce(text);
  }, [text]);
}
