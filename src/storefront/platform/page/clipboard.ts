import { withBase } from '../../../contract/pages/basePath';
/** Copies the whole of an address of this site; false where the browser does not allow it. */
export async function copyAddress(address: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(new URL(withBase(address), window.location.origin).href);
    return true;
  } catch {
    return false;
  }
}
