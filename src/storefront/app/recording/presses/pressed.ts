/** Elements that are recorded by their kind (link, button …); anything else that looks clickable is an `element`. */
const CONTROLS =
  'a[href],button,summary,[role="button"],[role="link"],[role="menuitem"],[role="tab"],[role="treeitem"]';
/** Elements to whose press the browser itself reacts, in a way that the page cannot observe. */
const OF_THE_BROWSER =
  'input,select,textarea,label,option,video,audio,iframe,a[target]:not([target="_self"]),a[download],a[href^="mailto:"],a[href^="tel:"],[contenteditable]';
const LANDMARKS = [
  ['dialog', 'dialog,[role="dialog"]'],
  ['header', 'header,[role="banner"]'],
  ['footer', 'footer,[role="contentinfo"]'],
  ['navigation', 'nav,[role="navigation"]'],
  ['main', 'main,[role="main"]'],
] as const;

function kindOf(control: Element | null): string {
  if (!control) return 'element';
  const role = control.getAttribute('role');
  if (role !== null) return role;
  return control.matches('a') ? 'link' : control.localName;
}

/**
 * How a press is recorded: the kind of the pressed element and the landmark around it, "button main"; none of its text,
 * which may be personal. undefined: it did not look clickable, or the browser itself reacts.
 */
export function pressedIn(target: Element): string | undefined {
  if (target.closest(OF_THE_BROWSER)) return undefined;
  const control = target.closest(CONTROLS);
  if (!control && getComputedStyle(target).cursor !== 'pointer') return undefined;
  const [landmark] = LANDMARKS.find(([, selector]) => target.closest(selector)) ?? ['page'];
  return `${kindOf(control)} ${landmark}`;
}
