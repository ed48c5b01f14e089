import { commandQueue, workCommands } from '../../../kernel/commands';
import { call, fork, type SagaGenerator } from '../../../kernel/effects';
import { changesPerson } from '../../../kernel/session';
import { aborted, problemOf } from '../checkoutProblems';
import { changeFamilies } from './changeFamilies';
import { checkoutCommands, type QueuedCheckoutCommand } from './checkoutCommands';
import { openFamily } from './openFamily';
import { placeFamily } from './placeFamily';

for (const family of [openFamily, placeFamily, ...changeFamilies]) checkoutCommands.add(family);

/** The one queue of checkout commands, executed strictly in order. */
export function* workCheckout(): SagaGenerator {
  const queue = commandQueue<QueuedCheckoutCommand>();
  yield* fork(checkoutCommands.enqueue, queue);
  yield* call(workCommands<QueuedCheckoutCommand>, queue, {
    carryOut: ({ family, command }) => family.carryOut(command),
    breaksOffAll: changesPerson,
    breaksOff: (action, { family }) => family.breaksOff?.(action) === true,
    failed: ({ family, command }, error) => family.failed(command, error === null ? aborted : problemOf(error)),
  });
}
