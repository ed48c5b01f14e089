import { ACCOUNT_ADDRESS } from '../../../../contract/pages/pageReference';
import { call, put, select, take, type SagaGenerator } from '../../../kernel/effects';
import type { Needs } from '../../../kernel/page';
import { locationChanged, selectLocation } from '../../../kernel/location';
import { isStillCustomer, selectIsLoggedIn } from '../../session';
import { loginNeeded } from '../../../kernel/session';

/** What a page of the account reads, for who is logged in; anybody else is to be sent to the login. */
export const forCustomers = (needs: Needs): Needs =>
  function* needsLogin(match, state) {
    return (yield* call(isStillCustomer)) ? yield* call(needs, match, state) : 303;
  };

const isAccountPage = (pathname: string): boolean =>
  pathname === ACCOUNT_ADDRESS || pathname.startsWith(`${ACCOUNT_ADDRESS}/`);

/**
 * Leads who comes to a page of the account without being logged in to the login, and from there back to it. In a
 * running page the server does not see them come.
 */
export function* leadToLogin(): SagaGenerator {
  for (;;) {
    const { pathname } = yield* select(selectLocation);
    if (isAccountPage(pathname) && !(yield* select(selectIsLoggedIn))) {
      yield* put(loginNeeded('REPLACE'));
    }
    yield* take(locationChanged);
  }
}
