import { createHash } from 'node:crypto';
import type { PaymentToken } from '../../../contract/payment/paymentToken';
import type { CommandDatabase } from '../../../server/database/Database';
import type { Instrument } from './instruments';

/** A token is valid for one payment, and for an hour: time enough to hesitate at the last step. */
export const TOKEN_LIFE_MS = 60 * 60 * 1000;

/** Only a token's hash is stored: nobody who reads the database can pay with the token. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

const REFERENCE_LENGTH = 16;

/** A unique mandate reference, of characters that every bank accepts (EPC: at most 35). */
const mandateReference = (secret: string): string =>
  `CPT-${createHash('sha256').update(`mandate ${secret}`).digest('hex').slice(0, REFERENCE_LENGTH).toUpperCase()}`;

/** Stores what a new token represents, and removes expired tokens. `token` must be new and unguessable. */
export async function keepToken(
  db: CommandDatabase,
  token: string,
  instrument: Instrument,
  now: number,
): Promise<PaymentToken> {
  const reference = instrument.methodKind === 'sepa' ? mandateReference(token) : null;
  await db
    .deleteFrom('payment_sandbox_token')
    .where('created_at', '<', now - TOKEN_LIFE_MS)
    .execute();
  await db
    .insertInto('payment_sandbox_token')
    .values({
      token_hash: hashOf(token),
      behaviour: instrument.behaviour,
      method_kind: instrument.methodKind,
      label: instrument.label,
      mandate_reference: reference,
      created_at: now,
      payment_id: null,
    })
    .execute();
  return { token, label: instrument.label, mandateReference: reference };
}
