import type { ApplicationContext } from '../../../contract/context/applicationContext';
import { applicationContextPrivacy } from '../../../contract/context/applicationContext';
import { sessionContextPrivacy, type SessionContext } from '../../../contract/context/sessionContext';
import type { SiteInfo } from '../../../contract/context/siteInfo';
import { allOpen } from '../../../contract/privacy';
import { PATHS, pathTo, withQuery } from '../../../contract/paths';
import { api } from '../../api';

export const contextApi = api.injectEndpoints({
  endpoints: (build) => ({
    siteInfo: build.query<SiteInfo, void>({
      query: () => ({ path: PATHS.siteInfo, privacy: allOpen }),
    }),
    applicationContext: build.query<ApplicationContext, void>({
      query: () => ({
        path: ({ webstoreId }) => withQuery(pathTo('applicationContext', { webstoreId }), { asGuest: true }),
        privacy: applicationContextPrivacy,
      }),
    }),
    sessionContext: build.query<SessionContext, void>({
      query: () => ({
        path: ({ webstoreId }) => pathTo('sessionContext', { webstoreId }),
        privacy: sessionContextPrivacy,
      }),
      providesTags: ['Session'],
    }),
  }),
});
