import { at, box, group, line, oval, scatter, shape, stamp, stamped, times } from './draw';
import { down, glow, slant } from './light';

/** The stamp of `blueberries`: a picture writes it once, before the first ones. */
export const blueberryStamp = (): string =>
  stamp(
    'berry',
    `<circle cx="22" cy="22" r="20" fill="${glow('#8ea0d8', '#46558f', '#1e2650')}"/>` +
      shape('M15 12l5 2l5-4l2 5l6 0l-4 5l-7 2l-7-3z', '#1c2148') +
      oval(13, 15, 4, 3, '#ffffffcc'),
  );
export const blueberry = (x: number, y: number, radius: number): string =>
  `<circle r="22" fill="url(#berry)" transform="translate(${x} ${y})${radius === 20 ? '' : `scale(${radius / 20})`}"/>`;

/** Blueberries in an ellipse around x, y, the closer ones in front. */
export function blueberries(count: number, seed: number, x: number, y: number, wide: number, deep: number): string {
  const berries: (readonly [number, number])[] = [];
  scatter(count, seed, (a, b) => {
    berries.push([x + Math.cos(a * 6.28) * wide * Math.sqrt(b), y + Math.sin(a * 6.28) * deep * Math.sqrt(b)]);
    return '';
  });
  const drawn = berries
    .sort((one, other) => one[1] - other[1])
    .map(([left, top]) => `<circle r="22" transform="translate(${Math.round(left)} ${Math.round(top)})"/>`);
  return group('fill="url(#berry)"', ...drawn);
}

/** The stamp of a raspberry: a picture writes it once, before the first one. */
export const raspberryStamp = (): string =>
  stamp(
    'rasp',
    `<circle cx="26" cy="26" r="25" fill="${glow('#f08a8a', '#c8374a', '#7a1530')}"/>` +
      line('M14 18h1M26 13h1M37 20h1M18 31h1M31 30h1', '#f6a5a5', 7),
  );
export const raspberry = (x: number, y: number, radius: number): string =>
  `<circle r="26" fill="url(#rasp)" transform="translate(${x} ${y})${radius === 26 ? '' : `scale(${radius / 26})`}"/>`;

/** A leaf from 0, 0 upwards. */
const leaf = (length: number, light = '#7fb069', dark = '#2f6b3a'): string =>
  shape(
    `M0 0C${length * 0.5} ${-length * 0.25} ${length * 0.4} ${-length * 0.8} 0 ${-length}C${-length * 0.4} ${-length * 0.8} ${-length * 0.5} ${-length * 0.25} 0 0z`,
    slant(light, dark),
  ) + line(`M0 0V${-length * 0.86}`, '#dcecc2', 3, 'opacity=".6"');

export const mint = (x: number, y: number, size: number): string =>
  group(
    `transform="translate(${x} ${y})"`,
    at(0, 0, leaf(size), 1, -58),
    at(0, 0, leaf(size), 1, 58),
    at(0, 0, leaf(size, '#9cc77f', '#3f7f48')),
  );

/** The stamp of `salad`, one curled leaf: a picture writes it once, before the first heap. */
export const saladStamp = (): string =>
  stamp(
    'curl',
    `<g transform="translate(60 112)">${shape('M0 6C-44-4-60-50-40-76q8-16 18-6q8-22 22-8q14-14 22 8q12-8 18 8C58-44 42-4 0 6z', slant('#c4dc82', '#4f8c3a')) + line('M0 2Q-4-34 2-70M-4-24Q-20-40-26-58M0-30Q18-42 24-60', '#e6f2c4', 3, 'opacity=".7"')}</g>`,
  );
/** A heap of green salad around x, y. */
export const salad = (x: number, y: number, scale = 1): string =>
  at(
    x,
    y,
    [-72, 66, -36, 32, 0]
      .map((turn) => `<g transform="rotate(${turn})translate(0-50)">${stamped('curl', [120, 120], 0, 0)}</g>`)
      .join(''),
    scale,
  );

