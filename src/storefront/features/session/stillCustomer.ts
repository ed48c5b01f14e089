import { api, request, visitorTags } from '../../api';
import { put, select, type SagaGenerator } from '../../kernel/effects';
import { contextApi } from '../context';
import { selectIsLoggedIn, selectUserId } from './sessionSelectors';
import { loggedIn, sessionEnded } from '../../kernel/session';

/** What the server has said within these seconds still holds. */
const freshSeconds = 2;

/**
 * Asks the server whether the shopper is still the customer whom the shop takes them for: the session may be
 * over, or somebody else's. Then nothing of the one before is shown any more. True: a customer; without an answer
 * what was known before.
 */
export function* isStillCustomer(): SagaGenerator<boolean> {
  const before = yield* select(selectUserId);
  const { sessionContext } = contextApi.endpoints;
  yield* request(sessionContext.initiate(undefined, { subscribe: false, forceRefetch: freshSeconds }));
  const userId = yield* select(selectUserId);
  if (before !== userId) {
    if (before !== null) yield* put(sessionEnded({ userId: before }));
    if (userId !== null) yield* put(loggedIn({ userId }));
    yield* put(api.util.invalidateTags(visitorTags));
  }
  return yield* select(selectIsLoggedIn);
}
