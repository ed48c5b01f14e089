import type { OrderPrices, OrderViews, PricesToday, PricesTodayBody } from '../../contract/recordings/priceTrace';
import { supportPathTo } from '../../contract/recordings/supportPaths';
import { api } from '../../storefront/api';

/** Endpoints that explain prices. Support logins only; each view of an order's prices is noted in an audit log. */
export const orderPricesApi = api.injectEndpoints({
  endpoints: (build) => ({
    orderPrices: build.query<OrderPrices, string>({
      query: (orderReference) => ({
        path: supportPathTo('orderPrices', { orderReference }),
        ownScope: true,
        privacy: 'open',
        requiredField: 'trace',
      }),
      keepUnusedDataFor: 0,
    }),
    orderViews: build.query<OrderViews, string>({
      query: (orderReference) => ({
        path: supportPathTo('orderViews', { orderReference }),
        ownScope: true,
        // The answer's entries have the form of those in a recording's audit log.
        privacy: 'recording',
        requiredField: 'views',
      }),
      keepUnusedDataFor: 0,
    }),
    pricesToday: build.query<PricesToday, PricesTodayBody>({
      query: (body) => ({
        path: supportPathTo('pricesToday', {}),
        method: 'POST',
        body,
        ownScope: true,
        privacy: 'open',
        requiredField: 'trace',
      }),
      keepUnusedDataFor: 0,
    }),
  }),
});
