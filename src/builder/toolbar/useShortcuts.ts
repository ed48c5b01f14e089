import { useEffect, useRef } from 'react';

/** Fields in which the keys for undo and redo are left to the browser: text fields, and selects. */
const TYPED =
  'textarea,select,[contenteditable=""],[contenteditable="true"],input:not([type="checkbox"],[type="radio"],[type="color"],[type="file"],[type="button"],[type="range"])';

const isTyping = (target: EventTarget | null): boolean => target instanceof Element && target.closest(TYPED) !== null;

/** The command of a key press: Ctrl or Cmd with S, Z or Shift+Z, or Ctrl with Y. */
function commandOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): 'save' | 'undo' | 'redo' | null {
  if (altKey || ctrlKey === metaKey) return null;
  const letter = key.toLowerCase();
  if (letter === 's' && !shiftKey) return 'save';
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && ctrlKey && !shiftKey ? 'redo' : null;
}

interface Shortcuts {
  readonly save: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** A dialog or a conflict is open: no shortcut reaches the document. */
  readonly areOff: boolean;
}

/**
 * The keyboard shortcuts of the page. Undo and redo act on the document, except in fields that have the browser's own;
 * saving works everywhere.
 */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const command = commandOf(event);
      if (command === null || (command !== 'save' && isTyping(event.target))) return;
      event.preventDefault();
      if (!latest.current.areOff) latest.current[command]();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
}
