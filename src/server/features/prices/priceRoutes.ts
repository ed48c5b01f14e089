import { productParams } from '../../../contract/catalog/product.schema';
import { webstoreParams } from '../../../contract/context/applicationContext.schema';
import { ERROR_TEXTS } from '../../../contract/errorTexts';
import { normalizeId } from '../../../contract/ids';
import { LATE_PATHS } from '../../../contract/latePaths';
import { PATHS } from '../../../contract/paths';
import { PRICE_LIST_LIMIT } from '../../../contract/prices/price';
import type { LinePrice } from '../../../contract/prices/price';
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
import { guardBrowsing, guardWebstore } from '../context';
import type { ContextSettings } from '../context';
import { priceView } from './priceView';
import { buyerGroupsOf, linePrice, priceIn, productIn, visibleProduct } from '../catalog';
import type { CatalogState } from '../catalog';

/** The requested currency, by default the webstore's. Throws on one it does not sell in. */
const currencyOf = (asked: string | undefined, context: ContextSettings): string => {
  const currency = asked ?? context.defaultCurrency;
  if (!context.supportedCurrencies.includes(currency))
    throw invalidInput(`This webstore has no prices in ${currency}.`);
  return currency;
};

const lineOf = (state: CatalogState, asked: string, groups: readonly string[]): LinePrice => {
  const productId = normalizeId(asked);
  if (productId === null) {
    const error = { errorCode: 'INVALID_ID_FIELD', message: `${asked} is not a valid id.` };
    return { productId: asked, listPrice: null, unitPrice: null, pricebookEntryId: null, success: false, error };
  }
  const product = visibleProduct(state, productId, groups);
  return linePrice(productId, product === null ? null : priceIn(state, product, groups));
};

const listOf = (
  state: CatalogState,
  productIds: readonly string[],
  currencyIsoCode: string,
  groups: readonly string[],
) => {
  if (productIds.length === 0) throw invalidInput(ERROR_TEXTS.productIdsRequired);
  if (productIds.length > PRICE_LIST_LIMIT) {
    throw new ApiProblem(400, 'TOO_MANY_RECORDS', `At most ${PRICE_LIST_LIMIT} prices can be asked for at once.`);
  }
  const pricingLineItemResults = productIds.map((id) => lineOf(state, id, groups));
  return { success: true, currencyIsoCode, error: null, pricingLineItemResults };
};

/** Prices of one product and of many, for the caller's buyer groups; a guest gets the general price. */
export const priceRoutes: AppPlugin = (app, _options, done) => {
  guardWebstore(app);
  guardBrowsing(app);
  answerWithValidator(app);
  const context = () => app.webstore.current().context;

  app.get(
    PATHS.price,
    { schema: { params: productParams, querystring: priceQuery, response: { 200: priceSchema } } },
    (request) => {
      const state = app.catalog.state();
      const groups = buyerGroupsOf(callerOf(request));
      const currency = currencyOf(request.query.currencyIsoCode, context());
      const product = productIn(state, request.params.productId, groups);
      const price = priceIn(state, product, groups);
      if (price === null) throw new ApiProblem(404, 'ITEM_NOT_FOUND', 'There is no price of this product for you.');
      const models = {
        all: request.query.allProductSellingModelPrices === true,
        ids: listed(request.query.productSellingModelIds),
      };
      const children = request.query.includeChildProductPrices === true ? product.bundleItems : [];
      const childEntries = children.flatMap(({ productId }) => {
        const child = visibleProduct(state, productId, groups);
        const own = child === null ? null : priceIn(state, child, groups);
        return child === null || own === null ? [] : [priceView(child, own, currency, models)];
      });
      return { ...priceView(product, price, currency, models), childEntries };
    },
  );

  app.get(
    LATE_PATHS.prices,
    { schema: { params: webstoreParams, querystring: priceListQuery, response: { 200: priceListSchema } } },
    (request) => {
      const currency = currencyOf(request.query.currencyIsoCode, context());
      const groups = buyerGroupsOf(callerOf(request));
      return listOf(app.catalog.state(), listed(request.query.productIds), currency, groups);
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
      const currency = currencyOf(request.body.currencyIsoCode ?? request.query.currencyIsoCode, context());
      const productIds = request.body.pricingLineItems.map((line) => line.productId);
      return listOf(app.catalog.state(), productIds, currency, buyerGroupsOf(callerOf(request)));
    },
  );
  done();
};
