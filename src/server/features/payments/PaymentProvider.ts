import type { ShopLocale } from '../../../contract/languages';
import type { Cents } from '../../../contract/money';

export type PaymentMethodKind = 'card' | 'sepa' | 'bank';

/** A provider's answer about one payment. Amounts are cents, the currency is an ISO 4217 code. */
export type PaymentAnswer =
  | {
      readonly kind: 'authorised';
      readonly transactionId: string;
      /** What was authorised; it may differ from what was requested, so the caller compares. */
      readonly amountCents: Cents;
      readonly currency: string;
      readonly methodKind: PaymentMethodKind;
      /** "Visa •••• 4242": brand and last four characters, never more; or the name of a bank. */
      readonly methodLabel: string;
      readonly mandateReference: string | null;
    }
  | { readonly kind: 'declined'; readonly code: string }
  /** The payer cancelled. */
  | { readonly kind: 'cancelled' }
  /** The payer must confirm in the provider's frame; `find` then returns the outcome. */
  | { readonly kind: 'actionNeeded'; readonly transactionId: string }
  /**
   * The payer must go to a page of the provider, a path of this site or an https address; `find` then returns the
   * outcome.
   */
  | { readonly kind: 'redirectNeeded'; readonly transactionId: string; readonly url: string };

interface Asking {
  /** The caller's own id of this payment, the same in every repeat. */
  readonly paymentId: string;
  readonly amountCents: Cents;
  readonly currency: string;
  /** Ends the wait; the outcome is then unknown until `find` is called. */
  readonly signal: AbortSignal;
}

/** A payment with data that was typed into the provider's frame. */
export interface PaymentRequest extends Asking {
  /** From the provider's frame. */
  readonly token: string;
}

/** A payment that its payer makes on the provider's own page. */
export interface RedirectRequest extends Asking {
  /** Where the payer returns to; the provider adds only the transaction's number (`RETURN_PARAM`). */
  readonly returnAddress: string;
  /** The payer's language, for the provider's page. */
  readonly locale: ShopLocale;
}

/**
 * The interface to a payment provider. A rejection always means "no answer" (time-out, lost connection): the payment
 * may or may not be in force, and `find` says which.
 */
export interface PaymentProvider<Request extends Asking = PaymentRequest> {
  /** Requests an amount. Once per `paymentId`: a repeat returns the first answer and authorises nothing more. */
  authorize(request: Request): Promise<PaymentAnswer>;
  /** The outcome of a payment; null: the provider never received it. */
  find(paymentId: string): Promise<PaymentAnswer | null>;
  /** Voids a payment, whatever its state; a request for it that arrives later is refused. Repeatable. */
  void(paymentId: string): Promise<void>;
}

/** The providers by payment method: cards and direct debits in a frame, transfers on the bank's own page. */
export interface PaymentProviders {
  readonly frame: PaymentProvider;
  readonly bank: PaymentProvider<RedirectRequest>;
}
export type ProviderName = keyof PaymentProviders;

declare module 'fastify' {
  interface FastifyInstance {
    readonly payments: PaymentProviders;
  }
}
