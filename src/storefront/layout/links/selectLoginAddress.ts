import { AUTHENTICATION_PAGES } from '../../../contract/authentication/authenticationPages';
import { HOME_ADDRESS } from '../../../contract/pages/pageReference';
import { addressOf, namedPage } from '../../../contract/pages/references';
import { selectLocation } from '../../kernel/location';
import type { RootState } from '../../kernel/state';

const ownPages: readonly string[] = [HOME_ADDRESS, ...Object.values(AUTHENTICATION_PAGES)];

/**
 * The address of the login, which returns a guest to the current page; from the home page and the pages of
 * authentication it has no return address.
 */
export function selectLoginAddress(state: RootState): string {
  const { pathname, search } = selectLocation(state);
  const back = ownPages.includes(pathname) ? undefined : pathname + search;
  return addressOf(namedPage('Login', back)) ?? AUTHENTICATION_PAGES.login;
}
