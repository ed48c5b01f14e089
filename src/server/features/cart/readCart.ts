import type { ReadDatabase } from '../../database/Database';
import { accessDenied, BusyNow } from '../../problems';
import { readPromotions, type HeldCoupon } from '../promotions';
import { cartNotFound, type CartCall } from './cartCall';
import { readCartProducts, type ProductsById } from './cartProducts';
import { emptyCart } from './decisions/cartState';
import { findCart, type CartName, type StoredCart } from './cartStore';
import { NO_TARIFF, readTariff } from './deliveryTariff';
import { findCartToPay } from './sharing/cartToPay';
import { PLAIN_DELIVERY, type PricedCart, type PricedLine } from './decisions/pricedCart';
import { groupsInForce, untouchedDefaultGroup } from './groups/deliveryGroup';
import { priceDeliveries } from './groups/priceDeliveries';
import { sentence } from '../../texts/sentence';

/**
 * The caller's cart of this name; null: they have no current one. Throws CART_NOT_FOUND for an id that is not theirs.
 */
export async function cartIfAny(db: ReadDatabase, call: CartCall, name: CartName): Promise<StoredCart | null> {
  const cart = call.owner === null ? null : await findCart(db, call.owner, name);
  if (cart === null && name !== null) throw cartNotFound();
  return cart === null ? null : inForce(cart, call);
}

const inForce = (cart: StoredCart, { splitsShipment }: CartCall): StoredCart => ({
  ...cart,
  groups: groupsInForce(cart.groups, splitsShipment),
});

/**
 * The cart of this name that the caller may read: their own, or a PayNowReadOnly one of their account, which they see
 * as Closed once it is paid (CRT-21). null: they have no current one. Throws CART_NOT_FOUND.
 */
export async function cartToRead(db: ReadDatabase, call: CartCall, name: CartName): Promise<StoredCart | null> {
  if (call.owner === null || name === null) return cartIfAny(db, call, name);
  const cart = (await findCart(db, call.owner, name)) ?? (await findCartToPay(db, call.owner, name.id));
  if (cart === null) throw cartNotFound();
  return inForce(cart, call);
}

/** The caller's cart of this name. Throws CART_NOT_FOUND when there is none. */
export async function cartThere(db: ReadDatabase, call: CartCall, name: CartName): Promise<StoredCart> {
  const cart = await cartIfAny(db, call, name);
  if (cart === null) throw cartNotFound();
  return cart;
}

/** The Retry-After of a cart with lines still being added. */
export const CALCULATION_WAIT_SECONDS = 1;

/**
 * Refuses what would interfere with lines still being added to the cart: 423 with Retry-After. Nothing was changed; a
 * repeat succeeds once the lines are added.
 */
export function checkCalculated({ asyncStatus }: Pick<StoredCart, 'asyncStatus'>): void {
  if (asyncStatus !== 'Processing') return;
  throw new BusyNow(sentence('cart.calculating'), CALCULATION_WAIT_SECONDS * 1000);
}

/**
 * Refuses changes of a read-only cart with 403 INSUFFICIENT_ACCESS (CRT-17), and of one with lines still being added
 * with 423.
 */
export function checkChangeable({ type, asyncStatus }: Pick<StoredCart, 'type' | 'asyncStatus'>): void {
  if (type === 'PayNowReadOnly') throw accessDenied(sentence('cart.readOnly'));
  checkCalculated({ asyncStatus });
}

/** The caller's cart of this name, to be changed. Throws like `checkChangeable`, and CART_NOT_FOUND. */
export async function cartToChange(db: ReadDatabase, call: CartCall, name: CartName): Promise<StoredCart> {
  const cart = await cartThere(db, call, name);
  checkChangeable(cart);
  return cart;
}

/** A cart to be priced; `id` null: it is not stored. */
interface PriceableCart extends Pick<StoredCart, 'state' | 'groups' | 'currency'> {
  readonly id: string | null;
}

/** The products on a cart's lines, and others to be added, as the caller sees them now. */
export const productsIn = (
  db: ReadDatabase,
  call: CartCall,
  { state, currency }: Pick<StoredCart, 'state' | 'currency'>,
  others: readonly string[] = [],
): Promise<ProductsById> =>
  readCartProducts(db, [...state.lines.map((line) => line.productId), ...others], call, currency);

/**
 * A cart's lines at today's prices for the caller, minus promotions, each delivery group by the standard method.
 * `known`: the products of its lines, if this command has already read them.
 */
export async function pricedState(
  db: ReadDatabase,
  call: CartCall,
  cart: PriceableCart,
  known?: ProductsById,
): Promise<PricedCart & { readonly coupons: readonly HeldCoupon[] }> {
  const products = known ?? (await productsIn(db, call, cart));
  const { currency } = cart;
  const promotions = await readPromotions(db, { ...call, currency }, cart.id);
  const tariff = (await readTariff(db, call.webstoreId, currency)) ?? NO_TARIFF;
  const { priced } = priceDeliveries(cart, products, promotions, { tariff, termsOf: () => PLAIN_DELIVERY });
  return { ...priced, coupons: promotions.coupons };
}

/**
 * A cart's lines at their own prices for the caller, without what depends on the whole cart: promotions and delivery.
 */
export function linesAlone(
  { now }: CartCall,
  cart: Omit<PriceableCart, 'id'>,
  products: ProductsById,
): readonly PricedLine[] {
  const { currency } = cart;
  const promotions = { candidates: [], facts: { now, currency, buyerGroups: [], isFirstOrder: false } };
  return priceDeliveries(cart, products, promotions, { tariff: NO_TARIFF, termsOf: () => PLAIN_DELIVERY }).priced.lines;
}

const NO_CART = { id: null, state: emptyCart, groups: [untouchedDefaultGroup('')] } as const;

/**
 * The cart of this name that the caller may read, and its priced lines and totals; those of an empty cart if there is
 * none. Throws CART_NOT_FOUND.
 */
export async function readPriced(db: ReadDatabase, call: CartCall, name: CartName) {
  const cart = await cartToRead(db, call, name);
  return { cart, priced: await pricedState(db, call, cart ?? { ...NO_CART, currency: call.newCurrency }) };
}
