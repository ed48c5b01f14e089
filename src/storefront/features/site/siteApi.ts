import { LATE_PATHS } from '../../../contract/latePaths';
import type { SiteConfiguration } from '../../../contract/site/siteConfiguration';
import { api } from '../../api';

export const siteApi = api.injectEndpoints({
  endpoints: (build) => ({
    siteConfiguration: build.query<SiteConfiguration | null, void>({
      query: () => ({
        path: LATE_PATHS.siteConfiguration,
        published: true,
        privacy: 'open',
        requiredField: 'variants',
      }),
      providesTags: ['Menus'],
    }),
  }),
});
