import type { PackshotRecord } from '../packshotRecord';

/** How a form stands on the table (for its shadow) and how it is drawn. */
export interface Form {
  readonly centre: number;
  readonly width: number;
  readonly ground: number;
  /** Where a piece of what the pack holds lies before it; absent where the food is in sight already. */
  readonly food?: readonly [x: number, y: number];
  readonly draw: (record: PackshotRecord) => string;
}

/** A filled path, optionally with further attributes. */
export const shape = (d: string, fill: string, rest = ''): string =>
  `<path d="${d}" fill="${fill}"${rest === '' ? '' : ` ${rest}`}/>`;

/** A stroke alone: the picture fills nothing that names no fill. */
export const line = (d: string, stroke: string, width: number, rest = ''): string =>
  `<path d="${d}" stroke="${stroke}" stroke-width="${String(width)}"${rest === '' ? '' : ` ${rest}`}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, rest = ''): string =>
  `<ellipse cx="${String(x)}" cy="${String(y)}" rx="${String(rx)}" ry="${String(ry)}" fill="${fill}"${rest === '' ? '' : ` ${rest}`}/>`;

/** A body to be filled now and lit later by `lit`, so that its outline is written once. One in a picture, scenes included. */
export const body = (d: string, fill: string): string => `<g fill="${fill}"><path id="p" d="${d}"/></g>`;

/** The light over the `body` drawn before. */
export const lit = (fill: string, rest = ''): string =>
  `<use href="#p" fill="${fill}"${rest === '' ? '' : ` ${rest}`}/>`;

/** The outline of a standing cylinder or, with `taper`, of a pot that narrows downwards. */
export const pot = (left: number, right: number, top: number, bottom: number, depth: number, taper = 0): string => {
  const radius = (right - left) / 2 - taper;
  return `M${String(left)} ${String(top)}L${String(left + taper)} ${String(bottom)}A${String(radius)} ${String(depth)} 0 0 0 ${String(right - taper)} ${String(bottom)}L${String(right)} ${String(top)}Z`;
};
