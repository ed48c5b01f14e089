import { luminance } from '../../../../commerce/colors/contrast';
import { lighter } from '../colour';
import { ellipse, line, shape } from '../forms/form';
import { bowlOf, chunk, grains, heap, several, type Food } from './pieces';

const EAR =
  line('M-46 10Q0 8 34-14', '#B9852F', 3) +
  line('M-6-2l8-12M-4 10l14 4M12-6l6-13M12 6l15 3M28-12l6-12M28-4l14 0M36-16l14-8', '#DDA640', 8);

export const wheat: Food = (record) =>
  heap(luminance(record.base) > 0.3 ? lighter(record.base, 0.55) : '#F4EAD6') + EAR;
export const cereal: Food = () => heap('#EBD5A4') + EAR;

const scoop = line('M10-16L54-44', '#C4BDAF', 6) + shape('M-18-16Q2-30 20-16Q16 0-4 0Q-18-4-18-16z', '#DAD4C8');
export const milkPowder: Food = () => heap('#FBF3E2') + scoop;
export const eggPowder: Food = () => heap('#F2CF78') + scoop;
export const bakingPowder: Food = () => heap('#FDFAF2') + scoop;

export const sesame: Food = () => grains('#E9CF97', '#FBEBC4', 5);
export const seeds: Food = () => grains('#D9BC86', '#6B4A26', 5);
export const buckwheat: Food = () => grains('#E5DAC6', '#4A3B30', 6);
export const yeast: Food = () => grains('#CDB07C', '#A58750', 4);
export const malt: Food = () => grains('#8A5524', '#5A3312', 5) + EAR;
export const rice: Food = () =>
  heap('#F4EEDF') + line('M-34 2l50-8M-24-10l36-4M-12-24l24 4M-10 8l44-6', '#FFFFFA', 6, 'stroke-dasharray="7 11"');

export const corn: Food = () =>
  shape('M-50-4Q-34-40 8-38L-8 8Q-34 14-50-4z', '#7DAA4B') +
  `<g transform="rotate(-14)">${ellipse(10, -14, 44, 18, '#F2BE2E')}` +
  line('M-24-20h62M-28-12h76M-24-4h66', '#FBE08A', 7, 'stroke-dasharray="0 9"') +
  '</g>' +
  shape('M-52 0Q-20-20 6 6Q-24 22-52 0z', '#5E8F3A');

export const chestnuts: Food = () =>
  several(
    shape('M-26 4C-34-18-12-30 0-38C12-30 34-18 26 4Q0 16-26 4z', '#6B3518') +
      ellipse(0, 6, 18, 5, '#CDA57A') +
      line('M-14-8Q-10-20-2-26', '#B27A4A', 4),
    'translate(-22 -2)rotate(-8)',
    'translate(26 0)rotate(10)scale(.9)',
  );

export const potatoes: Food = () =>
  ellipse(24, -10, 27, 20, '#A97C3E') +
  ellipse(22, -13, 25, 17, '#CDA15E') +
  ellipse(-18, -16, 33, 25, '#A97C3E') +
  ellipse(-20, -19, 31, 22, '#D9B06C') +
  line('M-34-24h3M-16-30h3M-22-10h3M-4-20h3M22-16h3M34-10h3', '#9A6B30', 3);

export const sugarLumps: Food = () =>
  heap('#FDFAF2') + several(chunk('#F2E8D4'), 'translate(-16 4)scale(.8)', 'translate(24 6)scale(.8)');
export const brownSugar: Food = ({ base }) => grains(lighter(base, 0.2), lighter(base, 0.55), 4);
export const pearlSugar: Food = () => grains('#EDE5D6', '#FFFFFC', 8);
export const sugarSticks: Food = ({ accent }) =>
  line('M-40 8L14-34M-20 12L36-30M4 14L52-18', '#D9CFBC', 16, 'stroke-linecap="butt"') +
  line('M-40 6L14-36M-20 10L36-32M4 12L52-20', '#FFFDF6', 14, 'stroke-linecap="butt"') +
  line('M-22-8l8-6M-2-4l8-6M20 0l8-5', accent, 14, 'stroke-linecap="butt"');
/** A clear, thick syrup in a bowl. */
export const clearSyrup: Food = () =>
  bowlOf('#F3E7C4', line('M-26-28Q-8-36 6-30T28-31', '#fff', 5) + line('M6-32L42-74', '#B98448', 6));

export const gelatine: Food = () =>
  several(
    shape('M-40 6L-22-42L30-34L12 12z', '#F0D795', 'opacity=".85"') +
      line('M-36-6L18 0M-31-18L22-12M-27-30L26-23M-22 8L-6-40M-5 10L12-37', '#fff', 2, 'opacity=".8"'),
    'translate(16 -4)rotate(14)',
    'translate(-6 -2)',
  );

const almondShapes = (skin: string, lines: string): string =>
  several(
    shape('M-22 0Q-8-15 20-4Q26 0 20 4Q-8 15-22 0z', skin) + line('M-14-1Q0-7 14-2M-14 3Q0 7 14 2', lines, 1.6),
    'translate(-24 -2)rotate(20)',
    'translate(24 -2)rotate(-30)',
    'translate(0 -18)rotate(-6)',
  );
export const almonds: Food = () => almondShapes('#B9763B', '#7F4519');
export const flakedAlmonds: Food = () => almondShapes('#F6E7C6', '#C49A5C');
export const pistachios: Food = () => almondShapes('#8FAE4B', '#5C7A2A');

const hazelnut =
  ellipse(0, 0, 19, 18, '#9A5A2A') +
  ellipse(-2, -3, 16, 14, '#BF7F43') +
  shape('M-14-9Q0-22 14-9Q0-2-14-9z', '#E3C08E');
export const hazelnuts: Food = () =>
  several(hazelnut, 'translate(-25 -8)rotate(-14)', 'translate(25 -8)rotate(18)', 'translate(0 -14)');

export const walnuts: Food = () =>
  several(
    ellipse(0, 0, 25, 21, '#C99A5B') +
      line('M0-20V20M-8-16Q-20-8-10-2T-10 14M9-16Q22-8 11-2T11 14', '#8A5E2B', 3) +
      ellipse(-14, -8, 4, 5, '#F0D3A0'),
    'translate(-24 -14)rotate(-10)',
    'translate(24 -12)rotate(12)scale(.9)',
  );

export const trailMix: Food = () =>
  ellipse(-30, -2, 14, 9, '#6B2F3A') +
  ellipse(34, 0, 14, 9, '#6B2F3A') +
  several(hazelnut, 'translate(-8 -10)', 'translate(24 -16)scale(.8)') +
  shape('M-30-16Q-16-34 8-26Q12-22 6-18Q-18-6-30-16z', '#B9763B') +
  line('M-20-17Q-8-26 4-22', '#7F4519', 2);
