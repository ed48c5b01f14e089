import { negotiatedPrice } from '../../../commerce/pricing/tierPrice';
import { normalizeId } from '../../../contract/ids';
import { formatMoney, parseMoney, type Cents } from '../../../contract/money';
import { OTHER_CLIENT_PATHS } from '../../../contract/otherClientPaths';
import type { EvaluateProductsBody, PromotedProduct } from '../../../contract/prices/productPromotions';
import {
  evaluateProductsBody,
  evaluateProductsParams,
  evaluateProductsQuery,
  evaluateProductsSchema,
} from '../../../contract/prices/productPromotions.schema';
import type { AppPlugin } from '../../app';
import { invalidInput } from '../../problems';
import { withinGroups, type Caller } from '../../visitors/caller';
import { cartCall, readCartProducts, type CartCall } from '../cart';
import { noPriceText } from '../catalog';
import { checkWebstore, guardBrowsing } from '../context';
import { promoteProduct } from './promoteProduct';
import { readPromotions } from '../promotions';

type Asked = EvaluateProductsBody['products'][number];

/** The price that the caller states for a product; null: none. Throws INVALID_API_INPUT on anything but an amount. */
function saidCents({ salesPrice }: Asked): Cents | null {
  if (salesPrice === undefined) return null;
  const cents = parseMoney(String(salesPrice));
  if (cents === null || cents < 0) throw invalidInput('salesPrice is not an amount.');
  return cents;
}

/** The product of an input, by its id, otherwise by its reference; null: the caller can see no such product. */
function productOf({ productId, sku }: Asked, { catalog, caller }: CartCall) {
  const id = normalizeId(productId ?? '');
  if (id !== null) return catalog.product(id, caller);
  return productId || !sku ? null : catalog.productBySku(sku, caller);
}

/** The caller with only those of their buyer groups that a call names; with all where it names none. */
function memberOf(caller: Caller, segments: readonly string[] = []): Caller {
  return segments.length === 0
    ? caller
    : withinGroups(
        caller,
        segments.map((id) => normalizeId(id) ?? ''),
      );
}

/** By product id, the categories that a call names for it. */
function categoriesNamed(
  named: EvaluateProductsBody['productCategories'] = {},
): ReadonlyMap<string, readonly string[]> {
  return new Map(
    Object.entries(named).map(([id, categoryIds]) => [
      normalizeId(id) ?? '',
      categoryIds.map((categoryId) => normalizeId(categoryId) ?? ''),
    ]),
  );
}

const failed = ({ productId = null, sku = null }: Asked, currencyIsoCode: string, why: string): PromotedProduct => ({
  productId,
  sku,
  salesPrice: null,
  promotionalPrice: null,
  currencyIsoCode,
  promotionPriceAdjustmentList: [],
  isSuccess: false,
  errorMessage: why,
});

/** Evaluates promotions for the prices of products that are in no cart yet. Read-only. */
export const evaluateProductsRoute: AppPlugin = (app, _options, done) => {
  guardBrowsing(app);

  app.post(
    OTHER_CLIENT_PATHS.evaluateProducts,
    {
      schema: {
        params: evaluateProductsParams,
        querystring: evaluateProductsQuery,
        body: evaluateProductsBody,
        response: { 200: evaluateProductsSchema },
      },
    },
    async (request, reply) => {
      const { products, webStoreId, effectiveAccountId, currencyIsoCode, segments, productCategories } = request.body;
      if (webStoreId) checkWebstore(app, webStoreId);
      const call = cartCall(request, {
        effectiveAccountId: effectiveAccountId ?? request.query.effectiveAccountId,
        currencyIsoCode: currencyIsoCode ?? request.query.currencyIsoCode,
      });
      const asked = products.map((input) => ({
        input,
        said: saidCents(input),
        productId: productOf(input, call)?.id ?? null,
      }));
      const known = asked.flatMap(({ productId }) => productId ?? []);
      const currency = call.newCurrency;
      const found = await readCartProducts(app.database.read, known, call, currency);
      const caller = memberOf(call.caller, segments);
      const promotions = await readPromotions(app.database.read, { ...call, caller, currency }, null);
      const named = categoriesNamed(productCategories);
      const results = asked.map(({ input, said, productId }): PromotedProduct => {
        const product = productId === null ? undefined : found.get(productId);
        if (productId === null || product === undefined) return failed(input, currency, 'There is no such product.');
        const salesCents = said ?? (product.salePrice === null ? null : negotiatedPrice(product.salePrice, 1));
        if (salesCents === null) return failed(input, currency, noPriceText(currency));
        const ofCall = named.get(productId);
        const categoryIds = product.categoryIds.filter((id) => ofCall?.includes(id) ?? true);
        const promoted = promoteProduct({ productId, categoryIds }, salesCents, promotions);
        return {
          productId,
          sku: product.sku,
          salesPrice: formatMoney(salesCents),
          promotionalPrice: formatMoney(promoted.promotionalCents),
          currencyIsoCode: currency,
          promotionPriceAdjustmentList: [...promoted.adjustments],
          isSuccess: true,
          errorMessage: null,
        };
      });
      return reply.send({ promotionProductEvaluationResults: results });
    },
  );
  done();
};
