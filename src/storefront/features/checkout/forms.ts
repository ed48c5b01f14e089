/** The names under which the drafts of the checkout are kept. */
export const contactForm = 'checkoutContact';
export const deliveryForm = 'checkoutDelivery';
export const billingForm = 'checkoutBilling';
export const purchaseOrderForm = 'checkoutPurchaseOrder';

/** Each saved address that is put right has a draft of its own; without an id it is a new one. */
export const addressForm = (addressId: string | null): string =>
  addressId === null ? 'checkoutAddress' : `checkoutAddress-${addressId}`;

export const checkoutForms = [contactForm, deliveryForm, billingForm, purchaseOrderForm, addressForm(null)];
