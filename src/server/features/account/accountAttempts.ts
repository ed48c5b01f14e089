import type { FastifyRequest } from 'fastify';
import { countedFor, LIMITS } from '../../limits/limits';
import { isUsedUp, networkOf, takeAttempt, type Counted, type Limit } from '../../limits/throttle';
import { browserHashOf } from '../../visitors/browserCookie';
import { isKnownBrowser } from '../../visitors/knownBrowsers';

interface AccountLimits {
  /** For one account from one network. */
  readonly ofPair: Limit;
  /** For one account, from all networks together. */
  readonly ofAccount: Limit;
}

export const LOGIN_LIMITS: AccountLimits = { ofPair: LIMITS.loginsOfPair, ofAccount: LIMITS.loginsOfAccount };
export const LINK_LIMITS: AccountLimits = { ofPair: LIMITS.linksOfPair, ofAccount: LIMITS.linksOfAccount };

/** The keys under which an attempt on an account is counted. */
export interface AccountAttempt {
  readonly pair: Counted;
  readonly total: Counted;
}

/**
 * Attempts on the account with this e-mail are counted per network and in total. A browser in which its owner has
 * logged in has a total of its own, which strangers' attempts elsewhere do not use up.
 */
export async function attemptOn(
  request: FastifyRequest,
  { ofPair, ofAccount }: AccountLimits,
  email: string,
): Promise<AccountAttempt> {
  const { database, clock } = request.server;
  const hash = browserHashOf(request);
  const isKnown = hash !== null && (await isKnownBrowser(database.read, { hash, email }, clock.now()));
  return {
    pair: countedFor(request, ofPair, email, `network:${networkOf(request.ip)}`),
    total: countedFor(request, ofAccount, email, isKnown ? `browser:${hash}` : null),
  };
}

/** The counters of all login attempts on an account, wherever they came from. */
export const allLoginsOf = (request: FastifyRequest, email: string): readonly Counted[] =>
  [LOGIN_LIMITS.ofPair, LOGIN_LIMITS.ofAccount].map((limit) => countedFor(request, limit, email));

/** Whether to warn the owner when all attempts on their account are used up: at most once a day. */
export async function isWarningDue(request: FastifyRequest, total: Counted, email: string): Promise<boolean> {
  const { database, clock } = request.server;
  if (!(await isUsedUp(database.read, total, clock.now()))) return false;
  const warning = countedFor(request, LIMITS.warningsOfAccount, email);
  return (await database.write((db) => takeAttempt(db, [warning], clock.now()))) === 0;
}
