import { readMenu, type Menu } from '../../../../contract/catalog/menu';
import { pathTo, withQuery } from '../../../../contract/paths';
import type { NavigationMenuOptions } from '../../../../commerce/site/navigationMenu';
import { api } from '../../../api';

/** How that call shapes a menu. */
export const profileMenuOptions: NavigationMenuOptions = {
  skippedTypes: [],
  addHomeMenuItem: false,
  includeImageUrl: true,
};

export const profileMenuApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** By its developer name, with its modals: the navigation's own reading leaves these out. No guest's data: guests have none. */
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
