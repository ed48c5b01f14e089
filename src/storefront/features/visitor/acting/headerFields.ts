import { CUSTOMER_TYPE_FIELD } from '../../../../contract/context/userRecord';

/** The fields of the effective account that the header needs (HDR-09). */
export const HEADER_ACCOUNT_FIELDS = ['Name', CUSTOMER_TYPE_FIELD] as const;
