import { useMemo } from 'react';
import type { MenuItem } from '../../../contract/catalog/menu';
import { categoryAddress, isSitePath } from '../../../contract/pages/pageReference';
import { menusApi } from './menusApi';

/** An item of the category menu as the shop shows it. */
export interface CategoryMenuItem {
  /** Its place in the menu ("2.0"): items have no id of their own. */
  readonly id: string;
  readonly label: string;
  /** null where the item leads nowhere the shop knows: a label, not a link. */
  readonly href: string | null;
  readonly items: readonly CategoryMenuItem[];
}

function addressOfItem({ actionValue, pageReference }: MenuItem): string | null {
  if (actionValue !== null && isSitePath(actionValue)) return actionValue;
  const { recordId, urlPath } = pageReference?.attributes ?? {};
  if (typeof recordId !== 'string' || recordId === '') return null;
  return categoryAddress(typeof urlPath === 'string' ? urlPath : null, recordId);
}

/** Reads the menu of the wire. Never throws: what makes no sense becomes a label. */
const readCategoryMenu = (items: readonly MenuItem[], above = ''): readonly CategoryMenuItem[] =>
  items.map((item, place) => {
    const id = above + String(place);
    return { id, label: item.label, href: addressOfItem(item), items: readCategoryMenu(item.subMenu, `${id}.`) };
  });

/** The category menu; empty while nobody knows it. */
export function useCategoryMenu(): readonly CategoryMenuItem[] {
  const { data } = menusApi.useCategoryMenuQuery();
  return useMemo(() => readCategoryMenu(data?.menuItems ?? []), [data]);
}
