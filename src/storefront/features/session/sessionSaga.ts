import type { Action } from '@reduxjs/toolkit';
import { call, select, take } from 'redux-saga/effects';
import type { SagaGenerator } from '../../api';
import { selectIsLoggedIn } from './sessionSelectors';

/** A call that was refused because its session is no more. */
const isRefusal = ({
  type,
  payload,
}: Action & { readonly payload?: { readonly status?: unknown; readonly code?: unknown } }) =>
  /^api\/.*\/rejected$/.test(type) && payload?.status === 401 && payload.code === 'INVALID_SESSION_ID';

/**
 * Meets a session that the server has ended: once, however many calls are refused. The shopper is led to the login
 * page and back; what they have filled in stays where it is.
 */
export function* sessionSaga(): SagaGenerator {
  for (;;) {
    yield take(isRefusal);
    if (!((yield select(selectIsLoggedIn)) as boolean)) continue;
    const { endSession } = (yield call(fetchCode)) as Awaited<ReturnType<typeof fetchCode>>;
    yield call(endSession);
  }
}

const fetchCode = () => import(/* webpackChunkName: "part-rest" */ './endSession');
