// Accounts: logging in and out, forgotten passwords, registrations, and who a user is.
// It owns the tables `account`, `managed_account`, `shop_user`, `password_request` and `registration`; sessions are in
// `visitors/`. It publishes the plugins of its routes, the daily `forgetting`, and how an account and a user are read.
export { readAccount, readManagedAccounts, readUser } from './accountStore';
export type { AccountRecord, UserRecord } from './accountStore';
export { forgetting } from './forgetting';
export { loginRoutes } from './loginRoutes';
export { passwordRoutes } from './passwordRoutes';
export { registrationRoutes } from './registrationRoutes';
export { userNameIn } from './userNameIn';
