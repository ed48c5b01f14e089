import { darker, lighter } from '../colour';
import { printFace } from '../printFace';
import { ellipse, line, pot, shape, type Form } from './form';

/** A pressure can of cream under its nozzle, a rosette piped beside it. */
export const spray: Form = {
  centre: 206,
  width: 230,
  ground: 344,
  draw: (record) => {
    const { base, accent } = record;
    const shoulder = 'M104 134C104 104 130 98 140 90H212C222 98 248 104 248 134z';
    const swirl = '#FFFDF6';
    return [
      shape(pot(104, 248, 130, 330, 16), base),
      shape(
        'M104 130A72 14 0 0 0 248 130v14A72 14 0 0 1 104 144zM104 306A72 16 0 0 0 248 306v24A72 16 0 0 1 104 330z',
        accent,
      ),
      printFace(record, { x: 116, y: 164, width: 120, height: 142, ground: base }),
      shape(shoulder, '#D9D5CB') + shape(shoulder, 'url(#c)'),
      shape(pot(104, 248, 130, 330, 16), 'url(#c)'),
      line('M104 132A72 14 0 0 0 248 132', '#8d8a83', 3),
      shape('M144 92V66Q146 56 158 54H194Q206 56 208 66V92A32 7 0 0 1 144 92z', accent),
      shape('M164 56V36Q165 26 176 18Q187 26 188 36V56z', lighter(accent, 0.75)),
      line('M170 30v24M176 24v30M182 30v24', darker(accent, 0.1), 1.6, 'opacity=".5"'),
      shape('M206 66l26-8 4 9-28 12z', darker(accent, 0.2)),
      shape('M144 92V66Q146 56 158 54H194Q206 56 208 66V92A32 7 0 0 1 144 92z', 'url(#c)'),
      '<g transform="translate(286 300)">',
      ellipse(4, 44, 66, 12, '#2b1d0e', 'opacity=".22"'),
      shape(
        'M-60 30C-66 4-34 2-38-4C-40-22-16-24-18-32C-18-48-2-50 2-72C14-62 26-46 20-32C40-26 40-14 36-6C62 2 62 20 58 32C52 48-52 50-60 30z',
        swirl,
      ),
      line(
        'M-56 26C-30 40 26 36 54 14M-38-2C-14 12 20 6 36-8M-18-30C-6-22 10-24 20-34M-40 40C-50 28-44 12-30 6M-8 44C-24 30-12 14-2 6M28 42C12 32 22 12 32 4M-22 2C-28-8-16-18-8-20M8 2C0-8 10-16 18-20M2-26C-4-40 4-50 4-64',
        '#D9C9A8',
        3,
        'stroke-linecap="round" opacity=".75"',
      ),
      shape('M36 42C62 36 66 12 48 2C56 18 48 34 36 42z', '#2b1d0e', 'opacity=".1"'),
      '</g>',
    ].join('');
  },
};
