import { useVault } from '../../storefront/kernel/personal';
import { isToken } from '../../storefront/platform/vault';

/**
 * Turns a text of the state that may be a token into what it stands for; in a replay, where the vault is empty, into
 * dots.
 */
export function useVaultText(): (text: string) => string {
  const vault = useVault();
  return (text) => (isToken(text) ? (vault.valueOf(text) ?? '…') : text);
}
