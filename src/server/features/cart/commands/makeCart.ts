import type { CommandDatabase } from '../../../database/Database';
import { BOUNDS } from '../../../limits/bounds';
import { countedForNetwork, LIMITS } from '../../../limits/limits';
import { attemptTaken } from '../../../limits/throttle';
import { ApiProblem } from '../../../problems';
import type { CartCall } from '../cartCall';
import { insertCart, secondaryCartsOf, type NewCart, type StoredCart } from '../cartStore';
import type { CartOwner } from '../../../visitors/cartOwner';
import { sentence } from '../../../texts/sentence';

async function refuseOneMore(db: CommandDatabase, owner: CartOwner): Promise<void> {
  const most = owner.kind === 'guest' ? BOUNDS.secondaryCartsOfGuest : BOUNDS.secondaryCartsOfBuyer;
  if ((await secondaryCartsOf(db, owner)) < most) return;
  throw new ApiProblem(400, 'LIMIT_EXCEEDED', sentence('cart.tooMany', { most }));
}

/**
 * Creates a cart without lines. Throws 429 if guests on the caller's network have created too many, and LIMIT_EXCEEDED
 * for a secondary one beyond its owner's limit.
 */
export async function makeCart(
  db: CommandDatabase,
  { network, now }: Pick<CartCall, 'network' | 'now'>,
  owner: CartOwner,
  cart: NewCart,
): Promise<StoredCart> {
  if (network !== null) await attemptTaken(db, [countedForNetwork(network, LIMITS.guestCartsFromAddress)], now);
  if (cart.isSecondary) await refuseOneMore(db, owner);
  return insertCart(db, owner, cart, now);
}
