import { call, put, select, take, type SagaGenerator } from '../../kernel/effects';
import { locationChanged, selectLocation } from '../../kernel/location';
import type { LoadPageData } from '../../kernel/page';
import { loginNeeded } from '../../kernel/session';
import { selectIsLoggedIn } from './sessionSelectors';
import { isStillCustomer } from './stillCustomer';

/** Wraps a page's reading of its data: a visitor who is not logged in gets 303, to the login. */
export const forCustomers = (load: LoadPageData): LoadPageData =>
  function* needsLogin(match, state) {
    return (yield* call(isStillCustomer)) ? yield* call(load, match, state) : 303;
  };

/**
 * Sends guests who reach one of these pages to the login, and back afterwards. Needed on client-side navigation, which
 * the server does not see.
 */
export function* redirectGuests(isForCustomers: (pathname: string) => boolean): SagaGenerator {
  for (;;) {
    const { pathname } = yield* select(selectLocation);
    if (isForCustomers(pathname) && !(yield* select(selectIsLoggedIn))) yield* put(loginNeeded('REPLACE'));
    yield* take(locationChanged);
  }
}
