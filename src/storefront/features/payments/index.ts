// Payment entry: the payment provider's form, in a frame whose content the shop cannot read.
// State key: none. What is typed stays in the frame; the page gets a token, which is secret.
// Publishes PaymentFrame. Its texts (messages/…/payment.json) are loaded with the page that shows it.
export { PaymentFrame } from './components/PaymentFrame';
export type { PaymentFrameProps } from './components/paymentFrameProps';
