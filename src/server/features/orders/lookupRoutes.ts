import {
  lookupOrderBody,
  lookupOrderPostQuery,
  lookupOrderQuery,
  orderLookupSchema,
} from '../../../contract/orders/orderLookup.schema';
import { orderSummariesParams } from '../../../contract/orders/orderSummary.schema';
import { OTHER_CLIENT_PATHS } from '../../../contract/otherClientPaths';
import type { AppPlugin } from '../../app';
import { cartCall } from '../cart';
import { guardWebstore } from '../context';
import { leftOutOf } from './leftOut';
import { fieldsAskedOrAll } from './orderFields';
import { orderLookupView } from './orderLookupView';
import { orderNamed } from './orderNamed';

/**
 * One of the caller's own orders as a whole, in one answer: a user finds those placed for their effective account, a
 * guest those of their cookie.
 */
export const lookupRoutes: AppPlugin = (app, _options, done) => {
  guardWebstore(app);
  const db = app.database.read;

  app.get(
    OTHER_CLIENT_PATHS.lookupOrder,
    { schema: { params: orderSummariesParams, querystring: lookupOrderQuery, response: { 200: orderLookupSchema } } },
    async (request, reply) => {
      const call = cartCall(request, request.query);
      const shown = { fields: fieldsAskedOrAll(request.query.fields), leftOut: leftOutOf(request.query) };
      const whole = await orderNamed(db, call, request.query.orderSummaryIdOrRefNumber);
      return reply.send(orderLookupView(whole, call, shown));
    },
  );

  app.post(
    OTHER_CLIENT_PATHS.lookupOrder,
    {
      schema: {
        params: orderSummariesParams,
        querystring: lookupOrderPostQuery,
        body: lookupOrderBody,
        response: { 200: orderLookupSchema },
      },
    },
    async (request, reply) => {
      const call = cartCall(request, request.query);
      const shown = { fields: fieldsAskedOrAll(request.query.fields), leftOut: leftOutOf(request.query) };
      const whole = await orderNamed(db, call, request.body.orderSummaryIdOrRefNumber);
      return reply.send(orderLookupView(whole, call, shown));
    },
  );
  done();
};
