import type { PaymentField, PaymentTokenRequest } from '../contract/payment/paymentToken';
import type { Field } from './fields';

/** A way to pay, as a form. */
export interface PaymentForm {
  readonly title: string;
  /** What a tester may type into the sandbox. */
  readonly samples: string;
  /** In the order in which they stand. */
  readonly fields: readonly Field[];
  readonly parts: readonly HTMLElement[];
  /** What is wrong with what stands in the fields now. */
  readonly complaints: () => ReadonlyMap<PaymentField, string>;
  readonly request: () => PaymentTokenRequest;
  /** What to say about a field that the provider refuses although it looked right. */
  readonly refused: Readonly<Partial<Record<PaymentField, string>>>;
}
