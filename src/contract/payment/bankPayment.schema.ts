import { Type } from 'typebox';
import { body, oneOf } from '../wire.schema';

export const bankParams = Type.Object({ transactionId: Type.String({ pattern: '^[\\w-]{8,64}$' }) });

/** What the form of the bank's page says: who pays from which bank, or that they turn back. */
export const bankAnswer = body({
  answer: oneOf(['confirm', 'cancel']),
  bank: Type.Optional(Type.String({ maxLength: 40 })),
});
