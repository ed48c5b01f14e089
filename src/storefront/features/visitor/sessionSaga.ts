import { isRejectedWithValue, type Action } from '@reduxjs/toolkit';
import { loginAddress } from '../../../contract/pages/pageReference';
import { failureOf } from '../../api';
import { call, fork, select, take, takeEvery, takeLatest, takeLeading, type SagaGenerator } from '../../kernel/effects';
import { lazyCode } from '../../kernel/lazy';
import { storeEffectiveAccount } from '../../platform/storage/effectiveAccount';
import { leaveFor } from '../../platform/page/document';
import { visitorSeenElsewhere } from '../../kernel/tabs';
import { selectLocation } from '../../kernel/location';
import { selectIsLoggedIn, selectUserId } from './sessionSelectors';
import {
  accountChosen,
  accountLeft,
  accountRestored,
  accountWanted,
  loggedIn,
  loginNeeded,
  selectEffectiveAccount,
  sessionEnded,
} from '../../kernel/session';

const late = lazyCode(() => import(/* webpackChunkName: "late-rest" */ './lateSession'));

/** A call was refused because its session has ended. */
function isRefusal(action: Action): boolean {
  if (!isRejectedWithValue(action)) return false;
  const { status, code } = failureOf(action.payload);
  return status === 401 && code === 'INVALID_SESSION_ID';
}

/**
 * Handles a session that the server has ended: once, however many calls are refused. Leads to the login page and back,
 * keeping what was filled in. Follows logins and logouts in other tabs, and keeps the effective account for the tab's
 * next page.
 */
export function* sessionSaga(): SagaGenerator {
  yield* fork(function* () {
    yield* takeLeading(visitorSeenElsewhere, follow);
  });
  yield* takeLatest(loginNeeded, redirectToLogin);
  yield* fork(followAccount);
  for (;;) {
    yield* take(isRefusal);
    if (!(yield* select(selectIsLoggedIn))) continue;
    const { endSession } = yield* call(late.load);
    yield* call(endSession);
  }
}

function* redirectToLogin({ payload }: ReturnType<typeof loginNeeded>): SagaGenerator {
  const from = yield* select(selectLocation);
  try {
    const { goToLogin } = yield* call(late.load);
    // Unless the shopper has navigated away in the meantime.
    if (from === (yield* select(selectLocation))) yield* call(goToLogin, payload);
  } catch {
    // The late code is unavailable, probably replaced by a newer release: the login page is loaded from the server.
    yield* call(leaveFor, loginAddress(from.pathname + from.search + from.hash));
  }
}

function* follow({ payload }: ReturnType<typeof visitorSeenElsewhere>): SagaGenerator {
  if (payload.userId === (yield* select(selectUserId))) return;
  const { followVisitor } = yield* call(late.load);
  yield* call(followVisitor);
}

function* followAccount(): SagaGenerator {
  yield* takeEvery([accountChosen, accountLeft, loggedIn, sessionEnded], keepAccount);
  yield* takeLatest(accountWanted, actFor);
  const restored = yield* select(selectEffectiveAccount);
  if (restored) yield* fork(actFor, accountRestored(restored));
}

function* keepAccount(): SagaGenerator {
  const state = yield* select();
  storeEffectiveAccount(selectUserId(state), selectEffectiveAccount(state));
}

function* actFor(action: ReturnType<typeof accountWanted | typeof accountRestored>): SagaGenerator {
  const code = yield* call(late.load);
  yield* call(code.actFor, action);
}