/** The stamp of `lemonSlice`: a picture writes it once, before the first slice. */
export const lemonStamp = (): string =>
  stamp(
    'lemon',
    `<g transform="translate(100 100)"><circle r="98" fill="${slant('#ffe264', '#e8b820')}"/><circle r="86" fill="#fffbe6"/><g fill="${slant('#fff0a0', '#f5cc3c')}">${times(8, (index) => `<path d="M0-6L27-67Q0-84-27-67z" transform="rotate(${index * 45})"/>`)}</g></g>`,
  );
/** A round slice of lemon facing the viewer. */
export const lemonSlice = (x: number, y: number, radius: number): string =>
  `<circle r="100" fill="url(#lemon)" transform="translate(${x} ${y})scale(${radius / 100})"/>`;

export const hazelnut = (x: number, y: number, size: number, turn = 0): string =>
  at(
    x,
    y,
    shape(
      `M0 ${-size}C${size} ${-size * 0.7} ${size} ${size * 0.7} 0 ${size * 0.8}C${-size} ${size * 0.7} ${-size} ${-size * 0.7} 0 ${-size}z`,
      glow('#e6ac6c', '#b06a2e', '#6e3812'),
    ) +
      shape(
        `M${-size * 0.7} ${size * 0.3}Q0 ${size * 0.05} ${size * 0.7} ${size * 0.3}Q${size * 0.4} ${size * 0.8} 0 ${size * 0.8}Q${-size * 0.4} ${size * 0.8} ${-size * 0.7} ${size * 0.3}z`,
        '#d9b68a',
      ) +
      line(`M${-size * 0.4} ${-size * 0.4}q${size * 0.1}-${size * 0.2} ${size * 0.25}-${size * 0.26}`, '#ffe9c8', 4),
    1,
    turn,
  );

export const almond = (x: number, y: number, size: number, turn: number): string =>
  at(
    x,
    y,
    shape(`M0 ${-size}Q${size * 0.8} 0 0 ${size * 0.8}Q${-size * 0.8} 0 0 ${-size}z`, slant('#fff3d2', '#e2bd82')) +
      line(`M0 ${-size * 0.6}V${size * 0.4}`, '#b98546', 2, 'opacity=".5"'),
    1,
    turn,
  );

/** The stamp of a coffee bean: a picture writes it once, before the first one. */
export const coffeeBeanStamp = (): string =>
  stamp(
    'bean',
    oval(40, 30, 38, 27, glow('#8a5a38', '#4a2812', '#2a1408')) + line('M8 30Q40 16 40 30T72 30', '#1c0c04', 4),
  );
export const coffeeBean = (x: number, y: number, size: number, turn: number): string =>
  stamped('bean', [80, 60], x, y, Math.round((size / 38) * 100) / 100, turn);

/** A pat of butter beginning to melt. */
export const butterPat = (x: number, y: number, width: number): string =>
  box(x, y + 8, width, width * 0.34, 6, '#dcae3e') + box(x, y, width, width * 0.28, 6, slant('#fff6c8', '#f6d873'));

/** A block of butter, with the middle of its foot at 0, 0. */
export function butterBlock(width: number, height: number): string {
  const half = width / 2;
  const deep = Math.round(width * 0.18);
  return (
    oval(20, 2, half * 1.25, height * 0.24, 'url(#shade-3a2812)') +
    shape(
      `M${-half} ${-height}L${-half + deep} ${-height - deep}H${half + deep}L${half} ${-height}z`,
      slant('#fffbe0', '#fbe9a6'),
    ) +
    shape(`M${half} ${-height}l${deep} ${-deep}V${-deep}L${half} 0z`, down('#e2b94f', '#cf9f38')) +
    shape(`M${-half} ${-height}H${half}V0H${-half}z`, slant('#fdeeb0', '#f2d67e', '#e6c05c')) +
    line(`M${-half + 6} ${-height + 5}H${half - 6}`, '#ffffff', 4, 'opacity=".7"')
  );
}
