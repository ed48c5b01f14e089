// Accounts: the companies that buy, those that they manage, and who a user is.
// It owns the tables `account`, `managed_account` and `shop_user`. It publishes how an account and a user are read.
export { readAccount, readManagedAccounts, readUser } from './accountStore';
export type { AccountRecord, UserRecord } from './accountStore';
export { userNameIn } from './userNameIn';
