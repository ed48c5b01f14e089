import { randomUUID } from 'node:crypto';
import { webstoreParams } from '../../../contract/context/applicationContext.schema';
import { ANALYTICS_COOKIE } from '../../../contract/constants';
import { LATE_PATHS } from '../../../contract/latePaths';
import { recommendationsQuery, recommendationsSchema } from '../../../contract/recommendations/recommendations.schema';
import type { AppPlugin } from '../../app';
import { daily } from '../../background/daily';
import { cartCall, findCart } from '../cart';
import { currencyOfCall, guardBrowsing, guardWebstore } from '../context';
import { offeredProduct } from '../offers';
import { lastViewed } from '../tracking';
import { anchorsOf } from './anchors';
import { recommend } from './recommend';
import { createViewCounting } from './viewCounts';

/** A browser's id, as the shop's pages store it. */
const BROWSER_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Viewed products read at most: more than are shown, because some may no longer be sold. */
const VIEWED_READ = 40;

const NAMES_ALONE = {
  fields: [],
  includePrices: false,
  includeQuantityRule: false,
  includeVariationInfo: true,
} as const;
const ALL = { fields: null, includePrices: true, includeQuantityRule: true, includeVariationInfo: true } as const;

/** Recommendations from the shop's own orders, views and attributes; counts views at the start and once a day. */
export const recommendationRoutes: AppPlugin = (app, _options, done) => {
  guardWebstore(app);
  guardBrowsing(app);
  const { read } = app.database;
  const webstoreId = (): string => app.webstore.current().webstoreId;
  const views = createViewCounting(read, webstoreId, () => app.clock.now());
  daily(app, 'what shoppers look at', () => views.step());

  app.get(
    LATE_PATHS.recommendations,
    { schema: { params: webstoreParams, querystring: recommendationsQuery, response: { 200: recommendationsSchema } } },
    async (request) => {
      const { recommender, anchorValues, ...options } = request.query;
      const call = cartCall(request, request.query);
      const { owner } = call;
      const currency = currencyOfCall(request, options.currencyIsoCode);
      const offer = await app.offers.to(call.caller, currency);
      const fromCart = options.anchorFromCurrentCart === true;
      const cart = fromCart && owner !== null ? await findCart(read, owner, null) : null;
      const inCart = fromCart ? (cart?.state.lines ?? []).map(({ productId }) => productId) : null;
      const cookieId = request.cookies[ANALYTICS_COOKIE] ?? '';
      const known = {
        offer,
        anchors: anchorsOf(offer, anchorValues, inCart),
        views: views.current(),
        viewed: () =>
          BROWSER_ID.test(cookieId)
            ? lastViewed(read, { webstoreId: webstoreId(), cookieId: cookieId.toLowerCase(), count: VIEWED_READ })
            : Promise.resolve([]),
        bought: () => app.offers.boughtBy(call.caller),
      };
      const rows = app.webstore.current().recommendationsEnabled
        ? await recommend(recommender, known, { withAnchors: options.includeRequestProduct === true })
        : [];
      const isWhole = options.includePricingAndProductInformation === true;
      const products = rows.map((row) => {
        const product = offer.snapshot.productAt(row);
        return isWhole
          ? offeredProduct(offer, product, ALL, call.now)
          : { ...offeredProduct(offer, product, NAMES_ALONE, call.now), defaultImage: null };
      });
      return { uuid: randomUUID(), productPage: { currencyIsoCode: currency, total: products.length, products } };
    },
  );
  done();
};
