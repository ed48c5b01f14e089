import { siteInfoSchema } from '../../../contract/context/siteInfo.schema';
import { languageOf } from '../../../contract/languages';
import { PATHS } from '../../../contract/paths';
import { query } from '../../../contract/wire.schema';
import type { AppPlugin } from '../../app';
import { answerWithValidator } from '../../http/etag';
import { localeNamed, siteLocale } from '../../texts/callLanguage';
import { marketOf } from '../../visitors/market';
import { currencyOfCall } from './currencies';

/**
 * The ids of the shop, its language and the visitor's market; needs only `app.webstore` and `app.site`, so that a
 * gateway can serve it too.
 */
export const siteInfoRoute: AppPlugin = (app, _options, done) => {
  answerWithValidator(app);

  app.get(
    PATHS.siteInfo,
    { config: { isShared: true }, schema: { querystring: query({}), response: { 200: siteInfoSchema } } },
    (request) => {
      const { webstoreId, siteId, communityId, channelId, apiVersion, currentLanguage, currentLocale } =
        app.webstore.current();
      const { basePath } = app.settings;
      const market = marketOf(request);
      const site = {
        ...{ webstoreId, siteId, communityId, channelId, apiVersion, basePath, currentLanguage, currentLocale },
        ...(market && {
          market: {
            marketId: market.marketId,
            country: market.countries?.[0] ?? null,
            currency: currencyOfCall(request, null),
          },
        }),
      };
      const asked = localeNamed(app, request.query.language);
      if (asked === undefined || asked === siteLocale(app)) return site;
      return { ...site, currentLanguage: languageOf(asked), currentLocale: asked, defaultLocale: currentLocale };
    },
  );
  done();
};
