import { pathOfKey } from '../rows';
import type { ItemPath } from '../../draft';

/** The attribute by which a row's element says which item it shows. */
export const ROW = 'data-row';
/** On what opens and closes the item of a row, and on what it is dragged by. */
export const TOGGLE = 'data-toggle';
export const GRIP = 'data-grip';

/** The id of the button that adds an item. */
export const ADD_ITEM = 'menu-item-add';

/** The path of the row that an element is part of; null outside of the rows. */
export const pathOfElement = (element: Element | null): ItemPath | null => {
  const key = element?.closest(`[${ROW}]`)?.getAttribute(ROW);
  return key === null || key === undefined ? null : pathOfKey(key);
};

export const focusRow = (tree: Element, key: string): void => {
  tree.querySelector<HTMLElement>(`[${ROW}="${key}"]`)?.focus();
};
