// Shows personal values, of which the state only has tokens.
// State key: none: personal values live only in the page's vault.
// Publishes Personal, the vault's provider and the vault for form fields.
export { Personal } from './Personal';
export { textIn, useVault, VaultProvider } from './VaultProvider';
