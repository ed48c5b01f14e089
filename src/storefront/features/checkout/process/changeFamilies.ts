import { formCleared, formRefused, type Problems } from '../../../forms/drafts';
import type { Ending } from '../../../kernel/commands';
import { call, put, type SagaGenerator } from '../../../kernel/effects';
import { aborted, isLost, problemText, type CheckoutProblem } from '../checkoutProblems';
import { checkoutEvents } from '../checkoutSlice';
import type { CheckoutCommand, CommandOf } from '../checkoutState';
import { addressForm, contactForm, deliveryForm } from '../forms';
import { isNoMoreTheirs, isTaken, type CheckoutFamily } from './checkoutCommands';
import { workArrange, workGroupRemoval } from './workGroup';
import { workAddress, workContact, workDelivery } from './workSteps';

interface Change<C extends CheckoutCommand> {
  readonly request: CheckoutFamily<C>['requests'][number];
  readonly work: (command: C) => SagaGenerator<CheckoutProblem | null>;
  /**
   * The form in which the command was filled in; null: its draft is kept, and its problem is shown at the step alone.
   */
  readonly formOf: (command: C) => string | null;
}

const change = <C extends CheckoutCommand>({ request, work, formOf }: Change<C>): CheckoutFamily<C> => ({
  requests: [request],
  isTaken,
  carryOut: (command) => conclude(command, work(command), formOf(command)),
  failed: ({ commandId }, problem) => checkoutEvents.changeFailed({ commandId, problem }),
});

/** The commands that change a checkout, by step. */
export const changeFamilies = [
  change<CommandOf<'contact'>>({
    request: checkoutEvents.contactSubmitted,
    work: workContact,
    formOf: () => contactForm,
  }),
  change<CommandOf<'address'>>({
    request: checkoutEvents.addressSubmitted,
    work: workAddress,
    formOf: ({ address, addressId, deliveryGroupId }) => (address ? addressForm(addressId, deliveryGroupId) : null),
  }),
  change<CommandOf<'delivery'>>({
    request: checkoutEvents.deliverySubmitted,
    work: workDelivery,
    formOf: ({ deliveryGroupId }) => (deliveryGroupId === undefined ? null : deliveryForm(deliveryGroupId)),
  }),
  change<CommandOf<'arrange'>>({ request: checkoutEvents.sharesSubmitted, work: workArrange, formOf: () => null }),
  change<CommandOf<'groupRemoval'>>({
    request: checkoutEvents.groupRemovalRequested,
    work: workGroupRemoval,
    formOf: () => null,
  }),
] as const;

function* conclude(
  { commandId }: CheckoutCommand,
  work: SagaGenerator<CheckoutProblem | null>,
  form: string | null,
): SagaGenerator<Ending> {
  const problem = yield* call(() => work);
  if (!problem) {
    const outcome = checkoutEvents.changed({ commandId });
    // The checkout has the values now, so the form's draft is cleared.
    return form === null ? { outcome } : { outcome, then: () => clear(form) };
  }
  if (yield* call(isNoMoreTheirs, problem)) {
    return { outcome: checkoutEvents.changeFailed({ commandId, problem: aborted }) };
  }
  return {
    outcome: checkoutEvents.changeFailed({ commandId, problem }),
    then: function* () {
      if (form !== null) yield* put(formRefused({ form, problems: problemsOf(problem) }));
      if (isLost(problem)) yield* put(checkoutEvents.openRequested());
    },
  };
}

function* clear(form: string): SagaGenerator {
  yield* put(formCleared({ form }));
}

/** An unserved postcode is reported at its field, any other problem above the form. */
const problemsOf = (problem: CheckoutProblem): Problems =>
  problem.code === 'SHIPPING_REFUSED'
    ? { postalCode: { id: 'checkout.problem.shippingField' } }
    : { form: problemText(problem) };
