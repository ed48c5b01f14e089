import type { PackshotRecord } from '../packshotRecord';
import { darker, lighter, luminance, mix } from '../colour';
import { drawMotif, motifFor } from '../motifs';
import type { MotifName } from '../motifs';
import { ellipse, line, shape } from './form';

/** A piece of food some 90 pixels wide, standing at 0,0. */
type Food = (record: PackshotRecord) => string;

const heap = (colour: string): string => shape('M-50 2Q-30-10-14-32Q0-44 14-30Q30-8 50 2Q0 14-50 2z', colour);

const EAR =
  line('M-46 10Q0 8 34-14', '#B9852F', 3) +
  line('M-6-2l8-12M-4 10l14 4M12-6l6-13M12 6l15 3M28-12l6-12M28-4l14 0M36-16l14-8', '#DDA640', 8);

/** One drawing, repeated at several positions by reference. */
const several = (drawn: string, ...places: readonly string[]): string =>
  `<defs><g id="f">${drawn}</g></defs>${places.map((place) => `<use href="#f" transform="${place}"/>`).join('')}`;

const chunk = (colour: string): string =>
  shape('M-24-8L-10-22H24L12-8z', lighter(colour, 0.25)) +
  shape('M-24-8H12V8H-24z', colour) +
  shape('M12-8L24-22V-6L12 8z', darker(colour, 0.3));

const nuts: Food = () =>
  several(
    shape('M-22 0Q-8-15 20-4Q26 0 20 4Q-8 15-22 0z', '#B9763B') +
      line('M-14-1Q0-7 14-2M-14 3Q0 7 14 2', '#7F4519', 1.6),
    'translate(-20 -4)rotate(20)',
    'translate(22 -6)rotate(-30)',
  );

const cereal: Food = () => heap('#EBD5A4') + EAR;

