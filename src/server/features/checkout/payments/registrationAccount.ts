import type { PaymentBody } from '../../../../contract/checkout/payment';
import type { ReadDatabase } from '../../../database/Database';
import { accessDenied, ApiProblem } from '../../../problems';
import { accountFor } from '../../../visitors/accounts';
import { idIn } from '../../context';
import type { CheckoutCall } from '../checkoutCall';

/**
 * The account a payment is booked for; null: the body names none. It must be the caller's effective account or one that
 * this account manages; any other is 404, whether it exists or not. 403 for a guest.
 */
export async function registrationAccountOf(
  db: ReadDatabase,
  { caller }: CheckoutCall,
  { registrationAccountId }: PaymentBody,
): Promise<string | null> {
  if (registrationAccountId === undefined || registrationAccountId === null) return null;
  const id = idIn('account', registrationAccountId, 'registrationAccountId');
  if (caller.kind === 'guest') throw accessDenied('A guest has no account to book a payment for.');
  if (id === caller.accountId || (await accountFor(db, caller.accountId, id)) !== null) return id;
  throw new ApiProblem(404, 'EFFECTIVE_ACCOUNT_NOT_FOUND', 'You cannot book a payment for an account with this id.');
}
