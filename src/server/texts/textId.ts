import type addresses from './fr-FR/addresses.json';
import type bank from './fr-FR/bank.json';
import type cart from './fr-FR/cart.json';
import type checkout from './fr-FR/checkout.json';
import type deliveryGroups from './fr-FR/deliveryGroups.json';
import type forms from './fr-FR/forms.json';
import type invoices from './fr-FR/invoices.json';
import type mails from './fr-FR/mails.json';
import type orders from './fr-FR/orders.json';
import type pages from './fr-FR/pages.json';
import type payments from './fr-FR/payments.json';
import type promotions from './fr-FR/promotions.json';
import type search from './fr-FR/search.json';

/** The ids of everything the server itself says to shoppers. */
export type TextId =
  | keyof typeof addresses
  | keyof typeof bank
  | keyof typeof cart
  | keyof typeof checkout
  | keyof typeof deliveryGroups
  | keyof typeof forms
  | keyof typeof invoices
  | keyof typeof mails
  | keyof typeof orders
  | keyof typeof pages
  | keyof typeof payments
  | keyof typeof promotions
  | keyof typeof search;
