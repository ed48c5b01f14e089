import { CHECKOUT_ADDRESS } from '../pages/pageReference';

/** The payment provider's own addresses. Not among `PATHS`: no call of the shop goes there, only its frame's. */
export const PAYMENT_PATHS = {
  frame: '/payment/frame',
  tokens: '/payment/tokens',
  answers: '/payment/challenges/:transactionId/answers',
  bank: '/payment/bank/:transactionId',
  bankAnswers: '/payment/bank/:transactionId/answers',
} as const;

/** The parameter with which a payer comes back to the checkout: the transaction's number, and nothing else. */
export const RETURN_PARAM = 'payment';

/** The bank's page of a transaction, and where its form goes. */
export const bankPath = (transactionId: string): string =>
  PAYMENT_PATHS.bank.replace(':transactionId', encodeURIComponent(transactionId));
export const bankAnswersPath = (transactionId: string): string =>
  PAYMENT_PATHS.bankAnswers.replace(':transactionId', encodeURIComponent(transactionId));

/** Where the payer's answer to a challenge goes. */
export const answersPath = (transactionId: string): string =>
  PAYMENT_PATHS.answers.replace(':transactionId', encodeURIComponent(transactionId));

/** The frame's address for a way to pay. */
export const framePath = (method: 'card' | 'sepa'): string => `${PAYMENT_PATHS.frame}?method=${method}`;

/** The checkout as a payer comes back to it; null: without a payment. */
export const returnAddress = (transactionId: string | null): string =>
  transactionId === null
    ? CHECKOUT_ADDRESS
    : `${CHECKOUT_ADDRESS}?${RETURN_PARAM}=${encodeURIComponent(transactionId)}`;
