import { weakMapMemoize } from 'reselect';
import type { MenuItem } from '../../../../contract/catalog/menu';
import { useShopSelector } from '../../../kernel/hooks';
import { useMessages, type Translate } from '../../../messages';
import { selectLocation, type ShopLocation } from '../../../kernel/location';
import { menusApi } from '../menusApi';
import { useBuiltMenu } from '../builtMenu';
import { menuArgs, selectMenuName } from './menuArgs';
import { useMenuSettings } from './menuSettings';
import { ALL_PRODUCTS_TYPE } from '../view/barItems';
import { toViewItems, type MenuViewItem } from '../view/menuViewItem';

const none: readonly MenuItem[] = [];

/** Computed once for bar and panel, and kept as long as the location: a panel that opens has the bar's items. */
const itemsOf = weakMapMemoize(
  (
    t: Translate,
    built: readonly MenuItem[],
    categories: readonly MenuItem[],
    showHomeLink: boolean,
    { pathname, search }: ShopLocation,
  ): readonly MenuViewItem[] => {
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
    return toViewItems(shown, {
      address: pathname + search,
      newWindowLabel: (label) => t('navigation.newWindow', { label }),
    });
  },
);

/** The header's menu: the home link if the site shows it, all categories in one item, then the builder's items. */
export function useHeaderMenuItems(): readonly MenuViewItem[] {
  const t = useMessages();
  const { showHomeLink } = useMenuSettings();
  const name = useShopSelector(selectMenuName);
  const built = useBuiltMenu(menuArgs(name, showHomeLink));
  const categories = menusApi.useCategoryMenuQuery().data?.menuItems ?? none;
  return itemsOf(t, built, categories, showHomeLink, useShopSelector(selectLocation));
}
