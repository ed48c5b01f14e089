// The interface to payment providers: in a frame, or on a page of the bank's own.
// It owns no table: a provider stores what it needs itself. It publishes what a provider has to offer, as
// `app.payments`, and the plugin that provides `app.payments` where there is no provider.
export { noPayments } from './noPayments';
export type {
  PaymentAnswer,
  PaymentMethodKind,
  PaymentProvider,
  PaymentProviders,
  PaymentRequest,
  ProviderName,
  RedirectRequest,
} from './PaymentProvider';
