import { useMemo } from 'react';
import type { MenuItem } from '../../../contract/catalog/menu';
import { categoryAddress, isSitePath } from '../../../contract/pages/pageReference';
import { menusApi } from './menusApi';

/** An item of the category menu in the form that components render. */
export interface CategoryMenuItem {
  /** Its path of indexes in the menu ("2.0"): items of the webstore API have no id. */
  readonly id: string;
  readonly label: string;
  /** null: no valid destination; rendered as a label instead of a link. */
  readonly href: string | null;
  readonly items: readonly CategoryMenuItem[];
}

function addressOfItem({ actionValue, pageReference }: MenuItem): string | null {
  if (actionValue !== null && isSitePath(actionValue)) return actionValue;
  const { recordId, urlPath } = pageReference?.attributes ?? {};
  if (typeof recordId !== 'string' || recordId === '') return null;
  return categoryAddress(typeof urlPath === 'string' ? urlPath : null, recordId);
}

/** Converts the menu of the webstore API. Never throws: an item without a valid address becomes a label. */
const readCategoryMenu = (items: readonly MenuItem[], above = ''): readonly CategoryMenuItem[] =>
  items.map((item, index) => {
    const id = above + String(index);
    return { id, label: item.label, href: addressOfItem(item), items: readCategoryMenu(item.subMenu, `${id}.`) };
  });

/** The category menu; empty until it is read. */
export function useCategoryMenu(): readonly CategoryMenuItem[] {
  const { data } = menusApi.useCategoryMenuQuery();
  return useMemo(() => readCategoryMenu(data?.menuItems ?? []), [data]);
}
