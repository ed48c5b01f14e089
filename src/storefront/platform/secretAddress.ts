import { SECRET_PARAM } from '../../contract/pages/pageParams';
import { partsOf } from '../../commerce/privacy/openAddress';
import { isToken, type Vault } from './vault';

/**
 * The token of an address's secret: fixed, so that server and page write the same one without exchanging the secret; no
 * token of a vault has this number.
 */
const addressSecret = '‹s0›';

/**
 * The address with its secret replaced by a token, the same on server and page; and the secret itself, null if there is
 * none, or a token already.
 */
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
