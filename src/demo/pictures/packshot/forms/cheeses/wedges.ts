import { darker, lighter, mix } from '../../colour';
import { card } from '../card';
import { line, shape, type Form } from '../form';

/** A point cut from a wheel of hard cheese, its brushed rind at the back. */
export const wedge: Form = {
  centre: 206,
  width: 290,
  ground: 292,
  draw: (record) => {
    const paste = mix(record.base, '#F6DC86', 0.4);
    const rind = darker(mix(record.base, '#8A5A24', 0.6), 0.1);
    return [
      shape('M40 214L286 110Q352 128 366 178z', lighter(paste, 0.45)),
      shape('M40 214L286 110Q352 128 366 178z', 'url(#l)'),
      shape('M40 214L352 180V272L40 296z', paste),
      shape('M352 180L366 178V268L352 272z', rind),
      line('M286 110Q352 128 364 178', rind, 10),
      shape('M40 214L352 180V272L40 296z', 'url(#l)', 'opacity=".8"'),
      line('M42 214L351 181', '#fff', 3, 'opacity=".8"'),
      line(
        'M270 204l14-4M300 232l12 2M238 226l8 4M322 208l6-3M206 208l10 3',
        lighter(paste, 0.7),
        4,
        'stroke-linecap="round"',
      ),
      line('M262 250q30-8 52-4M186 232q22 6 44-2', darker(paste, 0.18), 2, 'stroke-linecap="round"'),
      card(record, 62, 242, 168),
    ].join('');
  },
};
