import type { IncomingHttpHeaders } from 'node:http';

const HARMLESS = ['GET', 'HEAD', 'OPTIONS'];

const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null);

/**
 * Whether a call may change something: it comes from a page of this very site, or carries a bearer token,
 * which no browser adds by itself. `publicOrigin` counts beside the host the request names.
 */
export const mayChange = (method: string, headers: IncomingHttpHeaders, publicOrigin: string | null): boolean => {
  if (HARMLESS.includes(method)) return true;
  if (headers.authorization?.startsWith('Bearer ') === true) return true;
  if (headers['sec-fetch-site'] === 'same-origin') return true;
  const { origin, host } = headers;
  if (origin === undefined || origin === 'null') return false;
  return origin === publicOrigin || (host !== undefined && hostOf(origin) === host.toLowerCase());
};
