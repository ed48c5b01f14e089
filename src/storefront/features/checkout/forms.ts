import { NEW_GROUP } from './checkoutState';

/** The form names under which the checkout's drafts are stored. */
export const contactForm = 'checkoutContact';
export const billingForm = 'checkoutBilling';
export const purchaseOrderForm = 'checkoutPurchaseOrder';

/** With several deliveries each has its own drafts; `group` is its id, or `new`. */
export const deliveryForm = (group?: string): string =>
  group === undefined ? 'checkoutDelivery' : `checkoutDelivery-${group}`;

/** Each saved address has its own draft while it is edited; without an id it is a new address. */
export const addressForm = (addressId: string | null, group?: string): string =>
  ['checkoutAddress', group, addressId].filter(Boolean).join('-');

/** The forms of an order with these delivery groups, except those of saved addresses. */
export const checkoutForms = (groups: readonly string[]): readonly string[] => [
  contactForm,
  billingForm,
  purchaseOrderForm,
  ...[undefined, NEW_GROUP, ...groups].flatMap((group) => [deliveryForm(group), addressForm(null, group)]),
];
