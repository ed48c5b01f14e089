import type { Static } from 'typebox';
import type { challengeAnswer, tokenReply, tokenRequest } from './paymentToken.schema';

export type PaymentTokenRequest = Static<typeof tokenRequest>;
/** A field of the frame's forms, as a refusal names it in `invalidParameters`. */
export type PaymentField = 'number' | 'expiry' | 'code' | 'iban' | 'mandateAccepted';
/** The token stands for the card or the account once; label and reference may be shown. */
export type PaymentToken = Static<typeof tokenReply>;
/** How a challenge ended. The first answer counts; a repeat gets the same one. */
export type ChallengeAnswer = Static<typeof challengeAnswer>;
