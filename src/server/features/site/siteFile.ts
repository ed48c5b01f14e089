import { isSiteDocument, siteProblems } from '../../../commerce/site/checkSite';
import { openSiteFile } from '../../../commerce/site/siteFile';
import type { SiteDocument } from '../../../contract/site/siteConfiguration';
import { SITE_LIMITS } from '../../../contract/site/siteLimits';
import type { SiteProblem, SiteRule } from '../../../contract/site/siteLimits';
import { invalidFields } from '../../problems';

const MESSAGES: Readonly<Record<SiteRule, string>> = {
  UNKNOWN_FIELD: 'is not a field of a site',
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
  FORMAT: 'is not what a file of a site says of itself',
};

const refuse = (problems: readonly SiteProblem[], below = ''): never => {
  throw invalidFields(
    problems.slice(0, SITE_LIMITS.problems).map(({ path, rule }) => {
      const field = [below, path].filter((part) => part !== '').join('.');
      return { field, rule, message: `${field} ${MESSAGES[rule]}.` };
    }),
  );
};

/** The document of a call, under this name. Throws 400 with every wrong place and the code of its rule. */
export const documentIn = (value: unknown, name = 'document'): SiteDocument =>
  isSiteDocument(value) ? value : refuse(siteProblems(value), name);

/** The document of a file; what it does not say is as by default. Throws 400 with every wrong place. */
export const documentOfFile = (file: unknown): SiteDocument => {
  const { document, problems } = openSiteFile(file);
  // What breaks no rule of a site is one.
  return problems.length === 0 ? (document as SiteDocument) : refuse(problems, 'file');
};
