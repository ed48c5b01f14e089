/** Controls to which the library gives no accessible name, and the names that the page gives them. */
const NAMELESS: readonly (readonly [selector: string, name: string])[] = [
  ['.servers select', 'Server'],
  ['.response-control-media-type select, .content-type', 'Media type'],
  ['.body-param__text', 'Body of the request'],
];

/** Parts of the page outside of any landmark, and the names of the regions that they become. */
const PARTS = [
  ['.information-container', 'About'],
  ['.scheme-container', 'Server and login'],
] as const;

/** Headings of the library, which skip levels, and the level that each gets. */
const HEADINGS = [
  ['.opblock-tag', '2'],
  ['.opblock :is(h4, h5)', '3'],
] as const;

function nameAll(root: HTMLElement): void {
  for (const [selector, name] of NAMELESS) {
    for (const element of root.querySelectorAll(`:is(${selector}):not([aria-label])`)) {
      element.setAttribute('aria-label', name);
    }
  }
  for (const [selector, name] of PARTS) {
    for (const element of root.querySelectorAll(`${selector}:not([role])`)) {
      element.setAttribute('role', 'region');
      element.setAttribute('aria-label', name);
    }
  }
  for (const [selector, level] of HEADINGS) {
    for (const element of root.querySelectorAll(`${selector}:not([aria-level])`)) {
      element.setAttribute('aria-level', level);
    }
  }
  // The responses of each call are a region without a name.
  for (const element of root.querySelectorAll('[id$="_responses"]:not([aria-label])')) {
    const call = element.closest('.opblock')?.querySelector('.opblock-summary-description')?.textContent ?? '';
    element.setAttribute('aria-label', `Responses: ${call}`);
  }
  // Long answers scroll, so they must be focusable by keyboard too.
  for (const element of root.querySelectorAll('pre:not(.version):not([tabindex])')) {
    element.setAttribute('tabindex', '0');
  }
}

/**
 * Adds what the library leaves out for assistive technology (names, regions, heading levels, focusable long answers),
 * now and whenever elements are added.
 */
export function repairAccess(root: HTMLElement): void {
  nameAll(root);
  new MutationObserver(() => nameAll(root)).observe(root, { childList: true, subtree: true });
}
