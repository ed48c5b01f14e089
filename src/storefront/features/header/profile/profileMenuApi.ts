import { menuPrivacy, type Menu } from '../../../../contract/catalog/menu';
import { pathTo, withQuery } from '../../../../contract/paths';
import { api } from '../../../api';

export const profileMenuApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** By its developer name, with its modals: the navigation's own reading leaves these out. */
    profileMenu: build.query<Menu, string>({
      query: (navigationLinkSetDeveloperName) => ({
        path: ({ communityId }) =>
          withQuery(pathTo('navigationMenuItems', { communityId }), {
            navigationLinkSetDeveloperName,
            publishStatus: 'Live',
            includeImageUrl: true,
          }),
        privacy: menuPrivacy,
        holds: 'menuItems',
      }),
      providesTags: ['Menus'],
    }),
  }),
});
