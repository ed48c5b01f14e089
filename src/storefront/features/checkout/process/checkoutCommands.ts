import type { Action } from '@reduxjs/toolkit';
import { commandFamilies, type Command, type Ending, type QueuedCommand } from '../../../kernel/commands';
import { call, put, type SagaGenerator } from '../../../kernel/effects';
import type { RootState } from '../../../kernel/state';
import { sessionIsOver } from '../../visitor';
import { checkoutApi, type ReadCheckout } from '../checkoutApi';
import { isLost, type CheckoutProblem } from '../checkoutProblems';
import { selectCheckoutState } from '../checkoutSelectors';
import type { CheckoutCommand } from '../checkoutState';

/**
 * A kind of command for the checkout, and how it is carried out. Its process repeats calls itself: the queue does not.
 */
export interface CheckoutFamily<C extends CheckoutCommand> {
  readonly requests: readonly { readonly match: (action: unknown) => boolean }[];
  isTaken?(this: void, state: RootState, command: Command): boolean;
  carryOut(this: void, command: C): SagaGenerator<Ending>;
  failed(this: void, command: C, problem: CheckoutProblem): Action;
  /** Whether an action aborts this command while it runs; commands that wait in the queue are still carried out. */
  breaksOff?(this: void, action: Action): boolean;
}

export type QueuedCheckoutCommand = QueuedCommand<CheckoutFamily<CheckoutCommand>, CheckoutCommand>;

/** All commands of the checkout, in a queue of their own, so that the cart never waits for a bank. */
export const checkoutCommands = commandFamilies<CheckoutFamily<CheckoutCommand>, CheckoutCommand>();

/** Whether the reducer accepted a request: it ignores those to place an order while another one is being placed. */
export const isTaken = (state: RootState, { commandId }: Command): boolean =>
  selectCheckoutState(state).inFlight.some((command) => command.commandId === commandId);

/**
 * Whether a checkout is missing because the session of its owner has ended; the owner is then sent to the login page.
 */
export function* isNoMoreTheirs(problem: CheckoutProblem): SagaGenerator<boolean> {
  return isLost(problem) && (yield* call(sessionIsOver));
}

/** Caches a checkout that was read under another name (`active`) under its own id, which the page uses. */
export function* keepChecked(checkout: ReadCheckout): SagaGenerator {
  const entry = { endpointName: 'checkout' as const, arg: checkout.checkoutId, value: checkout };
  yield* put(checkoutApi.util.upsertQueryEntries([entry]));
}
