import type { ApplicationContext } from '../../../contract/context/applicationContext';
import type { SessionContext } from '../../../contract/context/sessionContext';
import type { SiteInfo } from '../../../contract/context/siteInfo';
import { PATHS, pathTo, withQuery } from '../../../contract/paths';
import { api } from '../../api';

/**
 * A lifetime of −1 (ERR-03): every call and every page depends on these entries, so they never expire while the page is
 * open. The two contexts are refetched when next used, the site info never.
 */
const neverLeaves = { keepUnusedDataFor: Infinity } as const;

export const contextApi = api.injectEndpoints({
  endpoints: (build) => ({
    siteInfo: build.query<SiteInfo, void>({
      query: () => ({ path: PATHS.siteInfo, privacy: 'open' }),
      ...neverLeaves,
    }),
    /** Other servers may omit any setting: each selector has its default. */
    applicationContext: build.query<Partial<ApplicationContext> | null, void>({
      query: () => ({
        path: ({ webstoreId }) => withQuery(pathTo('applicationContext', { webstoreId }), { asGuest: true }),
        ownScope: true,
        privacy: 'open',
      }),
      ...neverLeaves,
    }),
    sessionContext: build.query<SessionContext, void>({
      query: () => ({
        path: ({ webstoreId }) => pathTo('sessionContext', { webstoreId }),
        privacy: 'session',
      }),
      ...neverLeaves,
      providesTags: ['Session'],
    }),
  }),
});
