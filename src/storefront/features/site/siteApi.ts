import { PATHS } from '../../../contract/paths';
import type { SiteConfiguration } from '../../../contract/site/siteConfiguration';
import { api } from '../../api';

export const siteApi = api.injectEndpoints({
  endpoints: (build) => ({
    siteConfiguration: build.query<SiteConfiguration | null, void>({
      query: () => ({
        path: PATHS.siteConfiguration,
        published: true,
        privacy: 'open',
        requiredField: 'variants',
      }),
      providesTags: ['Menus'],
    }),
  }),
});
