import { withBase } from '../../../contract/pages/basePath';
/** Copies an address of this site with its origin; false if the browser does not allow it. */
export const copyAddress = (address: string): Promise<boolean> =>
  copyText(new URL(withBase(address), window.location.origin).href);

/** Copies a text; false if the browser does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
