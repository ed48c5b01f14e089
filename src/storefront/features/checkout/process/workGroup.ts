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

/** What the calls of delivery groups say no with, in the checkout's own codes. */
const codes: Readonly<Record<string, 'DELIVERIES_CHANGED' | 'DELIVERIES_FULL' | 'DELIVERIES_OFF'>> = {
  ITEM_NOT_FOUND: 'DELIVERIES_CHANGED',
  MAX_LIMIT_EXCEEDED: 'DELIVERIES_CHANGED',
  LIMIT_EXCEEDED: 'DELIVERIES_FULL',
  API_DISABLED_FOR_ORG: 'DELIVERIES_OFF',
};

/** One call about the deliveries, and the checkout as it is afterwards, whether or not something has changed. */
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
  // The page shows what is true now; that it can't be read is the next call's to tell.
  yield* call(awaitReady, checkoutId);
  return localProblem(code);
}

/** Says something of one of several deliveries, or adds it with its address. */
export function* sayOfGroup(
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

/** Shares out the goods. A delivery that is left empty stays: the shopper may mean to fill it next. */
export function* workArrange({ commandId, arrangements }: CommandOf<'arrange'>): SagaGenerator<CheckoutProblem | null> {
  const command = { key: commandId, arrangements, deleteEmptyDeliveryGroups: false };
  return yield* call(change, () => arrangeItems.initiate(command, untracked));
}

/** Takes a delivery away; what was in it goes back to the default one. */
export function* workGroupRemoval({
  commandId,
  deliveryGroupId,
}: CommandOf<'groupRemoval'>): SagaGenerator<CheckoutProblem | null> {
  return yield* call(change, () => deleteDeliveryGroup.initiate({ key: commandId, deliveryGroupId }, untracked));
}
