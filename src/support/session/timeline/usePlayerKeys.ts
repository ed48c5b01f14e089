import { useEffect, useRef } from 'react';

/** Elements that handle these keys themselves. */
const OWN_KEYS = 'input,select,textarea,[role="listbox"],[role="dialog"],dialog';
const PRESSED_BY_SPACE = 'button,a,summary';

export type PlayerCommand = 'toggle' | 'back' | 'on' | 'lastError' | 'nextError';

/** Space plays and pauses, the arrows move one action back and forward, with Shift from error to error. */
function commandOf({ key, shiftKey, altKey, ctrlKey, metaKey, target }: KeyboardEvent): PlayerCommand | undefined {
  const isTaken = (by: string): boolean => target instanceof Element && target.closest(by) !== null;
  if (altKey || ctrlKey || metaKey || isTaken(OWN_KEYS)) return undefined;
  if (key === ' ') return shiftKey || isTaken(PRESSED_BY_SPACE) ? undefined : 'toggle';
  if (key === 'ArrowLeft') return shiftKey ? 'lastError' : 'back';
  if (key === 'ArrowRight') return shiftKey ? 'nextError' : 'on';
  return undefined;
}

/** Moves the recording by keys, unless the focus is in a control that uses them itself. */
export function usePlayerKeys(commands: Readonly<Record<PlayerCommand, () => void>>): void {
  const latest = useRef(commands);
  useEffect(() => {
    latest.current = commands;
  });
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const command = commandOf(event);
      if (command === undefined) return;
      event.preventDefault();
      latest.current[command]();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
}
