import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Additional sources that a route accepts for changing calls, besides pages of this site. `opaqueOrigin`: a page
     * with an opaque origin, such as the payment provider's; the call reads no cookie, so it can change nobody's data.
     * `withoutCookies`: a client that sends no origin; the call only reads, with input too long for an address.
     */
    readonly alsoFrom?: 'opaqueOrigin' | 'withoutCookies';
  }
}

const HARMLESS = ['GET', 'HEAD', 'OPTIONS'];

/** Whether a call with this method changes nothing, as HTTP promises (RFC 9110, safe methods). */
export const isHarmless = (method: string): boolean => HARMLESS.includes(method);

const originOf = (address: string): string | null => (URL.canParse(address) ? new URL(address).origin : null);

/**
 * The origin that a request was sent to, with its scheme. If it names the shop's public host it came through a proxy
 * that ends TLS, and the public scheme applies, whatever this process sees.
 */
function ownOrigin({ protocol, headers }: Pick<FastifyRequest, 'protocol' | 'headers'>, publicOrigin: string | null) {
  const isPublic = publicOrigin !== null && headers.host?.toLowerCase() === new URL(publicOrigin).host;
  return isPublic ? publicOrigin : originOf(`${protocol}://${headers.host ?? ''}`);
}

/**
 * Whether a call may change something: it comes from a page of this very site, or has a bearer token, which no browser
 * adds by itself. The browser's `Sec-Fetch-Site` decides; without it, the page's origin has to be `publicOrigin` or the
 * one that the request was sent to, scheme included. An opaque (`null`) or missing origin is accepted only by routes
 * that say so.
 */
export function mayChange(
  request: Pick<FastifyRequest, 'method' | 'headers' | 'protocol' | 'routeOptions'>,
  publicOrigin: string | null,
): boolean {
  const { method, headers } = request;
  const { alsoFrom } = request.routeOptions.config;
  if (isHarmless(method)) return true;
  if (headers.authorization?.startsWith('Bearer ') === true) return true;
  const { origin, 'sec-fetch-site': site } = headers;
  if (origin === 'null' && alsoFrom === 'opaqueOrigin') return true;
  if (site !== undefined) return site === 'same-origin';
  if (origin === undefined) return alsoFrom === 'withoutCookies' && headers.cookie === undefined;
  if (origin === 'null') return false;
  return origin === publicOrigin || origin === ownOrigin(request, publicOrigin);
}

/**
 * The values of Sec-Fetch-Dest for an answer that becomes a document of its own, or data for a script. Any other answer
 * is embedded in a page.
 */
const READ = ['document', 'empty'];

/**
 * Whether a page only embeds the answer, as a picture or a style, so that no user asked for it. A recording or a
 * content may embed any address of the shop, so routes of GETs with an effect refuse such a request.
 */
export const isEmbedded = ({ headers: { 'sec-fetch-dest': wanted } }: Pick<FastifyRequest, 'headers'>): boolean =>
  typeof wanted === 'string' && !READ.includes(wanted);
