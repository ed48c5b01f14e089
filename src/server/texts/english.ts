import addresses from './en-US/addresses.json';
import bank from './en-US/bank.json';
import cart from './en-US/cart.json';
import checkout from './en-US/checkout.json';
import deliveryGroups from './en-US/deliveryGroups.json';
import forms from './en-US/forms.json';
import invoices from './en-US/invoices.json';
import mails from './en-US/mails.json';
import orders from './en-US/orders.json';
import pages from './en-US/pages.json';
import payments from './en-US/payments.json';
import promotions from './en-US/promotions.json';
import search from './en-US/search.json';

/** Everything the server says in English; the build compiles each file from ICU text to the arrays that `fillIn` reads. */
export const english = {
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
