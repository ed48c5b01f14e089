import type { FastifyRequest } from 'fastify';
import { offersGiftWrap } from '../../../../contract/catalog/giftWrap';
import { giftWrapQuery, giftWrapSchema } from '../../../../contract/catalog/giftWrap.schema';
import { productListQuery, productListSchema } from '../../../../contract/catalog/product.schema';
import { webstoreParams } from '../../../../contract/context/applicationContext.schema';
import { LATE_PATHS } from '../../../../contract/latePaths';
import type { AppPlugin } from '../../../app';
import { callerOf } from '../../../visitors/caller';
import { currencyOfCall } from '../../context';
import { pricedIn, type PricedCatalog } from '../Catalog';
import { buyerGroupsOf, isVisibleTo } from '../entitlement';
import { productList, productOverview } from './productList';

/** Serves lists of products with their prices: those that a call names, and gift wrap. */
export function serveOfferedProducts(app: Parameters<AppPlugin>[0]): void {
  /** The catalogue with its prices in the currency that a call asks for. */
  const pricedFor = (request: FastifyRequest, asked: string | undefined): PricedCatalog =>
    pricedIn(app.catalog.state(), currencyOfCall(request, asked));

  app.get(
    LATE_PATHS.products,
    { schema: { params: webstoreParams, querystring: productListQuery, response: { 200: productListSchema } } },
    (request) => {
      const products = productList(
        pricedFor(request, request.query.currencyIsoCode),
        request.query,
        buyerGroupsOf(callerOf(request)),
        app.clock.now(),
      );
      return { total: products.length, products };
    },
  );

  app.get(
    LATE_PATHS.giftWrap,
    { schema: { params: webstoreParams, querystring: giftWrapQuery, response: { 200: giftWrapSchema } } },
    (request) => {
      const { context, giftWrapSkus } = app.webstore.current();
      const state = pricedFor(request, request.query.currencyIsoCode);
      const groups = buyerGroupsOf(callerOf(request));
      const offered = offersGiftWrap(context) ? giftWrapSkus : [];
      const products = offered.flatMap((sku) => {
        const wrap = state.snapshot.productBySku(sku);
        return wrap !== undefined && isVisibleTo(wrap, groups)
          ? [productOverview(state, wrap, groups, app.clock.now(), { ...request.query, includeQuantityRule: true })]
          : [];
      });
      return { products };
    },
  );
}
