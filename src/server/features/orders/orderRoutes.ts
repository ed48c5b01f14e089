import type { FastifyRequest } from 'fastify';
import { ORDER_PAGE_SIZE } from '../../../contract/orders/orderSummary';
import {
  orderItemsQuery,
  orderItemsSchema,
  orderSummariesParams,
  orderSummariesQuery,
  orderSummariesSchema,
  orderSummaryParams,
  orderSummarySchema,
} from '../../../contract/orders/orderSummary.schema';
import { PATHS } from '../../../contract/paths';
import { query } from '../../../contract/wire.schema';
import type { AppPlugin } from '../../app';
import { offsetAsked, tokenLinks } from '../../http/pageTokens';
import { ApiProblem } from '../../problems';
import { cartCall } from '../cart';
import { guardWebstore, idIn } from '../context';
import { isOrderReference } from './orderReference';
import { findOrder, ordersOf } from './orderStore';
import type { WholeOrder } from './order';
import { listedView, orderItemView, orderView } from './orderView';

const orderNotFound = () => new ApiProblem(404, 'ITEM_NOT_FOUND', 'The order does not exist.');

/** The caller's order by its id or reference. Throws 404 for one that is not theirs. */
const orderNamed = async (request: FastifyRequest, name: string): Promise<WholeOrder> => {
  const { owner } = cartCall(request, {});
  const by = isOrderReference(name)
    ? ({ by: 'reference', value: name } as const)
    : ({ by: 'id', value: idIn('order', name, 'orderSummaryId') } as const);
  const order = owner === null ? null : await findOrder(request.server.database.read, owner, by);
  if (order === null) throw orderNotFound();
  return order;
};

/** The caller's own orders: a user's for the account they act for, a guest's by their cookie. */
export const orderRoutes: AppPlugin = (app, _options, done) => {
  guardWebstore(app);

  app.get(
    PATHS.orderSummaries,
    {
      schema: {
        params: orderSummariesParams,
        querystring: orderSummariesQuery,
        response: { 200: orderSummariesSchema },
      },
    },
    async (request, reply) => {
      const { owner } = cartCall(request, request.query);
      const offset = offsetAsked(request.query.pageToken);
      const size = request.query.pageSize ?? ORDER_PAGE_SIZE;
      const nothing = { total: 0, orders: [] };
      const { total, orders } = owner === null ? nothing : await ordersOf(app.database.read, owner, { offset, size });
      return reply.send({
        count: orders.length,
        orderSummaries: orders.map(listedView),
        ...tokenLinks({ offset, size, total }, request.url),
      });
    },
  );

  app.get(
    PATHS.orderSummary,
    { schema: { params: orderSummaryParams, querystring: query({}), response: { 200: orderSummarySchema } } },
    async (request, reply) => reply.send(orderView(await orderNamed(request, request.params.orderSummaryId))),
  );

  app.get(
    PATHS.orderItems,
    { schema: { params: orderSummaryParams, querystring: orderItemsQuery, response: { 200: orderItemsSchema } } },
    async (request, reply) => {
      const { lines } = await orderNamed(request, request.params.orderSummaryId);
      const { catalog, caller } = cartCall(request, request.query);
      const offset = offsetAsked(request.query.pageToken);
      const size = request.query.pageSize ?? ORDER_PAGE_SIZE;
      const items = lines
        .slice(offset, offset + size)
        .map((line) => orderItemView(line, catalog.product(line.productId, caller) !== null));
      return reply.send({
        count: items.length,
        items,
        ...tokenLinks({ offset, size, total: lines.length }, request.url),
      });
    },
  );
  done();
};
