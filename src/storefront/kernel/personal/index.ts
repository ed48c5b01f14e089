// Shows what the state holds only a token of.
// State key: none, and that is the point: personal values live in the vault of the page.
// Publishes Personal, the vault's provider and the vault for form fields.
export { Personal, textIn, useVault, VaultProvider } from './Personal';
