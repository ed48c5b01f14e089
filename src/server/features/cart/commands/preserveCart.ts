import type { PreserveResult } from '../../../../contract/cart/cart';
import { formatQuantity } from '../../../../contract/money';
import type { CommandDatabase } from '../../../database/Database';
import type { Answer } from '../../../commands/idempotency';
import type { CartCall } from '../cartCall';
import { couponsOn, joinCoupons } from '../../promotions';
import { readCartProducts } from '../cartProducts';
import { deleteCart, findCart, type CartName, type StoredCart } from '../cartStore';
import type { CartOwner } from '../../../visitors/cartOwner';
import { describeRefusal } from '../decisions/cartRefusals';
import { decidePreserve, type PreserveDecision } from '../decisions/preserveDecision';
import { checkCalculated } from '../readCart';
import { broughtLines } from '../work/incoming';
import { isLarge, openCart, queueIncoming, saveChanges } from './changeCart';

export interface PreserveCommand {
  /** The guest of the cookie, whose lines are moved. */
  readonly guest: CartOwner;
  /** Which of the guest's carts. */
  readonly name: CartName;
  /** The id for the user's cart, if it has to be created. */
  readonly cartId: string;
  readonly newLineId: () => string;
  readonly newCouponId: () => string;
}

function resultOf(
  { id: cartId, currency }: Pick<StoredCart, 'id' | 'currency'>,
  { say }: CartCall,
  products: number,
  decision: PreserveDecision,
): PreserveResult {
  const failed = new Set(decision.lost.map(({ productId }) => productId)).size;
  return {
    cartId,
    currencyIsoCode: currency,
    numberOfProducts: products,
    numberOfProductsWithSuccess: products - failed,
    numberOfProductsWithError: failed,
    succeededCartItems: decision.kept.map(({ productId, quantity, lineId }) => ({
      productId,
      quantity: formatQuantity(quantity),
      cartItemId: lineId,
    })),
    failedCartItems: decision.lost.map(({ productId, quantity, refusal }) => {
      const { errorCode, message } = describeRefusal(refusal);
      return { productId, quantity: formatQuantity(quantity), errorCode, message: say(message) };
    }),
  };
}

/** The answer while lines are added later: the cart reports the outcome of each. */
const queuedOf = ({ id: cartId, currency }: Pick<StoredCart, 'id' | 'currency'>, products: number): PreserveResult => ({
  cartId,
  currencyIsoCode: currency,
  numberOfProducts: products,
  succeededCartItems: [],
  failedCartItems: [],
  asyncOperationStatus: 'Processing',
});

/**
 * Moves a guest's lines and coupons to the current cart of the user they have become, and deletes the guest's cart. If
 * the guest's cart does not exist (any more), belongs to another guest or has no lines, nothing is moved and the answer
 * is an empty object (CRT-16). The user's cart keeps its currency; without lines it takes that of the guest's cart.
 */
export async function preserveCart(db: CommandDatabase, call: CartCall, command: PreserveCommand): Promise<Answer> {
  const { guest, name, cartId, newLineId, newCouponId } = command;
  const brought = await findCart(db, guest, name);
  if (brought === null) return { status: 200, body: {} };
  checkCalculated(brought);
  const coupons = await couponsOn(db, brought.id);
  // Before reading the stock: what was reserved for the guest's cart becomes available again.
  await deleteCart(db, brought.id);
  const lines = brought.state.lines;
  if (lines.length === 0) return { status: 200, body: {} };
  const open = await openCart(db, call, { name: null, freshId: cartId }, { shownIn: null, begun: brought.currency });
  const joinCouponsNow = () => joinCoupons(db, open.cart.id, coupons, { newId: newCouponId, now: call.now });
  if (isLarge(call, open.cart.state, lines.length)) {
    await queueIncoming(db, call, open, broughtLines(lines, newLineId));
    await joinCouponsNow();
    return { status: 200, body: queuedOf(open.cart, lines.length) };
  }
  const productIds = lines.map(({ productId }) => productId);
  const products = await readCartProducts(db, productIds, call, open.cart.currency);
  const decision = decidePreserve(
    open.cart.state,
    lines.map((line) => ({ line, lineId: newLineId() })),
    products,
    call,
  );
  await saveChanges(db, call, open, decision.changes);
  const isThere = open.newFor === null || decision.changes.length > 0;
  if (isThere) await joinCouponsNow();
  return { status: 200, body: resultOf(open.cart, call, lines.length, decision) };
}
