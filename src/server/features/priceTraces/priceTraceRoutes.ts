import { tracePrices } from '../../../commerce/pricing/trace/tracePrices';
import {
  orderPricesParams,
  orderPricesSchema,
  orderViewsSchema,
  pricesTodayBody,
  pricesTodaySchema,
} from '../../../contract/recordings/priceTrace.schema';
import { SUPPORT_PATHS } from '../../../contract/recordings/supportPaths';
import type { AppPlugin } from '../../app';
import { answerWithValidator } from '../../http/etag';
import { ApiProblem } from '../../problems';
import { customerOf } from '../../visitors/caller';
import { orderReferenced } from '../placedOrders';
import { guardSupport, recordingNamed, viewLog } from '../recordings';
import { orderBill } from './orderBill';
import { orderViewLog, orderViewsOf } from './orderViewLog';
import { pricesToday } from './pricesToday';

/**
 * Explains prices to support. Each view of an order is noted in the audit log of orders, and in that of each recording
 * that names it.
 */
export const priceTraceRoutes: AppPlugin = (app, _options, done) => {
  guardSupport(app);
  answerWithValidator(app);
  const { read } = app.database;
  const logged = viewLog(app);
  const orderLogged = orderViewLog(app);

  app.get(
    SUPPORT_PATHS.orderPrices,
    { schema: { params: orderPricesParams, response: { 200: orderPricesSchema } } },
    async (request) => {
      const reference = request.params.orderReference.toUpperCase();
      const whole = await orderReferenced(read, reference);
      if (whole === null) throw new ApiProblem(404, 'ITEM_NOT_FOUND', 'There is no order with this reference.');
      const recorded = await read
        .selectFrom('recording_order')
        .select('session')
        .distinct()
        .where('order_reference', '=', reference)
        .execute();
      const { userId } = customerOf(request);
      await orderLogged(userId, reference);
      await logged(
        userId,
        'priced',
        recorded.map(({ session }) => session),
      );
      const { status, placedAt } = whole.order;
      return {
        orderReference: reference,
        placedAt: new Date(placedAt).toISOString(),
        status,
        trace: tracePrices(orderBill(whole)),
      };
    },
  );

  // The audit log is answered even if the order does not exist any more.
  app.get(
    SUPPORT_PATHS.orderViews,
    { schema: { params: orderPricesParams, response: { 200: orderViewsSchema } } },
    async (request) => ({ views: await orderViewsOf(read, request.params.orderReference.toUpperCase()) }),
  );

  // A POST because the input does not fit into an address: it changes nothing except the audit log.
  app.post(
    SUPPORT_PATHS.pricesToday,
    { schema: { body: pricesTodayBody, response: { 200: pricesTodaySchema } } },
    async (request) => {
      const { session } = request.body;
      if (session !== undefined) {
        await recordingNamed(read, session);
        await logged(customerOf(request).userId, 'priced', [session]);
      }
      return pricesToday(app, request.body);
    },
  );
  done();
};
