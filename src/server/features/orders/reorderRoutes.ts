import type { AddOrderToCartResult, ReorderedLine } from '../../../contract/orders/orderSummary';
import {
  addOrderToCartQuery,
  addOrderToCartSchema,
  orderSummaryParams,
} from '../../../contract/orders/orderSummary.schema';
import { formatQuantity } from '../../../contract/money';
import { LATE_PATHS } from '../../../contract/latePaths';
import { noBody } from '../../../contract/wire.schema';
import type { AppPlugin } from '../../app';
import { answerCartCommand, bringLines, cartCall, describeRefusal, guardGuestCart, type BroughtOutcome } from '../cart';
import { guardWebstore } from '../context';
import { orderNamed } from './orderNamed';
import type { OrderLine } from '../placedOrders';
import type { Say } from '../../texts/say';

function lineResult(
  line: OrderLine,
  { added, lineId, refusal }: BroughtOutcome,
  { say, success }: { readonly say: Say; readonly success: 201 | 202 },
): ReorderedLine {
  const reason = refusal === null ? null : describeRefusal(refusal);
  return {
    orderItemSummaryId: line.id,
    productId: line.productId,
    name: line.name,
    quantity: formatQuantity(line.quantity),
    addedQuantity: formatQuantity(added),
    statusCode: reason?.status ?? success,
    errorCode: reason?.errorCode ?? null,
    message: reason === null ? null : say(reason.message),
    cartItemId: lineId,
  };
}

/** The product of a line that was not added in full; empty if it was, or is still to be. */
function unaddedProducts(
  { productId, name, sku }: OrderLine,
  result: ReorderedLine | undefined,
): AddOrderToCartResult['unaddedProducts'] {
  if (!result || result.errorCode === null || result.message === null) return [];
  const { errorCode, message: errorMessage } = result;
  return [{ productId, productName: name, productSKU: sku, errorCode, errorMessage }];
}

/** The parts of an ordered line that join a cart, its selling model included. */
const cartLineOf = ({ productId, quantity, model }: OrderLine) => ({
  productId,
  quantity,
  ...(model === undefined ? {} : { model: { id: model.id, term: model.deliveries } }),
});

/** A line that is added later: the cart reports its outcome. */
const QUEUED: BroughtOutcome = { added: 0, lineId: null, refusal: null };

/**
 * Ordering again: adds the lines of an order to the caller's current cart by today's rules; many lines are queued and
 * added later.
 */
export const reorderRoutes: AppPlugin = (app, _options, done) => {
  guardWebstore(app);
  guardGuestCart(app);

  app.post(
    LATE_PATHS.addOrderToCart,
    {
      schema: {
        params: orderSummaryParams,
        querystring: addOrderToCartQuery,
        body: noBody,
        response: { 201: addOrderToCartSchema },
      },
    },
    (request, reply) => {
      const call = cartCall(request, request.query);
      const { say } = call;
      const cartId = app.ids.next('cart');
      return answerCartCommand(request, reply, call, async (db) => {
        const { lines } = await orderNamed(db, call, request.params.orderSummaryId);
        const brought = await bringLines(db, call, {
          lines: lines.map(cartLineOf),
          cartId,
          newLineId: () => app.ids.next('cartItem'),
        });
        const results = lines.map((line, index) => {
          if (brought.outcomes === null) return lineResult(line, QUEUED, { say, success: 202 });
          const outcome = brought.outcomes[index];
          if (outcome === undefined) throw new Error('A line that was brought has no outcome.');
          return lineResult(line, outcome, { say, success: 201 });
        });
        const unadded = lines.flatMap((line, index) => unaddedProducts(line, results[index]));
        const body: AddOrderToCartResult = {
          cartId: brought.cartId,
          currencyIsoCode: brought.currency,
          hasErrors: unadded.length > 0,
          totalSucceededProductCount: brought.outcomes === null ? 0 : lines.length - unadded.length,
          totalFailedProductCount: unadded.length,
          unaddedProducts: unadded,
          results,
          ...(brought.outcomes === null ? { asyncOperationStatus: 'Processing' } : {}),
        };
        return { status: 201, body };
      });
    },
  );
  done();
};
