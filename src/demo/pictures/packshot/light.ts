import { CREAM, lighter, mix } from './colour';

/** Numbers have no leading zero and stops no default values, because every picture contains these definitions. */
const share = (value: number): string => String(value).replace(/^0(?=\.)/, '');

const stop = (offset: number, colour: string, opacity = 1): string =>
  `<stop${offset === 0 ? '' : ` offset="${share(offset)}"`} stop-color="${colour}"${opacity === 1 ? '' : ` stop-opacity="${share(opacity)}"`}/>`;

/**
 * The light of all pictures, soft and from the top left. `l` is for flat faces, `c` for round ones, `g` is the shadow
 * on the table, `b` the paper behind.
 */
export const lightDefinitions = (): string =>
  `<defs><linearGradient id="l" x2=".8" y2="1">${stop(0, '#fff', 0.3)}${stop(0.35, '#fff', 0)}${stop(1, '#2b1d0e', 0.16)}</linearGradient>` +
  `<linearGradient id="c">${stop(0, '#2b1d0e', 0.2)}${stop(0.12, '#fff', 0.1)}${stop(0.18, '#fff', 0.45)}${stop(0.28, '#fff', 0)}${stop(0.66, '#2b1d0e', 0.04)}${stop(0.94, '#2b1d0e', 0.34)}${stop(1, '#2b1d0e', 0.2)}</linearGradient>` +
  `<radialGradient id="g">${stop(0, '#3a2812', 0.5)}${stop(0.6, '#3a2812', 0.2)}${stop(1, '#3a2812', 0)}</radialGradient>` +
  `<radialGradient id="b" cx=".36" cy=".26" r=".9">${stop(0, '#FFFDF8')}${stop(0.6, '#FAF4E8')}${stop(1, '#EFE4CF')}</radialGradient></defs>`;

/** Warm paper, a disc tinted in the product's colour, and the shadow of an object of this width. */
export function backdrop(accent: string, base: string, centre: number, width: number, ground: number): string {
  const disc = lighter(mix(accent, base, 0.45), 0.72);
  const shadow = (x: number, halfWidth: number, halfHeight: number): string =>
    `<ellipse cx="${String(Math.round(x))}" cy="${String(ground)}" rx="${String(Math.round(halfWidth))}" ry="${String(halfHeight)}" fill="url(#g)"/>`;
  return (
    lightDefinitions() +
    `<path d="M0 0h400v400H0z" fill="url(#b)"/><circle cx="200" cy="196" r="158" fill="${disc}"/><circle cx="200" cy="196" r="147" stroke="${CREAM}" stroke-width="2" opacity=".7"/>` +
    shadow(centre + width * 0.14, width * 0.68, 24) +
    shadow(centre, width * 0.53, 10)
  );
}
