import type { CheckoutErrorType } from '../contract/checkout/checkout';
import type { CheckoutError } from '../contract/errors';

/**
 * One entry of `errors` in a reply of the checkout family. Title and detail are French, because shoppers may see them.
 */
export const commerceError = (
  type: CheckoutErrorType,
  title: string,
  detail: string,
  invalidParameters: readonly string[] = [],
): CheckoutError => ({ type, title, detail, instance: '', invalidParameters: [...invalidParameters] });
