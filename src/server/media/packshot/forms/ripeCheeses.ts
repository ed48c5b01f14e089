import { darker, lighter, mix } from '../colour';
import { card } from './card';
import { line, shape } from './form';
import type { Form } from './form';

const QUARTER = 'M0 0L133 16A138 62 0 0 1 58 56z';

/** A flat wheel with a bloomy or washed rind, with one wedge pulled out to show the soft paste. */
export const softCheese: Form = {
  centre: 206,
  width: 290,
  ground: 318,
  draw: (record) => {
    const rind = lighter(record.base, 0.66);
    const paste = mix(record.base, '#F6D884', 0.62);
    const flecks = darker(record.base, 0.22);
    return [
      shape('M196 214L329 230L254 270z', '#2b1d0e', 'opacity=".35"'),
      shape('M196 150L329 166V218L196 206z', paste),
      line('M196 153L329 169M198 203L329 215', rind, 5),
      shape(
        'M58 150V202A138 62 0 0 0 254 258V206A138 62 0 0 1 58 150zM329 166A138 62 0 0 0 334 150V202L329 218z',
        darker(rind, 0.14),
      ),
      shape('M196 150L329 166A138 62 0 1 0 254 206z', rind),
      line(
        'M88 134l60-28M84 160l120-54M112 178l150-70M150 190l46-20M224 146l82-34',
        flecks,
        3,
        'opacity=".4" stroke-dasharray="26 7 9 12"',
      ),
      shape('M196 150L329 166A138 62 0 1 0 254 206z', 'url(#l)', 'opacity=".7"'),
      line('M66 136A138 62 0 0 1 170 90', '#fff', 4, 'stroke-linecap="round" opacity=".9"'),
      '<g transform="translate(222 222)">',
      shape('M0 54L58 112A138 62 0 0 0 133 70L140 84 70 122z', '#2b1d0e', 'opacity=".25"'),
      shape('M0 0L58 56V108L0 52z', paste),
      shape('M133 16A138 62 0 0 1 58 56V108A138 62 0 0 0 133 68z', darker(rind, 0.1)),
      shape(QUARTER, rind) + shape(QUARTER, 'url(#l)', 'opacity=".6"'),
      line('M1 3L57 57M1 50L57 105', rind, 5),
      '</g>',
      card(record, 36, 248, 172),
    ].join('');
  },
};

const CUT = 'M42 178L350 146V262L48 284Q40 284 40 274z';
const TOP = 'M42 178L236 76Q330 88 350 146z';

/** A wedge of blue cheese, its long cut with the veins facing the viewer. */
export const blueCheese: Form = {
  centre: 204,
  width: 290,
  ground: 282,
  draw: (record) => {
    const paste = mix('#FFF8DF', record.base, 0.15);
    const mould = mix('#3E6F78', record.accent, 0.35);
    return [
      shape(TOP, darker(paste, 0.1)),
      line(
        'M110 156q70-20 120-50M180 146q60-10 120-34M226 96q40 4 60 20',
        mould,
        6,
        'opacity=".25" stroke-linecap="round" stroke-dasharray="16 26 2 18"',
      ),
      shape(TOP, 'url(#l)'),
      shape(CUT, paste),
      line(
        'M70 196q24 18 46 4t36 16 44-16 36 12 44-14 48 2M62 240q30 14 54 0t44 14 50-16 48 14 70-10M110 268q60-14 110-6t100-10M300 172q20 20 36 6',
        mould,
        13,
        'stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="16 34 1 26 24 40" opacity=".5"',
      ),
      line(
        'M60 192q30 20 56 2t40 20 46-18 44 18 46-22 48 4M58 222q30 12 54-4t50 18 46-20 52 14 76-16M60 262q40-14 80-2t80-10 120 4M250 166q40 10 84 0',
        darker(mould, 0.15),
        5,
        'stroke-linecap="round" stroke-dasharray="20 17 1 12 8 23" opacity=".8"',
      ),
      shape(CUT, 'url(#l)', 'opacity=".7"'),
      line('M43 178L349 147', '#fff', 3, 'opacity=".9"'),
      shape('M318 296l28-12 12 10-16 8zM342 312l14-3 8 6-12 4z', paste) + shape('M324 294l12-4 8 5-12 4z', mould),
      card(record, 96, 252, 176),
    ].join('');
  },
};
