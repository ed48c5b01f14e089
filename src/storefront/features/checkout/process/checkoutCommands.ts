import { isAnyOf, type Action } from '@reduxjs/toolkit';
import { commandFamilies, type Command, type Ending, type QueuedCommand } from '../../../kernel/commands';
import { call, put, type SagaGenerator } from '../../../kernel/effects';
import type { RootState } from '../../../kernel/state';
import { accountChosen, accountLeft, loggedIn, sessionEnded } from '../../../kernel/session';
import { sessionIsOver } from '../../visitor';
import { checkoutApi, type ReadCheckout } from '../checkoutApi';
import { isLost, type CheckoutProblem } from '../checkoutProblems';
import { selectCheckoutState } from '../checkoutSelectors';
import type { CheckoutCommand } from '../checkoutState';

/** What is asked of the checkout, and how it is done. A process knows its own repeats: here none are made. */
export interface CheckoutFamily<C extends CheckoutCommand> {
  readonly requests: readonly { readonly match: (action: unknown) => boolean }[];
  isTaken?(this: void, state: RootState, command: Command): boolean;
  carryOut(this: void, command: C): SagaGenerator<Ending>;
  failed(this: void, command: C, problem: CheckoutProblem): Action;
  /** What breaks off one of these alone. */
  breaksOff?(this: void, action: Action): boolean;
}

export type QueuedCheckoutCommand = QueuedCommand<CheckoutFamily<CheckoutCommand>, CheckoutCommand>;

/** All that is asked of the checkout, in one queue of its own: the cart never waits for a bank. */
export const checkoutCommands = commandFamilies<CheckoutFamily<CheckoutCommand>, CheckoutCommand>();

/** A second press of a button is no command: the reducer took only the first. */
export const isTaken = (state: RootState, { commandId }: Command): boolean =>
  selectCheckoutState(state).inFlight.some((command) => command.commandId === commandId);

/** Another person, or another account: what was asked for is not done for that one. */
export const changesPerson = isAnyOf(loggedIn, sessionEnded, accountChosen, accountLeft);

/** A checkout that is gone may be gone because its owner's session ended; they are then led to the login page. */
export function* isNoMoreTheirs(problem: CheckoutProblem): SagaGenerator<boolean> {
  return isLost(problem) && (yield* call(sessionIsOver));
}

/** Puts a checkout that was read under another name under its own id, by which the page knows it. */
export function* keepChecked(checkout: ReadCheckout): SagaGenerator {
  const entry = { endpointName: 'checkout' as const, arg: checkout.checkoutId, value: checkout };
  yield* put(checkoutApi.util.upsertQueryEntries([entry]));
}
