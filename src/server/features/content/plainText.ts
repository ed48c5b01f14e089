const entities = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }));

const LAST_CHARACTER = 0x10_ffff;

const characterOf = (entity: string, name: string): string => {
  const [, hexadecimal, decimal] = /^#(?:x([\da-f]+)|(\d+))$/i.exec(name) ?? [];
  const code = hexadecimal === undefined ? Number(decimal ?? NaN) : Number.parseInt(hexadecimal, 16);
  return code <= LAST_CHARACTER ? String.fromCodePoint(code) : (entities.get(name) ?? entity);
};

/** What people read of rich text, on one line. */
export const plainText = (html: string): string =>
  html
    .replace(/<(?:br|\/(?:p|li|h\d|tr|td|th|ul|ol|table|blockquote))\b[^>]*>/gi, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(#?\w+);/g, characterOf)
    .replace(/[ \t\r\n]+/g, ' ')
    .trim();
