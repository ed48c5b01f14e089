/** Inline elements, which continue the current line. */
const IN_LINE = new Set(
  'A ABBR B BDI BDO CITE CODE DATA DEL DFN EM I INS KBD MARK Q S SAMP SMALL SPAN STRONG SUB SUP TIME U VAR WBR'.split(
    ' ',
  ),
);
/** Inline elements that styles separate from their neighbours, although there is no space in the markup. */
const APART = new Set(['A', 'SMALL', 'SPAN', 'TIME']);
/** Elements without visible content of their own. */
const UNSEEN = new Set('SCRIPT STYLE TEMPLATE NOSCRIPT DATALIST'.split(' '));

const isHidden = (element: Element): boolean =>
  UNSEEN.has(element.tagName) ||
  element.hasAttribute('hidden') ||
  element.getAttribute('aria-hidden') === 'true' ||
  (element.tagName === 'DIALOG' && !element.hasAttribute('open'));

const labelOf = (field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement): string =>
  field.getAttribute('aria-label') ?? field.name;

/** The visible content of a field: whether it is checked, or its name and value; undefined: the element is no field. */
function fieldText(element: Element): string | undefined {
  if (element instanceof HTMLInputElement) {
    if (element.type === 'hidden') return '';
    if (element.type === 'checkbox' || element.type === 'radio') return element.checked ? '[x]' : '[ ]';
    return `[${labelOf(element)}: ${element.type === 'password' ? '' : element.value}]`;
  }
  if (element instanceof HTMLTextAreaElement) return `[${labelOf(element)}: ${element.value}]`;
  if (element instanceof HTMLSelectElement)
    return `[${labelOf(element)}: ${element.selectedOptions[0]?.textContent.trim() ?? ''}]`;
  return undefined;
}

/** The text of an element with marks for its kind: a heading's level, an enabled or disabled button, a list item. */
function framed(element: Element, text: string): string {
  const level = /^H([1-6])$/.exec(element.tagName)?.[1];
  if (level !== undefined) return `${'#'.repeat(Number(level))} ${text}`;
  if (element instanceof HTMLButtonElement) return `[${element.disabled ? 'disabled: ' : ''}${text}]`;
  if (element.tagName === 'LI') return text && `- ${text}`;
  return text;
}

/** The visible children of an element: of a closed `details` only its `summary`. */
const childrenOf = (element: Element): readonly Node[] =>
  element instanceof HTMLDetailsElement && !element.open
    ? [...element.children].filter(({ tagName }) => tagName === 'SUMMARY')
    : [...element.childNodes];

function textIn(node: Node): string {
  if (!(node instanceof Element))
    return node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '').replace(/\s+/g, ' ') : '';
  if (isHidden(node)) return '';
  const field = fieldText(node);
  if (field !== undefined) return ` ${field} `;
  if (node.tagName === 'IMG') return node.getAttribute('alt') ? ` (picture: ${node.getAttribute('alt') ?? ''}) ` : '';
  if (node.tagName === 'BR') return '\n';
  const inside = childrenOf(node).map(textIn).join('');
  const text = inside.trim() === '' ? (node.getAttribute('aria-label') ?? '') : inside;
  if (node.tagName === 'BUTTON') return ` ${framed(node, text.replace(/\s+/g, ' ').trim())} `;
  if (node.tagName === 'TD' || node.tagName === 'TH') return `${text.replace(/\s+/g, ' ').trim()} | `;
  if (APART.has(node.tagName)) return ` ${text} `;
  return IN_LINE.has(node.tagName) ? text : `\n${framed(node, text.trim())}\n`;
}

/**
 * The text of a part of the page as a shopper reads it: one line per block, with headings, buttons and fields marked.
 */
export function seenText(root: Element): string {
  return textIn(root)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '' && line !== '-')
    .join('\n');
}
