import { useVault } from '../../storefront/kernel/personal';
import { isToken } from '../../storefront/platform/vault';

/**
 * Returns a function that replaces a token by the value it stands for, and leaves any other text unchanged. In a
 * replay, where the vault is empty, a token becomes an ellipsis.
 */
export function useVaultText(): (text: string) => string {
  const vault = useVault();
  return (text) => (isToken(text) ? (vault.valueOf(text) ?? '…') : text);
}
