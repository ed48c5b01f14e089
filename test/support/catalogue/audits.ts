/**
 * Audits of the catalogue's page as a whole. Each function runs in the page, and returns the faults that it found, each
 * with its story and state.
 */

/** Controls smaller than 24 px (WCAG 2.5.8), except links within a text. */
export function smallTargets(): string[] {
  const controls = 'a[href],button,select,textarea,summary,input:not([type="checkbox"],[type="radio"]),label:has(+ *)';
  const faults: string[] = [];
  for (const part of document.querySelectorAll('[data-specimen],[data-playground]')) {
    for (const control of part.querySelectorAll(`${controls},label:has(input)`)) {
      if (control instanceof HTMLLabelElement && !control.querySelector('input')) continue;
      const { display, clipPath } = getComputedStyle(control);
      const { width, height } = control.getBoundingClientRect();
      if (width === 0 || display === 'inline' || clipPath !== 'none') continue;
      if (width < 24 || height < 24) {
        faults.push(`${part.closest('[data-story]')?.id ?? ''}: ${control.textContent} is ${width} × ${height}`);
      }
    }
  }
  return faults;
}

/** States wider than the box around them, and the page itself if it is wider than its window. */
export function tooWide(): string[] {
  const faults: string[] = [];
  if (document.documentElement.scrollWidth > window.innerWidth) faults.push('the page');
  for (const part of document.querySelectorAll<HTMLElement>('[data-specimen]')) {
    const ground = part.parentElement;
    if (ground && ground.scrollWidth > ground.clientWidth) {
      faults.push(`${part.closest('[data-story]')?.id ?? ''}, ${part.dataset['specimen'] ?? ''}`);
    }
  }
  return faults;
}

/** Texts in another typeface than those of the theme. */
export function foreignFonts(families: readonly string[]): string[] {
  const plain = (family: string) => family.replace(/["'\s]/g, '');
  const known = families.map(plain);
  const faults: string[] = [];
  for (const element of document.querySelectorAll('#root *:not(option,title)')) {
    const isText = [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim());
    if (!isText && !element.matches('input,textarea,select')) continue;
    const { fontFamily } = getComputedStyle(element);
    if (!known.includes(plain(fontFamily))) {
      faults.push(`${element.closest('[data-story]')?.id ?? ''}: ${element.tagName} in ${fontFamily}`);
    }
  }
  return faults;
}

/** Texts and controls of one state that overlap, and states that overlap their neighbours. */
export function overlaps(): string[] {
  const cross = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const isSeen = (element: Element) => element.checkVisibility() && !element.closest('[aria-hidden]');
  const clipped = new Map<Element, boolean>();
  /**
   * Whether an element is hidden by a `clip-path` of its own or of an element around it; computed once for each
   * element.
   */
  const isHiddenByClip = (element: Element | null): boolean => {
    if (!element) return false;
    const isHidden =
      clipped.get(element) ?? (getComputedStyle(element).clipPath !== 'none' || isHiddenByClip(element.parentElement));
    clipped.set(element, isHidden);
    return isHidden;
  };
  const isText = ({ nodeType, nodeValue }: Node) => nodeType === Node.TEXT_NODE && nodeValue?.trim() !== '';
  /** The box of a control or a state; the line boxes of a text. */
  const boxesOf = (element: Element): readonly DOMRect[] => {
    if (element.matches('figure,a,button,input,select,textarea,summary')) return [...element.getClientRects()];
    return [...element.childNodes].filter(isText).flatMap((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()];
    });
  };
  const pairs = (elements: readonly Element[], name: string): string[] => {
    const seen = elements.filter((one) => isSeen(one) && !isHiddenByClip(one));
    const boxes = seen.map(boxesOf);
    return seen.flatMap((one, index) =>
      seen.slice(index + 1).flatMap((other, offset) => {
        if (one.contains(other) || other.contains(one)) return [];
        const theirs = boxes[index + 1 + offset] ?? [];
        const isOver = boxes[index]?.some((box) => theirs.some((their) => cross(box, their)));
        return isOver ? [`${name}: ${one.textContent} and ${other.textContent}`] : [];
      }),
    );
  };
  const faults: string[] = [];
  for (const story of document.querySelectorAll('[data-story]')) {
    faults.push(...pairs([...story.querySelectorAll('figure')], story.id));
    for (const part of story.querySelectorAll<HTMLElement>('[data-specimen]')) {
      const inside = [...part.querySelectorAll('*')].filter(
        (one) => [...one.childNodes].some(isText) || one.matches('a,button,input,select,textarea,summary'),
      );
      faults.push(...pairs(inside, `${story.id}, ${part.dataset['specimen'] ?? ''}`));
    }
  }
  return faults;
}

/** Elements that can be focused by keyboard without a visible change, on themselves or on what frames them. */
export function unseenFocus(): string[] {
  const focusable =
    'a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled),textarea:not(:disabled),summary';
  const hasRing = (element: Element | null) => {
    if (!element) return false;
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && outlineColor !== 'rgba(0, 0, 0, 0)';
  };
  const faults: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>(focusable)) {
    if (!element.checkVisibility()) continue;
    element.focus({ preventScroll: true });
    if (document.activeElement !== element) continue;
    const { parentElement } = element;
    const isFramed = parentElement?.matches(':has(input:focus-visible)') === true && hasRing(parentElement);
    const isShown = getComputedStyle(element).clipPath === 'none';
    if (!isShown || !(hasRing(element) || isFramed)) {
      faults.push(`${element.closest('[data-story]')?.id ?? 'page'}: ${element.tagName} ${element.textContent}`);
    }
  }
  return faults;
}

/** The rendered boxes, colours and fonts of each state, by story and caption, to compare states with one another. */
export function renderedStyles(): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const found: Record<string, Record<string, string>> = {};
  for (const part of document.querySelectorAll<HTMLElement>('[data-specimen]')) {
    const origin = part.getBoundingClientRect();
    const styles = [...part.querySelectorAll('*')].map((element) => {
      const style = getComputedStyle(element);
      const { left, top, width, height } = element.getBoundingClientRect();
      return [
        element.tagName,
        ...[left - origin.left, top - origin.top, width, height].map(Math.round),
        ...[style.color, style.backgroundColor, style.borderColor, style.borderTopStyle, style.borderTopLeftRadius],
        style.textAlign,
        ...[style.fontSize, style.fontWeight, style.opacity, style.boxShadow, style.fill, style.stroke],
        element instanceof SVGElement ? element.innerHTML : '',
      ].join(' ');
    });
    const room = `${Math.round(part.clientWidth)} × ${Math.round(part.clientHeight)}`;
    const story = part.closest('[data-story]')?.id ?? '';
    found[story] = { ...found[story], [part.dataset['specimen'] ?? '']: [room, ...styles].join('\n') };
  }
  return found;
}
