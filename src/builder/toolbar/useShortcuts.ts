import { useEffect } from 'react';
import { useBuilderDispatch, useBuilderSelector } from '../kernel/hooks';
import { selectDialog } from '../app/viewSlice';
import { redone, undone } from '../draft';
import { saveRequested, selectConflict } from '../publication';

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

/**
 * The keys of the whole page. Undo and redo are the document's unless text is being typed: there they are the browser's
 * own, for the letters of that field. Saving is the draft's everywhere. A dialog that is open, or a conflict, keeps all
 * of them away from the document.
 */
export function useShortcuts(): void {
  const dispatch = useBuilderDispatch();
  const isOpen = useBuilderSelector((state) => selectDialog(state) !== null || selectConflict(state) !== null);
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const wish = wishOf(event);
      if (wish === null || (wish !== 'save' && isTyping(event.target))) return;
      event.preventDefault();
      if (isOpen) return;
      if (wish === 'save') dispatch(saveRequested());
      else dispatch(wish === 'undo' ? undone() : redone());
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [dispatch, isOpen]);
}
