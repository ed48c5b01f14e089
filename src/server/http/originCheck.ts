import type { FastifyRequest } from 'fastify';

const HARMLESS = ['GET', 'HEAD', 'OPTIONS'];

/** A question that is too long for an address: a client without cookies asks it for nobody, and needs no word of where from. */
const QUESTION = /^\/services\/data\/v[\d.]+\/commerce\/webstores\/\w+\/search\/product-search$/;

/** The calls of the payment providers' pages, whose origin is opaque: they know no visitor, so nobody can be made to change theirs. */
const FROM_PAYMENT_PAGES = /^\/payment\/(tokens|(challenges|bank)\/[\w-]+\/answers)$/;

const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

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
 * (`null`) counts for the calls of the payment pages alone.
 */
export const mayChange = (
  request: Pick<FastifyRequest, 'method' | 'headers' | 'url' | 'protocol'>,
  publicOrigin: string | null,
): boolean => {
  const { method, headers, url } = request;
  if (HARMLESS.includes(method)) return true;
  if (headers.authorization?.startsWith('Bearer ') === true) return true;
  const { origin, 'sec-fetch-site': site } = headers;
  if (origin === 'null' && FROM_PAYMENT_PAGES.test(pathOf(url))) return true;
  if (site !== undefined) return site === 'same-origin';
  if (origin === undefined) return method === 'POST' && headers.cookie === undefined && QUESTION.test(pathOf(url));
  if (origin === 'null') return false;
  return origin === publicOrigin || origin === ownOrigin(request, publicOrigin);
};
