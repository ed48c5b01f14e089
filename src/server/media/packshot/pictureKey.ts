import { createHash } from 'node:crypto';
import { LETTERING_VERSION } from '../lettering/outlineTexts';
import type { PackshotRecord } from './packshotRecord';
import { drawPackshot } from './drawPackshot';

/** The content key of an SVG: 20 hex digits of the SHA-256 of the drawing and of how its texts are outlined. */
export const contentKeyOf = (svg: string): string =>
  createHash('sha256')
    .update(`${String(LETTERING_VERSION)} ${svg}`, 'utf8')
    .digest('hex')
    .slice(0, 20);

/** The content key of a product's picture; it changes with the record or the drawing code. */
export const pictureKey = (record: PackshotRecord): string => contentKeyOf(drawPackshot(record));
