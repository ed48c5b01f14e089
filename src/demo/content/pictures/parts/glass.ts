import { at, box, line, oval, shape, stamp, stamped, tile } from './draw';
import { ROUND, shadow, slant } from './light';
import { vessel } from './tableware';

/** The content of a vessel between two heights. */
function layer(top: number, foot: number, height: number, from: number, to: number, fill: string): string {
  const wide = (level: number): number => Math.round(foot + ((top - foot) * level) / height);
  const [low, high] = [wide(from), wide(to)];
  return `<path transform="translate(0 ${-from})" d="${vessel(high, low, to - from, 0.2)}" fill="${fill}"/>`;
}

export interface Filling {
  readonly to: number;
  readonly fill: string;
}

export interface Glassware {
  readonly top: number;
  readonly foot: number;
  readonly height: number;
  /** From the bottom up, each with the height to which it is filled. */
  readonly fillings: readonly Filling[];
  /** The colour of the surface on top. */
  readonly surface: string;
  /** Drawn around the centre of the surface. */
  readonly onTop?: string;
  /** Drawn over the content, from the centre of the foot, below the reflections of the glass. */
  readonly within?: string;
  /** Something that stands in the glass, such as a straw; drawn below the reflections of the glass. */
  readonly behind?: string;
  /** Drawn over the glass instead of `glassFront`: several glasses of a kind can share one stamp. */
  readonly front?: string;
}

/** The reflections on the front of a glass. */
export const glassFront = (top: number, foot: number, height: number): string =>
  shape(vessel(top, foot, height), ROUND) +
  line(`M${-top * 0.78} ${-height * 0.86}L${-foot * 0.76} ${-height * 0.14}`, '#ffffff', 9, 'opacity=".75"') +
  line(`M${top * 0.84} ${-height * 0.8}L${foot * 0.84} ${-height * 0.2}`, '#ffffff', 4, 'opacity=".5"') +
  oval(0, -height, top, top * 0.26, 'none', 'stroke="#fffe" stroke-width="5"') +
  line(`M${-foot + 4} 0A${foot} ${Math.round(foot * 0.26)} 0 0 0 ${foot - 4} 0`, '#ffffff', 5, 'opacity=".7"');

/** A glass standing at 0, 0. */
export function glass({
  top,
  foot,
  height,
  fillings,
  surface,
  onTop = '',
  within = '',
  behind = '',
  front = glassFront(top, foot, height),
}: Glassware): string {
  const full = fillings.at(-1)?.to ?? 0;
  const brim = Math.round(foot + ((top - foot) * full) / height) - 7;
  const layers = fillings.map(({ to, fill }, index) =>
    layer(top - 7, foot - 7, height, index === 0 ? 14 : (fillings[index - 1]?.to ?? 0), to, fill),
  );
  return (
    shadow(6, 0, foot * 1.25, foot * 0.4) +
    shape(vessel(top, foot, height), '#ffffff', 'opacity=".45"') +
    behind +
    layers.join('') +
    oval(0, -full, brim, brim * 0.26, surface) +
    within +
    (onTop === '' ? '' : at(0, -full, onTop)) +
    front
  );
}

/** The stamp of `ice`: a picture writes it once, before the first cube. */
export const iceStamp = (): string =>
  stamp(
    'ice',
    box(2, 2, 56, 56, 8, slant('#ffffffcc', '#ffffff44')) + line('M14 44V14H42', '#ffffff', 4, 'opacity=".9"'),
  );
/** An ice cube with its centre at x, y. */
export const ice = (x: number, y: number, size: number, turn: number): string =>
  stamped('ice', [60, 60], x, y, size / 60, turn);

export const straw = (x: number, bottom: number, top: number, colour: string): string =>
  line(`M${x} ${bottom}L${x + 46} ${top}`, colour, 15) +
  line(`M${x - 4} ${bottom}L${x + 42} ${top}`, '#ffffff', 4, 'opacity=".5"');

/** Condensation on a cold glass, as a fill on top of it. */
export const dew = (): string =>
  tile(
    'dew',
    70,
    84,
    `<g fill="#fff" opacity=".7"><circle cx="12" cy="16" r="4"/><circle cx="46" cy="34" r="5"/><circle cx="26" cy="60" r="3"/><circle cx="60" cy="72" r="4"/></g>`,
  );
export const bedewed = (top: number, foot: number, height: number): string =>
  shape(vessel(top, foot, height), 'url(#dew)', 'opacity=".8"');

/** A flat lid of turned wood or metal seen from above. */
export const lid = (x: number, y: number, radius: number, light: string, dark: string): string =>
  shadow(x, y + 16, radius, radius * 0.3) +
  oval(x, y + 14, radius, radius * 0.32, dark) +
  oval(x, y, radius, radius * 0.32, slant('#fffaf0', light, dark)) +
  oval(x, y, radius * 0.82, radius * 0.26, 'none', `stroke="${dark}" stroke-width="3" opacity=".5"`);
