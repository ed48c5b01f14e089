// The files of all texts that the server writes in French: the build compiles each from ICU messages to the arrays that
// `fillIn` reads.
export { default as addresses } from './fr-FR/addresses.json';
export { default as bank } from './fr-FR/bank.json';
export { default as cart } from './fr-FR/cart.json';
export { default as checkout } from './fr-FR/checkout.json';
export { default as deliveryGroups } from './fr-FR/deliveryGroups.json';
export { default as forms } from './fr-FR/forms.json';
export { default as invoices } from './fr-FR/invoices.json';
export { default as mails } from './fr-FR/mails.json';
export { default as orders } from './fr-FR/orders.json';
export { default as pages } from './fr-FR/pages.json';
export { default as payments } from './fr-FR/payments.json';
export { default as promotions } from './fr-FR/promotions.json';
export { default as search } from './fr-FR/search.json';
