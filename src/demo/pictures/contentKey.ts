import { createHash } from 'node:crypto';
import { LETTERING_VERSION } from './lettering/outlineTexts';

/** The content key of an SVG: 20 hex digits of the SHA-256 of the drawing and of how its texts are outlined. */
export const contentKeyOf = (svg: string): string =>
  createHash('sha256')
    .update(`${String(LETTERING_VERSION)} ${svg}`, 'utf8')
    .digest('hex')
    .slice(0, 20);
