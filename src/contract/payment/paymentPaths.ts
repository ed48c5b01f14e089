import { CHECKOUT_ADDRESS } from '../pages/pageReference';

/** The payment provider's paths. Not among `PATHS`: the frame and the bank's page call them, never the shop. */
export const PAYMENT_PATHS = {
  frame: '/payment/frame',
  tokens: '/payment/tokens',
  answers: '/payment/challenges/:transactionId/answers',
  bank: '/payment/bank/:transactionId',
  bankAnswers: '/payment/bank/:transactionId/answers',
} as const;

/** The parameter with which a payer returns to the checkout; its value is the transaction's id. */
export const RETURN_PARAM = 'payment';

/** The bank's page of a transaction, and the target of its form. */
export const bankPath = (transactionId: string): string =>
  PAYMENT_PATHS.bank.replace(':transactionId', encodeURIComponent(transactionId));
export const bankAnswersPath = (transactionId: string): string =>
  PAYMENT_PATHS.bankAnswers.replace(':transactionId', encodeURIComponent(transactionId));

/** The target of the payer's answer to a challenge. */
export const answersPath = (transactionId: string): string =>
  PAYMENT_PATHS.answers.replace(':transactionId', encodeURIComponent(transactionId));

/** The frame's address for a payment method, in a language. */
export const framePath = (method: 'card' | 'sepa', locale: string): string =>
  `${PAYMENT_PATHS.frame}?method=${method}&language=${encodeURIComponent(locale)}`;

/** The address of the checkout to which a payer returns; `transactionId` null: the address names no transaction. */
export const returnAddress = (transactionId: string | null): string =>
  transactionId === null
    ? CHECKOUT_ADDRESS
    : `${CHECKOUT_ADDRESS}?${RETURN_PARAM}=${encodeURIComponent(transactionId)}`;
