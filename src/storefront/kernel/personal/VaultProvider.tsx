import { createContext, useContext, type ReactNode } from 'react';
import { createVault, isToken, type Vault } from '../../platform/vault';

const VaultContext = createContext<Vault>(createVault());

export function VaultProvider({ vault, children }: { readonly vault: Vault; readonly children: ReactNode }) {
  return <VaultContext value={vault}>{children}</VaultContext>;
}

/** The vault, for components that read or write personal values; `Personal` shows one. */
export const useVault = (): Vault => useContext(VaultContext);

/** The text of a form field from a text or token; in a replay, where the vault is empty, dots. */
export const textIn = (vault: Vault, held: string): string => (isToken(held) ? (vault.valueOf(held) ?? '•••') : held);
