import { line, shape } from './draw';
import { baked, blurred, down, slant } from './light';

export interface Slice {
  readonly top: string;
  /** Colours of the cut surface, from top to bottom. */
  readonly face: readonly string[];
  readonly crust: string;
  /** How far the crust reaches below the cut. */
  readonly base: number;
  readonly onTop?: string;
  readonly onFace?: string;
}

/** A wedge of something baked, in a box of 560 × 420: its point to the left, its long cut facing the viewer. */
export const slice = ({ top, face, crust, base, onTop = '', onFace = '' }: Slice): string =>
  shape('M30 396L530 326L590 300L620 340L520 390L60 430z', '#3a281266', blurred(9)) +
  shape('M520 140Q552 128 552 108V300Q552 318 520 332z', slant(crust, '#8a4f1e')) +
  shape('M40 200L520 140V332L40 402z', down(...face)) +
  onFace +
  shape(`M40 ${402 - base}L520 ${332 - base}V332L40 402z`, slant(crust, '#a9682a')) +
  shape('M492 144L520 140V332L492 336z', crust) +
  shape('M40 200L330 44Q500 36 552 108Q552 128 520 140z', top, baked('#5a2408')) +
  onTop +
  shape('M40 200L520 140V152L40 214z', '#7a3c10aa') +
  line('M40 200L520 140', '#ffe2a0cc', 5) +
  line('M52 232L486 176', '#fffbe0aa', 6);
