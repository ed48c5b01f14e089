/** Marks elements with a tooltip: an icon with a name, or a label that may be cut off. */
export const TOOLTIP_ANCHOR = '[data-tooltip]';

const noValue = ['', 'none'];

/** Cut off at its end, after the last line that it may have (heights are rounded), or clipped as a whole. */
function isCut(element: Element): boolean {
  const style = getComputedStyle(element);
  const isClamped = !noValue.includes(style.getPropertyValue('-webkit-line-clamp'));
  return (
    element.scrollWidth > element.clientWidth ||
    (isClamped && element.scrollHeight > element.clientHeight + 1) ||
    !noValue.includes(style.clipPath)
  );
}

/** All text nodes inside an element, in order. */
const textIn = (node: Node): string =>
  node.nodeType === Node.TEXT_NODE
    ? (node.textContent ?? '')
    : [...node.childNodes]
        .map(textIn)
        .filter((text) => text.trim() !== '')
        .join(' ');

/**
 * The text of an element's tooltip: its name if it shows only an icon, its text if that is cut off; null if everything
 * is readable already. Inline elements, which have no size of their own, are never cut off.
 */
export function tooltipText(anchor: Element): string | null {
  const name = anchor.getAttribute('aria-label');
  if (name !== null) return name;
  const boxes = [anchor, ...anchor.querySelectorAll('*')].filter((element) => element.clientWidth > 0);
  return boxes.some(isCut) ? textIn(anchor) : null;
}
