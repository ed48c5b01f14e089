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

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/**
 * The index of the item that typed letters select: the next one that starts with them, wrapping around; with several
 * letters the focused item may still match. Ignores case and accents. -1: none.
 */
export function typedIndex(labels: readonly string[], typed: string, from: number): number {
  const wanted = folded(typed);
  // Repeating one letter cycles through the items that start with it.
  const repeated = wanted.length > 1 && wanted === wanted.charAt(0).repeat(wanted.length);
  const matches = (prefix: string, first: number): number => {
    for (let step = 0; step < labels.length; step += 1) {
      const index = (((first + step) % labels.length) + labels.length) % labels.length;
      if (folded(labels[index] ?? '').startsWith(prefix)) return index;
    }
    return -1;
  };
  const exact = matches(wanted, wanted.length === 1 ? from + 1 : Math.max(from, 0));
  return exact >= 0 || !repeated ? exact : matches(wanted.slice(0, 1), from + 1);
}
