import type { ReadDatabase } from '../../../database/Database';
import { ApiProblem } from '../../../problems';
import { findAddress } from '../../addresses';
import type { StoredAddress } from '../../addresses';
import { idIn } from '../../context';
import type { CheckoutCall } from '../checkoutCall';

/** The address of the book a body names by its id; null: it names none. Throws 404 for one that is not the account's. */
export const savedAddress = async (
  db: ReadDatabase,
  call: CheckoutCall,
  id: string | null | undefined,
): Promise<StoredAddress | null> => {
  if (id === null || id === undefined) return null;
  const addressId = idIn('address', id, 'deliveryAddress.id');
  const address = call.caller.kind === 'guest' ? null : await findAddress(db, call.caller.accountId, addressId);
  if (address === null) throw new ApiProblem(404, 'ITEM_NOT_FOUND', 'The delivery address does not exist.');
  return address;
};
