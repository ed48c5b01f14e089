import type { FastifyReply, FastifyRequest } from 'fastify';
import { stableId } from '../ids';
import { ApiProblem } from '../problems';
import { ensureGuestId, guestIdOf } from './guestCookie';

/** A visitor without login; `guestId` is null until a first cart call sets their cookie. */
export interface GuestCaller {
  readonly kind: 'guest';
  readonly guestId: string | null;
}

/** A logged-in user and their effective account. */
export interface CustomerCaller {
  readonly kind: 'customer';
  readonly userId: string;
  /** The user's own account or one that it manages (`effectiveAccountId`). */
  readonly accountId: string;
  /** Buyer groups of the effective account. */
  readonly buyerGroups: readonly string[];
  /** The guest of the guest cookie that was sent along: who the user was before the login; null: none. */
  readonly guestId: string | null;
}

/** Who makes a call. A switch over `kind` covers every kind, so that a new one cannot be forgotten. */
export type Caller = GuestCaller | CustomerCaller;
/** A caller whose identity lasts beyond the call. */
export type LastingCaller = (GuestCaller & { readonly guestId: string }) | CustomerCaller;

/** The id of a buyer group, by its name. */
export const buyerGroupId = (name: string): string => stableId('buyerGroup', name);

/** The caller as a member of only those of their buyer groups that have these ids. */
export const withinGroups = (caller: Caller, groupIds: readonly string[]): Caller =>
  caller.kind === 'guest'
    ? caller
    : { ...caller, buyerGroups: caller.buyerGroups.filter((name) => groupIds.includes(buyerGroupId(name))) };

const customers = new WeakMap<FastifyRequest, CustomerCaller>();

/** Stores the user of a request; called by the hooks that resolve sessions, before any route. */
export const rememberCustomer = (request: FastifyRequest, customer: CustomerCaller): void =>
  void customers.set(request, customer);

/** Who makes this call: the user of its session, otherwise a guest. */
export const callerOf = (request: FastifyRequest): Caller =>
  customers.get(request) ?? { kind: 'guest', guestId: guestIdOf(request) };

/** Who makes this call, with a lasting identity: a guest without one gets a cookie. */
export const lastingCallerOf = (request: FastifyRequest, reply: FastifyReply): LastingCaller =>
  customers.get(request) ?? { kind: 'guest', guestId: ensureGuestId(request, reply) };

/** 401: the call is for logged-in users. */
export const loginNeeded = (message = 'This call needs a login.') => new ApiProblem(401, 'INVALID_SESSION_ID', message);

/** The user who makes this call. Throws 401 INVALID_SESSION_ID for a guest. */
export function customerOf(request: FastifyRequest): CustomerCaller {
  const customer = customers.get(request);
  if (customer === undefined) throw loginNeeded();
  return customer;
}

/** A caller as text: the key of what is stored for them. */
export function callerKey(caller: Caller): string {
  switch (caller.kind) {
    case 'guest':
      return `guest:${caller.guestId ?? ''}`;
    case 'customer':
      return `customer:${caller.userId}:${caller.accountId}`;
  }
}
