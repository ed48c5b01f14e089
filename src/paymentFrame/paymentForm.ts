import type { PaymentField, PaymentTokenRequest } from '../contract/payment/paymentToken';
import type { Field } from './fields';

/** The form of a payment method. */
export interface PaymentForm {
  readonly title: string;
  /** Test numbers of the sandbox, shown for testers. */
  readonly samples: string;
  /** In the order of display. */
  readonly fields: readonly Field[];
  readonly parts: readonly HTMLElement[];
  /** The errors of the current input, by field. */
  readonly complaints: () => ReadonlyMap<PaymentField, string>;
  readonly request: () => PaymentTokenRequest;
  /** What to show for a field that passed the frame's checks and was refused by the provider. */
  readonly refused: Readonly<Partial<Record<PaymentField, string>>>;
}
