import { darker, lighter, mix } from '../colour';
import { ellipse, line, shape } from '../forms/form';
import { bowlOf, chunk, cupOf, glassOf, heap, several, sliceOf, type Food } from './pieces';

const WHITE = '#FFFDF6';

export const butter: Food = () => several(chunk('#F6DC86'), 'translate(-9 2)', 'translate(24 6)');

export const milk: Food = () => glassOf(WHITE, '#F1E8D6');

/** A rosette of whipped cream, in the colour of its flavour where it has one. */
export const cream: Food = ({ title, accent }) => {
  const colour = /fraise|chocolat|caramel|café/i.test(title) ? mix(accent, WHITE, 0.72) : WHITE;
  return (
    shape(
      'M-44-4C-48-22-26-22-28-28C-28-40-12-40-10-46C-8-52-2-54 2-66C10-56 16-46 12-40C28-36 28-28 26-24C46-20 46-8 42-2Q0 18-44-4z',
      colour,
    ) + line('M-40-6C-20 4 20 0 38-18M-26-28C-10-18 14-22 24-34M-8-46Q4-42 10-48', darker(colour, 0.17), 3)
  );
};

/** Fresh cheese or yogurt in a bowl, with fruit where the name has one. */
export const freshBowl: Food = ({ title, accent }) => {
  const fruity = /fruit|fraise|abricot|myrtille|mangue|pêche/i.test(title);
  const swirl = fruity ? accent : '#E7DCC4';
  return bowlOf(
    fruity ? mix(accent, WHITE, 0.78) : WHITE,
    line('M-26-28Q-10-38 4-30T28-30', swirl, fruity ? 6 : 3) + (fruity ? ellipse(12, -34, 9, 8, accent) : ''),
  );
};

export const dessertBowl: Food = ({ accent, title }) => {
  const colour = /chocolat/i.test(title) ? '#5E3018' : /panna/i.test(title) ? '#F8EBCB' : mix(accent, '#F3D9A0', 0.35);
  return bowlOf(colour, line('M-24-28Q-8-38 4-30T26-31', mix(colour, WHITE, 0.5), 4));
};

export const ricePudding: Food = () =>
  bowlOf('#FBF3DF', line('M-28-28h56M-20-33h42M-16-23h34', '#D9C79E', 3, 'stroke-dasharray="4 6"'));

/** Beaten egg white on custard. */
export const floatingIsland: Food = () =>
  bowlOf('#F5D67E', ellipse(0, -38, 24, 17, WHITE) + line('M-14-48Q0-42 14-50', '#B9691E', 4));

export const custardJug: Food = () => cupOf('#F5D67E', line('M-20-30l5 2M4-33l6 1M14-26l5-1', '#5A3A1A', 2));

export const cremeBrulee: Food = () =>
  bowlOf('#E0912F', line('M-28-30Q-12-36 2-30T28-32M-14-25Q4-22 20-26', '#8A4513', 4, 'opacity=".8"'));

export const flan: Food = () =>
  sliceOf('#B9691E', '#F5D67E', '#C98A3C') + ellipse(14, -30, 12, 5, '#7A3D12', 'opacity=".6"');

export const quiche: Food = () =>
  sliceOf('#F3CF74', '#F9E9B8', '#B9742E') +
  line('M20-46Q46-38 50-18', '#A5662A', 9, 'stroke-dasharray="5 3"') +
  line('M-12-20l7-3M12-34l7-2M22-22l7 2M-26-4l8 1M8 2l7-2', '#D98B86', 5) +
  line('M0-16l5-3M30-30l4 3M-14 4l4-4M26 0l4-3M-34-12l5-2', '#5E8F3A', 2.5);

const wedge = (paste: string, rind: string): string =>
  shape('M-48-14L18-46Q46-38 48-20z', lighter(paste, 0.4)) +
  shape('M-48-14L48-20V8L-48 10z', paste) +
  line('M18-46Q46-38 48-20V8', rind, 5, 'stroke-linejoin="round"');

/** The paste of a hard cheese, whatever its rind. */
const pasteOf = (base: string): string => mix(base, '#F6CF62', 0.5);

/** Gruyère's holes. */
export const holedCheese: Food = ({ base }) => {
  const paste = pasteOf(base);
  return (
    shape('M-48-14L18-46Q46-38 48-20z', lighter(paste, 0.4)) +
    shape('M-48-14L48-20V8L-48 10z', paste) +
    `<g fill="${darker(paste, 0.2)}"><ellipse cx="-14" cy="-2" rx="7" ry="5"/><ellipse cx="20" cy="-6" rx="9" ry="6"/><ellipse cx="14" cy="-31" rx="8" ry="3"/></g>`
  );
};

export const hardCheese: Food = () => wedge('#F0D48A', '#A9763A') + line('M-20-4l6 3M8-8l5 4M24 0l6-2', '#D9B562', 2);

export const gratedCheese: Food = ({ base }) => {
  const paste = pasteOf(base);
  const shreds = 'M-36 0l20-8M-22-14l14-8M-10 4l18-6M-4-24l10-9M8-12l16 6M0-10l12-4M20 2l18-3M-28 6l16 2M12-26l8 10';
  return (
    heap(paste) +
    line(shreds, lighter(paste, 0.6), 5) +
    line(shreds, darker(paste, 0.2), 1.5, 'transform="translate(3 4)"')
  );
};

/** Two balls drawn up in their skin, with basil. */
export const burrata: Food = () =>
  ellipse(-16, -16, 32, 26, '#EFE8D8') +
  ellipse(-18, -19, 29, 23, WHITE) +
  line('M-30-42Q-16-36-8-42', '#D9CFB9', 3) +
  ellipse(28, -8, 22, 17, '#EFE8D8') +
  ellipse(27, -10, 20, 15, WHITE) +
  shape('M-6 2Q0-18 26-10Q20 10-6 2z', '#5E8F3A') +
  line('M0 0Q10-6 20-8', '#B9D58A', 2);

export const feta: Food = () => several(chunk('#F6F1E4'), 'translate(-16 4)', 'translate(24 6)', 'translate(6 -14)');

/** Pieces of cheese, puffed and baked. */
export const cheesePuffs: Food = () =>
  several(
    ellipse(0, 0, 21, 15, '#DB983F') + ellipse(-2, -3, 18, 11, '#F3C25A') + ellipse(-6, -6, 6, 3, '#FBE3A0'),
    'translate(-26 -4)',
    'translate(24 -4)rotate(20)',
    'translate(0 -20)rotate(-15)',
  );

export const caramelBowl: Food = () =>
  bowlOf('#B9691E', line('M-24-30Q-8-38 6-30T26-32', '#E9B060', 5) + line('M4-34L44-72', '#C9C4B8', 6));

export const goldenBowl: Food = () => bowlOf('#eb3', line('M-24-30q16-7 30-1', '#fe9', 5));
export const mustardBowl: Food = () =>
  bowlOf('#D9A21F', line('M-26-30h52M-18-35h38M-16-25h36', '#7A4E12', 4, 'stroke-dasharray="0 8"'));
