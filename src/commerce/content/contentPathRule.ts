import { paramsOf } from '../../contract/pages/pageParams';

/** What the shop keeps for itself, by the first part of a path: its tools, calls, files, and what leads on to a content. */
const OWN_PARTS: readonly string[] =
  'activities article assets builder contact-messages content favicon.svg healthz metrics password-changes password-requests payment readyz registrations replay robots.txt secur services sfsites site site-info sitemap.xml tracking-page unreadable-address vforcesite'.split(
    ' ',
  );

/** Contents whose page reads parameters of its address, as the shop's own pages do. */
const READING_PARTS: readonly string[] = ['contact-support', 'faq-hub'];

const firstPart = (path: string): string => path.split('/')[1] ?? '';

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
  const isShopPage = paramsOf(path) !== undefined && !READING_PARTS.includes(firstPart(path));
  return isPlain && !isShopPage && !OWN_PARTS.includes(firstPart(path));
};
