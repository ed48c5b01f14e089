import { withBase } from '../../../contract/pages/basePath';
/** Copies an address of this site with its origin; false if the browser does not allow it. */
export async function copyAddress(address: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(new URL(withBase(address), window.location.origin).href);
    return true;
  } catch {
    return false;
  }
}
