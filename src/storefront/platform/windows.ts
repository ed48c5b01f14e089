/** Opens an address of another site, which learns neither who opened it nor from where (LNK-08). */
export function openWindow(address: string, target: '_blank' | '_self'): void {
  window.open(address, target, 'noopener,noreferrer');
}
