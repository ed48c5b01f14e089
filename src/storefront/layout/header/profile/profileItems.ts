import type { Menu, MenuItem } from '../../../../contract/catalog/menu';
import { isImageUrl, safeAddress } from '../../../../contract/pages/safeAddress';

/** The modal in which the shopper chooses whom to act for, as a menu names it. */
const ACCOUNT_SELECTION = 'AccountSelection';

/** An entry of the profile menu (PRF-02): `id` is its index as text, below another one after that one's. */
export interface ProfileItem {
  readonly id: string;
  readonly label: string;
  readonly actionType: 'InternalLink' | 'ExternalLink' | 'Modal' | 'ServerPage' | 'LogOut';
  readonly actionValue: string;
  readonly target: MenuItem['target'];
  readonly imageUrl: string | null;
  readonly subMenu: readonly ProfileItem[];
}

const actionOf = ({ actionType, actionValue }: MenuItem): Pick<ProfileItem, 'actionType' | 'actionValue'> | null => {
  const value = actionValue?.trim() ?? '';
  if (actionType === 'Modal') return value === ACCOUNT_SELECTION ? { actionType, actionValue: value } : null;
  if (actionType !== 'InternalLink' && actionType !== 'ExternalLink') return null;
  const address = safeAddress(value);
  return address === null ? null : { actionType, actionValue: address };
};

const itemsOf = (items: readonly MenuItem[], before: string): ProfileItem[] =>
  items.flatMap((item, index) => {
    const action = actionOf(item);
    if (!action) return [];
    const { label, target, imageUrl, subMenu } = item;
    const id = `${before}${index}`;
    const image = imageUrl !== null && isImageUrl(imageUrl) ? imageUrl : null;
    return [{ id, label, target, imageUrl: image, subMenu: itemsOf(subMenu, `${id}-`), ...action }];
  });

/** An entry that no menu decides. */
export type OwnItem = Pick<ProfileItem, 'label' | 'actionType' | 'actionValue'>;

/**
 * What a builder's menu gives to the profile menu (PRF-07): entries that lead nowhere are dropped, and so are modals the
 * shop does not have. The shop's own entries, of which the way out is the last (PRF-08), come behind, also when there is
 * no menu.
 */
export const profileItems = (menu: Menu | undefined, own: readonly OwnItem[]): ProfileItem[] => {
  const items = menu?.menuItems ?? [];
  return [
    ...itemsOf(items, ''),
    ...own.map((item, index): ProfileItem => ({
      ...item,
      id: String(items.length + index),
      target: 'CurrentWindow',
      imageUrl: null,
      subMenu: [],
    })),
  ];
};
