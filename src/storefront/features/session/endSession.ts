import { ACCOUNT_PAGES } from '../../../contract/account/accountPages';
import type { SessionContext } from '../../../contract/context/sessionContext';
import { CHECKOUT_ADDRESS } from '../../../contract/pages/pageReference';
import { api, request, visitorTags, type Outcome } from '../../api';
import { call, put, select, spawn, take, type SagaGenerator } from '../../kernel/effects';
import { addTexts } from '../../messages';
import sessionMenuTexts from '../../messages/fr-FR/sessionMenu.json';
import { contextApi } from '../context';
import { locationChanged, navigationFailed, selectLocation } from '../../kernel/location';
import { noticeDismissed, noticeRaised } from '../notices';
import { goToLogin } from './goToLogin';
import { selectUserId } from './sessionSelectors';
import { loggedIn, sessionEnded } from '../../kernel/session';

const fresh = { subscribe: false, forceRefetch: true } as const;

/** From the moment a session is known to be over until the shop shows a guest's page again. */
export function* endSession(): SagaGenerator {
  yield* call(leadToLogin, yield* select(selectUserId));
}

function* leadToLogin(userId: string | null): SagaGenerator {
  const { pathname } = yield* select(selectLocation);
  yield* put(sessionEnded({ userId }));
  yield* spawn(tellUntilLogin);
  if (pathname !== ACCOUNT_PAGES.login) {
    // In the same turn: a navigation under way is given up for this one.
    yield* call(goToLogin, 'PUSH');
    yield* take([locationChanged, navigationFailed]);
  }
  yield* call(readSession);
  yield* put(api.util.invalidateTags(visitorTags));
}

function* readSession(): SagaGenerator<Outcome<SessionContext>> {
  return yield* request(contextApi.endpoints.sessionContext.initiate(undefined, fresh));
}

function* tellUntilLogin(): SagaGenerator {
  addTexts(sessionMenuTexts);
  const notice = noticeRaised({ variant: 'warning', label: { id: 'session.ended' }, message: { id: 'session.kept' } });
  yield* put(notice);
  yield* take(loggedIn);
  yield* put(noticeDismissed({ id: notice.payload.id }));
}

/** Who it is if it is no more who the page is shown to; null: it is, or there is no answer and nobody knows. */
function* anotherThan(before: string | null): SagaGenerator<Pick<SessionContext, 'userId'> | null> {
  const session = yield* call(readSession);
  return 'data' in session && session.data.userId !== before ? session.data : null;
}

/** Ends the session where the server says that it is over; what asked is given up with it and does not wait. */
export function* endIfOver(): SagaGenerator<boolean> {
  const before = yield* select(selectUserId);
  if ((yield* call(anotherThan, before)) === null) return false;
  yield* spawn(leadToLogin, before);
  return true;
}

/**
 * Somebody has logged in or out in another tab: from here on this page is theirs too, and says so. A checkout is left
 * for the login page and back, because its cart is gone with its owner.
 */
export function* followVisitor(): SagaGenerator {
  const before = yield* select(selectUserId);
  const now = yield* call(anotherThan, before);
  if (now === null) return;
  const { pathname } = yield* select(selectLocation);
  if (before !== null && pathname === CHECKOUT_ADDRESS) {
    yield* call(leadToLogin, before);
    return;
  }
  if (before !== null) yield* put(sessionEnded({ userId: before }));
  if (now.userId !== null) yield* put(loggedIn({ userId: now.userId }));
  addTexts(sessionMenuTexts);
  const label = { id: now.userId === null ? 'session.leftElsewhere' : 'session.joinedElsewhere' } as const;
  yield* put(noticeRaised({ label, mode: 'dismissible' }));
  yield* put(api.util.invalidateTags(visitorTags));
}
