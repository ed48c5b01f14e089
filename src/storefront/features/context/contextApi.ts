import type { ApplicationContext } from '../../../contract/context/applicationContext';
import {
  APPLICATION_CONTEXT_LIFETIME_MS,
  APPLICATION_CONTEXT_REFRESH_MARGIN_MS,
  NEVER_EXPIRES,
} from '../../../contract/constants';
import type { SessionContext } from '../../../contract/context/sessionContext';
import type { SiteInfo } from '../../../contract/context/siteInfo';
import { PATHS, pathTo, withQuery } from '../../../contract/paths';
import { api, keptFor, languageAskedFor } from '../../api';

/**
 * The application context, and the age in seconds from which it is refetched: a margin less than the lifetime of the
 * answer. If the lifetime is no longer than the margin, the age is zero or less, and every page refetches it (CTX-09).
 * Other servers may omit any setting.
 */
type KeptContext = Partial<ApplicationContext> & { readonly freshSeconds?: number };

const LIFETIME_SECONDS = APPLICATION_CONTEXT_LIFETIME_MS / 1000;
const MARGIN_SECONDS = APPLICATION_CONTEXT_REFRESH_MARGIN_MS / 1000;

/**
 * A lifetime of −1 (ERR-03): every call and every page depends on these entries, so they never expire while the page is
 * open. The two contexts are refetched by a later page if they are too old; the site info only where the market may
 * have changed: after a login, a switch of account, or a return to the page.
 */
const neverLeaves = { keepUnusedDataFor: keptFor(NEVER_EXPIRES) } as const;

export const contextApi = api.injectEndpoints({
  endpoints: (build) => ({
    siteInfo: build.query<SiteInfo, void>({
      query: () => ({ path: PATHS.siteInfo, privacy: 'open' }),
      ...neverLeaves,
    }),
    /** Any setting may be missing: each selector has a default. */
    applicationContext: build.query<KeptContext | null, void>({
      query: () => ({
        path: (site) =>
          withQuery(pathTo('applicationContext', { webstoreId: site.webstoreId }), {
            asGuest: true,
            language: languageAskedFor(site),
          }),
        ownScope: true,
        privacy: 'open',
      }),
      transformResponse: (context: Partial<ApplicationContext> | null, meta) =>
        context && { ...context, freshSeconds: (meta?.maxAgeSeconds ?? LIFETIME_SECONDS) - MARGIN_SECONDS },
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
