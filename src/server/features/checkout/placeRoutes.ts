import { checkoutParams, checkoutQuery } from '../../../contract/checkout/checkout.schema';
import { orderActionsBody, orderActionsSchema, placeOrderSchema } from '../../../contract/checkout/placeOrder.schema';
import type { OrderAction, OrderActionsResult, PlaceOrderResult } from '../../../contract/checkout/placeOrder';
import { LATE_PATHS } from '../../../contract/latePaths';
import type { AppPlugin } from '../../app';
import { runCommand, sendAnswer } from '../../commands/runCommand';
import type { CommandDatabase } from '../../database/Database';
import type { Answer } from '../../commands/idempotency';
import type { Ids } from '../../ids';
import { unreadableBody } from '../../problems';
import { guardWebstore } from '../context';
import { checkoutCall, checkoutNamed, guardGuestCheckout, type CheckoutCall } from './checkoutCall';
import type { CheckoutName } from './checkoutStore';
import { prepareOrder, submitOrder, type PlaceOutcome } from './commands/placeOrder';
import { guardBuyers } from './guardBuyers';
import { answerLocked } from './answerLocked';
import { commerceErrors } from '../../commerceFault';

const perform = (
  db: CommandDatabase,
  call: CheckoutCall,
  step: { readonly action: OrderAction; readonly name: CheckoutName; readonly ids: Ids },
): Promise<PlaceOutcome> =>
  step.action === 'prepare' ? prepareOrder(db, call, step.name) : submitOrder(db, call, step.name, step.ids);

/** Runs actions in order until one fails; the effects of the earlier ones remain. */
async function performAll(
  db: CommandDatabase,
  call: CheckoutCall,
  steps: { readonly actions: readonly OrderAction[]; readonly name: CheckoutName; readonly ids: Ids },
): Promise<Answer & { readonly body: OrderActionsResult }> {
  const done: OrderActionsResult['actions'] = [];
  for (const action of steps.actions) {
    const outcome = await perform(db, call, { action, name: steps.name, ids: steps.ids });
    if (outcome.ok) {
      done.push({ action, success: true, orderReferenceNumber: outcome.orderReferenceNumber, errors: [] });
    } else {
      const errors = commerceErrors(outcome.errors, call.say);
      done.push({ action, success: false, orderReferenceNumber: null, errors });
      return { status: outcome.status, body: { actions: done, errors } };
    }
  }
  return { status: 200, body: { actions: done, errors: [] } };
}

const actionReplies = {
  200: orderActionsSchema,
  409: orderActionsSchema,
  412: orderActionsSchema,
  422: orderActionsSchema,
};
const placeReplies = { 201: placeOrderSchema, 409: placeOrderSchema, 412: placeOrderSchema, 422: placeOrderSchema };

/** Placing an order: in two actions, or in one call that does both (CHK-07, CHK-17). */
export const placeRoutes: AppPlugin = (app, _options, done) => {
  guardWebstore(app);
  guardGuestCheckout(app);
  guardBuyers(app);
  answerLocked(app);

  const afterwards = async (actions: readonly OrderAction[], isDone: boolean): Promise<void> => {
    // A refusal may have given up a payment for another total.
    if (!isDone) app.ordering.scheduleVoids();
    else {
      if (actions.includes('prepare')) await app.steps.reached('orderPrepared');
      if (!actions.includes('submit')) return;
      await app.steps.reached('orderPlaced');
      app.ordering.scheduleMail();
    }
  };

  app.post(
    LATE_PATHS.checkoutOrderActions,
    { schema: { params: checkoutParams, querystring: checkoutQuery, body: orderActionsBody, response: actionReplies } },
    async (request, reply) => {
      const call = checkoutCall(request, request.query);
      const name = checkoutNamed(request.params.checkoutId);
      const actions = request.body.actions.map(({ action }) => action);
      const answer = await runCommand(request, call, (db) => performAll(db, call, { actions, name, ids: app.ids }));
      await afterwards(actions, answer.status === 200);
      return sendAnswer(reply, answer);
    },
  );

  app.post(
    LATE_PATHS.checkoutOrders,
    { schema: { params: checkoutParams, querystring: checkoutQuery, response: placeReplies } },
    async (request, reply) => {
      if (Object.keys(request.body ?? {}).length > 0) throw unreadableBody('The call has no body.');
      const call = checkoutCall(request, request.query);
      const name = checkoutNamed(request.params.checkoutId);
      const actions: readonly OrderAction[] = ['prepare', 'submit'];
      const answer = await runCommand(request, call, async (db) => {
        const { status, body } = await performAll(db, call, { actions, name, ids: app.ids });
        const placed: PlaceOrderResult = {
          orderReferenceNumber: body.actions.at(-1)?.orderReferenceNumber ?? null,
          errors: body.errors,
        };
        return { status: status === 200 ? 201 : status, body: placed };
      });
      await afterwards(actions, answer.status === 201);
      return sendAnswer(reply, answer);
    },
  );
  done();
};
