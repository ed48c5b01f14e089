import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CURRENT_CART } from '../../../contract/constants';
import { isAccountId } from '../../../contract/accountId';
import type { ShopLocale } from '../../../contract/languages';
import { ApiProblem, accessDenied } from '../../problems';
import { callerOf, lastingCallerOf, loginNeeded, type Caller } from '../../visitors/caller';
import { catalogOf } from '../catalog';
import { networkKeyOf } from '../../limits/limits';
import { rememberedDraws, type DrawsOf } from '../inventory';
import { currencyAsked, currencyNamed, idIn, ownCurrency, type ContextSettings } from '../context';
import type { ProductsRequest } from './cartProducts';
import type { CartName } from './cartStore';
import type { CartOwner } from '../../visitors/cartOwner';
import { callLocale, siteLocale } from '../../texts/callLanguage';
import { sayIn, type Say } from '../../texts/say';

/**
 * The caller, the owner of the carts that the call may name, and what prices depend on, except for the currency, which
 * each cart has.
 */
export interface CartCall extends ProductsRequest {
  /**
   * The currency in which the caller sees prices: the one named by the call, or that of their market; null: neither.
   */
  readonly namedCurrency: string | null;
  /** The currency of new carts: `namedCurrency` if there is one, otherwise the webstore's own. */
  readonly newCurrency: string;
  readonly webstoreId: string;
  /** Whether a cart may be delivered in several groups. */
  readonly splitsShipment: boolean;
  /** Whether the answer to a change is calculated for the whole cart; otherwise only reading the cart does that. */
  readonly calculatesChanges: boolean;
  /** The most lines, those of the cart and the added ones together, up to which several lines are added immediately. */
  readonly immediateLines: number;
  /** The stock that one piece of a product takes. */
  readonly drawsOf: DrawsOf;
  /** null: a caller without an identity, who therefore has no cart. */
  readonly owner: CartOwner | null;
  /** A guest's network, as an anonymous key; null: a customer, or background work. */
  readonly network: string | null;
  /** Translates texts of the answer into the language of the call. */
  readonly say: Say;
}

export const cartNotFound = () => new ApiProblem(404, 'CART_NOT_FOUND', 'The cart does not exist.');

export const deliveryGroupNotFound = () =>
  new ApiProblem(404, 'ITEM_NOT_FOUND', 'The cart has no such delivery group.');

/** Whether each kind of caller may have a cart; the type makes sure that no kind is forgotten. */
const cartAllowed = ({ guestCartEnabled }: ContextSettings): Readonly<Record<Caller['kind'], boolean>> => ({
  guest: guestCartEnabled,
  customer: true,
});

/** Where guests may have no cart, every route of the scope answers them with 401 (CRT-20). */
export function guardGuestCart(app: FastifyInstance): void {
  app.addHook('preHandler', (request, _reply, done) => {
    if (!cartAllowed(app.webstore.current().context)[callerOf(request).kind]) {
      throw loginNeeded('This webstore has carts for logged-in buyers only.');
    }
    done();
  });
}

/**
 * Which of the caller's carts a path names; null: the current one, which a user may also call active. Throws 400 on
 * anything that is neither a cart's id nor such a word, and 401 on a guest's `active`.
 */
export function cartNamed(cartStateOrId: string, { kind }: Pick<Caller, 'kind'>): CartName {
  if (cartStateOrId === CURRENT_CART) return null;
  if (cartStateOrId !== 'active') return { id: idIn('cart', cartStateOrId, 'cartStateOrId') };
  if (kind === 'guest') throw loginNeeded('A guest has no active cart; their own is named current.');
  return null;
}

/** The owner of a guest's carts; null: a visitor without an identity. */
export const guestOwner = (guestId: string | null, webstoreId: string): CartOwner | null =>
  guestId === null ? null : { webstoreId, kind: 'guest', id: guestId, accountId: null };

/** A user has separate carts for each account they act for. */
function ownerOf(caller: Caller, webstoreId: string): CartOwner | null {
  switch (caller.kind) {
    case 'guest':
      return guestOwner(caller.guestId, webstoreId);
    case 'customer':
      return { webstoreId, kind: 'user', id: caller.userId, accountId: caller.accountId };
  }
}

