import { LATER_PATHS } from '../../../contract/laterPaths';
import type { SiteConfiguration } from '../../../contract/site/siteConfiguration';
import { api } from '../../api';

export const siteApi = api.injectEndpoints({
  endpoints: (build) => ({
    siteConfiguration: build.query<SiteConfiguration | null, void>({
      query: () => ({
        path: LATER_PATHS.siteConfiguration,
        published: true,
        privacy: 'open',
        requiredField: 'variants',
      }),
      providesTags: ['Menus'],
    }),
  }),
});
