const focusable =
  'a[href],button:not([disabled]),input:not([disabled]),select,textarea,summary,[tabindex]:not([tabindex="-1"])';

const stopsOf = (root: ParentNode): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(focusable)].filter((element) => !element.closest('[hidden],[inert]'));

/** Moves the focus to the next visible focusable element in document order. */
export function focusNextAfter(element: HTMLElement): void {
  for (const candidate of stopsOf(element.ownerDocument)) {
    const follows = element.compareDocumentPosition(candidate) & Node.DOCUMENT_POSITION_FOLLOWING;
    if (!follows || element.contains(candidate)) continue;
    candidate.focus();
    if (element.ownerDocument.activeElement === candidate) return;
  }
}

/** Makes Tab wrap around inside a panel. True if it moved the focus. */
export function keepTabInside(root: HTMLElement, backwards: boolean): boolean {
  const stops = stopsOf(root);
  const edge = backwards ? stops[0] : stops.at(-1);
  if (root.ownerDocument.activeElement !== edge) return false;
  (backwards ? stops.at(-1) : stops[0])?.focus();
  return true;
}
