// The same files as in `french.ts`, in English.
export { default as addresses } from './en-US/addresses.json';
export { default as bank } from './en-US/bank.json';
export { default as cart } from './en-US/cart.json';
export { default as checkout } from './en-US/checkout.json';
export { default as deliveryGroups } from './en-US/deliveryGroups.json';
export { default as forms } from './en-US/forms.json';
export { default as invoices } from './en-US/invoices.json';
export { default as mails } from './en-US/mails.json';
export { default as orders } from './en-US/orders.json';
export { default as pages } from './en-US/pages.json';
export { default as payments } from './en-US/payments.json';
export { default as promotions } from './en-US/promotions.json';
export { default as search } from './en-US/search.json';
