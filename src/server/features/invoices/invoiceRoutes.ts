import type { Invoice } from '../../../contract/orders/invoice';
import { invoiceQuery, invoiceSchema } from '../../../contract/orders/invoice.schema';
import { orderSummaryParams } from '../../../contract/orders/orderSummary.schema';
import { LATE_PATHS } from '../../../contract/latePaths';
import type { AppPlugin } from '../../app';
import { prepareRead } from '../../database/preparedQuery';
import { ApiProblem } from '../../problems';
import { cartCall } from '../cart';
import { buyerGroupsOf, seenIn } from '../catalog';
import { guardWebstore } from '../context';
import { orderNamed } from '../orders';
import { invoiceIn } from './statements';

const invoiceOf = prepareRead((db, given: { orderId: string }) =>
  db.selectFrom('invoice').select('document').where('order_id', '=', given.orderId),
);

/** The invoice of an order, for everyone who may see the order. */
export const invoiceRoutes: AppPlugin = (app, _options, done) => {
  guardWebstore(app);
  app.get(
    LATE_PATHS.orderInvoice,
    { schema: { params: orderSummaryParams, querystring: invoiceQuery, response: { 200: invoiceSchema } } },
    async (request, reply) => {
      const call = cartCall(request, request.query);
      const whole = await orderNamed(app.database.read, call, request.params.orderSummaryId);
      const row = await invoiceOf.first(app.database.read, { orderId: whole.order.id });
      if (row === undefined) throw new ApiProblem(404, 'ITEM_NOT_FOUND', 'The invoice is not issued yet.');
      const sees = seenIn(call.catalog.state(), buyerGroupsOf(call.caller));
      // Checked edge: the document is written by `issueInvoice` only, from a value of this type.
      return reply.send(invoiceIn(JSON.parse(row.document) as Invoice, whole, { say: call.say, sees }));
    },
  );
  done();
};
