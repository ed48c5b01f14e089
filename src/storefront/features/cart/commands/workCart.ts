import { isAnyOf } from '@reduxjs/toolkit';
import { mayPass } from '../../../api/schedules/retrySchedule';
import { asCallFailure, failureOf, type ApiFailure } from '../../../api';
import { withRepeats, workCommands, type CommandQueue, type Ending } from '../../../kernel/commands';
import { call, put, type SagaGenerator } from '../../../kernel/effects';
import { accountChosen, accountLeft, sessionEnded } from '../../../kernel/session';
import { cartChangedElsewhere, notifyTabs } from '../../../kernel/tabs';
import { cartOutdated } from '../cartApi';
import { cartEvents } from '../cartSlice';
import type { CartCommand } from './cartCommands';
import { cartRepeats } from './cartRepeats';
import { itemCommandOf } from './itemCommands';

/** Whether an action leads to a cart of somebody else. A login does not: the guest's cart is kept. */
const changesOwner = isAnyOf(sessionEnded, accountChosen, accountLeft);

/**
 * Executes the commands of the cart. When the session ends or the account changes, the running command and the waiting
 * ones are aborted: they must not change the next visitor's or account's cart.
 */
export function* workCart(queue: CommandQueue<CartCommand>): SagaGenerator {
  yield* call(workCommands<CartCommand>, queue, {
    carryOut,
    coalesce,
    breaksOffAll: changesOwner,
    failed: ({ family, command }, error) =>
      family.failed(command, error === null ? { code: 'ABORTED', status: 0 } : failureOf(error)),
    frame: ({ family }) =>
      family.ofWholeCart ? { begun: cartEvents.processingBegan(), ended: cartEvents.processingEnded() } : null,
  });
}

function* carryOut({ family, command }: CartCommand): SagaGenerator<Ending> {
  if (family.begun) yield* call(family.begun);
  const send = () => family.send(command);
  const outcome = yield* call(withRepeats<unknown, ApiFailure>, send, cartRepeats(command.commandId, family.mayRepeat));
  if ('data' in outcome) {
    const ending = { outcome: family.succeeded(command, outcome.data) };
    return family.keepsLines ? ending : { ...ending, then: notifyOtherTabs };
  }
  const ending = { outcome: family.failed(command, outcome.failure) };
  return mayHaveSucceeded(outcome.failure) ? { ...ending, then: refetchCart } : ending;
}

/** The other tabs of this browser show the same cart. */
function* notifyOtherTabs(): SagaGenerator {
  yield* call(notifyTabs, cartChangedElsewhere());
}

/**
 * Whether the change may have been made despite the failure, or the line may no longer exist: the cart is refetched.
 */
const mayHaveSucceeded = (failure: ApiFailure): boolean =>
  mayPass(asCallFailure(failure)) || failure.code === 'NOT_JSON' || [404, 409, 410].includes(failure.status);

function* refetchCart(): SagaGenerator {
  yield* put(cartOutdated());
}

/** A change is not sent if the next command is for the same line. */
function* coalesce(waiting: readonly CartCommand[]): SagaGenerator<readonly CartCommand[]> {
  const kept: CartCommand[] = [];
  for (const [index, queued] of waiting.entries()) {
    const item = itemCommandOf(queued);
    const following = waiting[index + 1];
    const next = following && itemCommandOf(following);
    if (item?.kind === 'change' && next && next.kind !== 'add' && next.cartItemId === item.cartItemId) {
      yield* put(cartEvents.changeSuperseded(item));
    } else {
      kept.push(queued);
    }
  }
  return kept;
}
