import type { Menu, MenuItem } from '../../../../contract/catalog/menu';
import { isImageUrl, safeAddress } from '../../../../contract/pages/safeAddress';

/** The name by which a menu refers to the account dialog. */
const ACCOUNT_SELECTION = 'AccountSelection';

/** An entry of the profile menu (PRF-02): `id` is its index as text, prefixed with the parent's id. */
export interface ProfileItem {
  readonly id: string;
  readonly label: string;
  readonly actionType: 'InternalLink' | 'ExternalLink' | 'Modal' | 'ServerPage' | 'LogOut';
  readonly actionValue: string;
  readonly target: MenuItem['target'];
  readonly imageUrl: string | null;
  readonly subMenu: readonly ProfileItem[];
}

function actionOf({ actionType, actionValue }: MenuItem): Pick<ProfileItem, 'actionType' | 'actionValue'> | null {
  const value = actionValue?.trim() ?? '';
  if (actionType === 'Modal') return value === ACCOUNT_SELECTION ? { actionType, actionValue: value } : null;
  if (actionType !== 'InternalLink' && actionType !== 'ExternalLink') return null;
  const address = safeAddress(value);
  return address === null ? null : { actionType, actionValue: address };
}

const itemsOf = (items: readonly MenuItem[], before: string, choosesAccount: boolean): ProfileItem[] =>
  items.flatMap((item, index) => {
    const action = actionOf(item);
    if (!action || (action.actionType === 'Modal' && !choosesAccount)) return [];
    const { label, target, imageUrl, subMenu } = item;
    const id = `${before}${index}`;
    const image = imageUrl !== null && isImageUrl(imageUrl) ? imageUrl : null;
    return [{ id, label, target, imageUrl: image, subMenu: itemsOf(subMenu, `${id}-`, choosesAccount), ...action }];
  });

/** Whether a builder's menu has an entry for the account dialog, at any level. */
export function leadsToAccounts(menu: Menu | undefined): boolean {
  const isThere = (item: MenuItem): boolean => actionOf(item)?.actionType === 'Modal' || item.subMenu.some(isThere);
  return menu?.menuItems.some(isThere) ?? false;
}

/** An entry of the shop itself, shown whatever the builder's menu has. */
export type OwnItem = Pick<ProfileItem, 'label' | 'actionType' | 'actionValue'>;

/**
 * The profile menu from the builder's menu (PRF-07): entries without a destination and unknown modals are dropped, and
 * the account dialog's entry where there is no other account to choose. The shop's own entries follow, logout last
 * (PRF-02).
 */
export function profileItems(menu: Menu | undefined, own: readonly OwnItem[], choosesAccount = true): ProfileItem[] {
  const items = menu?.menuItems ?? [];
  return [
    ...itemsOf(items, '', choosesAccount),
    ...own.map((item, index): ProfileItem => ({
      ...item,
      id: String(items.length + index),
      target: 'CurrentWindow',
      imageUrl: null,
      subMenu: [],
    })),
  ];
}
