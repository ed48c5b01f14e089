import type { FastifyRequest } from 'fastify';
import { productParams } from '../../../contract/catalog/product.schema';
import { webstoreParams } from '../../../contract/context/applicationContext.schema';
import { ERROR_TEXTS } from '../../../contract/errorTexts';
import { normalizeId } from '../../../contract/ids';
import { LATE_PATHS } from '../../../contract/latePaths';
import { PATHS } from '../../../contract/paths';
import { PRICE_LIST_LIMIT, type LinePrice } from '../../../contract/prices/price';
import {
  priceListBody,
  priceListPostQuery,
  priceListQuery,
  priceListSchema,
  priceQuery,
  priceSchema,
} from '../../../contract/prices/price.schema';
import type { AppPlugin } from '../../app';
import { ApiProblem, invalidInput } from '../../problems';
import { callerOf } from '../../visitors/caller';
import { answerWithValidator } from '../../http/etag';
import { listed } from '../../http/commaLists';
import { currencyOfCall, guardBrowsing, guardWebstore } from '../context';
import { priceView } from './priceView';
import {
  buyerGroupsOf,
  linePrice,
  noPriceText,
  pricedIn,
  priceIn,
  productIn,
  visibleProduct,
  wirePrice,
  type PricedCatalog,
} from '../catalog';

function lineOf(state: PricedCatalog, asked: string, groups: readonly string[]): LinePrice {
  const productId = normalizeId(asked);
  if (productId === null) {
    const error = { errorCode: 'INVALID_ID_FIELD', message: `${asked} is not a valid id.` };
    return { productId: asked, listPrice: null, unitPrice: null, pricebookEntryId: null, success: false, error };
  }
  const product = visibleProduct(state, productId, groups);
  const price = product === null ? null : priceIn(state, product, groups);
  const line = linePrice(productId, price, state.prices.currency);
  return price === null ? line : { ...line, priceAdjustment: wirePrice(price).priceAdjustment };
}

function listOf(state: PricedCatalog, productIds: readonly string[], groups: readonly string[]) {
  if (productIds.length === 0) throw invalidInput(ERROR_TEXTS.productIdsRequired);
  if (productIds.length > PRICE_LIST_LIMIT) {
    throw new ApiProblem(400, 'TOO_MANY_RECORDS', `At most ${PRICE_LIST_LIMIT} prices can be asked for at once.`);
  }
  const pricingLineItemResults = productIds.map((id) => lineOf(state, id, groups));
  return { success: true, currencyIsoCode: state.prices.currency, error: null, pricingLineItemResults };
}

/**
 * Prices of one product and of many, in one currency, for the caller's buyer groups; a guest gets the general price.
 */
export const priceRoutes: AppPlugin = (app, _options, done) => {
  guardWebstore(app);
  guardBrowsing(app);
  answerWithValidator(app);
  const pricedFor = (request: FastifyRequest, asked: string | undefined): PricedCatalog =>
    pricedIn(app.catalog.state(), currencyOfCall(request, asked));

  app.get(
    PATHS.price,
    { schema: { params: productParams, querystring: priceQuery, response: { 200: priceSchema } } },
    (request) => {
      const state = pricedFor(request, request.query.currencyIsoCode);
      const groups = buyerGroupsOf(callerOf(request));
      const product = productIn(state, request.params.productId, groups);
      const price = priceIn(state, product, groups);
      if (price === null) throw new ApiProblem(404, 'ITEM_NOT_FOUND', noPriceText(state.prices.currency));
      const models = {
        all: request.query.allProductSellingModelPrices === true,
        ids: listed(request.query.productSellingModelIds),
      };
      const children = request.query.includeChildProductPrices === true ? product.bundleItems : [];
      const childEntries = children.flatMap(({ productId }) => {
        const child = visibleProduct(state, productId, groups);
        const own = child === null ? null : priceIn(state, child, groups);
        return child === null || own === null ? [] : [priceView(child, own, models)];
      });
      return { ...priceView(product, price, models), childEntries };
    },
  );

  app.get(
    LATE_PATHS.prices,
    { schema: { params: webstoreParams, querystring: priceListQuery, response: { 200: priceListSchema } } },
    (request) => {
      const state = pricedFor(request, request.query.currencyIsoCode);
      return listOf(state, listed(request.query.productIds), buyerGroupsOf(callerOf(request)));
    },
  );

  app.post(
    LATE_PATHS.prices,
    {
      schema: {
        params: webstoreParams,
        querystring: priceListPostQuery,
        body: priceListBody,
        response: { 200: priceListSchema },
      },
    },
    (request) => {
      const state = pricedFor(request, request.body.currencyIsoCode ?? request.query.currencyIsoCode);
      const productIds = request.body.pricingLineItems.map((line) => line.productId);
      return listOf(state, productIds, buyerGroupsOf(callerOf(request)));
    },
  );
  done();
};
