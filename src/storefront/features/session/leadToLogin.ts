import { put, select } from 'redux-saga/effects';
import { addressOf, namedPage } from '../../../contract/references';
import type { SagaGenerator } from '../../kernel/sagaTypes';
import { navigationRequested, selectLocation, type ShopLocation } from '../../kernel/location';
import type { loginNeeded } from '../../kernel/session';

/** Goes to the named page of the login, which knows the page to come back to. */
export function* leadToLogin({ payload }: ReturnType<typeof loginNeeded>): SagaGenerator {
  const { pathname, search, hash } = (yield select(selectLocation)) as ShopLocation;
  const address = addressOf(namedPage('Login', pathname + search + hash));
  if (address !== null) yield put(navigationRequested(address, payload));
}
