import { lighter, mix } from '../colour';
import { ellipse, line, shape } from '../forms/form';
import { bowlOf, cupOf, glassOf, grains, heap, several, type Food } from './pieces';

const HEART = shape('M0-22C-20-26-22-36-10-36Q-3-36 0-33Q3-36 10-36C22-36 20-26 0-22z', '#FBEFD9');

export const coffeeBeans: Food = () =>
  several(
    ellipse(0, 0, 19, 13, '#54301B') +
      line('M-18 0Q-6-6 0 0T18 0', '#2A150A', 3) +
      line('M-10-7Q-2-11 6-9', '#A87B5C', 2.5),
    'translate(-22 -6)rotate(20)',
    'translate(22 -4)rotate(-25)',
    'translate(2 -20)rotate(-60)',
  );
export const groundCoffee: Food = () => grains('#4A2A18', '#6E4630', 3);
export const latte: Food = () => cupOf('#9A6236', HEART);
export const capsules: Food = ({ accent }) =>
  several(
    shape('M-20-2L-13-34Q0-39 13-34L20-2z', accent) +
      shape('M4-36Q10-36 13-34L20-2H8z', '#2b1d0e', 'opacity=".25"') +
      ellipse(0, -2, 24, 7, lighter(accent, 0.45)) +
      ellipse(0, -35, 13, 4, lighter(accent, 0.3)),
    'translate(24 -8)scale(.9)',
    'translate(-22 -6)scale(.9)',
    'translate(2 8)',
  );

export const tea: Food = ({ title }) =>
  cupOf(/rooibos/i.test(title) ? '#B5421D' : '#B5701D', ellipse(-8, -31, 16, 3, '#fff', 'opacity=".4"')) +
  line('M-24-26Q-34-12-30 0', '#FFFDF6', 2) +
  '<path d="M-38-2h16v14h-16z" fill="#5E8F3A"/>';
export const matcha: Food = () =>
  bowlOf('#8DB255', line('M-24-30h48M-16-34h36M-14-26h32', '#C3DA8E', 4, 'stroke-dasharray="0 8"'));
export const chai: Food = () =>
  cupOf('#C08A52', HEART) + line('M-34-34L-6-62M-26-32L4-58', '#8A4E24', 8) + line('M-33-36L-8-60', '#BC7A42', 2);

export const water: Food = ({ accent }) => glassOf(mix(accent, '#F4FAFB', 0.82), '#E4F1F5');
export const shake: Food = ({ accent, title }) => {
  const drink = mix(/chocolat|café/i.test(title) ? '#7A4528' : accent, '#FFFDF6', 0.4);
  return glassOf(drink, lighter(drink, 0.4)) + line('M6-58L22-104', '#F7F2E6', 6);
};

export const proteinScoop: Food = ({ accent }) =>
  heap('#F1E6D0') +
  shape('M-8-26L30-34 34-6Q16 6-4 0z', accent) +
  ellipse(12, -30, 20, 6, lighter(accent, 0.4), 'transform="rotate(-12 12 -30)"') +
  line('M32-22L58-30', accent, 7);

export const soybeans: Food = () =>
  shape('M-50 2Q-46-18-28-18Q-16-26-2-20Q14-26 24-16Q12 0-6-2Q-26 10-50 2z', '#7DAA4B') +
  line('M-34-8h1M-14-11h1M6-12h1', '#A9CC72', 14) +
  several(
    ellipse(0, 0, 11, 10, '#D9BC6C') + ellipse(-2, -3, 8, 6, '#EFDA9A'),
    'translate(2 8)',
    'translate(24 4)',
    'translate(46 6)',
    'translate(36 -9)',
  );

export const rapeseed: Food = () =>
  line('M-2 10Q-4-20 4-40M0-4Q16-10 26-26M-1 0Q-18-8-26-20', '#7D9A45', 4) +
  several(
    line('M0-8V8M-8 0H8', '#F6CB24', 13) + ellipse(0, 0, 4, 4, '#A8A02A'),
    'translate(4 -46)',
    'translate(28 -28)',
    'translate(-28 -24)',
    'translate(6 -18)',
  );
