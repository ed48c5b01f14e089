import { sitePath } from '../../../contract/pages/startUrl';
import { AUTHENTICATION_PAGES } from '../../../contract/authentication/authenticationPages';
import { HOME_ADDRESS } from '../../../contract/pages/pageReference';
import { SUPPORT_PAGE } from '../../../contract/recordings/supportPaths';
import { BUILDER_PAGE } from '../../../contract/site/builderPaths';

const pathIn = (address: string): string => address.split(/[?#]/)[0] ?? '';

const forGuests: readonly string[] = [
  AUTHENTICATION_PAGES.login,
  AUTHENTICATION_PAGES.resetPassword,
  AUTHENTICATION_PAGES.forgottenPassword,
];

/**
 * The address to go to after the login: the path of this site in the login page's address; the home page if it is
 * missing, on another site, or a page for guests only.
 */
export function startUrlOf(query: URLSearchParams): string {
  const path = sitePath(query.get('startUrl'));
  return path === null || forGuests.includes(pathIn(path)) ? HOME_ADDRESS : path;
}

/** A page of this site outside the storefront: reached by a full page load. */
export const isOutsideStorefront = (address: string): boolean =>
  [BUILDER_PAGE, SUPPORT_PAGE].some((page) => `${pathIn(address)}/`.startsWith(`${page}/`));
