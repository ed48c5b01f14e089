import { createHash } from 'node:crypto';
import { LETTERING_VERSION } from './lettering/outlineTexts';

/**
 * The content key of an SVG: 20 hex digits of a SHA-256 over the drawing and the version of the code that outlines its
 * texts.
 */
export const contentKeyOf = (svg: string): string =>
  createHash('sha256')
    .update(`${String(LETTERING_VERSION)} ${svg}`, 'utf8')
    .digest('hex')
    .slice(0, 20);
