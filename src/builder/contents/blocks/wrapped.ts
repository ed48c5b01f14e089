/** The tags that a button can put around the selection. */
export type Mark = 'p' | 'strong' | 'em' | 'ul' | 'a';

interface Wrapped {
  readonly text: string;
  /**
   * The new selection: the empty address of a link, which has to be typed next; otherwise the wrapped text with its
   * tags, or, if nothing was selected, the position within them.
   */
  readonly from: number;
  readonly to: number;
}

const LINK = '<a href="';

/** The selection in the mark's tags; a list gets an item per line, a paragraph ends at a blank line. */
function around(selected: string, mark: Mark): string {
  const lines = selected.split(/\n+/).filter((line) => line.trim() !== '');
  if (mark === 'ul') return `<ul>${lines.map((line) => `<li>${line.trim()}</li>`).join('')}</ul>`;
  if (mark === 'p') {
    const parts = selected.split(/\n\s*\n/).filter((part) => part.trim() !== '');
    return (parts.length === 0 ? [''] : parts).map((part) => `<p>${part.trim()}</p>`).join('\n');
  }
  if (mark === 'a') return `${LINK}">${selected}</a>`;
  return `<${mark}>${selected}</${mark}>`;
}

/** Wraps `text` from `start` up to `end` in a mark. */
export function wrapped(text: string, start: number, end: number, mark: Mark): Wrapped {
  const made = around(text.slice(start, end), mark);
  const all = text.slice(0, start) + made + text.slice(end);
  if (mark === 'a') return { text: all, from: start + LINK.length, to: start + LINK.length };
  const inside = start === end ? start + made.indexOf('>') + 1 : start;
  return { text: all, from: inside, to: start === end ? inside : start + made.length };
}
