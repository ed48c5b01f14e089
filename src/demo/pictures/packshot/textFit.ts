/**
 * Line breaking by estimated widths, without reading a font. The estimates are those of a wide bold typeface (DejaVu):
 * the shop's own are narrower, so their texts stay inside their labels.
 */
const NARROW = new Set("iIlj.,:;'’!|()-–·");
const MIDDLE = new Set('frt" /«»°');
const WIDE = new Set('mwMW%@—œŒ×&');

function measured(character: string): number {
  if (NARROW.has(character)) return 0.42;
  if (MIDDLE.has(character)) return 0.5;
  if (WIDE.has(character)) return 1.1;
  return character === character.toUpperCase() && /\p{L}/u.test(character) ? 0.83 : 0.7;
}

/** The width of each character that was measured, for a font size of 1: the same few occur in thousands of names. */
const widths = new Map<string, number>();
function characterWidth(character: string): number {
  const known = widths.get(character);
  if (known !== undefined) return known;
  const width = measured(character);
  widths.set(character, width);
  return width;
}

/** Width of a text in pixels at a font size, letter spacing included; an upper estimate. */
export function textWidth(text: string, size: number, spacing = 0): number {
  let width = 0;
  for (const character of text) width = width + characterWidth(character) * size + spacing;
  return width;
}

/** Keeps "82 %" and "1 kg" together, quotation marks with what they quote, and short words with what follows them. */
const chunksOf = (text: string): readonly string[] =>
  text
    .replace(/(\d) (%|kg|g|[lL]|cl|ml|mm|cm|mois|mg)(?!\p{L})/gu, '$1\u00a0$2')
    .replaceAll('« ', '«\u00a0')
    .replaceAll(' »', '\u00a0»')
    .replace(/(^| )(de|du|à|en|le|la|et|au|n°) /g, '$1$2\u00a0')
    .split(' ');

function wrap(chunks: readonly string[], width: number, size: number): readonly string[] {
  const lines: string[] = [];
  for (const chunk of chunks) {
    const last = lines.at(-1);
    const joined = last === undefined ? chunk : `${last} ${chunk}`;
    if (last !== undefined && textWidth(joined, size) <= width) lines[lines.length - 1] = joined;
    else lines.push(chunk);
  }
  return lines;
}

const widest = (lines: readonly string[], size: number): number =>
  Math.max(...lines.map((line) => textWidth(line, size)));

/** The narrowest setting with the same number of lines, so that the last line is not much shorter than the others. */
function balanced(chunks: readonly string[], width: number, size: number): readonly string[] {
  const lines = wrap(chunks, width, size);
  for (let narrower = width - 4; narrower > width / 2; narrower -= 4) {
    const tried = wrap(chunks, narrower, size);
    if (tried.length > lines.length || widest(tried, size) > narrower) return wrap(chunks, narrower + 4, size);
  }
  return lines;
}

function shortened(line: string, width: number, size: number): string {
  let text = line;
  while (text.length > 1 && textWidth(`${text}…`, size) > width) text = text.slice(0, -1).trimEnd();
  return `${text}…`;
}

export interface FittedText {
  readonly lines: readonly string[];
  readonly size: number;
}

export const LINE_HEIGHT = 1.14;
const SMALLEST = 8;
/** More letters than any label has room for; fitting takes longer with each. */
const LONGEST = 300;

/** The largest setting of a text inside a box; at the smallest size text that is too long ends in an ellipsis. */
export function fitText(whole: string, width: number, height: number, largest: number): FittedText {
  const text = whole.length > LONGEST ? `${whole.slice(0, LONGEST)}…` : whole;
  const chunks = chunksOf(text);
  for (let size = largest; size >= SMALLEST; size -= 0.5) {
    const lines = balanced(chunks, width, size);
    if (lines.length * size * LINE_HEIGHT <= height && widest(lines, size) <= width) return { lines, size };
  }
  const room = Math.max(1, Math.floor(height / (SMALLEST * LINE_HEIGHT)));
  const lines = wrap(chunks, width, SMALLEST);
  const kept = lines.slice(0, room).map((line, index) => {
    const cut = index === room - 1 && lines.length > room;
    return cut || textWidth(line, SMALLEST) > width ? shortened(line, width, SMALLEST) : line;
  });
  return { lines: kept, size: SMALLEST };
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text for SVG content and attributes; control characters that XML forbids are dropped. */
export const escapeXml = (text: string): string =>
  text.replace(/(?![\t\n\r])\p{Cc}/gu, '').replace(/[&<>"]/g, (character) => ESCAPES[character] ?? '');
