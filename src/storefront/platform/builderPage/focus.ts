/** Moves the focus to the element with this id, else to the first match of a selector, and scrolls it into view. */
export function focusFirst(id: string, otherwise: string): void {
  const found = document.getElementById(id) ?? document.querySelector<HTMLElement>(otherwise);
  found?.focus({ preventScroll: true });
  found?.scrollIntoView({ block: 'center' });
}
