// A door without the catalogue: who the demo accounts are, and the plugin that creates them.
export { DEMO_ACCOUNT_IDS, DEMO_ACCOUNTS, DEMO_PASSWORD, DEMO_USERS } from './accounts/demoAccounts';
export { demoAccounts } from './accounts/seedAccounts';
