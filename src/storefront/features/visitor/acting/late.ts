// The visitor's late door: the user record, and the accounts the shopper may act for.
// State key: none of its own; the effective account is in kernel/session. Publishes the endpoints and the header's
// fields.
export { customerApi, type AccountDetail, type ManagedAccount, type NoRecord } from './customerApi';
export { HEADER_ACCOUNT_FIELDS } from './headerFields';
