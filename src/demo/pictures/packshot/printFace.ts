import type { PackshotRecord } from './packshotRecord';
import { readable, textOn } from './colour';
import { drawMotif, motifFor } from './motifs';
import { LINE_HEIGHT, escapeXml, fitText, textWidth, type FittedText } from './textFit';

export interface Face {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The colour behind the print. */
  readonly ground: string;
}

const number = (value: number): string => String(Math.round(value * 10) / 10);

function centred({ lines, size }: FittedText, x: number, firstBaseline: number, fill: string, rest = ''): string {
  const texts = lines.map(
    (line, index) =>
      `<text x="${number(x)}" y="${number(firstBaseline + index * size * LINE_HEIGHT)}">${escapeXml(line)}</text>`,
  );
  return `<g font-size="${number(size)}" fill="${fill}"${rest}>${texts.join('')}</g>`;
}

// The typeface of the shop's headings; `outlineTexts` draws it.
const SERIF = ' font-family="Fraunces,serif"';

/** Brand, emblem, name and small print one below the other, each fitted to the face. */
export function printFace(record: PackshotRecord, face: Face): string {
  const { x, y, width, height, ground } = face;
  const middle = x + width / 2;
  const accent = readable(record.accent, ground);
  const text = textOn(ground);
  const brand = fitText(record.brand.toUpperCase(), width - 4, 16, 12.5);
  const withMotif = height >= 92;
  const motifSize = withMotif ? Math.min(height * (height < 130 ? 0.23 : 0.32), width * 0.5, 62) : 0;
  const small = record.subtitle === '' ? null : fitText(record.subtitle, width - 16, 13, 11);
  const top = y + brand.size + 3;
  const rule = top + 6;
  const titleTop = rule + (withMotif ? motifSize + 11 : 3);
  const smallHeight = small ? 22 : 0;
  const titleHeight = y + height - smallHeight - titleTop;
  const title = fitText(record.title, width, titleHeight, Math.min(26, width / 5.2));
  const slack = (titleHeight - title.lines.length * title.size * LINE_HEIGHT) / 2;
  const pillWidth = small ? Math.min(width, textWidth(small.lines[0] ?? '', small.size) + 20) : 0;
  const pillY = y + height - 17;
  return [
    centred(brand, middle, y + brand.size, accent, ' letter-spacing=".3"'),
    `<path d="M${number(middle - 16)} ${number(rule)}h32" stroke="${accent}" stroke-width="1.5"/>`,
    withMotif
      ? drawMotif(motifFor(record.title), middle, rule + 6 + motifSize / 2, motifSize / 40, accent, ground)
      : '',
    centred(title, middle, titleTop + slack + title.size * 0.86, text, SERIF),
    small
      ? `<rect x="${number(middle - pillWidth / 2)}" y="${number(pillY)}" width="${number(pillWidth)}" height="17" rx="8.5" fill="${accent}"/>` +
        centred(small, middle, pillY + 12.4, textOn(accent))
      : '',
  ].join('');
}

/** `printFace` for low, wide faces: the emblem on the left, the text beside it. */
export function printWideFace(record: PackshotRecord, face: Face): string {
  const { x, y, width, height, ground } = face;
  const accent = readable(record.accent, ground);
  const badge = Math.min(height * 0.8, width * 0.26, 58);
  const left = x + badge + 10;
  const room = x + width - left;
  const middle = left + room / 2;
  const brand = fitText(record.brand.toUpperCase(), room, 15, 12);
  const small = record.subtitle === '' ? null : fitText(record.subtitle, room, 13, 10.5);
  const titleTop = y + brand.size + 5;
  const titleHeight = y + height - titleTop - (small ? 15 : 0);
  const title = fitText(record.title, room, titleHeight, 19);
  const slack = (titleHeight - title.lines.length * title.size * LINE_HEIGHT) / 2;
  return [
    `<circle cx="${number(x + badge / 2)}" cy="${number(y + height / 2)}" r="${number(badge / 2)}" fill="${accent}"/>`,
    drawMotif(motifFor(record.title), x + badge / 2, y + height / 2, badge / 62, ground, accent),
    centred(brand, middle, y + brand.size, accent, ' letter-spacing=".3"'),
    centred(title, middle, titleTop + slack + title.size * 0.86, textOn(ground), SERIF),
    small ? centred(small, middle, y + height - 1, accent) : '',
  ].join('');
}
