import { weakMapMemoize } from 'reselect';
import type { MenuItem } from '../../../../contract/catalog/menu';
import { useShopSelector } from '../../../kernel/hooks';
import { useMessages, type Translate } from '../../../messages';
import { selectLocation } from '../../../kernel/location';
import { menusApi } from '../menusApi';
import { useBuiltMenu } from '../builtMenu';
import { menuArgs, selectMenuName } from './menuArgs';
import { useMenuSettings } from './menuSettings';
import { ALL_PRODUCTS_TYPE } from '../view/barItems';
import { toViewItems, type MenuViewItem } from '../view/menuViewItem';

const none: readonly MenuItem[] = [];

/**
 * The items as a function of the current address, of which the last is kept: bar and panel have the same, so that a
 * panel that opens does not compute them.
 */
const menuOf = weakMapMemoize(
  (t: Translate, built: readonly MenuItem[], categories: readonly MenuItem[], showHomeLink: boolean) => {
    const products: MenuItem = {
      actionType: ALL_PRODUCTS_TYPE,
      actionValue: null,
      imageUrl: null,
      label: t('navigation.allProducts'),
      target: 'CurrentWindow',
      subMenu: [...categories],
      pageReference: null,
    };
    const home = showHomeLink ? 1 : 0;
    const shown = categories.length === 0 ? built : [...built.slice(0, home), products, ...built.slice(home)];
    const newWindowLabel = (label: string) => t('navigation.newWindow', { label });
    let last: { readonly address: string; readonly items: readonly MenuViewItem[] } | undefined;
    return (address: string): readonly MenuViewItem[] => {
      if (last?.address !== address) last = { address, items: toViewItems(shown, { address, newWindowLabel }) };
      return last.items;
    };
  },
);

/** The header's menu: the home link if the site shows it, all categories in one item, then the builder's items. */
export function useHeaderMenuItems(): readonly MenuViewItem[] {
  const t = useMessages();
  const { showHomeLink } = useMenuSettings();
  const name = useShopSelector(selectMenuName);
  const built = useBuiltMenu(menuArgs(name, showHomeLink));
  const categories = menusApi.useCategoryMenuQuery().data?.menuItems ?? none;
  const { pathname, search } = useShopSelector(selectLocation);
  return menuOf(t, built, categories, showHomeLink)(pathname + search);
}
