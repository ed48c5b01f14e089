/**
 * The types of the actions by which a shopper takes a step of the checkout: opens or submits one, gives a payment,
 * leaves for the bank or comes back, orders; and the order that is then placed. Choices within a step, attempts, and
 * everything else that the shop does by itself are not among them. If a type is renamed, its old name stays here, too:
 * recordings have it.
 */
export const CHECKOUT_STEP_TYPES: ReadonlySet<string> = new Set([
  'checkout/addressSubmitted',
  'checkout/authenticationAbandoned',
  'checkout/bankAgreed',
  'checkout/bankReturned',
  'checkout/billingSubmitted',
  'checkout/contactSubmitted',
  'checkout/deliveriesSettled',
  'checkout/deliverySubmitted',
  'checkout/groupRemovalRequested',
  'checkout/leftForBank',
  'checkout/orderPlaced',
  'checkout/placeRequested',
  'checkout/referenceGiven',
  'checkout/sharesSubmitted',
  'checkout/stepOpened',
]);
