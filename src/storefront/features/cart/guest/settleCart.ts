import { request } from '../../../api';
import { awaitCommands, selectHasCommandInFlight } from '../../../kernel/commands';
import { call, delay, race, select, type SagaGenerator } from '../../../kernel/effects';
import { cartApi } from '../cartApi';
import { selectSummary } from '../cartSelectors';
import { rememberedGuestCart } from './guestCart';

/** A login does not wait longer than this for commands, in ms: the three attempts of a cart's call take 8000. */
const LONGEST_WAIT_MS = 12_000;

/**
 * Waits until nothing that a guest has requested is in flight, because a change that is repeated after the login would
 * be made once more, in the customer's cart. Then, unless it is known, reads which cart the guest has: the login merges
 * only a cart that is remembered.
 */
export function* settleCart(): SagaGenerator {
  const isWorking = yield* select(selectHasCommandInFlight);
  if (isWorking) yield* race({ ended: call(awaitCommands), tooLong: delay(LONGEST_WAIT_MS) });
  const { isUninitialized } = yield* select(selectSummary);
  if (isUninitialized || (!isWorking && rememberedGuestCart() !== null)) return;
  yield* request(cartApi.endpoints.cartSummary.initiate(undefined, { subscribe: false, forceRefetch: isWorking }));
}
