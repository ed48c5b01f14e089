import { APPLICATION_CONTEXT_LIFETIME_MS } from '../../../contract/constants';
import {
  applicationContextQuery,
  applicationContextSchema,
  webstoreParams,
} from '../../../contract/context/applicationContext.schema';
import { PATHS } from '../../../contract/paths';
import type { AppPlugin } from '../../app';
import { answerWithValidator } from '../../http/etag';
import { guardWebstore } from './webstoreScope';
import { sayFor } from '../../texts/callLanguage';
import { statusesIn } from './orderStatuses';

const CONTEXT_CACHE = `public, max-age=${String(APPLICATION_CONTEXT_LIFETIME_MS / 1000)}`;

/** The application context: the webstore's settings as every visitor reads them. */
export const contextRoutes: AppPlugin = (app, _options, done) => {
  guardWebstore(app);
  answerWithValidator(app);

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
        // If there are markets, the visitor's market decides the currency, not the page.
        sessionDrivenCurrency: context.sessionDrivenCurrency || context.markets.length > 0,
        orderStatuses: statusesIn(context.orderStatuses, sayFor(request)),
        catalogSnapshotVersionId: app.catalog.state().snapshot.version,
      };
    },
  );
  done();
};