const FOODS: Readonly<Record<MotifName, Food | null>> = {
  butter: () => several(chunk('#F6DC86'), 'translate(-9 2)', 'translate(24 6)'),
  cream: () =>
    shape(
      'M-44-4C-48-22-26-22-28-28C-28-40-12-40-10-46C-8-52-2-54 2-66C10-56 16-46 12-40C28-36 28-28 26-24C46-20 46-8 42-2Q0 18-44-4z',
      '#FFFDF6',
    ) + line('M-40-6C-20 4 20 0 38-18M-26-28C-10-18 14-22 24-34M-8-46Q4-42 10-48', '#D9C9A8', 3, 'opacity=".8"'),
  milk: () =>
    shape('M-28-84H28L22 4Q0 12-22 4z', '#fff', 'opacity=".6"') +
    shape('M-26-60Q0-54 26-60L21 1Q0 8-21 1z', '#FFFDF6') +
    ellipse(0, -61, 26, 6, '#F1E8D6') +
    line('M-28-84L-22 4Q0 12 22 4L28-84', '#B9C4C2', 2) +
    ellipse(0, -84, 28, 6, 'none', 'stroke="#B9C4C2" stroke-width="2"') +
    line('M-18-50l3 40', '#fff', 4) +
    line('M18-52l-4 48', '#D8CDB4', 4, 'opacity=".6"'),
  cheese: ({ base }) => {
    const paste = mix(base, '#F6CF62', 0.5);
    return (
      shape('M-48-14L18-46Q46-38 48-20z', lighter(paste, 0.4)) +
      shape('M-48-14L48-20V8L-48 10z', paste) +
      `<g fill="${darker(paste, 0.2)}"><ellipse cx="-14" cy="-2" rx="7" ry="5"/><ellipse cx="20" cy="-6" rx="9" ry="6"/><ellipse cx="14" cy="-31" rx="8" ry="3"/></g>`
    );
  },
  egg: () =>
    ellipse(-18, -18, 24, 30, '#D9A06E') +
    ellipse(-20, -20, 21, 27, '#E6B488') +
    ellipse(24, -10, 29, 21, '#D9A878') +
    ellipse(22, -12, 26, 18, '#EFC49B') +
    ellipse(-26, -30, 6, 9, '#fff', 'opacity=".5"') +
    ellipse(14, -18, 8, 4, '#fff', 'opacity=".5"'),
  wheat: (record) => heap(luminance(record.base) > 0.3 ? lighter(record.base, 0.55) : '#F4EAD6') + EAR,
  cocoa: ({ base, title }) => {
    const colour = luminance(base) > 0.45 && !/blanche|blonde|beurre/i.test(title) ? '#5A2F1D' : base;
    return several(chunk(colour), 'translate(-20 2)', 'translate(20 6)', 'translate(2 -16)');
  },
  fruit: ({ accent }) =>
    several(
      ellipse(0, 0, 20, 20, accent) + ellipse(-6, -7, 7, 5, '#fff', 'opacity=".45"'),
      'translate(-24 -13)',
      'translate(24 -13)',
      'translate(0 -8)',
    ) + shape('M-10-26Q-2-50 28-46Q22-24-10-26z', '#5E8F3A'),
  coffee: () =>
    several(
      ellipse(0, 0, 19, 13, '#54301B') +
        line('M-18 0Q-6-6 0 0T18 0', '#2A150A', 3) +
        line('M-10-7Q-2-11 6-9', '#A87B5C', 2.5),
      'translate(-22 -6)rotate(20)',
      'translate(22 -4)rotate(-25)',
      'translate(2 -20)rotate(-60)',
    ),
  leaf: () =>
    shape('M-46 0Q-30-30 2-18Q-10 10-46 0z', '#5E8F3A') +
    shape('M46 2Q34-30 0-20Q8 10 46 2z', '#7DAA4B') +
    shape('M2-10Q-22-40 10-62Q28-30 2-10z', '#6C9C42') +
    line('M-38-2Q-16-10 0-18M38 0Q20-12 4-18M3-14Q4-34 10-52', '#E2EEC4', 2, 'opacity=".7"'),
  sport: ({ accent }) =>
    heap('#F1E6D0') +
    shape('M-8-26L30-34 34-6Q16 6-4 0z', accent) +
    ellipse(12, -30, 20, 6, lighter(accent, 0.4), 'transform="rotate(-12 12 -30)"') +
    line('M32-22L58-30', accent, 7),
  honey: () =>
    shape('M-48 4Q-40-8-10-6T44 2Q40 14-4 12T-48 4z', '#E59A12') +
    line('M10-22L46-62', '#A8713A', 6) +
    ellipse(-2, -12, 24, 16, '#C88A44', 'transform="rotate(-46 -2 -12)"') +
    line('M-20-12L2 10M-13-20L10 2M-4-28L18-6', '#F3B73A', 6),
  croissant: () => drawMotif('croissant', 0, -16, 2.3, '#DB983F', '#8A4513'),
  tool: null,
};

/** Where the title says more than the emblem. */
const SPECIAL: readonly (readonly [RegExp, Food])[] = [
  [/avoine|granola|muesli/i, cereal],
  [/amande|noisette|noix|pistache|pralin/i, nuts],
  [/sucre |cassonade|muscovado/i, () => several(chunk('#F2E8D4'), 'translate(-14 0)', 'translate(22 6)')],
  [
    /barre/i,
    ({ accent }) =>
      shape('M-50-4L-34-24H50L38-4z', '#C58B4A') +
      shape('M-50-4H38V12H-50z', '#8A5226') +
      shape('M38-4L50-24V-8L38 12z', '#643611') +
      line('M-28-14h30M8-18h24M-36 2h20M0 4h28', mix(accent, '#F6DDA8', 0.7), 6),
  ],
  [
    /biscott|galette|cookie|pancake|gaufre/i,
    () =>
      ellipse(-6, -4, 42, 14, '#A8642A') +
      ellipse(-6, -10, 42, 14, '#DDA456') +
      ellipse(12, -20, 38, 13, '#A8642A') +
      ellipse(12, -26, 38, 13, '#E8B568'),
  ],
];

/** The food in a pack, as a piece in front of it; nothing for packs without food. */
export const foodBeside = (record: PackshotRecord, x: number, y: number): string => {
  const motif = motifFor(record.title);
  const food = FOODS[motif] && (SPECIAL.find(([pattern]) => pattern.test(record.title))?.[1] ?? FOODS[motif]);
  if (!food) return '';
  return `<g transform="translate(${String(x)} ${String(y)})" stroke-linecap="round">${ellipse(6, 6, 58, 11, '#2b1d0e', 'opacity=".24"')}${food(record)}</g>`;
};
