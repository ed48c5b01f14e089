import type { PackshotRecord } from '../packshotRecord';
import { CREAM } from '../colour';
import { printFace } from '../printFace';
import { shape } from './form';

/** A counter card with brand, name and size, in front of products without a printed pack. */
export const card = (record: PackshotRecord, x: number, y: number, width: number): string =>
  `<g transform="translate(${String(x)} ${String(y)})">` +
  shape(`M6 92l${String(width + 6)}-2 8 10H20z`, '#2b1d0e', 'opacity=".22"') +
  shape(`M${String(width)} 2l12 90h-12z`, '#CDBFA3') +
  shape(`M0 0h${String(width)}v94H0z`, CREAM) +
  shape(`M0 0h${String(width)}v6H0z`, record.accent) +
  printFace(record, { x: 10, y: 10, width: width - 20, height: 79, ground: CREAM }) +
  `${shape(`M0 0h${String(width)}v94H0z`, 'url(#l)')}</g>`;
