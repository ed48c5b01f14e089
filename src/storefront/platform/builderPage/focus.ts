/** Moves the focus to the element with this id, or to the first one that a selector finds, and brings it into sight. */
export function focusFirst(id: string, otherwise: string): void {
  const found = document.getElementById(id) ?? document.querySelector<HTMLElement>(otherwise);
  found?.focus({ preventScroll: true });
  found?.scrollIntoView({ block: 'center' });
}
