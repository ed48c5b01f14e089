import { createHash } from 'node:crypto';
import type { PackshotRecord } from './packshotRecord';
import { drawPackshot } from './drawPackshot';

/** The content key of an SVG: the first 20 hex digits of its SHA-256, so that its content never changes. */
export const contentKeyOf = (svg: string): string =>
  createHash('sha256').update(svg, 'utf8').digest('hex').slice(0, 20);

/** The content key of a product's picture; it changes with the record or the drawing code. */
export const pictureKey = (record: PackshotRecord): string => contentKeyOf(drawPackshot(record));
