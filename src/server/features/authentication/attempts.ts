import type { FastifyRequest } from 'fastify';
import { countedFor, LIMITS } from '../../limits/limits';
import { isUsedUp, networkOf, takeAttempt, type Counted, type Limit } from '../../limits/throttle';
import { browserHashOf } from '../../visitors/browserCookie';
import { isKnownBrowser } from '../../visitors/knownBrowsers';

interface AttemptLimits {
  /** For one user from one network. */
  readonly ofPair: Limit;
  /** For one user, from all networks together. */
  readonly ofUser: Limit;
}

export const LOGIN_LIMITS: AttemptLimits = { ofPair: LIMITS.loginsOfPair, ofUser: LIMITS.loginsOfUser };
export const LINK_LIMITS: AttemptLimits = { ofPair: LIMITS.linksOfPair, ofUser: LIMITS.linksOfUser };

/** The keys under which an attempt in the name of a user is counted. */
export interface Attempt {
  readonly pair: Counted;
  readonly total: Counted;
}

/**
 * Attempts in the name of the user with this e-mail are counted per network and in total. A browser in which the user
 * has logged in has a total of its own, which strangers' attempts elsewhere do not use up.
 */
export async function attemptOn(
  request: FastifyRequest,
  { ofPair, ofUser }: AttemptLimits,
  email: string,
): Promise<Attempt> {
  const { database, clock } = request.server;
  const hash = browserHashOf(request);
  const isKnown = hash !== null && (await isKnownBrowser(database.read, { hash, email }, clock.now()));
  return {
    pair: countedFor(request, ofPair, email, `network:${networkOf(request.ip)}`),
    total: countedFor(request, ofUser, email, isKnown ? `browser:${hash}` : null),
  };
}

/**
 * The login counters of a user, for `forgiveWhole`, which also resets the counters that are parts of them: those of
 * single networks and browsers.
 */
export const allLoginsOf = (request: FastifyRequest, email: string): readonly Counted[] =>
  [LOGIN_LIMITS.ofPair, LOGIN_LIMITS.ofUser].map((limit) => countedFor(request, limit, email));

/**
 * Whether to warn a user because the counter `total` has no attempts left. True at most once a day, and then counted as
 * that day's warning.
 */
export async function isWarningDue(request: FastifyRequest, total: Counted, email: string): Promise<boolean> {
  const { database, clock } = request.server;
  if (!(await isUsedUp(database.read, total, clock.now()))) return false;
  const warning = countedFor(request, LIMITS.warningsOfUser, email);
  return (await database.write((db) => takeAttempt(db, [warning], clock.now()))) === 0;
}
