/** Text, or the text of an element, as people read it: every kind of space is a space. */
export const plain = (text: Element | string | null | undefined): string =>
  ((typeof text === 'object' ? text?.textContent : text) ?? '').replace(/\s+/g, ' ').trim();
