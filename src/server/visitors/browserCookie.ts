import type { FastifyReply, FastifyRequest } from 'fastify';
import { KNOWN_BROWSER_COOKIE } from '../../contract/visitorCookies';
import { cookieOptions } from './cookieOptions';
import { BROWSER_LIFETIME_MS } from './knownBrowsers';
import { hashOfSecret } from './sessions';

/**
 * The hash of what a request shows of its browser; null: it shows nothing. The cookie says that somebody has logged in
 * with this browser, and nothing else. It opens nothing and is read only where a password is tried or asked for: so a
 * stranger who tries many cannot shut the owner out.
 */
export const browserHashOf = (request: FastifyRequest): string | null => {
  const secret = request.cookies[KNOWN_BROWSER_COOKIE];
  return secret === undefined || secret === '' ? null : hashOfSecret(secret);
};

/** Gives the browser its secret, for as long as it is known by it. */
export const giveBrowserCookie = (request: FastifyRequest, reply: FastifyReply, secret: string): void =>
  void reply.setCookie(KNOWN_BROWSER_COOKIE, secret, {
    ...cookieOptions(request.server.settings),
    maxAge: BROWSER_LIFETIME_MS / 1000,
  });
