import { readMenu, type Menu } from '../../../../contract/catalog/menu';
import { pathTo, withQuery } from '../../../../contract/paths';
import type { NavigationMenuOptions } from '../../../../commerce/site/navigationMenu';
import { api } from '../../../api';

/** The options by which a menu being edited is converted to what the call would answer. */
export const profileMenuOptions: NavigationMenuOptions = {
  skippedTypes: [],
  addHomeMenuItem: false,
  includeImageUrl: true,
};

export const profileMenuApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * A menu by its developer name, with its modals, which the navigation's call omits. Never requested as a guest:
     * guests have no profile menu.
     */
    profileMenu: build.query<Menu, string>({
      query: (navigationLinkSetDeveloperName) => ({
        path: ({ communityId }) =>
          withQuery(pathTo('navigationMenuItems', { communityId }), {
            navigationLinkSetDeveloperName,
            includeImageUrl: true,
          }),
        published: true,
        privacy: 'open',
      }),
      transformResponse: readMenu,
      providesTags: ['Menus'],
    }),
  }),
});
