import { CONTENT_PATHS, ASSET_PATH, MEDIA_PATH } from '../../contract/content/contentPaths';
import { API_PAGE } from '../../contract/pages/apiPage';
import { SERVER_PAGE_PREFIX } from '../../contract/constants';
import { ANY_PATHS } from '../../contract/otherClientPaths';
import { articleAddress, contentAddress } from '../../contract/pages/contentAddresses';
import { CONTENT_PARTS, paramsOf } from '../../contract/pages/pageParams';
import { PAYMENT_PATHS } from '../../contract/payment/paymentPaths';
import { SUPPORT_PAGE } from '../../contract/recordings/supportPaths';
import { BUILDER_PAGE } from '../../contract/site/builderPaths';
import { TRACKING_PAGE } from '../../contract/tracking/trackingPage';

const firstPart = (path: string): string => path.split('/')[1] ?? '';

/**
 * Path parts of the server's own routes outside of the contract: probes and tools. A test compares them with the
 * server's routes.
 */
const SERVER_PARTS: readonly string[] = ['assets', 'healthz', 'metrics', 'readyz', 'replay', 'unreadable-address'];

/**
 * Whether a part looks like a file at the site's root (robots.txt, icons). All such names are reserved, because new
 * ones may come.
 */
const isFileName = (part: string): boolean => /\.[a-z]+$/i.test(part);

/** First path parts that are reserved: calls, tools, and addresses that redirect to contents. */
const OWN_PARTS: ReadonlySet<string> = new Set([
  ...SERVER_PARTS,
  ...[ANY_PATHS, CONTENT_PATHS, PAYMENT_PATHS].flatMap((paths) => Object.values(paths).map(firstPart)),
  ...[API_PAGE, ASSET_PATH, MEDIA_PATH, BUILDER_PAGE, SUPPORT_PAGE, TRACKING_PAGE, SERVER_PAGE_PREFIX].map(firstPart),
  ...[articleAddress(''), contentAddress('', '')].map(firstPart),
]);

/**
 * Whether a content may have this path: a path of this site in canonical spelling (percent-encoded, no trailing slash,
 * no query) that is taken by no page of the shop and no route of the server.
 */
export function isContentPath(path: string): boolean {
  if (
    !/^\/[^/?#\\]+(?:\/[^/?#\\]+)*$/.test(path) ||
    /%(?![\dA-F]{2})/.test(path) ||
    !URL.canParse(path, 'https://site.invalid')
  )
    return false;
  const isPlain = new URL(path, 'https://site.invalid').pathname === path;
  const isShopPage = paramsOf(path) !== undefined && !CONTENT_PARTS.includes(firstPart(path));
  return isPlain && !isShopPage && !OWN_PARTS.has(firstPart(path)) && !isFileName(firstPart(path));
}
