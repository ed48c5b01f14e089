import type { ReadDatabase } from '../../../database/Database';
import { ApiProblem } from '../../../problems';
import { findAddress, type StoredAddress } from '../../addresses';
import { idIn } from '../../context';
import type { CheckoutCall } from '../checkoutCall';

/** The saved address that a body names by id; null: it names none. Throws 404 for one outside of the account's book. */
export async function savedAddress(
  db: ReadDatabase,
  call: CheckoutCall,
  id: string | null | undefined,
): Promise<StoredAddress | null> {
  if (id === null || id === undefined) return null;
  const addressId = idIn('address', id, 'deliveryAddress.id');
  const address = call.caller.kind === 'guest' ? null : await findAddress(db, call.caller.accountId, addressId);
  if (address === null) throw new ApiProblem(404, 'ITEM_NOT_FOUND', 'The delivery address does not exist.');
  return address;
}
