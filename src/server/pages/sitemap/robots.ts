import { ACCOUNT_PAGES } from '../../../contract/account/accountPages';
import { ACCOUNT_ADDRESS, CART_ADDRESS, CHECKOUT_ADDRESS } from '../../../contract/pages/pageReference';
import { LATE_PATHS } from '../../../contract/latePaths';
import { PATHS } from '../../../contract/paths';
import { BUILDER_PAGE } from '../../../contract/site/builderPaths';

/**
 * What nobody should land on, by the beginning of its path. Not here are pages that have to be read to be seen as not to be
 * found: refined listings, and the addresses that hold something of a person (`/order/…`, `/reset-password?token=…`). An
 * address that must not be read may be listed all the same, as the bare address that it is.
 */
const CLOSED = [
  CART_ADDRESS,
  CHECKOUT_ADDRESS,
  ACCOUNT_ADDRESS,
  ACCOUNT_PAGES.login,
  ACCOUNT_PAGES.forgottenPassword,
  ACCOUNT_PAGES.becomeCustomer,
  '/search',
  BUILDER_PAGE,
  '/replay',
  '/payment/',
  '/secur/',
  '/services/',
  '/activities/',
  PATHS.siteInfo,
  LATE_PATHS.siteConfiguration,
];

interface Robots {
  /** Whether guests may look at the shop; where they may not, all of it is closed. */
  readonly mayBrowse: boolean;
  readonly sitemapAddress: string;
  /** Of the contents: an editor may write about `/cartes-de-saison`, which begins like the cart. */
  readonly contentPaths: readonly string[];
}

/** The text for robots. What is open stands first: some robots stop at the first line that fits. */
export const robotsText = ({ mayBrowse, sitemapAddress, contentPaths }: Robots): string => {
  const open = contentPaths.filter((path) => CLOSED.some((closed) => path.startsWith(closed)));
  const rules = mayBrowse
    ? [...open.map((path) => `Allow: ${path}`), ...CLOSED.map((path) => `Disallow: ${path}`)]
    : ['Disallow: /'];
  return ['User-agent: *', ...rules, '', `Sitemap: ${sitemapAddress}`, ''].join('\n');
};
