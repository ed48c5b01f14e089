import { createContext, useContext, type ReactNode } from 'react';
import styled from 'styled-components';
import { createVault, isToken, type Vault } from '../../platform/vault';

const VaultContext = createContext<Vault>(createVault());

export function VaultProvider({ vault, children }: { readonly vault: Vault; readonly children: ReactNode }) {
  return <VaultContext value={vault}>{children}</VaultContext>;
}

/** For form fields, which read and write personal values; to show one, use `Personal`. */
export const useVault = (): Vault => useContext(VaultContext);

/** The text of a form field from a text or token; in a replay, where the vault is empty, dots. */
export const textIn = (vault: Vault, held: string): string => (isToken(held) ? (vault.valueOf(held) ?? '•••') : held);

interface PersonalProps {
  readonly token: string;
  /** Formats the value: a telephone number in pairs. */
  readonly format?: (value: string) => string;
}

const asItIs = (value: string): string => value;

/** Shows a personal value by its token; in a replay, where the vault is empty, a grey bar of similar width. */
export function Personal({ token, format = asItIs }: PersonalProps) {
  const vault = useVault();
  if (!isToken(token)) return <>{token}</>;
  const value = vault.valueOf(token);
  return value === undefined ? <Bar aria-hidden="true" /> : <>{format(value)}</>;
}

const Bar = styled.span`
  display: inline-block;
  width: 8em;
  height: 0.8em;
  border-radius: 0.2em;
  background: currentcolor;
  opacity: 0.25;
`;
