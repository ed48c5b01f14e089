import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { KEY_BUFFER_MS } from '../../../../contract/constants';
import { afterDelay } from '../../../platform/afterDelay';
import { typedIndex } from '../../menus';

interface MenuKeys {
  readonly open: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/**
 * The keyboard of a menu below its summary (PRF-03): up and down wrap around, also into open submenus; letters move to
 * the next entry that starts with them (DRL-11); Escape and Tab close it. Enter keeps its default action on links,
 * buttons and a closed summary; on the summary of an open menu it moves into the menu.
 */
export function useMenuKeys(root: RefObject<HTMLDetailsElement | null>, { open, onOpen, onClose }: MenuKeys) {
  const entering = useRef<1 | -1 | null>(null);
  useEffect(() => {
    if (open && entering.current !== null) moveFocus(root.current, entering.current);
    entering.current = null;
  }, [open, root]);
  const typed = useRef({ text: '', forget: () => undefined as void });
  const type = (letter: string) => {
    typed.current.forget();
    const text = typed.current.text + letter;
    typed.current = { text, forget: afterDelay(KEY_BUFFER_MS, () => void (typed.current.text = '')) };
    focusTyped(root.current, text);
  };
  return (event: KeyboardEvent) => {
    const { key } = event;
    const isOnOpenSummary = open && event.target instanceof Element && event.target.closest('summary') !== null;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      const step = key === 'ArrowDown' ? 1 : -1;
      if (open) moveFocus(root.current, step);
      else {
        entering.current = step;
        onOpen();
      }
    } else if (key === 'Enter' && isOnOpenSummary) {
      event.preventDefault();
      moveFocus(root.current, 1);
    } else if (open && (key === 'Escape' || key === 'Tab')) {
      if (key === 'Escape') root.current?.querySelector('summary')?.focus();
      onClose();
    } else if (open && isLetter(event) && !(key === ' ' && typed.current.text === '')) {
      event.preventDefault();
      type(key);
    }
  };
}

const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey;

const itemsIn = (root: HTMLElement | null) => [...(root?.querySelectorAll<HTMLElement>('ul a, ul button') ?? [])];

/** Moves the focus to the next or previous item, wrapping around. */
function moveFocus(root: HTMLElement | null, step: 1 | -1): void {
  const items = itemsIn(root);
  const at = items.findIndex((item) => item === root?.ownerDocument.activeElement);
  const from = at < 0 && step < 0 ? 0 : at;
  items.at((from + step) % items.length)?.focus();
}

function focusTyped(root: HTMLElement | null, text: string): void {
  const items = itemsIn(root);
  const at = items.findIndex((item) => item === root?.ownerDocument.activeElement);
  const labels = items.map(({ textContent }) => textContent);
  items[typedIndex(labels, text, at)]?.focus();
}
