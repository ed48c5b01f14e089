// The late door of the session: the user record and the accounts the shopper may act for.
// State key: none of its own; whom they act for is in the session's.
// Publishes the endpoints and what the header asks of them.
export { customerApi, type AccountDetail, type ManagedAccount, type NoRecord } from './customerApi';
export { HEADER_ACCOUNT_FIELDS } from './headerFields';
