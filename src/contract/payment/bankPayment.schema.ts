import { Type } from 'typebox';
import { body, oneOf } from '../wire.schema';

export const bankParams = Type.Object({ transactionId: Type.String({ pattern: '^[\\w-]{8,64}$' }) });

/** The form of the bank's page: the payer confirms, from one of the banks, or cancels. */
export const bankAnswer = body({
  answer: oneOf(['confirm', 'cancel']),
  bank: Type.Optional(Type.String({ maxLength: 40 })),
});
