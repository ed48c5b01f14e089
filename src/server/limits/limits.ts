import type { FastifyRequest } from 'fastify';
import { attemptTaken, counted, keyOf, networkOf, type Counted, type Limit } from './throttle';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const MEGABYTE = 1024 * 1024;

/**
 * Allowed attempts per window; an office shares one address, so limits per address are generous. Limits of sizes and
 * numbers are in `bounds.ts`.
 */
export const LIMITS = {
  loginsOfPair: { name: 'login-pair', attempts: 10, windowMs: 15 * MINUTE_MS },
  loginsOfUser: { name: 'login-user', attempts: 100, windowMs: 15 * MINUTE_MS },
  loginsFromAddress: { name: 'login-address', attempts: 60, windowMs: 15 * MINUTE_MS },
  warningsOfUser: { name: 'warning-user', attempts: 1, windowMs: DAY_MS },
  linksOfPair: { name: 'link-pair', attempts: 3, windowMs: HOUR_MS },
  linksOfUser: { name: 'link-user', attempts: 10, windowMs: HOUR_MS },
  linksFromAddress: { name: 'link-address', attempts: 20, windowMs: HOUR_MS },
  couponsOfCaller: { name: 'coupon-caller', attempts: 10, windowMs: 15 * MINUTE_MS },
  couponsFromAddress: { name: 'coupon-address', attempts: 60, windowMs: 15 * MINUTE_MS },
  registrationsFromAddress: { name: 'registration-address', attempts: 20, windowMs: HOUR_MS },
  contactMessagesFromAddress: { name: 'contact-address', attempts: 20, windowMs: HOUR_MS },
  /** Limited, because the form's sender may have typed a stranger's address. */
  contactMailsToRecipient: { name: 'contact-mail', attempts: 3, windowMs: HOUR_MS },
  /** One activity per second: an office that shops together. */
  activitiesFromAddress: { name: 'activity-address', attempts: 300, windowMs: 5 * MINUTE_MS },
  /** For everybody together: bounds the growth of the table between two daily deletions. */
  activitiesOfShop: { name: 'activity-shop', attempts: 50_000, windowMs: HOUR_MS },
  /** Carts created by guests, new or known: a guest's identity costs nothing. */
  guestCartsFromAddress: { name: 'guest-cart', attempts: 3000, windowMs: HOUR_MS },
  /** Cards and accounts typed into the payment frame, which calls without any visitor's cookie. */
  tokensFromAddress: { name: 'payment-token', attempts: 600, windowMs: HOUR_MS },
  recordingsFromAddress: { name: 'recording-address', attempts: 600, windowMs: HOUR_MS },
  recordingCodesFromAddress: { name: 'recording-code', attempts: 60, windowMs: HOUR_MS },
  // Gzipped bytes of segments, repeats and refused ones included.
  recordedBytesOfSession: { name: 'recorded-session', attempts: 64 * MEGABYTE, windowMs: DAY_MS },
  recordedBytesOfBrowser: { name: 'recorded-browser', attempts: 128 * MEGABYTE, windowMs: DAY_MS },
  recordedBytesFromAddress: { name: 'recorded-address', attempts: 1024 * MEGABYTE, windowMs: DAY_MS },
  orderMailsToRecipient: { name: 'order-mail', attempts: 3, windowMs: HOUR_MS },
} as const satisfies Readonly<Record<string, Limit>>;

/** The counter of a user or a caller (or of one `part` of it), under an anonymous key. */
export const countedFor = (
  request: FastifyRequest,
  limit: Limit,
  subject: string,
  part: string | null = null,
): Counted => counted(request.server.settings.serverSecret, limit, subject, part);

/** The network of a request, as an anonymous key that is always the same. */
export const networkKeyOf = (request: FastifyRequest): string =>
  keyOf(request.server.settings.serverSecret, ['network', networkOf(request.ip)]);

/** The counter of the network with this key. */
export const countedForNetwork = (network: string, limit: Limit): Counted => ({
  limit,
  key: `${network}.${limit.name}`,
});

/** The counter of the network that a request comes from. */
export const countedForAddress = (request: FastifyRequest, limit: Limit): Counted =>
  countedForNetwork(networkKeyOf(request), limit);

/** Counts an attempt. Throws 429 where none is left. */
export async function takeOrRefuse(request: FastifyRequest, all: readonly Counted[]): Promise<void> {
  const { database, clock } = request.server;
  await database.write((db) => attemptTaken(db, all, clock.now()));
}
