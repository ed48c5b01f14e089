import { APPLICATION_CONTEXT_LIFETIME_MS } from '../../../contract/constants';
import {
  applicationContextQuery,
  applicationContextSchema,
  webstoreParams,
} from '../../../contract/context/applicationContext.schema';
import type { SessionContext } from '../../../contract/context/sessionContext';
import { sessionContextQuery, sessionContextSchema } from '../../../contract/context/sessionContext.schema';
import { siteInfoSchema } from '../../../contract/context/siteInfo.schema';
import { PATHS } from '../../../contract/paths';
import type { AppPlugin } from '../../app';
import { callerOf } from '../../visitors/caller';
import type { Caller } from '../../visitors/caller';
import { answerWithValidator } from '../../http/etag';
import { guardWebstore } from './webstoreScope';

const CONTEXT_CACHE = `public, max-age=${String(APPLICATION_CONTEXT_LIFETIME_MS / 1000)}`;

const GUEST_SESSION: SessionContext = {
  accountId: null,
  accountName: null,
  buyerGroups: [],
  guestUser: true,
  profile: null,
  userId: null,
  userName: null,
};
const SESSIONS: Readonly<Record<Caller['kind'], SessionContext>> = { guest: GUEST_SESSION };

/** Who the caller is, as the session context says it. */
const sessionOf = (caller: Caller): SessionContext => SESSIONS[caller.kind];

/** Where the shop stands, its settings, and who is asking. */
export const contextRoutes: AppPlugin = (app, _options, done) => {
  guardWebstore(app);
  answerWithValidator(app);

  app.get(PATHS.siteInfo, { schema: { response: { 200: siteInfoSchema } } }, () => {
    const { webstoreId, siteId, communityId, channelId, apiVersion, basePath, currentLanguage, currentLocale } =
      app.webstore.current();
    return { webstoreId, siteId, communityId, channelId, apiVersion, basePath, currentLanguage, currentLocale };
  });

  app.get(
    PATHS.applicationContext,
    {
      schema: {
        params: webstoreParams,
        querystring: applicationContextQuery,
        response: { 200: applicationContextSchema },
      },
    },
    (_request, reply) => {
      void reply.header('cache-control', CONTEXT_CACHE);
      return { ...app.webstore.current().context, catalogSnapshotVersionId: app.catalog.state().snapshot.version };
    },
  );

  app.get(
    PATHS.sessionContext,
    { schema: { params: webstoreParams, querystring: sessionContextQuery, response: { 200: sessionContextSchema } } },
    (request) => sessionOf(callerOf(request)),
  );
  done();
};
