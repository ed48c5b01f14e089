import type { FastifyReply, FastifyRequest } from 'fastify';
import { KNOWN_BROWSER_COOKIE } from '../../contract/visitorCookies';
import { cookieOptions } from './cookieOptions';
import { BROWSER_LIFETIME_MS } from './knownBrowsers';
import { hashOfSecret } from './sessions';

/**
 * The hash of a request's browser cookie; null: it has none. The cookie only says that somebody has logged in with this
 * browser. It grants no access, and is read only where a password is tried, or a new one requested or set, so that a
 * stranger with many attempts cannot lock the owner out.
 */
export function browserHashOf(request: FastifyRequest): string | null {
  const secret = request.cookies[KNOWN_BROWSER_COOKIE];
  return secret === undefined || secret === '' ? null : hashOfSecret(secret);
}

/** Sets the browser's secret, for as long as the browser counts as known. */
export const giveBrowserCookie = (request: FastifyRequest, reply: FastifyReply, secret: string): void =>
  void reply.setCookie(KNOWN_BROWSER_COOKIE, secret, {
    ...cookieOptions(request.server.settings),
    maxAge: BROWSER_LIFETIME_MS / 1000,
  });
