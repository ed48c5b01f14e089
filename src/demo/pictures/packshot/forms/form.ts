import type { PackshotRecord } from '../packshotRecord';

/** The drawing of a form, and where it stands: its centre, its width and the height of the ground, for its shadow. */
export interface Form {
  readonly centre: number;
  readonly width: number;
  readonly ground: number;
  /** Where the food in a pack is drawn in front of it; absent: no food is drawn there. */
  readonly food?: readonly [x: number, y: number];
  readonly draw: (record: PackshotRecord) => string;
}

/** A filled path, optionally with further attributes. */
export const shape = (d: string, fill: string, rest = ''): string =>
  `<path d="${d}" fill="${fill}"${rest === '' ? '' : ` ${rest}`}/>`;

/** A stroke only: the picture's default is no fill. */
export const line = (d: string, stroke: string, width: number, rest = ''): string =>
  `<path d="${d}" stroke="${stroke}" stroke-width="${String(width)}"${rest === '' ? '' : ` ${rest}`}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, rest = ''): string =>
  `<ellipse cx="${String(x)}" cy="${String(y)}" rx="${String(rx)}" ry="${String(ry)}" fill="${fill}"${rest === '' ? '' : ` ${rest}`}/>`;

/**
 * A body that is filled now and lit later by `lit`, so that its outline is written once. At most one per picture,
 * scenes included.
 */
export const body = (d: string, fill: string): string => `<g fill="${fill}"><path id="p" d="${d}"/></g>`;

/** Light on the `body` drawn before. */
export const lit = (fill: string, rest = ''): string =>
  `<use href="#p" fill="${fill}"${rest === '' ? '' : ` ${rest}`}/>`;

/** The outline of a standing cylinder or, with `taper`, of a pot that narrows towards its foot. */
export function pot(left: number, right: number, top: number, bottom: number, depth: number, taper = 0): string {
  const radius = (right - left) / 2 - taper;
  return `M${String(left)} ${String(top)}L${String(left + taper)} ${String(bottom)}A${String(radius)} ${String(depth)} 0 0 0 ${String(right - taper)} ${String(bottom)}L${String(right)} ${String(top)}Z`;
}
