import { CHECKOUT_ERROR_TYPES } from '../../../contract/checkout/checkout';
import { commerceFault, type CommerceFault } from '../../commerceFault';
import { sentence } from '../../texts/sentence';
import type { FieldFault } from './addressFields';

/** Faults of fields as entries of `errors`; `parent` is the path of the fields in the body ("" for its top). */
export const fieldFaults = (faults: readonly FieldFault[], parent = ''): readonly CommerceFault[] =>
  faults.map(({ field, text }) =>
    commerceFault(CHECKOUT_ERROR_TYPES.validation, sentence('address.wrongField'), text, [
      parent === '' ? field : `${parent}.${field}`,
    ]),
  );
