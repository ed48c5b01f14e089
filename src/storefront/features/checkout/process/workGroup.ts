import type { DeliveryGroup, DeliveryGroupBody } from '../../../../contract/checkout/deliveryGroup';
import { call, select, type SagaGenerator } from '../../../kernel/effects';
import { localProblem, type CheckoutProblem } from '../checkoutProblems';
import { selectCheckout } from '../checkoutSelectors';
import { NEW_GROUP, type CommandOf } from '../checkoutState';
import { deliveryGroupsApi } from '../deliveryGroupsApi';
import { pastConflicts } from './changeCheckout';
import { awaitReady } from './readCheckout';
import { untracked } from './repeats';

const { createDeliveryGroup, changeDeliveryGroup, deleteDeliveryGroup, arrangeItems } = deliveryGroupsApi.endpoints;
type Initiated<T> = Parameters<typeof pastConflicts<T>>[1];

/** The checkout's own codes for refusals of delivery group calls, by the code of the answer. */
const codes: Readonly<Record<string, 'DELIVERIES_CHANGED' | 'DELIVERIES_FULL' | 'DELIVERIES_OFF'>> = {
  ITEM_NOT_FOUND: 'DELIVERIES_CHANGED',
  MAX_LIMIT_EXCEEDED: 'DELIVERIES_CHANGED',
  LIMIT_EXCEEDED: 'DELIVERIES_FULL',
  API_DISABLED_FOR_ORG: 'DELIVERIES_OFF',
};

/** One call about deliveries, then reads the checkout: after a success, and after a refusal that `codes` names. */
function* change<T>(makeCall: Initiated<T>): SagaGenerator<CheckoutProblem | null> {
  const checkout = yield* select(selectCheckout);
  if (!checkout) return localProblem('SESSION_NOT_LOADED');
  const { checkoutId } = checkout;
  const sent = yield* call(pastConflicts<T>, checkoutId, makeCall);
  if ('data' in sent) {
    const now = yield* call(awaitReady, checkoutId);
    return 'problem' in now ? now.problem : null;
  }
  const code = codes[sent.problem.code];
  if (code === undefined) return sent.problem;
  // Shows the current state; a failure of this read will be reported by the next call.
  yield* call(awaitReady, checkoutId);
  return localProblem(code);
}

/** Changes one of several deliveries, or adds one with its address. */
export function* changeDelivery(
  key: string,
  deliveryGroupId: string,
  body: DeliveryGroupBody,
): SagaGenerator<CheckoutProblem | null> {
  return yield* call(change<DeliveryGroup>, () =>
    deliveryGroupId === NEW_GROUP
      ? createDeliveryGroup.initiate({ key, group: body }, untracked)
      : changeDeliveryGroup.initiate({ key, deliveryGroupId, change: body }, untracked),
  );
}

/** Distributes the lines. A delivery that becomes empty stays, because the shopper may want to fill it next. */
export function* workArrange({ commandId, arrangements }: CommandOf<'arrange'>): SagaGenerator<CheckoutProblem | null> {
  const command = { key: commandId, arrangements, deleteEmptyDeliveryGroups: false };
  return yield* call(change, () => arrangeItems.initiate(command, untracked));
}

/** Removes a delivery; its lines return to the default one. */
export function* workGroupRemoval({
  commandId,
  deliveryGroupId,
}: CommandOf<'groupRemoval'>): SagaGenerator<CheckoutProblem | null> {
  return yield* call(change, () => deleteDeliveryGroup.initiate({ key: commandId, deliveryGroupId }, untracked));
}
