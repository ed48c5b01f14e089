import type { IncomingHttpHeaders } from 'node:http';

const HARMLESS = ['GET', 'HEAD', 'OPTIONS'];

const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null);

/** The calls of the payment providers' pages, whose origin is opaque: they know no visitor, so nobody can be made to change theirs. */
const FROM_PAYMENT_PAGES = /^\/payment\/(tokens|(challenges|bank)\/[\w-]+\/answers)$/;

const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

/**
 * Whether a call may change something: it comes from a page of this very site, or carries a bearer token,
 * which no browser adds by itself. `publicOrigin` counts beside the host the request names;
 * an opaque origin (`null`) counts for the calls of the payment pages alone.
 */
export const mayChange = (
  method: string,
  headers: IncomingHttpHeaders,
  publicOrigin: string | null,
  url: string,
): boolean => {
  if (HARMLESS.includes(method)) return true;
  if (headers.authorization?.startsWith('Bearer ') === true) return true;
  if (headers['sec-fetch-site'] === 'same-origin') return true;
  const { origin, host } = headers;
  if (origin === undefined) return false;
  if (origin === 'null') return FROM_PAYMENT_PAGES.test(pathOf(url));
  return origin === publicOrigin || (host !== undefined && hostOf(origin) === host.toLowerCase());
};
