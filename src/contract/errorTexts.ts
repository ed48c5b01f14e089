import { ACTION_FAULTS } from './recordings/actionFaults';
import { SEARCH_REFUSALS } from './search/searchRefusals';
import { TOAST_FAULTS } from './site/toastFaults';

/**
 * English texts of the platform, word for word (CON-04): what code throws, logs or refuses with. No shopper reads them:
 * pages identify a failure by its code, and add a message of the server only where it refused a change of a checkout.
 * The English catalogue repeats each of them (`platformErrors.json`); the French one explains them to support.
 */
export const ERROR_TEXTS = {
  effectiveAccountIdRequired:
    "The 'effectiveAccountId' param is required to be able to successfully execute this request.",
  aborted: 'Aborted',
  unknownActionType: ACTION_FAULTS.unknownType,
  toastConfigMissing: TOAST_FAULTS.config,
  toastClassMissing: TOAST_FAULTS.classReference,
  toastLabelMissing: TOAST_FAULTS.label,
  giftWrapFailed: 'Fetching gift wrap details failed',
  searchQueryRequired: SEARCH_REFUSALS.queryRequired,
  searchTermRequired: 'The searchTerm option is required',
  categoryOrTermRequired: SEARCH_REFUSALS.categoryOrTermRequired,
  idsOrSkusOnly: 'Only one of ids or skus should be provided',
  productIdsRequired: 'A list of product IDs is required',
  noTaxWhenNet: 'The request should not be triggered when taxType is Net',
  addressesRefused: 'CPA disabled',
  addressIdRequired: 'addressId is required',
  deliveryGroupIdRequired: 'deliveryGroupId required',
  maximumWaitExceeded: 'async maximum wait exceeded',
} as const;

/** The gift wrap's failure, with the status of the call (PRD-06). */
export const giftWrapFailure = (status: number): string => `${ERROR_TEXTS.giftWrapFailed} (${String(status)})`;
