import { MOST_PROBLEMS, type DocumentProblem, type DocumentRule } from '../contract/documents/documentRules';
import { invalidFields } from './problems';

const MESSAGES: Readonly<Record<DocumentRule, string>> = {
  UNKNOWN_FIELD: 'is not a field of',
  MISSING: 'is missing',
  WRONG_TYPE: 'has a value of the wrong type',
  BLANK: 'must not be blank',
  TOO_LONG: 'is too long',
  NOT_LISTED: 'is none of the values it may have',
  OUT_OF_RANGE: 'is too small or too large',
  HEX_COLOR: 'must be # and six hex digits',
  STYLE_VALUE: 'is no value of this style',
  NAME: 'must be a name of letters, digits and underscores',
  UNSAFE_LINK: 'must be an https address, a path of this site, an anchor, mailto: or tel:',
  LINK_MISSING: 'needs an address or a page reference',
  IMAGE_URL: 'must be an http(s) address, a data:image or a path of this site',
  PAGE_REFERENCE: 'lacks what its type requires',
  UNKNOWN_PAGE: 'names a page that the shop does not have',
  TOO_DEEP: 'is deeper than five levels',
  TOO_MANY: 'has too many entries',
  UNKNOWN_MENU: 'names a menu that is not there',
  SAME_COLOR: 'is the colour of another variant',
  SITE_PATH: 'must be a path of this site that ends with a slash',
  CURRENCY: 'must be the code of a currency (ISO 4217), such as EUR',
  COUNTRY: 'is no code of a country',
  LOCALE: 'is no language in which the shop has all texts',
  NO_LOCALE: 'needs a currency in one language at least',
  REPEATED: 'is in the list already',
  FORMAT: 'is not what a file of a site says of itself',
  CONTENT_PATH: 'must be a path of this site that no page of the shop has, without a slash at its end',
  PATH_TAKEN: 'is the path of another content',
  ROW_LENGTH: 'needs as many cells as the head of its table',
  TOO_NESTED: 'is inside of more than three blocks',
  NO_SIZE: 'needs at least one size of screen',
  TOO_DARK: 'is too dark for the text on it',
};

/**
 * Refuses a builder's document: 400 with the paths and codes of the broken rules, of the first `MOST_PROBLEMS`. `kind`
 * is the kind of document, `below` the field of the call that contains it.
 */
export function refuseDocument(problems: readonly DocumentProblem[], kind: 'a site' | 'a content', below = ''): never {
  throw invalidFields(
    problems.slice(0, MOST_PROBLEMS).map(({ path, rule }) => {
      const field = [below, path].filter((part) => part !== '').join('.');
      const message = `${field} ${MESSAGES[rule]}${rule === 'UNKNOWN_FIELD' ? ` ${kind}` : ''}.`;
      return { field, rule, message };
    }),
  );
}
