import type { ReadDatabase } from '../../database/Database';
import { readPromotions } from '../promotions';
import type { HeldCoupon } from '../promotions';
import { cartNotFound } from './cartCall';
import type { CartCall } from './cartCall';
import { readGoods } from './cartGoods';
import { emptyCart } from './decisions/cartState';
import type { CartState } from './decisions/cartState';
import { findCart } from './cartStore';
import type { CartName, StoredCart } from './cartStore';
import { readTariff } from './deliveryTariff';
import { priceCart } from './decisions/pricedCart';
import type { PricedCart } from './decisions/pricedCart';

/** The caller's cart of this name; null: they have no current one. Throws CART_NOT_FOUND for an id that is not theirs. */
export const cartIfAny = async (db: ReadDatabase, call: CartCall, name: CartName): Promise<StoredCart | null> => {
  const cart = call.owner === null ? null : await findCart(db, call.owner, name);
  if (cart === null && name !== null) throw cartNotFound();
  return cart;
};

/** The caller's cart of this name. Throws CART_NOT_FOUND when there is none. */
export const cartThere = async (db: ReadDatabase, call: CartCall, name: CartName): Promise<StoredCart> => {
  const cart = await cartIfAny(db, call, name);
  if (cart === null) throw cartNotFound();
  return cart;
};

/** A cart as it is to be priced; `id` null: it is not stored. */
interface PriceableCart {
  readonly id: string | null;
  readonly state: CartState;
}

/** A cart's lines at today's prices for the caller, promotions taken off, and the coupons on it. */
export const pricedState = async (
  db: ReadDatabase,
  call: CartCall,
  { id, state }: PriceableCart,
): Promise<PricedCart & { readonly coupons: readonly HeldCoupon[] }> => {
  const productIds = state.lines.map((line) => line.productId);
  const goods = await readGoods(db, productIds, call);
  const promotions = await readPromotions(db, call, id);
  return {
    ...priceCart(state, goods, await readTariff(db, call.webstoreId), promotions),
    coupons: promotions.coupons,
  };
};

/** A cart as it can be shown; without one, an empty one. */
export const readPriced = async (db: ReadDatabase, call: CartCall, name: CartName) => {
  const cart = await cartIfAny(db, call, name);
  return { cart, priced: await pricedState(db, call, cart ?? { id: null, state: emptyCart }) };
};
