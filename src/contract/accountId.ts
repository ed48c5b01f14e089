/** The platform's id for "no effective account" (PRF-10). */
export const NO_ACCOUNT_ID = '000000000000000';

/** Whether an effective account id stands for an account: non-blank and not the platform's "none". */
export const isAccountId = (id: string | null | undefined): id is string =>
  id !== null && id !== undefined && id.trim() !== '' && id.slice(0, NO_ACCOUNT_ID.length) !== NO_ACCOUNT_ID;
