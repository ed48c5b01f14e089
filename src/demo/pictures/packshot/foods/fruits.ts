import { darker, lighter, mix } from '../colour';
import { ellipse, line, shape } from '../forms/form';
import { several, type Food } from './pieces';

const LEAF = '#5E8F3A';

export const berries: Food = ({ accent }) =>
  several(
    ellipse(0, 0, 20, 20, accent) + ellipse(-6, -7, 7, 5, '#fff', 'opacity=".45"'),
    'translate(-24 -13)',
    'translate(24 -13)',
    'translate(0 -8)',
  ) + shape('M-10-26Q-2-50 28-46Q22-24-10-26z', LEAF);

/** Dull blueberries, each with its crown. */
export const blueberries: Food = () =>
  several(
    ellipse(0, 0, 20, 20, '#3E4C86') +
      ellipse(-5, -6, 9, 7, '#8793C4', 'opacity=".6"') +
      line('M2-8l4 5 6-2-3 6 4 4-7 1-3 5-3-6-6-1 5-4z', '#222B57', 3),
    'translate(-24 -12)',
    'translate(24 -12)',
    'translate(0 -16)',
  );

const raspberryOf = (colour: string): string =>
  several(
    ellipse(0, 0, 17, 20, colour) +
      line('M-9-11h20M-13-3h28M-12 5h26M-7 13h16', lighter(colour, 0.28), 7, 'stroke-dasharray="0 8"'),
    'translate(-26 -12)rotate(12)',
    'translate(24 -12)rotate(-14)',
    'translate(-2 -18)',
  ) + shape('M-10-36Q0-54 28-48Q20-30-10-36z', LEAF);
export const raspberries: Food = () => raspberryOf('#C9213F');

export const strawberries: Food = () =>
  several(
    shape('M0 22C-26 8-24-18-10-20H10C24-18 26 8 0 22z', '#D92B2F') +
      line('M-10-8h22M-6 4h14', '#F8D38A', 3, 'stroke-dasharray="0 9"') +
      line('M-10-21l10 4 10-4', LEAF, 6),
    'translate(-24 -16)rotate(14)',
    'translate(24 -14)rotate(-16)',
  );

export const apple: Food = ({ title }) => {
  const skin = /cidre|compote/i.test(title) ? '#C23B2E' : '#83B03C';
  return (
    shape('M0-40C-20-56-48-42-42-12C-38 10-16 14 0 6C16 14 38 10 42-12C48-42 20-56 0-40z', skin) +
    shape('M20-48Q46-40 42-12C38 10 16 14 0 6Q30 0 20-48z', '#2b1d0e', 'opacity=".14"') +
    ellipse(-22, -32, 9, 7, '#fff', 'opacity=".5"') +
    line('M0-38Q0-52 6-60', '#6b4423', 5) +
    shape('M4-52Q14-70 36-60Q24-46 4-52z', LEAF)
  );
};

/** Two slices, their cut facing the viewer. */
export const citrus: Food = ({ title }) => {
  const skin = /vert/i.test(title) ? '#7DAA3B' : /orange|pur jus/i.test(title) ? '#EE8A1D' : '#F0C51C';
  const flesh = mix(skin, '#FFF6CC', 0.35);
  return several(
    `<circle r="31" fill="${skin}"/><circle r="27" fill="#FFF8E3"/><circle r="24" fill="${flesh}"/>` +
      line('M0-24V24M-24 0H24M-17-17L17 17M-17 17L17-17', '#FFF8E3', 3) +
      ellipse(-8, -12, 4, 6, '#fff', 'opacity=".6"'),
    'translate(22 -26)scale(.86)',
    'translate(-18 -20)',
  );
};

const stoneFruit = (flesh: string, stone: string): string =>
  several(
    ellipse(0, 2, 27, 23, darker(flesh, 0.16)) +
      ellipse(0, 0, 24, 19, lighter(flesh, 0.3)) +
      ellipse(1, 1, 9, 8, stone) +
      ellipse(-12, -9, 5, 3, '#fff', 'opacity=".7"'),
    'translate(22 -14)rotate(-10)',
    'translate(-22 -16)rotate(12)',
  );
export const apricots: Food = () => stoneFruit('#EE9228', '#8A4A20');

export const driedApricots: Food = () =>
  several(
    ellipse(0, 2, 25, 16, '#B85F12') + ellipse(0, -1, 24, 14, '#E58A26') + line('M-12-3Q0-9 12-2', '#B85F12', 3),
    'translate(-24 -6)',
    'translate(26 -5)rotate(-12)',
    'translate(2 -20)rotate(8)',
  );

export const figs: Food = () =>
  shape('M-26 4C-52-2-44-34-24-46L-19-56C6-34 4 2-26 4z', '#54305E') +
  ellipse(24, -14, 25, 24, '#6B3E70') +
  ellipse(24, -15, 18, 17, '#B2324A', 'stroke="#F5E3C0" stroke-width="5"') +
  line('M16-20h18M18-10h16', '#F6C9A0', 3, 'stroke-dasharray="0 6"');

export const raisins: Food = ({ accent }) => {
  const skin = mix(accent, '#C98A2E', 0.6);
  return several(
    ellipse(0, 0, 15, 10, darker(skin, 0.25)) +
      ellipse(-1, -2, 13, 8, skin) +
      line('M-8-3q4-3 8 0M0 2q4-2 7 0', darker(skin, 0.35), 1.8),
    'translate(-32 0)',
    'translate(0 4)rotate(20)',
    'translate(32 0)rotate(-20)',
    'translate(-14 -14)rotate(-30)',
    'translate(16 -14)rotate(16)',
  );
};

export const tomatoes: Food = () =>
  several(
    ellipse(0, 0, 27, 24, '#D2301F') +
      ellipse(-10, -8, 8, 5, '#fff', 'opacity=".5"') +
      line('M0-20l-12 2M0-20l12 2M0-20l-5 7M0-20l5 7M0-20v-8', LEAF, 4),
    'translate(24 -14)',
    'translate(-20 -18)',
  );

export const coconut: Food = () =>
  ellipse(0, -16, 48, 27, '#5B3A22') +
  ellipse(0, -22, 47, 23, '#7A5233') +
  ellipse(0, -23, 42, 19, '#FFFDF6') +
  ellipse(0, -20, 31, 13, '#E9E0CC') +
  line('M-40-6l8 8M-20 2l4 6M14 4l6 4M34-2l4 4', '#3F2614', 2);

export const olives: Food = () =>
  shape('M-2-26Q10-60 46-52Q34-26-2-26z', '#7D8F4A') +
  shape('M-8-24Q-46-30-48-52Q-16-52-8-24z', '#5F7434') +
  several(
    ellipse(0, 0, 24, 17, '#7E8C2E') +
      ellipse(-7, -6, 8, 4, '#D3DB8C', 'opacity=".8"') +
      ellipse(20, 2, 4, 5, '#4A531A'),
    'translate(-20 -8)rotate(14)',
    'translate(26 -6)rotate(-20)',
  );

export const leaves: Food = () =>
  shape('M-46 0Q-30-30 2-18Q-10 10-46 0z', LEAF) +
  shape('M46 2Q34-30 0-20Q8 10 46 2z', '#7DAA4B') +
  shape('M2-10Q-22-40 10-62Q28-30 2-10z', '#6C9C42') +
  line('M-38-2Q-16-10 0-18M38 0Q20-12 4-18M3-14Q4-34 10-52', '#E2EEC4', 2, 'opacity=".7"');
