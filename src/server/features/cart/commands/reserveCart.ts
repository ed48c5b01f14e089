import type { ItemReservation, Reservation } from '../../../../contract/cart/reservation';
import type { ErrorCode } from '../../../../contract/errors';
import type { CommandDatabase } from '../../../database/Database';
import type { Answer } from '../../../commands/idempotency';
import { availableOf, holdStock, releaseStock, stocked, stockLines } from '../../inventory';
import type { CartCall } from '../cartCall';
import { guestLimit, holderOf } from '../guestLimit';
import { drawsIn, readCartProducts } from '../cartProducts';
import type { CartName } from '../cartStore';
import { lineRefusal } from '../decisions/cartDecisions';
import { describeRefusal, type CartRefusal } from '../decisions/cartRefusals';
import { drawnElsewhere, type CartLine } from '../decisions/cartState';
import { cartThere, checkCalculated } from '../readCart';
import type { Say } from '../../../texts/say';
import { sentence, type Sentence } from '../../../texts/sentence';

export interface ReserveCommand {
  readonly name: CartName;
  /** Whole seconds from now. */
  readonly seconds: number;
  /** The location this webstore sells from; null: not set. */
  readonly locationId: string | null;
}

interface Judged {
  readonly line: CartLine;
  /** Why the line cannot be reserved; null: it can. */
  readonly refusal: CartRefusal | null;
}

const refused = (
  { say }: CartCall,
  errorCode: ErrorCode,
  errorMessage: Sentence,
  inventoryItemReservations: ItemReservation[] = [],
): Answer & { readonly body: Reservation } => ({
  status: 200,
  isRefusal: true,
  body: {
    success: false,
    reservationIdentifier: null,
    errorCode,
    errorMessage: say(errorMessage),
    inventoryItemReservations,
  },
});

function itemOf(
  { line, refusal }: Judged,
  success: boolean,
  { locationId, say }: { readonly locationId: string | null; readonly say: Say },
): ItemReservation {
  const reason = refusal === null ? null : describeRefusal(refusal);
  return {
    itemReservationSourceId: line.id,
    productId: line.productId,
    quantity: line.quantity,
    reservedAtLocationId: success ? locationId : null,
    success,
    errorCode: reason?.errorCode ?? null,
    errorMessage: reason === null ? null : say(reason.message),
  };
}

/**
 * Reserves every line of the caller's cart as it is now, replacing the cart's previous reservation: all or nothing. A
 * refusal says why, and which lines caused it if single lines did (INV-02, INV-04). Reservations of the cart's own
 * checkout do not count as taken. Throws CART_NOT_FOUND, and 423 while lines are still being added.
 */
export async function reserveCart(db: CommandDatabase, call: CartCall, command: ReserveCommand): Promise<Answer> {
  const cart = await cartThere(db, call, command.name);
  checkCalculated(cart);
  const { id: cartId, state } = cart;
  if (!call.countsStock) return refused(call, 'API_DISABLED_FOR_ORG', sentence('cart.reserve.noStock'));
  if (state.lines.length === 0) return refused(call, 'MISSING_RECORD', sentence('cart.empty'));
  const productIds = state.lines.map(({ productId }) => productId);
  const products = await readCartProducts(db, productIds, call, cart.currency);
  const draws = drawsIn(products);
  const wanted = stockLines(state.lines, draws);
  const drawn = wanted.map(({ productId }) => productId);
  const available = await availableOf(db, drawn, call.now, { cartId });
  const judged = state.lines.map((line): Judged => {
    const product = products.get(line.productId);
    const buyable = product === undefined ? null : { ...product, stock: stocked(draws(line.productId), available) };
    return { line, refusal: lineRefusal(buyable, { ...line, elsewhere: drawnElsewhere(state, line.id, draws) }) };
  });
  const [first] = judged.flatMap(({ refusal }) => refusal ?? []);
  const how = { locationId: command.locationId, say: call.say };
  const itemsAs = (success: boolean) => judged.map((one) => itemOf(one, success, how));
  if (first !== undefined) {
    const { errorCode } = describeRefusal(first);
    return refused(call, errorCode, sentence('cart.reserve.some'), itemsAs(false));
  }
  const limit = await guestLimit(db, call, cartId, wanted);
  if (limit?.kind === 'units')
    return refused(call, 'LIMIT_EXCEEDED', sentence('cart.reserve.units', { most: limit.most }));
  if (limit?.kind === 'product') {
    const beyond = judged.map(({ line }): Judged => {
      const draw = draws(line.productId).find(({ productId }) => productId === limit.productId);
      const most = draw === undefined ? null : Math.floor(limit.most / draw.quantity);
      return { line, refusal: most === null ? null : { reason: 'guestShare', most } };
    });
    const items = beyond.map((one) => itemOf(one, false, how));
    return refused(call, 'LIMIT_EXCEEDED', sentence('cart.reserve.some'), items);
  }
  const endsAt = call.now + command.seconds * 1000;
  await holdStock(db, { cartId, by: 'cart', holder: holderOf(call), endsAt }, wanted);
  const body: Reservation = {
    success: true,
    reservationIdentifier: cartId,
    errorCode: null,
    errorMessage: null,
    inventoryItemReservations: itemsAs(true),
  };
  return { status: 200, body };
}

/** Releases the cart's own reservation, if any; that of its checkout stays. Throws CART_NOT_FOUND. */
export async function releaseCart(db: CommandDatabase, call: CartCall, name: CartName): Promise<Answer> {
  const cart = await cartThere(db, call, name);
  await releaseStock(db, cart.id, 'cart');
  return { status: 204, body: null };
}
