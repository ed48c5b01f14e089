// The way out to whoever moves the money: in a frame, or on a page of the bank's own.
// It owns the tables `payment_sandbox_…`; `app.payments` is there once the plugin `paymentSandbox` is registered.
// It publishes the frame's page, the bank's pages, and the calls that both make.
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
