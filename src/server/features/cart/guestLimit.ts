import type { CommandDatabase } from '../../database/Database';
import { callerKey } from '../../visitors/caller';
import { guestHoldRefusal, type GuestHoldRefusal, type Holder, type StockLine } from '../inventory';
import type { CartCall } from './cartCall';

/** Who reserves in this call. */
export const holderOf = ({ caller, network }: CartCall): Holder => ({ holder: callerKey(caller), network });

/** Why a guest may not reserve these lines for their cart; null: they may. There is no limit for customers. */
export async function guestLimit(
  db: CommandDatabase,
  call: CartCall,
  cartId: string,
  lines: readonly StockLine[],
): Promise<GuestHoldRefusal | null> {
  const { holder, network } = holderOf(call);
  return network === null ? null : guestHoldRefusal(db, { guest: { holder, network }, cartId, now: call.now }, lines);
}
