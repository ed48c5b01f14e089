/** What a button puts around a selection. */
export type Mark = 'p' | 'strong' | 'em' | 'ul' | 'a';

interface Wrapped {
  readonly text: string;
  /** What is selected afterwards: the address of a link, which is still to be written, else what was selected. */
  readonly from: number;
  readonly to: number;
}

const LINK = '<a href="';

/** One tag around what is selected; a list has an item for each line, a paragraph ends at a blank line. */
const around = (selected: string, mark: Mark): string => {
  const lines = selected.split(/\n+/).filter((line) => line.trim() !== '');
  if (mark === 'ul') return `<ul>${lines.map((line) => `<li>${line.trim()}</li>`).join('')}</ul>`;
  if (mark === 'p') {
    const parts = selected.split(/\n\s*\n/).filter((part) => part.trim() !== '');
    return (parts.length === 0 ? [''] : parts).map((part) => `<p>${part.trim()}</p>`).join('\n');
  }
  if (mark === 'a') return `${LINK}">${selected}</a>`;
  return `<${mark}>${selected}</${mark}>`;
};

/** A text with a mark around what is selected in it, from one place up to another. */
export const wrapped = (text: string, start: number, end: number, mark: Mark): Wrapped => {
  const made = around(text.slice(start, end), mark);
  const all = text.slice(0, start) + made + text.slice(end);
  if (mark === 'a') return { text: all, from: start + LINK.length, to: start + LINK.length };
  const inside = start === end ? start + made.indexOf('>') + 1 : start;
  return { text: all, from: inside, to: start === end ? inside : start + made.length };
};
