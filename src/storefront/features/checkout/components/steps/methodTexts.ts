/** What the ways to pay are called, as ids of texts. */
export const methodTexts = {
  card: 'checkout.payment.card',
  sepa: 'checkout.payment.sepa',
  bank: 'checkout.payment.bank',
  purchaseOrder: 'checkout.payment.purchaseOrder',
} as const;
