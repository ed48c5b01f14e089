import type { Cents } from '../../../contract/money';

export type PaymentMethodKind = 'card' | 'sepa';

/** What a provider said about one payment. Amounts are cents, the currency is an ISO 4217 code. */
export type PaymentAnswer =
  | {
      readonly kind: 'authorised';
      readonly transactionId: string;
      /** What was authorised, which need not be what was asked: whoever asked compares. */
      readonly amountCents: Cents;
      readonly currency: string;
      readonly methodKind: PaymentMethodKind;
      /** "Visa •••• 4242": brand and last four characters, never more. */
      readonly methodLabel: string;
      readonly mandateReference: string | null;
    }
  | { readonly kind: 'declined'; readonly code: string }
  /** The payer must confirm in the provider's frame; `find` then says how that ended. */
  | { readonly kind: 'actionNeeded'; readonly transactionId: string };

export interface PaymentRequest {
  /** The caller's own id of this payment, the same in every repeat. */
  readonly paymentId: string;
  /** From the provider's frame. */
  readonly token: string;
  readonly amountCents: Cents;
  readonly currency: string;
  /** Ends the wait; nobody then knows what became of the payment until `find` is asked. */
  readonly signal: AbortSignal;
}

/**
 * The seam to whoever moves the money. A rejection always means "no answer" (time-out, lost connection): the payment
 * may or may not stand, and `find` tells.
 */
export interface PaymentProvider {
  /** Asks for an amount. Once per `paymentId`: a repeat gives the first answer and authorises nothing more. */
  authorize(request: PaymentRequest): Promise<PaymentAnswer>;
  /** What became of a payment; null: it never arrived. */
  find(paymentId: string): Promise<PaymentAnswer | null>;
  /** Lets go of a payment, whatever became of it; one that has not arrived yet is refused when it does. Repeatable. */
  void(paymentId: string): Promise<void>;
}
