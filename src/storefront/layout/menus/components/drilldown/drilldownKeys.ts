const focusable =
  'a[href],button:not([disabled]),input:not([disabled]),select,textarea,summary,[tabindex]:not([tabindex="-1"])';

const stopsOf = (root: ParentNode): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(focusable)].filter((element) => !element.closest('[hidden],[inert]'));

/** Moves the focus on to what comes after an element in the document; what is out of sight takes none. */
export function focusNextAfter(element: HTMLElement): void {
  for (const candidate of stopsOf(element.ownerDocument)) {
    const follows = element.compareDocumentPosition(candidate) & Node.DOCUMENT_POSITION_FOLLOWING;
    if (!follows || element.contains(candidate)) continue;
    candidate.focus();
    if (element.ownerDocument.activeElement === candidate) return;
  }
}

/** Tab at either end of a panel goes on at the other one. True when it did. */
export function keepTabInside(root: HTMLElement, backwards: boolean): boolean {
  const stops = stopsOf(root);
  const edge = backwards ? stops[0] : stops.at(-1);
  if (root.ownerDocument.activeElement !== edge) return false;
  (backwards ? stops.at(-1) : stops[0])?.focus();
  return true;
}

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/**
 * The place of the item that typed letters mean: the next one that begins with them, around the end; more letters may
 * still mean the one that has the focus. Case and accents count for nothing. -1: there is none.
 */
export function typedPlace(labels: readonly string[], typed: string, from: number): number {
  const wanted = folded(typed);
  // The same letter again and again goes through all that begin with it.
  const repeated = wanted.length > 1 && wanted === wanted.charAt(0).repeat(wanted.length);
  const matches = (prefix: string, first: number): number => {
    for (let step = 0; step < labels.length; step += 1) {
      const place = (((first + step) % labels.length) + labels.length) % labels.length;
      if (folded(labels[place] ?? '').startsWith(prefix)) return place;
    }
    return -1;
  };
  const exact = matches(wanted, wanted.length === 1 ? from + 1 : Math.max(from, 0));
  return exact >= 0 || !repeated ? exact : matches(wanted.slice(0, 1), from + 1);
}
