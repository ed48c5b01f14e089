import { ORDER_PAGE_SIZE } from '../../../contract/orders/orderSummary';
import {
  orderItemsQuery,
  orderItemsSchema,
  orderSummariesParams,
  orderSummariesQuery,
  orderSummariesSchema,
  orderSummaryParams,
  orderSummaryQuery,
  orderSummarySchema,
} from '../../../contract/orders/orderSummary.schema';
import { LATE_PATHS } from '../../../contract/latePaths';
import type { AppPlugin } from '../../app';
import { offsetAsked, tokenLinks } from '../../http/pageTokens';
import { cartCall } from '../cart';
import { buyerGroupsOf, seenIn } from '../catalog';
import { guardWebstore } from '../context';
import { LINE_PRODUCT, ORDER_LINE } from './lineFields';
import { fieldsAsked, fieldsNamed } from './orderFields';
import { orderNamed } from './orderNamed';
import { listedView, orderItemView, orderView } from './orderView';
import { ordersOf } from '../placedOrders';

/** The caller's own orders: a user's for their effective account, a guest's by their cookie. */
export const orderRoutes: AppPlugin = (app, _options, done) => {
  guardWebstore(app);

  app.get(
    LATE_PATHS.orderSummaries,
    {
      schema: {
        params: orderSummariesParams,
        querystring: orderSummariesQuery,
        response: { 200: orderSummariesSchema },
      },
    },
    async (request, reply) => {
      const { owner, say } = cartCall(request, request.query);
      const offset = offsetAsked(request.query.pageToken);
      const size = request.query.pageSize ?? ORDER_PAGE_SIZE;
      const fields = fieldsAsked(request.query.fields);
      const nothing = { total: 0, orders: [] };
      const { total, orders } = owner === null ? nothing : await ordersOf(app.database.read, owner, { offset, size });
      return reply.send({
        count: orders.length,
        orderSummaries: orders.map((listed) => listedView(listed, { fields, say })),
        ...tokenLinks({ offset, size, total }, request.url),
      });
    },
  );

  app.get(
    LATE_PATHS.orderSummary,
    { schema: { params: orderSummaryParams, querystring: orderSummaryQuery, response: { 200: orderSummarySchema } } },
    async (request, reply) => {
      const call = cartCall(request, request.query);
      const fields = fieldsAsked(request.query.fields);
      const whole = await orderNamed(app.database.read, call, request.params.orderSummaryId);
      return reply.send(orderView(whole, { fields, say: call.say }));
    },
  );

  app.get(
    LATE_PATHS.orderItems,
    { schema: { params: orderSummaryParams, querystring: orderItemsQuery, response: { 200: orderItemsSchema } } },
    async (request, reply) => {
      const call = cartCall(request, request.query);
      const { fields, productFields } = request.query;
      const asked = {
        fields: fields === undefined ? null : fieldsNamed(ORDER_LINE, fields),
        productFields: productFields === undefined ? null : fieldsNamed(LINE_PRODUCT, productFields),
      };
      const { lines } = await orderNamed(app.database.read, call, request.params.orderSummaryId);
      const offset = offsetAsked(request.query.pageToken);
      const size = request.query.pageSize ?? ORDER_PAGE_SIZE;
      const sees = seenIn(call.catalog.state(), buyerGroupsOf(call.caller));
      const shown = { ...asked, sees, say: call.say };
      const items = lines.slice(offset, offset + size).map((line) => orderItemView(line, shown));
      return reply.send({
        count: items.length,
        items,
        ...tokenLinks({ offset, size, total: lines.length }, request.url),
      });
    },
  );
  done();
};
