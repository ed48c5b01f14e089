import { CREAM, darker, lighter, mix } from '../colour';
import { printWideFace } from '../printFace';
import { ellipse, line, shape } from './form';
import type { Form } from './form';

const FRONT = 'M46 222h308l-20 104q-3 12-15 12H81q-12 0-15-12z';

/** Copies of one drawing, by reference: a dozen eggs take little more space than one. */
const copies = (drawn: string, places: readonly (readonly [number, number])[]): string =>
  `<defs><g id="e">${drawn}</g></defs>${places.map(([x, y]) => `<use href="#e" x="${String(x)}" y="${String(y)}"/>`).join('')}`;

const eggs = (base: string): string => {
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
};

/** Small and speckled. */
const quailEggs = (base: string): string => {
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
};

const slices = (base: string): string => {
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
};

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

const contentOf = (title: string, base: string): string => {
  if (/caille/i.test(title)) return quailEggs(base);
  if (/œuf/i.test(title)) return eggs(base);
  if (/tranch|cheddar|raclette/i.test(title)) return slices(base);
  return smooth(base);
};

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
