import { CHECKOUT_ERROR_TYPES } from '../../../contract/checkout/checkout';
import type { CheckoutError } from '../../../contract/errors';
import { commerceError } from '../../commerceError';
import type { FieldFault } from './addressFields';

/** Faults of fields as entries of `errors`; `place` is the path of the fields in the body ("" for its top). */
export const fieldErrors = (faults: readonly FieldFault[], place = ''): readonly CheckoutError[] =>
  faults.map(({ field, text }) =>
    commerceError(CHECKOUT_ERROR_TYPES.validation, 'Champ à corriger', text, [
      place === '' ? field : `${place}.${field}`,
    ]),
  );
