import { APPLICATION_CONTEXT_LIFETIME_MS } from '../../../contract/constants';
import {
  applicationContextQuery,
  applicationContextSchema,
  webstoreParams,
} from '../../../contract/context/applicationContext.schema';
import { siteInfoSchema } from '../../../contract/context/siteInfo.schema';
import { PATHS } from '../../../contract/paths';
import type { AppPlugin } from '../../app';
import { answerWithValidator } from '../../http/etag';
import { guardWebstore } from './webstoreScope';

const CONTEXT_CACHE = `public, max-age=${String(APPLICATION_CONTEXT_LIFETIME_MS / 1000)}`;

/** Ids and settings of the shop. */
export const contextRoutes: AppPlugin = (app, _options, done) => {
  guardWebstore(app);
  answerWithValidator(app);

  app.get(PATHS.siteInfo, { config: { isShared: true }, schema: { response: { 200: siteInfoSchema } } }, () => {
    const { webstoreId, siteId, communityId, channelId, apiVersion, basePath, currentLanguage, currentLocale } =
      app.webstore.current();
    return { webstoreId, siteId, communityId, channelId, apiVersion, basePath, currentLanguage, currentLocale };
  });

  app.get(
    PATHS.applicationContext,
    {
      config: { isShared: true },
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
  done();
};