interface Scope {
  readonly currencyIsoCode?: string | null | undefined;
  readonly effectiveAccountId?: string | null | undefined;
}

/**
 * Refuses a currency this webstore does not sell in, and a guest who tries to act for an account. Whether a user may
 * act for it was decided when the call was received.
 */
function checkScope(request: FastifyRequest, { currencyIsoCode, effectiveAccountId }: Scope): void {
  if (isAccountId(effectiveAccountId) && callerOf(request).kind === 'guest') {
    throw accessDenied('A guest acts for no account.');
  }
  currencyAsked(currencyIsoCode, request.server.webstore.current().context);
}

/**
 * The scope of a call with a body: the query's, with the body's currency if it names one. Throws like `checkScope` on
 * the body; the returned scope is checked when the call is made of it.
 */
export function scopeOf(request: FastifyRequest, query: Scope, body: Scope | null | undefined): Scope {
  checkScope(request, body ?? {});
  return { ...query, currencyIsoCode: body?.currencyIsoCode ?? query.currencyIsoCode };
}

interface By {
  readonly caller: Caller;
  readonly network: string | null;
  readonly locale: ShopLocale;
  readonly namedCurrency: string | null;
}

function callBy(app: FastifyInstance, { caller, network, locale, namedCurrency }: By) {
  const { webstoreId, context, cartImmediateLines } = app.webstore.current();
  const catalog = catalogOf(app);
  return {
    catalog,
    drawsOf: rememberedDraws(() => catalog.state().snapshot),
    caller,
    now: app.clock.now(),
    countsStock: context.inventoryConfiguration.isInventoryEnabled,
    sellsSubscriptions: context.subscriptionConfig.subscriptionPlusEnabled,
    currencies: context.supportedCurrencies,
    namedCurrency,
    newCurrency: namedCurrency ?? ownCurrency(context),
    webstoreId,
    splitsShipment: context.splitShipmentEnabled,
    calculatesChanges: context.cartCalculateEnabled,
    immediateLines: context.propertiesEx.highScaleCartEnabled ? cartImmediateLines : Number.POSITIVE_INFINITY,
    owner: ownerOf(caller, webstoreId),
    network: caller.kind === 'guest' ? network : null,
    say: sayIn(locale),
  };
}

/** A call that can find a cart but not create one: a guest without an identity stays without one. */
export function cartCall(request: FastifyRequest, query: Scope): CartCall {
  checkScope(request, query);
  const caller = callerOf(request);
  return callBy(request.server, {
    caller,
    network: networkKeyOf(request),
    locale: callLocale(request),
    namedCurrency: currencyNamed(request, query.currencyIsoCode),
  });
}

/** A call that may create a cart: a guest without an identity gets one, with a cookie in the reply. */
export function makingCartCall(request: FastifyRequest, reply: FastifyReply, query: Scope): CartCall {
  checkScope(request, query);
  const caller = lastingCallerOf(request, reply);
  return callBy(request.server, {
    caller,
    network: networkKeyOf(request),
    locale: callLocale(request),
    namedCurrency: currencyNamed(request, query.currencyIsoCode),
  });
}

/** A call that changes the named cart: only the current one may have to be created. */
export const changingCartCall = (
  request: FastifyRequest,
  reply: FastifyReply,
  name: CartName,
  scope: Scope,
): CartCall => (name === null ? makingCartCall(request, reply, scope) : cartCall(request, scope));

/** The call that a cart's owner would make now, for background work. */
export function callOfOwner(app: FastifyInstance, owner: CartOwner, buyerGroups: readonly string[]): CartCall {
  const caller: Caller =
    owner.kind === 'guest'
      ? { kind: 'guest', guestId: owner.id }
      : { kind: 'customer', userId: owner.id, accountId: owner.accountId ?? '', buyerGroups, guestId: null };
  return { ...callBy(app, { caller, network: null, locale: siteLocale(app), namedCurrency: null }), owner };
}
