import { SECRET_PARAM } from '../../contract/pages/pageParams';
import { partsOf } from '../../commerce/privacy/openAddress';
import { isToken, type Vault } from './vault';

/**
 * The token of an address's secret: fixed and unique to it, so that the server can write it without knowing the secret.
 */
const addressSecret = '‹s0›';

/** An address with its secret replaced by the token that the vault of the page it opens will use, on the server too. */
export function maskAddress(address: string): { readonly address: string; readonly secret: string | null } {
  const { pathname, search, hash } = partsOf(address);
  const query = new URLSearchParams(search);
  const secret = query.get(SECRET_PARAM);
  if (secret === null || secret === '') return { address, secret: null };
  query.set(SECRET_PARAM, addressSecret);
  return { address: `${pathname}?${query.toString()}${hash}`, secret: isToken(secret) ? null : secret };
}

/** Puts the secret of the page's address into the vault. */
export function holdAddressSecret(vault: Vault, address: string): void {
  const { secret } = maskAddress(address);
  if (secret !== null) vault.holdSecret(secret, addressSecret);
}
