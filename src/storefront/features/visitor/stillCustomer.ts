import { api, request, visitorTags } from '../../api';
import { put, select, type SagaGenerator } from '../../kernel/effects';
import { contextApi } from '../context';
import { selectIsLoggedIn, selectUserId } from './sessionSelectors';
import { loggedIn, sessionEnded } from '../../kernel/session';

/** A session context younger than this is not refetched. */
const freshSeconds = 2;

/**
 * Refetches the session context to check that the shopper is still the same customer. If not, everything of the
 * previous visitor is reset. True for a customer; without an answer the last known state.
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
