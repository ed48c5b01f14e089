// Shows what the state holds only a token of.
// State key: none, and that is the point: personal values live in the vault of the page.
// Publishes Personal and the vault's provider.
export { Personal, VaultProvider } from './Personal';
