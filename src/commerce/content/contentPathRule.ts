import { CONTENT_PATHS, ASSET_PATH, MEDIA_PATH } from '../../contract/content/contentPaths';
import { SERVER_PAGE_PREFIX } from '../../contract/constants';
import { ANY_PATHS } from '../../contract/otherClientPaths';
import { articleAddress, contentAddress } from '../../contract/pages/contentAddresses';
import { CONTENT_PARTS, paramsOf } from '../../contract/pages/pageParams';
import { PAYMENT_PATHS } from '../../contract/payment/paymentPaths';
import { BUILDER_PAGE } from '../../contract/site/builderPaths';
import { TRACKING_PAGE } from '../../contract/tracking/trackingPage';

const firstPart = (path: string): string => path.split('/')[1] ?? '';

/** What the server alone has beside the contract's calls: probes and tools. A test holds them against its routes. */
const SERVER_PARTS: readonly string[] = ['assets', 'healthz', 'metrics', 'readyz', 'replay', 'unreadable-address'];

/** The name of a file at the site's root (robots.txt, icons), of which there may be more one day. */
const isFileName = (part: string): boolean => /\.[a-z]+$/i.test(part);

/** What the shop keeps for itself, by the first part of a path: its calls and tools, and what leads on to a content. */
const OWN_PARTS: ReadonlySet<string> = new Set([
  ...SERVER_PARTS,
  ...[ANY_PATHS, CONTENT_PATHS, PAYMENT_PATHS].flatMap((paths) => Object.values(paths).map(firstPart)),
  ...[ASSET_PATH, MEDIA_PATH, BUILDER_PAGE, TRACKING_PAGE, SERVER_PAGE_PREFIX].map(firstPart),
  ...[articleAddress(''), contentAddress('', '')].map(firstPart),
]);

/**
 * Whether a content may stand at a path: one of this site in its own spelling (percent-encoded, no slash at its end,
 * nothing behind it) that no page of the shop and nothing of the server has.
 */
export const isContentPath = (path: string): boolean => {
  if (
    !/^\/[^/?#\\]+(?:\/[^/?#\\]+)*$/.test(path) ||
    /%(?![\dA-F]{2})/.test(path) ||
    !URL.canParse(path, 'https://site.invalid')
  )
    return false;
  const isPlain = new URL(path, 'https://site.invalid').pathname === path;
  const isShopPage = paramsOf(path) !== undefined && !CONTENT_PARTS.includes(firstPart(path));
  return isPlain && !isShopPage && !OWN_PARTS.has(firstPart(path)) && !isFileName(firstPart(path));
};
