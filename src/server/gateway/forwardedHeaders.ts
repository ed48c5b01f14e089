import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';

/** What a call says of its page and its way here, which is true of this server and not of the one behind it. */
const OF_THIS_HOP = ['origin', 'referer', 'forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'];

/**
 * The headers with which a call is handed on. Whether its page may send it has been decided here, so it comes from this
 * site; only an opaque origin is told, because the commerce server answers it differently. An address that proxies in front state is the
 * caller's if they are trusted (`TRUSTED_PROXIES`).
 */
export const requestHeaders = (
  { id, ip, host, protocol }: Pick<FastifyRequest, 'id' | 'ip' | 'host' | 'protocol'>,
  headers: IncomingHttpHeaders,
): IncomingHttpHeaders => {
  const kept = Object.entries(headers).filter(([name]) => !OF_THIS_HOP.includes(name));
  return {
    ...Object.fromEntries(kept),
    ...(headers.origin === 'null' ? { origin: 'null' } : { 'sec-fetch-site': 'same-origin' }),
    'x-forwarded-for': ip,
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol,
    'x-request-id': id,
  };
};

interface Sites {
  /** The commerce server's own, without a path. */
  readonly commerceOrigin: string;
  /** Whether shoppers reach this server by HTTPS. */
  readonly isSecure: boolean;
}

/** A cookie of the commerce server as one of this host: no other host gets it, and it is as secret as this site's are. */
const firstParty = (cookie: string, isSecure: boolean): string => {
  const [pair = '', ...attributes] = cookie.split(';').map((part) => part.trim());
  const kept = attributes.filter((attribute) => !/^(domain\s*=|secure$)/i.test(attribute));
  return [pair, ...kept, ...(isSecure ? ['Secure'] : [])].join('; ');
};

/** The headers with which an answer is handed back: cookies of this host, redirects within this site. */
export const replyHeaders = (
  headers: IncomingHttpHeaders,
  { commerceOrigin, isSecure }: Sites,
): IncomingHttpHeaders => {
  // One cookie is no list here.
  const { 'set-cookie': cookies, location, ...others } = headers;
  const isWithin = location === commerceOrigin || location?.startsWith(`${commerceOrigin}/`) === true;
  return {
    ...others,
    ...(location !== undefined && {
      location: isWithin ? location.slice(commerceOrigin.length) || '/' : location,
    }),
    ...(cookies !== undefined && { 'set-cookie': [cookies].flat().map((cookie) => firstParty(cookie, isSecure)) }),
  };
};
