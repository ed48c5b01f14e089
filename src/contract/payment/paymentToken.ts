import type { Static } from 'typebox';
import type { challengeAnswer, tokenReply, tokenRequest } from './paymentToken.schema';

export type PaymentTokenRequest = Static<typeof tokenRequest>;
/** A field of the frame's forms, named in `invalidParameters` of a refusal. */
export type PaymentField = 'number' | 'expiry' | 'code' | 'iban' | 'mandateAccepted';
/** The token represents the card or bank account for one payment; label and reference may be displayed. */
export type PaymentToken = Static<typeof tokenReply>;
/** How a challenge ended. The first answer counts; a repeat gets the same one. */
export type ChallengeAnswer = Static<typeof challengeAnswer>;
