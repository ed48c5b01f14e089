// The way out to whoever moves the money: in a frame, or on a page of the bank's own.
// It owns the tables `payment_sandbox_…`.
// It publishes the plugin `paymentSandbox`, which gives `app.payments`, and the frame's page.
export { paymentFrame } from './frame/paymentFrame';
export { paymentSandbox } from './paymentSandbox';
export type {
  PaymentAnswer,
  PaymentMethodKind,
  PaymentProvider,
  PaymentProviders,
  PaymentRequest,
  ProviderName,
  RedirectRequest,
} from './PaymentProvider';
