import { APPLICATION_CONTEXT_LIFETIME_MS } from '../../../contract/constants';
import {
  applicationContextQuery,
  applicationContextSchema,
  webstoreParams,
} from '../../../contract/context/applicationContext.schema';
import { siteInfoSchema } from '../../../contract/context/siteInfo.schema';
import { languageOf } from '../../../contract/languages';
import { PATHS } from '../../../contract/paths';
import { query } from '../../../contract/wire.schema';
import type { AppPlugin } from '../../app';
import { answerWithValidator } from '../../http/etag';
import { guardWebstore } from './webstoreScope';
import { localeNamed, sayFor, siteLocale } from '../../texts/callLanguage';
import { statusesIn } from './orderStatuses';

const CONTEXT_CACHE = `public, max-age=${String(APPLICATION_CONTEXT_LIFETIME_MS / 1000)}`;

/** Ids and settings of the shop. */
export const contextRoutes: AppPlugin = (app, _options, done) => {
  guardWebstore(app);
  answerWithValidator(app);

  app.get(
    PATHS.siteInfo,
    { config: { isShared: true }, schema: { querystring: query({}), response: { 200: siteInfoSchema } } },
    ({ query: { language } }) => {
      const { webstoreId, siteId, communityId, channelId, apiVersion, basePath, currentLanguage, currentLocale } =
        app.webstore.current();
      const site = { webstoreId, siteId, communityId, channelId, apiVersion, basePath, currentLanguage, currentLocale };
      const asked = localeNamed(app, language);
      if (asked === undefined || asked === siteLocale(app)) return site;
      return { ...site, currentLanguage: languageOf(asked), currentLocale: asked, defaultLocale: currentLocale };
    },
  );

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
    (request, reply) => {
      void reply.header('cache-control', CONTEXT_CACHE);
      const { context } = app.webstore.current();
      return {
        ...context,
        orderStatuses: statusesIn(context.orderStatuses, sayFor(request)),
        catalogSnapshotVersionId: app.catalog.state().snapshot.version,
      };
    },
  );
  done();
};
