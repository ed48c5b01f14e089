import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_COOKIE } from '../../contract/visitorCookies';
import { cookieOptions } from './cookieOptions';
import { hashOfSecret, SESSION_LIFETIME_MS, type SessionProof } from './sessions';

const BEARER = /^Bearer +(\S+) *$/;

/**
 * How a request proves its session; null: it claims none. With an Authorization header the session cookie is ignored.
 */
export function proofOf(request: FastifyRequest): SessionProof | null {
  const { authorization } = request.headers;
  if (authorization !== undefined) {
    const token = BEARER.exec(authorization)?.[1];
    return token === undefined ? null : { by: 'token_hash', hash: hashOfSecret(token) };
  }
  const cookie = request.cookies[SESSION_COOKIE];
  return cookie === undefined || cookie === '' ? null : { by: 'cookie_hash', hash: hashOfSecret(cookie) };
}

/** Sets the session's cookie, for the session's whole lifetime. */
export const giveSessionCookie = (request: FastifyRequest, reply: FastifyReply, secret: string): void =>
  void reply.setCookie(SESSION_COOKIE, secret, {
    ...cookieOptions(request.server.settings),
    maxAge: SESSION_LIFETIME_MS / 1000,
  });

/** Clears the session's cookie. */
export const clearSessionCookie = (request: FastifyRequest, reply: FastifyReply): void =>
  void reply.clearCookie(SESSION_COOKIE, cookieOptions(request.server.settings));
