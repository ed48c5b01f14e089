import type { Cents } from '../../../contract/money';

export type PaymentMethodKind = 'card' | 'sepa' | 'bank';

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
  /** The payer turned back. */
  | { readonly kind: 'cancelled' }
  /** The payer must confirm in the provider's frame; `find` then says how that ended. */
  | { readonly kind: 'actionNeeded'; readonly transactionId: string }
  /** The payer must go to a page of the provider's, a path of this site or an https address; `find` then says how that ended. */
  | { readonly kind: 'redirectNeeded'; readonly transactionId: string; readonly url: string };

interface Asking {
  /** The caller's own id of this payment, the same in every repeat. */
  readonly paymentId: string;
  readonly amountCents: Cents;
  readonly currency: string;
  /** Ends the wait; nobody then knows what became of the payment until `find` is asked. */
  readonly signal: AbortSignal;
}

/** A payment by what was typed in the provider's frame. */
export interface PaymentRequest extends Asking {
  /** From the provider's frame. */
  readonly token: string;
}

/** A payment that its payer makes on the provider's own page. */
export interface RedirectRequest extends Asking {
  /** Where the payer comes back to; the provider adds the transaction's number (`RETURN_PARAM`), and nothing else. */
  readonly returnAddress: string;
}

/**
 * The seam to whoever moves the money. A rejection always means "no answer" (time-out, lost connection): the payment
 * may or may not stand, and `find` says which.
 */
export interface PaymentProvider<Request extends Asking = PaymentRequest> {
  /** Asks for an amount. Once per `paymentId`: a repeat gives the first answer and authorises nothing more. */
  authorize(request: Request): Promise<PaymentAnswer>;
  /** What became of a payment; null: it never arrived. */
  find(paymentId: string): Promise<PaymentAnswer | null>;
  /** Lets go of a payment, whatever became of it; one that has not arrived yet is refused when it does. Repeatable. */
  void(paymentId: string): Promise<void>;
}

/** Who is asked for which way to pay: cards and direct debits in a frame, transfers on the bank's own page. */
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
