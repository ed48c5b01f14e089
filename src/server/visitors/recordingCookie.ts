import type { FastifyReply, FastifyRequest } from 'fastify';
import { LATE_PATHS } from '../../contract/latePaths';
import { RECORDING_DAYS } from '../../contract/shopRules';
import { RECORDING_COOKIE } from '../../contract/visitorCookies';
import { cookieOptions } from './cookieOptions';
import { hashOfSecret } from './sessions';

const DAY_SECONDS = 24 * 60 * 60;

/** The hash of the secret that recordings of this browser are bound to; null: it has none. */
export function recordingHashOf(request: FastifyRequest): string | null {
  const secret = request.cookies[RECORDING_COOKIE];
  return secret === undefined || secret === '' ? null : hashOfSecret(secret);
}

/**
 * Like `recordingHashOf`, but this reply sets the cookie for its full lifetime, with a new secret for a browser that
 * has none. The secret is only sent with calls about recordings, never from another site, and does not reveal who
 * somebody is.
 */
export function ensureRecordingHash(request: FastifyRequest, reply: FastifyReply): string {
  const known = request.cookies[RECORDING_COOKIE];
  const secret = known === undefined || known === '' ? request.server.ids.token() : known;
  const { settings } = request.server;
  void reply.setCookie(RECORDING_COOKIE, secret, {
    ...cookieOptions(settings),
    sameSite: 'strict',
    path: settings.basePath + LATE_PATHS.recordings,
    maxAge: RECORDING_DAYS * DAY_SECONDS,
  });
  return hashOfSecret(secret);
}
