import { useEffect, useRef } from 'react';

/** Fields of text have a way back of their own, letter by letter, which the browser keeps. */
const TYPED =
  'textarea,select,[contenteditable=""],[contenteditable="true"],input:not([type="checkbox"],[type="radio"],[type="color"],[type="file"],[type="button"],[type="range"])';

const isTyping = (target: EventTarget | null): boolean => target instanceof Element && target.closest(TYPED) !== null;

/** What a press of keys asks for: Ctrl or Cmd with S, Z, Shift+Z or Y. */
const wishOf = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): 'save' | 'undo' | 'redo' | null => {
  if (altKey || ctrlKey === metaKey) return null;
  const letter = key.toLowerCase();
  if (letter === 's' && !shiftKey) return 'save';
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && ctrlKey && !shiftKey ? 'redo' : null;
};

interface Shortcuts {
  readonly save: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** A dialog is open, or a conflict: it keeps all of them away from the document. */
  readonly areOff: boolean;
}

/**
 * The keys of the whole page. Undo and redo are the document's unless text is being typed: there they are the browser's
 * own, for the letters of that field. Saving is the draft's everywhere.
 */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const wish = wishOf(event);
      if (wish === null || (wish !== 'save' && isTyping(event.target))) return;
      event.preventDefault();
      if (!latest.current.areOff) latest.current[wish]();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
}
