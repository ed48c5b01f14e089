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
import { orderLookupView } from './orderLookupView';
import { orderNamed } from './orderNamed';

/** An order in one answer, for whoever may read it by its own address: its buyer, or the guest of the cookie. */
export const lookupRoutes: AppPlugin = (app, _options, done) => {
  guardWebstore(app);
  const db = app.database.read;

  app.get(
    OTHER_CLIENT_PATHS.lookupOrder,
    { schema: { params: orderSummariesParams, querystring: lookupOrderQuery, response: { 200: orderLookupSchema } } },
    async (request, reply) => {
      const call = cartCall(request, request.query);
      const whole = await orderNamed(db, call, request.query.orderSummaryIdOrRefNumber);
      const excluded = (request.query.excludeParameters ?? '').split(',').map((name) => name.trim());
      const leftOut = {
        adjustments: excluded.includes('Adjustments'),
        deliveryGroups: excluded.includes('DeliveryGroups'),
        lineItems: excluded.includes('LineItems'),
        payments: excluded.includes('Payments'),
      };
      return reply.send(orderLookupView(whole, call, leftOut));
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
      const whole = await orderNamed(db, call, request.body.orderSummaryIdOrRefNumber);
      const { query } = request;
      const leftOut = {
        adjustments: query.excludeAdjustments === true,
        deliveryGroups: query.excludeDeliveryGroups === true,
        lineItems: query.excludeLineItems === true,
        payments: query.excludePayments === true,
      };
      return reply.send(orderLookupView(whole, call, leftOut));
    },
  );
  done();
};
