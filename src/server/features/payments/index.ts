// The seam to whoever moves the money: in a frame, or on a page of the bank's own.
// It owns no table: a provider keeps what it needs itself.
// It publishes what a provider has to be, as `app.payments`, and the plugin that stands in where there is none.
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
