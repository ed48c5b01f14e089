import { put, select } from 'redux-saga/effects';
import { addressOf, namedPage } from '../../../contract/references';
import { navigationRequested, selectLocation, type ShopLocation } from '../../kernel/location';
import type { SagaGenerator } from '../../kernel/sagaTypes';

/** Goes to the named page of the login, which knows the page to come back to. */
export function* goToLogin(navigationType: 'PUSH' | 'REPLACE'): SagaGenerator {
  const { pathname, search, hash } = (yield select(selectLocation)) as ShopLocation;
  const address = addressOf(namedPage('Login', pathname + search + hash));
  if (address !== null) yield put(navigationRequested(address, navigationType));
}
