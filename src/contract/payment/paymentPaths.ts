/** The payment provider's own addresses. Not among `PATHS`: no call of the shop goes there, only its frame's. */
export const PAYMENT_PATHS = {
  frame: '/payment/frame',
  tokens: '/payment/tokens',
  answers: '/payment/challenges/:transactionId/answers',
} as const;

/** Where the payer's answer to a challenge goes. */
export const answersPath = (transactionId: string): string =>
  PAYMENT_PATHS.answers.replace(':transactionId', encodeURIComponent(transactionId));

/** The frame's address for a way to pay. */
export const framePath = (method: 'card' | 'sepa'): string => `${PAYMENT_PATHS.frame}?method=${method}`;
