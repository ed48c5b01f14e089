import { withBase } from '../../contract/pages/basePath';
/** Opens an address in a new window or in this one, without `opener` and referrer (LNK-08). */
export function openWindow(address: string, target: '_blank' | '_self'): void {
  window.open(withBase(address), target, 'noopener,noreferrer');
}
