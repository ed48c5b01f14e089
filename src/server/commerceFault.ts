import type { CheckoutErrorType } from '../contract/checkout/checkout';
import type { CheckoutError } from '../contract/errors';
import type { Say } from './texts/say';
import type { Sentence } from './texts/sentence';

/** A problem as a decision reports it, independent of language: it becomes one entry of `errors` in a reply. */
export interface CommerceFault {
  readonly type: CheckoutErrorType;
  readonly title: Sentence;
  readonly detail: Sentence;
  readonly invalidParameters: readonly string[];
}

export const commerceFault = (
  type: CheckoutErrorType,
  title: Sentence,
  detail: Sentence,
  invalidParameters: readonly string[] = [],
): CommerceFault => ({ type, title, detail, invalidParameters });

/** The entries of `errors`, in the language of the call: shoppers may see title and detail. */
export const commerceErrors = (faults: readonly CommerceFault[], say: Say): CheckoutError[] =>
  faults.map(({ type, title, detail, invalidParameters }) => ({
    type,
    title: say(title),
    detail: say(detail),
    instance: '',
    invalidParameters: [...invalidParameters],
  }));
