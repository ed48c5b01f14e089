import { orderSummariesParams } from '../../../contract/orders/orderSummary.schema';
import { USUAL_PRODUCTS_SIZE } from '../../../contract/orders/usualProducts';
import { usualProductsQuery, usualProductsSchema } from '../../../contract/orders/usualProducts.schema';
import { LATE_PATHS } from '../../../contract/latePaths';
import { formatQuantity } from '../../../contract/money';
import type { AppPlugin } from '../../app';
import { cartCall } from '../cart';
import { guardWebstore } from '../context';
import { LATEST_ORDERS, linesOfLatestOrders } from '../placedOrders';
import { usualProducts } from './usualProducts';

/** The caller's usual products; none for a caller who has not ordered twice. */
export const usualRoutes: AppPlugin = (app, _options, done) => {
  guardWebstore(app);

  app.get(
    LATE_PATHS.usualProducts,
    {
      schema: { params: orderSummariesParams, querystring: usualProductsQuery, response: { 200: usualProductsSchema } },
    },
    async (request, reply) => {
      const { owner, catalog, caller } = cartCall(request, request.query);
      const lines = owner === null ? [] : await linesOfLatestOrders(app.database.read, owner, LATEST_ORDERS);
      const found = usualProducts(lines)
        .filter(({ productId }) => catalog.product(productId, caller) !== null)
        .slice(0, request.query.pageSize ?? USUAL_PRODUCTS_SIZE)
        .map(({ productId, quantity, orderCount }) => ({ productId, quantity: formatQuantity(quantity), orderCount }));
      return reply.send({ count: found.length, usualProducts: found });
    },
  );
  done();
};
