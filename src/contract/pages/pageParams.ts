import { FORM_OUTCOMES } from '../account/accountPages';
import { RETURN_PARAM } from '../payment/paymentPaths';

/** The one parameter of an address that is a secret, on whatever page: a mailed link is good for whoever has it. */
export const SECRET_PARAM = 'token';

/** Where a login leads to. */
const START_URL_PARAM = 'startUrl';

/** That parameter: its beginning, and the address that is its value. */
export const LEADS_ON = /^(startUrl=)(.*)/s;

const LISTING = 'page|sort|layout|refinements';
const FORM = Object.values(FORM_OUTCOMES).join('|');

/**
 * What the pages read of an address's query, by the first part of their path. Whatever else a link carries becomes part of
 * no location: a page that reads a parameter has to name it here.
 */
const PAGE_PARAMS: Readonly<Record<string, string>> = {
  '': '',
  category: LISTING,
  product: '',
  search: `term|${LISTING}`,
  cart: 'page',
  checkout: RETURN_PARAM,
  order: '',
  account: 'page',
  login: `${START_URL_PARAM}|${FORM}`,
  'forgotten-password': FORM,
  'reset-password': `${SECRET_PARAM}|${FORM}`,
  'become-customer': FORM,
  'contact-support': FORM,
  'faq-hub': 'term',
};

/** Those of them that are contents: they stand in no row of the route table. */
export const CONTENT_PARTS: readonly string[] = ['contact-support', 'faq-hub'];

/**
 * What the parameters begin with that the page at a path reads, the preview's among them, which any page may be;
 * undefined where the path is none of the shop's pages.
 */
export const paramsOf = (pathname: string): RegExp | undefined => {
  const part = pathname.split('/')[1] ?? '';
  return Object.hasOwn(PAGE_PARAMS, part) ? RegExp(`^(preview|${PAGE_PARAMS[part] ?? ''})=`) : undefined;
};
