import { menuPrivacy, type Menu } from '../../../contract/catalog/menu';
import { pathTo, withQuery } from '../../../contract/paths';
import { api } from '../../api';

/** The header shows the top categories and one level below them. */
const headerLevels = 2;

export const menusApi = api.injectEndpoints({
  endpoints: (build) => ({
    categoryMenu: build.query<Menu, void>({
      query: () => ({
        path: ({ webstoreId }) =>
          withQuery(pathTo('categoryMenuItems', { webstoreId }), { maxLevels: headerLevels, publishStatus: 'Live' }),
        privacy: menuPrivacy,
      }),
      providesTags: ['Menus'],
    }),
  }),
});
