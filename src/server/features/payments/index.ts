// The interface to payment providers, for payments in a provider's frame and on the bank's own page.
// It owns no table: a provider stores what it needs itself. It publishes the types of `app.payments`, which the plugin
// of a provider sets, and the plugin that sets it where there is no provider.
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
