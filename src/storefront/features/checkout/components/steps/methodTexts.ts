/** The ids of the messages that name the payment methods. */
export const methodTexts = {
  card: 'checkout.payment.card',
  sepa: 'checkout.payment.sepa',
  bank: 'checkout.payment.bank',
  purchaseOrder: 'checkout.payment.purchaseOrder',
} as const;
