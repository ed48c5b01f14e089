import { AUTHENTICATION_PAGES } from '../../../contract/authentication/authenticationPages';
import { ACCOUNT_ADDRESS, CART_ADDRESS, CHECKOUT_ADDRESS } from '../../../contract/pages/pageReference';
import { payAddress } from '../../../contract/pages/payLink';
import { LATE_PATHS } from '../../../contract/latePaths';
import { PATHS } from '../../../contract/paths';
import { SUPPORT_PAGE } from '../../../contract/recordings/supportPaths';
import { BUILDER_PAGE } from '../../../contract/site/builderPaths';

/**
 * Path prefixes that must not be crawled. Not listed are pages that must be crawled to be recognised as not indexed:
 * refined listings, and addresses that contain something personal (`/order/…`, `/reset-password?token=…`). A disallowed
 * address may still be listed as a bare link.
 */
const CLOSED = [
  CART_ADDRESS,
  CHECKOUT_ADDRESS,
  payAddress(''),
  ACCOUNT_ADDRESS,
  AUTHENTICATION_PAGES.login,
  AUTHENTICATION_PAGES.forgottenPassword,
  AUTHENTICATION_PAGES.becomeCustomer,
  '/search',
  BUILDER_PAGE,
  SUPPORT_PAGE,
  '/replay',
  '/payment/',
  '/secur/',
  '/services/',
  '/activities/',
  PATHS.siteInfo,
  LATE_PATHS.siteConfiguration,
];

interface Robots {
  /** Whether guests may browse the shop; otherwise all of it is disallowed. */
  readonly mayBrowse: boolean;
  readonly sitemapAddress: string;
  readonly basePath: string;
  /** Paths of contents: an editor may write about `/cartes-de-saison`, which begins like the cart. */
  readonly contentPaths: readonly string[];
}

/** The text of robots.txt. Allowed paths come first, because some robots stop at the first match. */
export function robotsText({ mayBrowse, sitemapAddress, basePath, contentPaths }: Robots): string {
  const open = contentPaths.filter((path) => CLOSED.some((closed) => path.startsWith(closed)));
  const rules = mayBrowse
    ? [...open.map((path) => `Allow: ${basePath}${path}`), ...CLOSED.map((path) => `Disallow: ${basePath}${path}`)]
    : [`Disallow: ${basePath}/`];
  return ['User-agent: *', ...rules, '', `Sitemap: ${sitemapAddress}`, ''].join('\n');
}
