import type { FastifyInstance, FastifyRequest } from 'fastify';
import { deliveryDays } from '../../../commerce/delivery/deliveryDay';
import { ACTIVE_CHECKOUT } from '../../../contract/checkout/checkout';
import type { ReadDatabase } from '../../database/Database';
import { ApiProblem } from '../../problems';
import { callerOf, loginNeeded } from '../../visitors/caller';
import {
  cartCall,
  findCartToCheckOut,
  groupsInForce,
  priceDeliveries,
  readCartProducts,
  readTariff,
  type CartCall,
  type CartGroup,
  type CartGroups,
  type DeliveryTariff,
  type PricedCart,
  type PricedDelivery,
  type StoredCart,
} from '../cart';
import type { CartOwner } from '../../visitors/cartOwner';
import { idIn, type ContextSettings } from '../context';
import { readPromotions } from '../promotions';
import { findCheckout, type CheckoutName, type StoredCheckout } from './checkoutStore';
import type { PreferenceFacts } from './decisions/decidePreferences';
import { DELIVERY_DAYS_OFFERED } from '../../../contract/shopRules';
import { CHECKOUT_LIFETIME_MS } from './decisions/checkoutState';
import { byMethodsOffered, deliveryMethod, methodsOffered } from './deliveryMethods';
import { sentence } from '../../texts/sentence';

/** A cart call with the facts for decisions about its checkout. */
export interface CheckoutCall extends CartCall {
  readonly facts: PreferenceFacts;
  readonly gifting: ContextSettings['giftingConfig'];
}

export const checkoutNotFound = () =>
  new ApiProblem(404, 'CHECKOUT_NOT_FOUND', 'There is no such checkout. Start one.');
const checkoutExpired = () =>
  new ApiProblem(410, 'CHECKOUT_EXPIRED', 'The checkout is over. Delete it and start another one.');
export const nothingToOrder = () => new ApiProblem(404, 'CART_NOT_FOUND', sentence('cart.empty'));

const notDelivered = (currency: string) =>
  new ApiProblem(400, 'INVALID_API_INPUT', sentence('checkout.noTariff', { currency }));

/** Where guests may not check out, every route of the scope answers them with 401 (CHK-11). */
export function guardGuestCheckout(app: FastifyInstance): void {
  app.addHook('preHandler', (request, _reply, done) => {
    const { guestCartEnabled, guestCheckoutEnabled } = app.webstore.current().context;
    const isOpen = callerOf(request).kind !== 'guest' || (guestCartEnabled && guestCheckoutEnabled);
    done(isOpen ? undefined : loginNeeded('This webstore sells to logged-in buyers only.'));
  });
}

/** Adds the facts for the checkout's decisions to a cart call. */
export function withFacts(app: FastifyInstance, call: CartCall): CheckoutCall {
  const { shippingCountries, skipPhoneNumberValidationEnabled, giftingConfig, checkoutSettings } =
    app.webstore.current().context;
  const facts = {
    countries: shippingCountries,
    checksPhone: !skipPhoneNumberValidationEnabled,
    deliveryDays: deliveryDays(call.now, DELIVERY_DAYS_OFFERED),
    methods: methodsOffered(checkoutSettings.shippingMethodsEnabled),
  };
  return { ...call, facts, gifting: giftingConfig };
}

/** The call of a request that concerns a checkout, or a cart's delivery groups. */
export const checkoutCall = (request: FastifyRequest, query: Parameters<typeof cartCall>[1]): CheckoutCall =>
  withFacts(request.server, cartCall(request, query));

/** The checkout that a path names; null: the active one. Throws INVALID_ID_FIELD. */
export const checkoutNamed = (checkoutId: string): CheckoutName =>
  checkoutId === ACTIVE_CHECKOUT ? null : { id: idIn('checkout', checkoutId, 'checkoutId') };

/** A checkout with its cart, and the owner of the checkout: the caller. */
export interface OpenCheckout {
  readonly owner: CartOwner;
  readonly checkout: StoredCheckout;
  readonly cart: StoredCart;
}

/** Whether a cart has no lines, and none still to be added. */
export const hasNothing = ({ state, asyncStatus }: StoredCart): boolean =>
  state.lines.length === 0 && asyncStatus !== 'Processing';

/** Whether the checkout's lifetime has passed since its last change. */
export const isExpired = ({ changedAt }: StoredCheckout, now: number): boolean =>
  now - changedAt >= CHECKOUT_LIFETIME_MS;

/** The groups in which a cart is ordered, each by a method that is offered. */
export const groupsToOrder = (groups: CartGroups, { splitsShipment, facts }: CheckoutCall): CartGroups =>
  byMethodsOffered(groupsInForce(groups, splitsShipment), facts.methods);

/**
 * The caller's open checkout of this name. Throws CHECKOUT_NOT_FOUND when there is none, and CHECKOUT_EXPIRED (410)
 * when it is too old, or its cart has become empty or can no longer be ordered.
 */
export async function openCheckout(db: ReadDatabase, call: CheckoutCall, name: CheckoutName): Promise<OpenCheckout> {
  const { owner, now } = call;
  const checkout = owner === null ? null : await findCheckout(db, owner, name);
  if (owner === null || checkout === null) throw checkoutNotFound();
  const cart = await findCartToCheckOut(db, owner, { id: checkout.cartId });
  if (cart === null || hasNothing(cart) || isExpired(checkout, now)) throw checkoutExpired();
  return { owner, checkout, cart: { ...cart, groups: groupsToOrder(cart.groups, call) } };
}

/** A cart priced for its checkout: today's prices, and each group's delivery by its address and method. */
export interface Quote {
  readonly priced: PricedCart;
  /** The delivery of each group of the cart, the default one first. */
  readonly deliveries: readonly PricedDelivery[];
  readonly tariff: DeliveryTariff;
}

/**
 * Whether a group's destination qualifies for free delivery. Without an address metropolitan France is assumed, as in
 * the cart.
 */
export const mayBeFree = ({ preferences: { deliveryAddress } }: CartGroup): boolean =>
  deliveryAddress === null || deliveryAddress.country === 'FR';

/** Whether carts in this currency can be ordered: the webstore has a delivery tariff in it. */
export const deliversFor = async (db: ReadDatabase, { webstoreId }: CheckoutCall, currency: string): Promise<boolean> =>
  (await readTariff(db, webstoreId, currency)) !== null;

/**
 * Prices a cart as it would be ordered now. Throws INVALID_API_INPUT if there is no delivery tariff in its currency.
 */
export async function quoteOf(
  db: ReadDatabase,
  call: CheckoutCall,
  cart: Pick<StoredCart, 'id' | 'state' | 'groups' | 'currency'>,
): Promise<Quote> {
  const productIds = cart.state.lines.map((line) => line.productId);
  const { currency } = cart;
  const tariff = await readTariff(db, call.webstoreId, currency);
  if (tariff === null) throw notDelivered(currency);
  const products = await readCartProducts(db, productIds, call, currency);
  const promotions = await readPromotions(db, { ...call, currency }, cart.id);
  const termsOf = (group: CartGroup) => ({
    mayBeFree: mayBeFree(group),
    supplementCents: deliveryMethod(group.preferences.deliveryMethodId)?.supplementOf(tariff) ?? 0,
  });
  return { ...priceDeliveries(cart, products, promotions, { tariff, termsOf }), tariff };
}
