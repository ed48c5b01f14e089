// The way out to whoever moves the money.
// It owns the tables `payment_sandbox_token` and `payment_sandbox_payment`; `app.payments` is there once the plugin
// `paymentSandbox` is registered. It publishes the frame's page and the two calls that the frame makes.
export { paymentFrame } from './frame/paymentFrame';
export { paymentSandbox } from './paymentSandbox';
export type { PaymentAnswer, PaymentMethodKind, PaymentProvider, PaymentRequest } from './PaymentProvider';
