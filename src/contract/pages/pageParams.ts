import { FORM_OUTCOMES } from '../authentication/authenticationPages';
import { LANGUAGE_PARAMETER } from '../languages';
import { RETURN_PARAM } from '../payment/paymentPaths';

/** The only secret parameter, on any page: anybody who has a mailed link can use it. */
export const SECRET_PARAM = 'token';

/** The parameter of the express checkout. */
export const EXPRESS_PARAM = 'express';

/** The shared cart that is checked out; absent: the visitor's own cart. */
export const PAY_PARAM = 'cart';

/** The code of the recording that a message to the shop is about. */
export const RECORDING_PARAM = 'code';

/** The page to open after a login. */
const START_URL_PARAM = 'startUrl';

/** The `startUrl` parameter: its name, and the address that is its value. */
export const LEADS_ON = /^(startUrl=)(.*)/s;

const LISTING = 'page|sort|layout|refinements';
const FORM = Object.values(FORM_OUTCOMES).join('|');

/**
 * The query parameters that pages read, by the first part of their path. All others are removed from the location: a
 * page that reads a parameter has to name it here.
 */
const PAGE_PARAMS: Readonly<Record<string, string>> = {
  '': '',
  category: LISTING,
  product: '',
  search: `term|category|${LISTING}`,
  cart: 'page',
  checkout: `${RETURN_PARAM}|${EXPRESS_PARAM}|${PAY_PARAM}`,
  pay: '',
  order: '',
  account: 'page',
  login: `${START_URL_PARAM}|${FORM}`,
  'forgotten-password': FORM,
  'reset-password': `${SECRET_PARAM}|${FORM}`,
  'become-customer': FORM,
  'contact-support': `${RECORDING_PARAM}|${FORM}`,
  'faq-hub': 'term',
};

/** First path parts in `PAGE_PARAMS` that belong to contents, not to a page of the route table. */
export const CONTENT_PARTS: readonly string[] = ['contact-support', 'faq-hub'];

/**
 * The parameters that the page at a path reads, including those of preview and language, which any page may have;
 * undefined for a path that is not a page of the shop.
 */
export function paramsOf(pathname: string): RegExp | undefined {
  const part = pathname.split('/')[1] ?? '';
  return Object.hasOwn(PAGE_PARAMS, part)
    ? RegExp(`^(preview|${LANGUAGE_PARAMETER}|${PAGE_PARAMS[part] ?? ''})=`)
    : undefined;
}
