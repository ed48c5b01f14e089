import { sitePath } from '../../../contract/pages/startUrl';
import { ACCOUNT_PAGES } from '../../../contract/account/accountPages';
import { HOME_ADDRESS } from '../../../contract/pages/pageReference';
import { BUILDER_PAGE } from '../../../contract/site/builderPaths';

const pathIn = (address: string): string => address.split(/[?#]/)[0] ?? '';

const forGuests: readonly string[] = [
  ACCOUNT_PAGES.login,
  ACCOUNT_PAGES.resetPassword,
  ACCOUNT_PAGES.forgottenPassword,
];

/**
 * Where a shopper goes on after the login: the path of this site that the login page's address names, the home page
 * where it names none, another site, or a page that is for those who can't log in.
 */
export function startUrlOf(query: URLSearchParams): string {
  const path = sitePath(query.get('startUrl'));
  return path === null || forGuests.includes(pathIn(path)) ? HOME_ADDRESS : path;
}

/** The login was opened from the page where the link of an order is paid: the guest cart stays what it is (CRT-21). */
export const isPayAddress = (address: string): boolean => /^\/pay(?:[/?#]|$)/.test(address);

/** A page of this site that is none of the shop's own: the server has it, and it is loaded whole. */
export const isBesideShop = (address: string): boolean => pathIn(address) === BUILDER_PAGE;
