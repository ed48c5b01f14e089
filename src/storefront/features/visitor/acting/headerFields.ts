import { CUSTOMER_TYPE_FIELD } from '../../../../contract/context/userRecord';

/** What the header asks of the account acted for (HDR-09). */
export const HEADER_ACCOUNT_FIELDS = ['Name', CUSTOMER_TYPE_FIELD] as const;
