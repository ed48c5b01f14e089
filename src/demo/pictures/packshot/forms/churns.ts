import { CREAM } from '../colour';
import { printFace } from '../printFace';
import { ellipse, line, pot, shape, type Form } from './form';

/** A milk churn with its lid and two ears. */
export const churn: Form = {
  centre: 196,
  width: 200,
  ground: 340,
  food: [318, 346],
  draw: (record) => {
    const { accent } = record;
    const can = 'M146 92V120C146 146 100 150 100 190V320A96 20 0 0 0 292 320V190C292 150 246 146 246 120V92z';
    return [
      line('M146 108C96 104 92 158 112 172M246 108C296 104 300 158 280 172', '#8A9094', 11),
      line('M146 104C98 102 92 150 110 166M246 104C294 102 298 150 282 166', '#E7EAEC', 4),
      shape(can, '#CDD2D5'),
      shape('M100 206A96 20 0 0 0 292 206V306A96 20 0 0 1 100 306z', CREAM),
      shape(
        'M100 206A96 20 0 0 0 292 206v8A96 20 0 0 1 100 214zM100 298A96 20 0 0 0 292 298v8A96 20 0 0 1 100 306z',
        accent,
      ),
      printFace(record, { x: 120, y: 236, width: 152, height: 80, ground: CREAM }),
      shape(can, 'url(#c)'),
      line('M100 196A96 20 0 0 0 292 196', '#8A9094', 2),
      shape(pot(132, 260, 74, 94, 14), '#B9BFC3') + shape(pot(132, 260, 74, 94, 14), 'url(#c)'),
      ellipse(196, 74, 64, 14, '#E3E7E9') + ellipse(196, 74, 52, 10, '#C2C8CB'),
      line('M180 72Q180 48 196 48T212 72', '#8A9094', 7),
    ].join('');
  },
};
