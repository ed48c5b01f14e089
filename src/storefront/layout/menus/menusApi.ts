import { readMenu, type Menu, type NavigationMenuArgs } from '../../../contract/catalog/menu';
import { MENU_SKIPPED_ITEM_TYPES } from '../../../contract/constants';
import { pathTo, withQuery } from '../../../contract/paths';
import { api } from '../../api';

/** The header shows the top categories and one level below them. */
const headerLevels = 2;

export const menusApi = api.injectEndpoints({
  endpoints: (build) => ({
    categoryMenu: build.query<Menu, void>({
      query: () => ({
        path: ({ webstoreId }) => withQuery(pathTo('categoryMenuItems', { webstoreId }), { maxLevels: headerLevels }),
        published: true,
        guestData: true,
        privacy: 'open',
      }),
      transformResponse: readMenu,
      providesTags: ['Menus'],
    }),
    /** A menu by its developer name; an unknown one is empty. */
    navigationMenu: build.query<Menu, NavigationMenuArgs>({
      query: (args) => ({
        path: ({ communityId }) =>
          withQuery(pathTo('navigationMenuItems', { communityId }), {
            menuItemTypesToSkip: MENU_SKIPPED_ITEM_TYPES,
            ...args,
          }),
        published: true,
        guestData: true,
        privacy: 'open',
      }),
      transformResponse: readMenu,
      providesTags: ['Menus'],
    }),
  }),
});
