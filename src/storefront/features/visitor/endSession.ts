import { AUTHENTICATION_PAGES } from '../../../contract/authentication/authenticationPages';
import type { SessionContext } from '../../../contract/context/sessionContext';
import { CHECKOUT_ADDRESS } from '../../../contract/pages/pageReference';
import { api, request, visitorTags, type Outcome } from '../../api';
import { call, put, select, spawn, take, type SagaGenerator } from '../../kernel/effects';
import { addTexts } from '../../messages';
import sessionMenuTexts from '../../messages/fr-FR/sessionMenu.json';
import { contextApi } from '../context';
import { locationChanged, navigationFailed, selectLocation } from '../../kernel/location';
import { noticeDismissed, raiseNotice } from '../notices';
import { goToLogin } from './goToLogin';
import { selectUserId } from './sessionSelectors';
import { loggedIn, sessionEnded } from '../../kernel/session';

const fresh = { subscribe: false, forceRefetch: true } as const;

/** Handles the end of a session, from its detection until the shop shows a guest's page. */
export function* endSession(): SagaGenerator {
  yield* call(redirectToLogin, yield* select(selectUserId));
}

function* redirectToLogin(userId: string | null): SagaGenerator {
  const { pathname } = yield* select(selectLocation);
  yield* put(sessionEnded({ userId }));
  yield* spawn(notifyUntilLogin);
  if (pathname !== AUTHENTICATION_PAGES.login) {
    // Synchronously: this navigation cancels one that is in progress.
    yield* call(goToLogin, 'PUSH');
    yield* take([locationChanged, navigationFailed]);
  }
  yield* call(readSession);
  yield* put(api.util.invalidateTags(visitorTags));
}

function* readSession(): SagaGenerator<Outcome<SessionContext>> {
  return yield* request(contextApi.endpoints.sessionContext.initiate(undefined, fresh));
}

function* notifyUntilLogin(): SagaGenerator {
  addTexts(sessionMenuTexts);
  const label = { id: 'session.ended' } as const;
  const id = yield* call(raiseNotice, { variant: 'warning', label, message: { id: 'session.kept' } });
  yield* take(loggedIn);
  if (id !== null) yield* put(noticeDismissed({ id }));
}

/** The current visitor if it is not the user `before`; null if it is, or if there was no answer. */
function* changedVisitor(before: string | null): SagaGenerator<Pick<SessionContext, 'userId'> | null> {
  const session = yield* call(readSession);
  return 'data' in session && session.data.userId !== before ? session.data : null;
}

/** Ends the session if the server says it is over. Does not wait for the end, which may cancel the calling saga. */
export function* endIfOver(): SagaGenerator<boolean> {
  const before = yield* select(selectUserId);
  if ((yield* call(changedVisitor, before)) === null) return false;
  yield* spawn(redirectToLogin, before);
  return true;
}

/**
 * Another tab logged in or out: this page switches to that visitor, and a notice says so. A logged-in user's checkout
 * is left for the login page, because its cart belongs to that user.
 */
export function* followVisitor(): SagaGenerator {
  const before = yield* select(selectUserId);
  const now = yield* call(changedVisitor, before);
  if (now === null) return;
  const { pathname } = yield* select(selectLocation);
  if (before !== null && pathname === CHECKOUT_ADDRESS) {
    yield* call(redirectToLogin, before);
    return;
  }
  if (before !== null) yield* put(sessionEnded({ userId: before }));
  if (now.userId !== null) yield* put(loggedIn({ userId: now.userId }));
  addTexts(sessionMenuTexts);
  const label = { id: now.userId === null ? 'session.leftElsewhere' : 'session.joinedElsewhere' } as const;
  yield* call(raiseNotice, { label, mode: 'dismissible' });
  yield* put(api.util.invalidateTags(visitorTags));
}
