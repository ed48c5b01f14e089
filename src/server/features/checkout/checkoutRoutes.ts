import {
  changeCheckoutBody,
  checkoutParams,
  checkoutQuery,
  checkoutSchema,
  checkoutsParams,
  startCheckoutBody,
} from '../../../contract/checkout/checkout.schema';
import { ACTIVE_CHECKOUT } from '../../../contract/checkout/checkout';
import { LATE_PATHS } from '../../../contract/latePaths';
import type { AppPlugin } from '../../app';
import { runCommand, sendAnswer } from '../../commands/runCommand';
import { cartNamed, type CartName } from '../cart';
import { guardWebstore } from '../context';
import { checkoutCall, checkoutNamed, guardGuestCheckout, openCheckout } from './checkoutCall';
import { answerCheckout, changeCheckout, dropCheckout, startCheckout } from './commands/checkoutCommands';
import { checkParts, refuseCustomFields } from './decisions/changeCheckout';
import { guardBuyers } from './guardBuyers';
import { answerLocked } from './answerLocked';

const replies = { 200: checkoutSchema, 201: checkoutSchema, 202: checkoutSchema, 422: checkoutSchema };

/** The cart that a start names; null: the caller's current one. */
const cartOf = (cartId: string): CartName =>
  cartId === ACTIVE_CHECKOUT ? null : cartNamed(cartId, { kind: 'customer' });

/** Starting, reading, changing and deleting a checkout (CHK-01). */
export const checkoutRoutes: AppPlugin = (app, _options, done) => {
  guardWebstore(app);
  guardGuestCheckout(app);
  guardBuyers(app);
  answerLocked(app);
  const isPaying = (checkoutId: string): Promise<boolean> => app.ordering.payments.isRunning(checkoutId);

  for (const method of ['PUT', 'POST'] as const) {
    app.route({
      method,
      url: LATE_PATHS.checkouts,
      schema: { params: checkoutsParams, querystring: checkoutQuery, body: startCheckoutBody, response: replies },
      handler: async (request, reply) => {
        refuseCustomFields(request.body);
        const call = checkoutCall(request, request.query);
        const command = {
          cart: cartOf(request.body.cartId),
          body: request.body,
          checkoutId: app.ids.next('checkout'),
          isPaying,
        };
        const answer = await runCommand(request, call, (db) => startCheckout(db, call, command));
        app.ordering.scheduleVoids();
        await app.steps.reached('checkoutStarted');
        return sendAnswer(reply, answer);
      },
    });
  }

  app.get(
    LATE_PATHS.checkout,
    { schema: { params: checkoutParams, querystring: checkoutQuery, response: replies } },
    async (request, reply) => {
      const call = checkoutCall(request, request.query);
      const open = await openCheckout(app.database.read, call, checkoutNamed(request.params.checkoutId));
      return sendAnswer(reply, await answerCheckout(app.database.read, call, open));
    },
  );

  app.patch(
    LATE_PATHS.checkout,
    { schema: { params: checkoutParams, querystring: checkoutQuery, body: changeCheckoutBody, response: replies } },
    async (request, reply) => {
      refuseCustomFields(request.body);
      const { customFields, ...body } = request.body;
      checkParts(body);
      const call = checkoutCall(request, request.query);
      const name = checkoutNamed(request.params.checkoutId);
      const answer = await runCommand(request, call, (db) => changeCheckout(db, call, { name, body, isPaying }));
      app.ordering.scheduleVoids();
      if (answer.status === 202) app.cartWork.schedule();
      return sendAnswer(reply, answer);
    },
  );

  app.delete(
    LATE_PATHS.checkout,
    { schema: { params: checkoutParams, querystring: checkoutQuery } },
    async (request, reply) => {
      const call = checkoutCall(request, request.query);
      const name = checkoutNamed(request.params.checkoutId);
      const answer = await runCommand(request, call, async (db) => {
        await dropCheckout(db, call, name);
        return { status: 204, body: null };
      });
      app.ordering.scheduleVoids();
      return sendAnswer(reply, answer);
    },
  );
  done();
};
