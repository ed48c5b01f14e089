import { pathOfKey } from '../rows';
import type { ItemPath } from '../../draft';

/** Attribute of a row's element that holds the key of its item. */
export const ROW = 'data-row';
/** Attributes of the part of a row that expands it, and of the grip by which it is dragged. */
export const TOGGLE = 'data-toggle';
export const GRIP = 'data-grip';

/** The id of the button that adds an item. */
export const ADD_ITEM = 'menu-item-add';

/** The path of the row that contains an element; null outside of the rows. */
export function pathOfElement(element: Element | null): ItemPath | null {
  const key = element?.closest(`[${ROW}]`)?.getAttribute(ROW);
  return key === null || key === undefined ? null : pathOfKey(key);
}

export function focusRow(tree: Element, key: string): void {
  tree.querySelector<HTMLElement>(`[${ROW}="${key}"]`)?.focus();
}
