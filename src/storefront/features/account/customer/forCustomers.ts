import { call, put, select, take } from 'redux-saga/effects';
import { ACCOUNT_ADDRESS } from '../../../../contract/pageReference';
import type { SagaGenerator } from '../../../kernel/sagaTypes';
import type { Needs } from '../../../kernel/page';
import { locationChanged, selectLocation, type ShopLocation } from '../../../kernel/location';
import { isStillCustomer, selectIsLoggedIn } from '../../session';
import { loginNeeded } from '../../../kernel/session';

/** What a page of the account reads, for who is logged in; anybody else is to be sent to the login. */
export const forCustomers = (needs: Needs): Needs =>
  function* needsLogin(match, state) {
    return ((yield call(isStillCustomer)) as boolean) ? ((yield call(needs, match, state)) as 200 | 404 | 503) : 303;
  };

const isAccountPage = (pathname: string): boolean =>
  pathname === ACCOUNT_ADDRESS || pathname.startsWith(`${ACCOUNT_ADDRESS}/`);

/**
 * Leads who comes to a page of the account without being logged in to the login, and from there back to it. In a
 * running page the server does not see them come.
 */
export function* leadToLogin(): SagaGenerator {
  for (;;) {
    const { pathname } = (yield select(selectLocation)) as ShopLocation;
    if (isAccountPage(pathname) && !((yield select(selectIsLoggedIn)) as boolean)) {
      yield put(loginNeeded('REPLACE'));
    }
    yield take(locationChanged.type);
  }
}
