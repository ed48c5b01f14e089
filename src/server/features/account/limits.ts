import type { FastifyRequest } from 'fastify';
import { TooManyAttempts } from '../../problems';
import { counted, networkOf, takeAttempt } from './throttle';
import type { Counted, Limit } from './throttle';

const MINUTE_MS = 60_000;

/** How often what may be tried; an office shares one address, so that one is generous. */
export const LIMITS = {
  loginOfAccount: { name: 'login-account', attempts: 10, windowMs: 15 * MINUTE_MS },
  loginFromAddress: { name: 'login-address', attempts: 60, windowMs: 15 * MINUTE_MS },
  mailsToAccount: { name: 'mail-account', attempts: 3, windowMs: 60 * MINUTE_MS },
  mailsFromAddress: { name: 'mail-address', attempts: 20, windowMs: 60 * MINUTE_MS },
  couponsOfCaller: { name: 'coupon-caller', attempts: 10, windowMs: 15 * MINUTE_MS },
  couponsFromAddress: { name: 'coupon-address', attempts: 60, windowMs: 15 * MINUTE_MS },
  registrationsFromAddress: { name: 'registration-address', attempts: 20, windowMs: 60 * MINUTE_MS },
} as const satisfies Readonly<Record<string, Limit>>;

/** What is counted for a login, under keys that name nobody. */
export const countedFor = (request: FastifyRequest, limit: Limit, account: string): Counted =>
  counted(request.server.settings.serverSecret, limit, account);

/** What is counted for the address a request comes from. */
export const countedForAddress = (request: FastifyRequest, limit: Limit): Counted =>
  counted(request.server.settings.serverSecret, limit, networkOf(request.ip));

/** Counts an attempt. Throws 429 where none is left. */
export const takeOrRefuse = async (request: FastifyRequest, all: readonly Counted[]): Promise<void> => {
  const { database, clock } = request.server;
  const wait = await database.write((db) => takeAttempt(db, all, clock.now()));
  if (wait > 0) throw new TooManyAttempts(wait);
};
