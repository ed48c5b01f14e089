import { NEW_GROUP } from './checkoutState';

/** The names under which the drafts of the checkout are kept. */
export const contactForm = 'checkoutContact';
export const billingForm = 'checkoutBilling';
export const purchaseOrderForm = 'checkoutPurchaseOrder';

/** Where there are several deliveries each has drafts of its own; `group` is its id, or `new`. */
export const deliveryForm = (group?: string): string =>
  group === undefined ? 'checkoutDelivery' : `checkoutDelivery-${group}`;

/** Each saved address that is put right has a draft of its own; without an id it is a new one. */
export const addressForm = (addressId: string | null, group?: string): string =>
  ['checkoutAddress', group, addressId].filter(Boolean).join('-');

/** Every form of an order to these delivery groups. */
export const checkoutForms = (groups: readonly string[]): readonly string[] => [
  contactForm,
  billingForm,
  purchaseOrderForm,
  ...[undefined, NEW_GROUP, ...groups].flatMap((group) => [deliveryForm(group), addressForm(null, group)]),
];
