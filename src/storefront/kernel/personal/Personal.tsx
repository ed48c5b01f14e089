import styled from 'styled-components';
import { isToken } from '../../platform/vault';
import { useVault } from './VaultProvider';

interface PersonalProps {
  readonly token: string;
  /** Formats the value, such as a telephone number in pairs of digits. */
  readonly format?: (value: string) => string;
}

const asItIs = (value: string): string => value;

/** Shows a personal value by its token; in a replay, where the vault is empty, a grey bar of a fixed width. */
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
