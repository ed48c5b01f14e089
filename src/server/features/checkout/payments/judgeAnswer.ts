import { isSitePath } from '../../../../contract/pages/pageReference';
import type { PaymentAnswer } from '../../payments';
import type { StoredPayment } from './paymentStore';

/** How a provider's answer changes the payment. */
export type Judgement =
  | { readonly kind: 'settled'; readonly change: Partial<StoredPayment> & Pick<StoredPayment, 'status'> }
  /** Another amount or currency than requested, or an unsafe address: the payment must be voided. */
  | { readonly kind: 'mismatch' };

/** An address a browser may be sent to: a page of this site, or an https address. */
const isWebAddress = (url: string): boolean =>
  isSitePath(url) || (URL.canParse(url) && new URL(url).protocol === 'https:');

/**
 * Accepts an authorisation only of exactly the requested amount, to the cent, and currency, and a redirect only to a
 * web address.
 */
export function judgeAnswer(asked: Pick<StoredPayment, 'amountCents' | 'currency'>, answer: PaymentAnswer): Judgement {
  switch (answer.kind) {
    case 'declined':
      return { kind: 'settled', change: { status: 'declined' } };
    case 'cancelled':
      return { kind: 'settled', change: { status: 'cancelled' } };
    case 'actionNeeded':
      return { kind: 'settled', change: { status: 'actionNeeded', transactionId: answer.transactionId } };
    case 'redirectNeeded': {
      const { transactionId, url } = answer;
      if (!isWebAddress(url)) return { kind: 'mismatch' };
      return { kind: 'settled', change: { status: 'actionNeeded', transactionId, redirectUrl: url } };
    }
    case 'authorised': {
      const { amountCents, currency, transactionId, methodLabel, mandateReference } = answer;
      if (amountCents !== asked.amountCents || currency !== asked.currency) return { kind: 'mismatch' };
      return { kind: 'settled', change: { status: 'authorised', transactionId, methodLabel, mandateReference } };
    }
  }
}
