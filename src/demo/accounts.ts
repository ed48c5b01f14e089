// The light door of the demo accounts: who they are, and the plugin that writes them.
export { DEMO_ACCOUNT_IDS, DEMO_ACCOUNTS, DEMO_PASSWORD, DEMO_USERS } from './accounts/demoAccounts';
export { demoAccounts } from './accounts/seedAccounts';
