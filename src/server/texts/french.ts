import addresses from './fr-FR/addresses.json';
import bank from './fr-FR/bank.json';
import cart from './fr-FR/cart.json';
import checkout from './fr-FR/checkout.json';
import deliveryGroups from './fr-FR/deliveryGroups.json';
import forms from './fr-FR/forms.json';
import invoices from './fr-FR/invoices.json';
import mails from './fr-FR/mails.json';
import orders from './fr-FR/orders.json';
import pages from './fr-FR/pages.json';
import payments from './fr-FR/payments.json';
import promotions from './fr-FR/promotions.json';
import search from './fr-FR/search.json';

/** Everything the server says in French; the build compiles each file from ICU text to the arrays that `fillIn` reads. */
export const french = {
  ...addresses,
  ...bank,
  ...cart,
  ...checkout,
  ...deliveryGroups,
  ...forms,
  ...invoices,
  ...mails,
  ...orders,
  ...pages,
  ...payments,
  ...promotions,
  ...search,
};
