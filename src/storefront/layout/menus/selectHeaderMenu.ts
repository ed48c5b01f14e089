import type { MenuItem } from '../../../contract/catalog/menu';
import type { RootState } from '../../kernel/state';
import { selectSiteConfiguration } from '../../features/site';
import { menuArgs, selectMenuName } from './components/menuArgs';
import { menusApi } from './menusApi';

/** The items of the menu in the shopper's header, as stored; undefined until it is read. */
export const selectHeaderMenu = (state: RootState): readonly MenuItem[] | undefined => {
  const args = menuArgs(selectMenuName(state), selectSiteConfiguration(state).navigation.showHomeLink);
  return menusApi.endpoints.navigationMenu.select(args)(state).data?.menuItems;
};
