import { luminance } from '../../../../commerce/colors/contrast';
import { darker, lighter, mix } from '../colour';
import { ellipse, line, shape } from '../forms/form';
import { bowlOf, chunk, grains, several, type Food } from './pieces';

/**
 * The colour of the chocolate: that of the pack, but dark brown if the pack is light and the product's name mentions
 * neither light chocolate nor cocoa butter.
 */
const chocolateOf = ({ base, title }: Parameters<Food>[0]): string =>
  luminance(base) > 0.45 && !/blanche|blonde|beurre/i.test(title) ? '#5A2F1D' : base;

export const chocolate: Food = (record) =>
  several(chunk(chocolateOf(record)), 'translate(-20 2)', 'translate(20 6)', 'translate(2 -16)');

/** Drops as chocolatiers melt them. */
export const chocolateDrops: Food = (record) => {
  const colour = /beurre/i.test(record.title) ? '#F1DFA8' : chocolateOf(record);
  return several(
    ellipse(0, 3, 19, 9, darker(colour, 0.3)) +
      ellipse(0, 0, 19, 9, lighter(colour, 0.12)) +
      ellipse(-5, -3, 6, 2, '#fff', 'opacity=".45"'),
    'translate(-34 2)',
    'translate(2 6)',
    'translate(36 1)',
    'translate(-16 -10)',
    'translate(20 -11)',
    'translate(2 -22)',
  );
};

export const chips: Food = () => grains('#6B3A22', '#3A1C10', 9);
export const cocoaPowder: Food = () => grains('#7A4326', '#91582F', 3);

export const chocolateSticks: Food = () =>
  line('M-44 8L34-18M-32 14L46-10M-28-10L30-32', '#3A1C10', 13) +
  line('M-43 5L33-20M-31 11L45-13M-27-13L29-34', '#7A4A32', 4);

export const spread: Food = () =>
  bowlOf('#5E3018', line('M-24-30Q-8-39 6-31T26-32', '#94603C', 6)) +
  ellipse(40, 2, 15, 14, '#B9763B') +
  ellipse(36, -3, 5, 4, '#E3C08E');

/** Rolled wafers. */
export const wafers: Food = () =>
  line('M-42 6L24-22M-18 12L46-8M-26-14L30-36', '#B9742E', 17) +
  line('M-42 4L24-24M-18 10L46-10M-26-16L30-38', '#EDBB62', 12) +
  line('M-30-4l8 8M-12-12l8 8M6-20l8 8M0 4l6 8M18-2l6 8M34-6l6 8M-10-22l6 8M10-30l6 8', '#B9742E', 2);

export const caramels: Food = () =>
  several(chunk('#C77A2B'), 'translate(-18 4)', 'translate(22 6)', 'translate(4 -13)');

export const vanilla: Food = () =>
  line('M-48 8Q4-4 46-38M-44 13Q14 6 52-20', '#3A2314', 6) +
  line('M-40 5Q4-6 38-32', '#7A5436', 2) +
  line('M-14-26l-12-14M-14-26l-16 2M-14-26l2-18M-14-26l14-10M-14-26l6 12', '#FBF1CF', 11) +
  ellipse(-14, -26, 6, 6, '#E5B53A');

/** Cinnamon and star anise. */
export const spices: Food = () =>
  line('M-44 8L30-26M-34 14L44-12', '#8A4E24', 13) +
  line('M-42 5L28-28M-32 11L42-15', '#BC7A42', 4) +
  line('M22 0v-16M22 0v16M22 0h16M22 0h-16M22 0l11-11M22 0l11 11M22 0l-11-11M22 0l-11 11', '#5A2F14', 7) +
  ellipse(22, 0, 5, 5, '#C98A44');

export const bar: Food = ({ accent }) =>
  shape('M-50-4L-34-24H50L38-4z', '#C58B4A') +
  shape('M-50-4H38V12H-50z', '#8A5226') +
  shape('M38-4L50-24V-8L38 12z', '#643611') +
  line('M-28-14h30M8-18h24M-36 2h20M0 4h28', mix(accent, '#F6DDA8', 0.7), 6);

export const biscuits: Food = () =>
  ellipse(-6, -4, 42, 14, '#A8642A') +
  ellipse(-6, -10, 42, 14, '#DDA456') +
  ellipse(12, -20, 38, 13, '#A8642A') +
  ellipse(12, -26, 38, 13, '#E8B568');

export const chocolateCookies: Food = () =>
  ellipse(-6, -4, 42, 14, '#3A1C10') +
  ellipse(-6, -10, 42, 14, '#6B3A22') +
  ellipse(12, -20, 38, 13, '#3A1C10') +
  ellipse(12, -26, 38, 13, '#7A4528') +
  line('M-8-28h1M8-32h1M24-30h1M14-22h1M36-24h1M-34-10h1M-18-6h1', '#2A120A', 7);

export const croissant: Food = () =>
  shape('M-54 6C-52-22-34-44-8-48H10C36-44 52-22 54 6C44 12 34 4 26-4Q14-14 0-14T-26-4C-34 4-44 12-54 6z', '#D18B35') +
  shape('M-45-13C-36-34-20-44-6-46H8C22-44 36-34 45-13Q22-31 0-31T-45-13z', '#EFBE69') +
  line('M-14-47Q-24-28-12-13M14-47Q24-28 12-13M-37-32Q-42-14-28-3M37-32Q42-14 28-3', '#8A4513', 3);

export const pancakes: Food = () =>
  [0, 1, 2]
    .map((at) => ellipse(0, 4 - at * 13, 46, 14, '#A8642A') + ellipse(0, -1 - at * 13, 46, 13, '#E8B568'))
    .join('') +
  shape('M-34-28Q0-40 34-28Q28-18 24-8Q18-20 4-18Q-10-10-14-18Q-28-20-34-28z', '#8A4513', 'opacity=".75"') +
  `<g transform="translate(2 -30)scale(.5)">${chunk('#F6DC86')}</g>`;

export const pizza: Food = () =>
  shape('M-50 12L6-44Q46-40 56-6z', '#C9812F') +
  shape('M-46 9L4-34Q36-30 46-6z', '#D8432C') +
  shape('M-38 5L4-28Q18-28 26-20Q20-12 32-4L-8 0Q-18-4-38 5z', '#FBE3A0') +
  line('M6-44Q46-40 56-6', '#E3A857', 13) +
  ellipse(2, -8, 7, 5, '#2F2A3A') +
  ellipse(22, -14, 6, 5, '#2F2A3A') +
  shape('M-14-8Q-4-26 12-22Q8-6-14-8z', '#5E8F3A');

export const honey: Food = () =>
  shape('M-48 4Q-40-8-10-6T44 2Q40 14-4 12T-48 4z', '#E59A12') +
  line('M10-22L46-62', '#A8713A', 6) +
  ellipse(-2, -12, 24, 16, '#C88A44', 'transform="rotate(-46 -2 -12)"') +
  line('M-20-12L2 10M-13-20L10 2M-4-28L18-6', '#F3B73A', 6);
