/** Opens an external address without `opener` and referrer (LNK-08). */
export function openWindow(address: string, target: '_blank' | '_self'): void {
  window.open(address, target, 'noopener,noreferrer');
}
