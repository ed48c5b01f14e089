import { CREAM, darker, lighter, mix } from '../colour';
import { printWideFace } from '../printFace';
import { ellipse, line, shape, type Form } from './form';

const FRONT = 'M46 222h308l-20 104q-3 12-15 12H81q-12 0-15-12z';

/** Copies of one drawing, by reference: a dozen eggs take little more space than one. */
const copies = (drawn: string, positions: readonly (readonly [number, number])[]): string =>
  `<defs><g id="e">${drawn}</g></defs>${positions.map(([x, y]) => `<use href="#e" x="${String(x)}" y="${String(y)}"/>`).join('')}`;

function eggs(base: string): string {
  const shell = mix('#E3B489', base, 0.25);
  const egg =
    ellipse(0, 0, 27, 36, darker(shell, 0.1)) +
    ellipse(-2, -2, 24, 33, shell) +
    ellipse(-9, -14, 8, 11, '#fff', 'opacity=".45"');
  return copies(egg, [
    [108, 178],
    [154, 178],
    [200, 178],
    [246, 178],
    [292, 178],
    [86, 208],
    [143, 208],
    [200, 208],
    [257, 208],
    [314, 208],
  ]);
}

/** Quail eggs, small and speckled. */
function quailEggs(base: string): string {
  const shell = mix('#EFE6CF', base, 0.4);
  const egg =
    ellipse(0, 0, 21, 27, darker(shell, 0.3)) +
    ellipse(-2, -2, 18, 24, shell) +
    shape(
      'M-11-8l6-4 4 6-7 3zM4 0l8-3-2 9-6 1zM-14 8l5-1 2 6-6 1zM2-20l5 2-3 5zM-4 11l4-2 3 5-5 2zM9-11l4 3-4 2z',
      '#5A4434',
    ) +
    ellipse(-8, -12, 5, 7, '#fff', 'opacity=".5"');
  const row = (y: number, first: number, count: number): readonly (readonly [number, number])[] =>
    Array.from({ length: count }, (_, index) => [first + index * 45, y] as const);
  return copies(egg, [...row(182, 110, 5), ...row(210, 88, 6)]);
}

function slices(base: string): string {
  const slice =
    shape('M-48 60L-24-34q4-12 18-12h54q14 0 12 12L44 60z', darker(base, 0.2)) +
    shape('M-52 60L-28-32q4-12 18-12h54q14 0 12 12L40 60z', base) +
    line('M-40 34L-23-30q3-8 12-8h40', '#fff', 2.5, 'opacity=".6"');
  return copies(slice, [
    [278, 190],
    [246, 190],
    [214, 190],
    [182, 190],
    [150, 190],
    [118, 190],
  ]);
}

/** Poached eggs: white, rounded, the yolk showing through. */
const poachedEggs = (): string =>
  copies(
    shape('M-40 4C-46-18-26-34 0-34C28-34 46-20 42 2C40 22 22 30 0 30C-24 30-36 20-40 4z', '#E9DFC8') +
      shape('M-38 0C-42-18-24-32 0-32C26-32 42-18 38 0C34 18 18 24 0 24C-22 24-34 14-38 0z', '#FFFDF6') +
      ellipse(2, -8, 19, 15, '#F7D27A') +
      ellipse(-4, -14, 7, 4, '#fff'),
    [
      [128, 186],
      [204, 182],
      [278, 186],
      [92, 212],
      [166, 212],
      [240, 212],
      [312, 212],
    ],
  );

/** Thin slices folded over one another; `edge` is the colour of their edge. */
const folds = (flesh: string, edge: string, grain: string): string =>
  copies(
    shape('M-58 44C-52-22-22-52 22-50C44-48 56-30 48 0L40 44z', darker(flesh, 0.18)) +
      shape('M-62 44C-56-20-28-48 16-46C38-44 50-28 42 2L34 44z', flesh) +
      line('M-62 44C-56-20-28-48 16-46', edge, 6) +
      line(grain, lighter(flesh, 0.45), 3, 'stroke-linecap="round"'),
    [
      [290, 190],
      [230, 186],
      [170, 190],
      [118, 194],
    ],
  );
const ham = (): string => folds('#EFAFA6', '#FBEDE2', 'M-30 0Q-16-22 10-24M-20 24Q-8 2 16-2');
const trout = (): string => folds('#F0895A', '#C9592F', 'M-40 14Q-20-18 14-26M-30 28Q-10-4 22-12M-14 34Q0 14 24 8');

/** Mascarpone under cocoa, one part lifted to show the layers. */
const tiramisu = (): string =>
  shape('M70 228V176Q200 156 330 176V228z', '#FBF0D6') +
  shape('M70 176Q200 136 330 176Q200 202 70 176z', '#6B3A22') +
  line(
    'M100 174h2M124 164h2M154 176h2M180 162h2M206 178h2M236 164h2M262 176h2M292 170h2',
    '#8F5A3A',
    6,
    'stroke-linecap="round"',
  ) +
  line('M70 198Q200 226 330 198', '#B9803F', 9);

const smooth = (base: string): string =>
  shape('M74 226q6-48 60-48 26-24 62-8 34-20 66 6 52-6 64 50z', base) +
  shape('M74 226q6-48 60-48 26-24 62-8 34-20 66 6 52-6 64 50z', 'url(#l)') +
  line(
    'M104 206q20-22 48-14M184 188q22-12 42 2M252 196q22-6 38 10',
    '#fff',
    5,
    'stroke-linecap="round" opacity=".55"',
  ) +
  line('M150 214q26-16 52 0t54-4', darker(base, 0.25), 4, 'stroke-linecap="round" opacity=".35"');

function contentOf(title: string, base: string): string {
  if (/caille/i.test(title)) return quailEggs(base);
  if (/pochés/i.test(title)) return poachedEggs();
  if (/œuf/i.test(title)) return eggs(base);
  if (/jambon/i.test(title)) return ham();
  if (/truite/i.test(title)) return trout();
  if (/tiramisu/i.test(title)) return tiramisu();
  if (/tranch|cheddar|raclette/i.test(title)) return slices(base);
  return smooth(base);
}

/** A low tray with its contents in sight and a printed front. */
export const tray: Form = {
  centre: 200,
  width: 292,
  ground: 338,
  draw: (record) => {
    const { base, accent } = record;
    const ripe = /purée/i.test(record.title) ? mix(base, accent, 0.75) : base;
    return [
      shape('M86 176h228l38 52H48z', darker(mix(accent, base, 0.4), 0.35)),
      contentOf(record.title, ripe),
      shape(FRONT, accent),
      shape('M46 222h308l-2 11H48z', lighter(accent, 0.35)),
      shape('M62 240h276l-14 80q-2 10-12 10H88q-10 0-12-10z', CREAM),
      printWideFace(record, { x: 86, y: 248, width: 228, height: 74, ground: CREAM }),
      shape(FRONT, 'url(#l)'),
      line('M47 223h305', '#fff', 2, 'opacity=".7"'),
    ].join('');
  },
};
