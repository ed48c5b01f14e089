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
      const { products, webStoreId, effectiveAccountId, currencyIsoCode } = request.body;
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
      const promotions = await readPromotions(app.database.read, { ...call, currency }, null);
      const results = asked.map(({ input, said, productId }): PromotedProduct => {
        const product = productId === null ? undefined : found.get(productId);
        if (productId === null || product === undefined) return failed(input, currency, 'There is no such product.');
        const salesCents = said ?? (product.salePrice === null ? null : negotiatedPrice(product.salePrice, 1));
        if (salesCents === null) return failed(input, currency, noPriceText(currency));
        const promoted = promoteProduct({ productId, categoryIds: product.categoryIds }, salesCents, promotions);
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
