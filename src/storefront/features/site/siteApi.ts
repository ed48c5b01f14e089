import { PATHS, withQuery } from '../../../contract/paths';
import {
  siteConfigurationPrivacy,
  type SiteConfiguration,
  type SiteConfigurationArgs,
} from '../../../contract/site/siteConfiguration';
import { api } from '../../api';

export const siteApi = api.injectEndpoints({
  endpoints: (build) => ({
    siteConfiguration: build.query<SiteConfiguration, SiteConfigurationArgs>({
      query: ({ publishStatus = 'Live' }) => ({
        path: withQuery(PATHS.siteConfiguration, { publishStatus }),
        privacy: siteConfigurationPrivacy,
        holds: 'variants',
      }),
      providesTags: ['Menus'],
    }),
  }),
});
