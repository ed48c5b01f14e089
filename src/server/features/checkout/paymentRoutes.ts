import { checkoutParams, checkoutQuery } from '../../../contract/checkout/checkout.schema';
import { paymentBody, paymentResultSchema } from '../../../contract/checkout/payment.schema';
import { offeredMethods } from '../../../contract/payment/paymentMethods';
import { LATE_PATHS } from '../../../contract/latePaths';
import type { AppPlugin } from '../../app';
import { repeatableRequest } from '../../commands/idempotency';
import { sendAnswer } from '../../commands/runCommand';
import { callerKey } from '../../visitors/caller';
import { guardWebstore } from '../context';
import { checkoutCall, checkoutNamed, checkoutNotFound, guardGuestCheckout } from './checkoutCall';
import { findCheckout } from './checkoutStore';
import { clientRequestOf } from './payments/clientRequest';
import { pay } from './payments/pay';
import { registrationAccountOf } from './payments/registrationAccount';
import { guardBuyers } from './guardBuyers';
import { answerLocked, PAYMENT_LOCKED } from './answerLocked';

const replies = { 200: paymentResultSchema, 202: paymentResultSchema, 422: paymentResultSchema };

/** Paying a checkout (CHK-06). */
export const paymentRoutes: AppPlugin = (app, _options, done) => {
  guardWebstore(app);
  guardGuestCheckout(app);
  guardBuyers(app);
  answerLocked(app, PAYMENT_LOCKED);

  app.post(
    LATE_PATHS.checkoutPayments,
    { schema: { params: checkoutParams, querystring: checkoutQuery, body: paymentBody, response: replies } },
    async (request, reply) => {
      const call = checkoutCall(request, request.query);
      const asked = checkoutNamed(request.params.checkoutId);
      const checkout = call.owner === null ? null : await findCheckout(app.database.read, call.owner, asked);
      if (checkout === null) throw checkoutNotFound();
      // Not a `runCommand`, because a payment takes several commits with the provider's answer between them: its own
      // row stores the key and the outcome.
      const repeatable = repeatableRequest(request, callerKey(call.caller));
      const { payments } = app.ordering;
      // From here on the checkout is identified by id: another one may become active while the provider is waited for.
      const command = {
        name: { id: checkout.id },
        body: request.body,
        repeatable,
        offered: offeredMethods(app.webstore.current().context),
        registrationAccountId: await registrationAccountOf(app.database.read, call, request.body),
      };
      const answer =
        clientRequestOf(request.body)?.kind === 'inquire'
          ? await pay(app, call, { ...command, isRunning: await payments.isRunning(checkout.id) })
          : await payments.run(checkout.id, repeatable, () => pay(app, call, { ...command, isRunning: true }));
      return sendAnswer(reply, answer);
    },
  );
  done();
};
