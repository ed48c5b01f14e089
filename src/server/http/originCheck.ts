import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * From where beside pages of this site a route's changing calls may come. `opaqueOrigin`: a page of no origin, as the
     * payment provider's; the call knows no visitor, so nobody can be made to change theirs. `withoutCookies`: a client
     * that says nothing of where from; it asks, for nobody, what is too long for an address.
     */
    readonly alsoFrom?: 'opaqueOrigin' | 'withoutCookies';
  }
}

const HARMLESS = ['GET', 'HEAD', 'OPTIONS'];

const originOf = (address: string): string | null => (URL.canParse(address) ? new URL(address).origin : null);

/**
 * The origin that a request was sent to, with its scheme. Where it names the shop's public host it came through whoever
 * ends TLS there, and the scheme is the public one, whatever this process hears.
 */
const ownOrigin = (
  { protocol, headers }: Pick<FastifyRequest, 'protocol' | 'headers'>,
  publicOrigin: string | null,
) => {
  const isPublic = publicOrigin !== null && headers.host?.toLowerCase() === new URL(publicOrigin).host;
  return isPublic ? publicOrigin : originOf(`${protocol}://${headers.host ?? ''}`);
};

/**
 * Whether a call may change something: it comes from a page of this very site, or carries a bearer token,
 * which no browser adds by itself. A browser's own word about the site (`Sec-Fetch-Site`) decides; where it says nothing,
 * the page's origin has to be `publicOrigin` or the one that the request was sent to, scheme included. An opaque origin
 * (`null`), and none, count for the routes alone that say so.
 */
export const mayChange = (
  request: Pick<FastifyRequest, 'method' | 'headers' | 'protocol' | 'routeOptions'>,
  publicOrigin: string | null,
): boolean => {
  const { method, headers } = request;
  const { alsoFrom } = request.routeOptions.config;
  if (HARMLESS.includes(method)) return true;
  if (headers.authorization?.startsWith('Bearer ') === true) return true;
  const { origin, 'sec-fetch-site': site } = headers;
  if (origin === 'null' && alsoFrom === 'opaqueOrigin') return true;
  if (site !== undefined) return site === 'same-origin';
  if (origin === undefined) return alsoFrom === 'withoutCookies' && headers.cookie === undefined;
  if (origin === 'null') return false;
  return origin === publicOrigin || origin === ownOrigin(request, publicOrigin);
};
