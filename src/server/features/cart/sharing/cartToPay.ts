import type { ReadDatabase } from '../../../database/Database';
import { prepareRead } from '../../../database/preparedQuery';
import type { CartOwner } from '../../../visitors/cartOwner';
import { cartsWithLines, findCart, storedOf, type CartName, type StoredCart } from '../cartStore';

type Asked = { readonly cartId: string; readonly accountId: string; readonly webstoreId: string };

const cartToPay = prepareRead((db, given: Asked) =>
  cartsWithLines(db)
    .where('cart.id', '=', given.cartId)
    .where('cart.type', '=', 'PayNowReadOnly')
    .where('cart.owner_kind', '=', 'user')
    .where('cart.account_id', '=', given.accountId)
    .where('cart.webstore_id', '=', given.webstoreId),
);

/**
 * A PayNowReadOnly cart of an account, whichever of its users created it, ordered or not (CRT-21); null: there is none
 * with this id.
 */
export const findCartToPay = async (
  db: ReadDatabase,
  { accountId, webstoreId }: Pick<CartOwner, 'accountId' | 'webstoreId'>,
  cartId: string,
): Promise<StoredCart | null> =>
  accountId === null ? null : storedOf(db, await cartToPay.all(db, { accountId, webstoreId, cartId }));

/** A cart that an owner may check out: one of their own, or a shared one of their account (CRT-21). */
export async function findCartToCheckOut(
  db: ReadDatabase,
  owner: CartOwner,
  name: CartName,
): Promise<StoredCart | null> {
  const own = await findCart(db, owner, name);
  if (own !== null || name === null) return own;
  const shared = await findCartToPay(db, owner, name.id);
  return shared?.status === 'Closed' ? null : shared;
}
