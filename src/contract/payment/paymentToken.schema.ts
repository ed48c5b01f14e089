import { Type } from 'typebox';
import { oneOf, personalText, personalTextOrNull, secret } from '../wire.schema';

const strict = { additionalProperties: false } as const;

export const cardTokenRequest = Type.Object(
  {
    method: Type.Literal('card'),
    number: Type.String({ maxLength: 40 }),
    expiry: Type.String({ maxLength: 12 }),
    code: Type.String({ maxLength: 8 }),
  },
  strict,
);

export const sepaTokenRequest = Type.Object(
  {
    method: Type.Literal('sepa'),
    iban: Type.String({ maxLength: 60 }),
    mandateAccepted: Type.Boolean(),
  },
  strict,
);

/** Seen only by the frame and the provider. */
export const tokenRequest = Type.Union([cardTokenRequest, sepaTokenRequest]);

export const tokenReply = Type.Object({
  token: Type.String(secret),
  label: personalText,
  mandateReference: personalTextOrNull,
});

const challengeOutcome = oneOf(['confirmed', 'refused']);

export const challengeParams = Type.Object({ transactionId: Type.String({ pattern: '^[\\w-]{8,64}$' }) });
export const challengeAnswer = Type.Object({ outcome: challengeOutcome }, strict);

export const frameQuery = Type.Object({
  method: Type.Union([Type.Literal('card'), Type.Literal('sepa')]),
  /** The transaction whose challenge the frame shows first. */
  challenge: Type.Optional(Type.String({ pattern: '^[\\w-]{8,64}$' })),
  /** The language of the frame, "en-US"; French without it. */
  language: Type.Optional(Type.String()),
});
