import { SECRET_PARAM } from '../../contract/pages/pageParams';
import { partsOf } from '../../commerce/privacy/openAddress';
import { isToken, type Vault } from './vault';

/** What the vault calls it: a name that no other secret gets, and that the server can say without knowing it. */
const addressSecret = '‹s0›';

/** An address without its secret: what the vault of the page that it opens calls it stands there, on the server too. */
export function maskAddress(address: string): { readonly address: string; readonly secret: string | null } {
  const { pathname, search, hash } = partsOf(address);
  const query = new URLSearchParams(search);
  const secret = query.get(SECRET_PARAM);
  if (secret === null || secret === '') return { address, secret: null };
  query.set(SECRET_PARAM, addressSecret);
  return { address: `${pathname}?${query.toString()}${hash}`, secret: isToken(secret) ? null : secret };
}

/** Takes the secret of an address into the vault of the page that begins there. */
export function holdAddressSecret(vault: Vault, address: string): void {
  const { secret } = maskAddress(address);
  if (secret !== null) vault.holdSecret(secret, addressSecret);
}
