import type { ApplicationContext } from '../../../contract/context/applicationContext';
import type { SessionContext } from '../../../contract/context/sessionContext';
import type { SiteInfo } from '../../../contract/context/siteInfo';
import { PATHS, pathTo, withQuery } from '../../../contract/paths';
import { api } from '../../api';

/**
 * A lifetime of −1 (ERR-03): what every call and every page stands on never leaves the cache, however long a page stays
 * open. The two contexts are read anew when they are next used, the site never.
 */
const neverLeaves = { keepUnusedDataFor: Infinity } as const;

export const contextApi = api.injectEndpoints({
  endpoints: (build) => ({
    siteInfo: build.query<SiteInfo, void>({
      query: () => ({ path: PATHS.siteInfo, privacy: 'open' }),
      ...neverLeaves,
    }),
    /** Another server may leave any of its settings out: each reader says what holds without it. */
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
