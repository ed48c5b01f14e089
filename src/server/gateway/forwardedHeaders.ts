import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { isHarmless } from '../http/originCheck';

/** Of one connection, not of the request. The body has been unpacked, so its coding is gone too. */
const OF_CONNECTION =
  'connection keep-alive proxy-connection proxy-authorization te trailer upgrade expect content-encoding'.split(' ');

/** What a request says of its page and of its way here: true of this server alone, or said by anybody. */
const OF_WAY =
  'origin referer forwarded x-real-ip true-client-ip x-client-ip cf-connecting-ip x-original-url x-rewrite-url x-http-method-override'.split(
    ' ',
  );

const isLeftOut = (name: string): boolean =>
  OF_CONNECTION.includes(name) || OF_WAY.includes(name) || name.startsWith('x-forwarded-');

/**
 * The headers with which a call is handed on. Whether its page may change something has been decided here, so a change comes
 * from this site; only an opaque origin is told, because the commerce server answers it differently. Of a call that changes nothing the
 * browser's own word stays: a link of another site logs nobody out. The caller's address is what trusted proxies say
 * (`TRUSTED_PROXIES`), never what the caller does.
 */
export const requestHeaders = (
  { id, ip, host, protocol, method }: Pick<FastifyRequest, 'id' | 'ip' | 'host' | 'protocol' | 'method'>,
  headers: IncomingHttpHeaders,
  publicOrigin: string | null,
): IncomingHttpHeaders => {
  const isChange = !isHarmless(method) && headers.origin !== 'null';
  return {
    ...Object.fromEntries(Object.entries(headers).filter(([name]) => !isLeftOut(name))),
    ...(headers.origin === 'null' && { origin: 'null' }),
    ...(isChange && { 'sec-fetch-site': 'same-origin' }),
    'x-forwarded-for': ip,
    'x-forwarded-host': publicOrigin === null ? host : new URL(publicOrigin).host,
    'x-forwarded-proto': publicOrigin === null ? protocol : new URL(publicOrigin).protocol.slice(0, -1),
    'x-request-id': id,
  };
};

/** What an answer says of its server and the connection to it. */
const OF_SERVER =
  'connection keep-alive proxy-authenticate trailer upgrade alt-svc strict-transport-security server x-powered-by'.split(
    ' ',
  );

/** A cookie of the commerce server as one of this host: no other host gets it, and it is as secret as this site's are. */
const firstParty = (cookie: string, isSecure: boolean): string => {
  const [pair = '', ...attributes] = cookie.split(';').map((part) => part.trim());
  const kept = attributes.filter((attribute) => !/^(domain\s*=|secure$)/i.test(attribute));
  return [pair, ...kept, ...(isSecure ? ['Secure'] : [])].join('; ');
};

/** Where a redirect leads: within this site if within the commerce server's, and nowhere else by several slashes. */
const placeHere = (location: string, commerceOrigin: string): string => {
  if (!URL.canParse(location, commerceOrigin)) return '/';
  const { origin, pathname, search, hash } = new URL(location, commerceOrigin);
  return origin === commerceOrigin ? (pathname + search + hash).replace(/^\/+/, '/') : location;
};

interface Sites {
  /** The commerce server's own, without a path. */
  readonly commerceOrigin: string;
  /** Whether the shopper reaches this server by HTTPS. */
  readonly isSecure: boolean;
}

/** The headers with which an answer is handed back: cookies of this host, redirects within this site. */
export const replyHeaders = (
  headers: IncomingHttpHeaders,
  { commerceOrigin, isSecure }: Sites,
): IncomingHttpHeaders => {
  // One cookie is no list here.
  const { 'set-cookie': cookies, location, ...others } = headers;
  return {
    ...Object.fromEntries(Object.entries(others).filter(([name]) => !OF_SERVER.includes(name))),
    ...(location !== undefined && { location: placeHere(location, commerceOrigin) }),
    ...(cookies !== undefined && { 'set-cookie': [cookies].flat().map((cookie) => firstParty(cookie, isSecure)) }),
  };
};
