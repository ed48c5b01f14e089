import { ACCOUNT_ADDRESS } from '../../../../contract/pages/pageReference';
import { call, put, select, take, type SagaGenerator } from '../../../kernel/effects';
import type { LoadPageData } from '../../../kernel/page';
import { locationChanged, selectLocation } from '../../../kernel/location';
import { isStillCustomer, selectIsLoggedIn } from '../../visitor';
import { loginNeeded } from '../../../kernel/session';

/** Wraps a page's reading of its data: a visitor who is not logged in gets 303, to the login. */
export const forCustomers = (load: LoadPageData): LoadPageData =>
  function* needsLogin(match, state) {
    return (yield* call(isStillCustomer)) ? yield* call(load, match, state) : 303;
  };

const isAccountPage = (pathname: string): boolean =>
  pathname === ACCOUNT_ADDRESS || pathname.startsWith(`${ACCOUNT_ADDRESS}/`);

/**
 * Sends guests who reach an account page to the login, and back afterwards. Needed on client-side navigation, which the
 * server does not see.
 */
export function* redirectToLogin(): SagaGenerator {
  for (;;) {
    const { pathname } = yield* select(selectLocation);
    if (isAccountPage(pathname) && !(yield* select(selectIsLoggedIn))) {
      yield* put(loginNeeded('REPLACE'));
    }
    yield* take(locationChanged);
  }
}
