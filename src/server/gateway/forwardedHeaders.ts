import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { isHarmless } from '../http/originCheck';

/** Headers of a connection rather than of a request. The body has been decompressed, so its encoding is dropped too. */
const OF_CONNECTION =
  'connection keep-alive proxy-connection proxy-authorization te trailer upgrade expect content-encoding'.split(' ');

/** Headers about a request's page and its way to this server: they apply to this server only, or can be forged. */
const OF_WAY =
  'origin referer forwarded x-real-ip true-client-ip x-client-ip cf-connecting-ip x-original-url x-rewrite-url x-http-method-override'.split(
    ' ',
  );

/** Stands for the type of a body without one, and is not forwarded. */
export const UNTYPED = 'comptoir/untyped';

const isLeftOut = ([name, value]: [name: string, value: unknown]): boolean =>
  OF_CONNECTION.includes(name) || OF_WAY.includes(name) || name.startsWith('x-forwarded-') || value === UNTYPED;

/**
 * The headers of a forwarded call. Whether its page may make changes has been checked here, so a change is sent with
 * `Sec-Fetch-Site: same-origin`; only an opaque origin is passed on, because the commerce server treats it differently.
 * A call without effects keeps the `Sec-Fetch-Site` of the browser, so that a link on another site cannot log anybody
 * out. The caller's address comes from trusted proxies (`TRUSTED_PROXIES`), never from the caller.
 */
export function requestHeaders(
  { id, ip, host, protocol, method }: Pick<FastifyRequest, 'id' | 'ip' | 'host' | 'protocol' | 'method'>,
  headers: IncomingHttpHeaders,
  publicOrigin: string | null,
): IncomingHttpHeaders {
  const isChange = !isHarmless(method) && headers.origin !== 'null';
  return {
    ...Object.fromEntries(Object.entries(headers).filter((header) => !isLeftOut(header))),
    ...(headers.origin === 'null' && { origin: 'null' }),
    ...(isChange && { 'sec-fetch-site': 'same-origin' }),
    'x-forwarded-for': ip,
    'x-forwarded-host': publicOrigin === null ? host : new URL(publicOrigin).host,
    'x-forwarded-proto': publicOrigin === null ? protocol : new URL(publicOrigin).protocol.slice(0, -1),
    'x-request-id': id,
  };
}

/** Headers of an answer about its server and the connection to it. */
const OF_SERVER =
  'connection keep-alive proxy-authenticate trailer upgrade alt-svc strict-transport-security server x-powered-by'.split(
    ' ',
  );

/** A cookie of the commerce server, rewritten for this host: without `Domain`, and `Secure` exactly if this site is. */
function firstParty(cookie: string, isSecure: boolean): string {
  const [pair = '', ...attributes] = cookie.split(';').map((part) => part.trim());
  const kept = attributes.filter((attribute) => !/^(domain\s*=|secure$)/i.test(attribute));
  return [pair, ...kept, ...(isSecure ? ['Secure'] : [])].join('; ');
}

/**
 * The target of a redirect: a path within this site if it was within the commerce server, with one slash in front, so
 * that browsers do not read it as another host; unchanged if it is on another host; the home page if it cannot be
 * read.
 */
function placeHere(location: string, commerceOrigin: string): string {
  if (!URL.canParse(location, commerceOrigin)) return '/';
  const { origin, pathname, search, hash } = new URL(location, commerceOrigin);
  return origin === commerceOrigin ? (pathname + search + hash).replace(/^\/+/, '/') : location;
}

interface Sites {
  /** The commerce server's own origin, without a path. */
  readonly commerceOrigin: string;
  /** Whether the shopper reaches this server over HTTPS. */
  readonly isSecure: boolean;
}

/** The headers of a forwarded answer: cookies of this host, redirects within this site. */
export function replyHeaders(headers: IncomingHttpHeaders, { commerceOrigin, isSecure }: Sites): IncomingHttpHeaders {
  // Contrary to the type, a single cookie is a string here, not an array: the headers are those of undici.
  const { 'set-cookie': cookies, location, ...others } = headers;
  return {
    ...Object.fromEntries(Object.entries(others).filter(([name]) => !OF_SERVER.includes(name))),
    ...(location !== undefined && { location: placeHere(location, commerceOrigin) }),
    ...(cookies !== undefined && { 'set-cookie': [cookies].flat().map((cookie) => firstParty(cookie, isSecure)) }),
  };
}
