import { darker, lighter, mix } from '../../colour';
import { card } from '../card';
import { line, shape, type Form } from '../form';

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

const VEINS = [
  '86 206)scale(.9',
  '126 222)rotate(70',
  '202 214)rotate(30',
  '246 190)rotate(100)scale(.8',
  '292 196)rotate(-30)scale(1.2',
  '74 242)rotate(20)scale(.7',
  '160 232)rotate(140)scale(.9',
  '236 226)rotate(-20)scale(1.2',
  '326 224)rotate(-60)scale(1.1',
  '314 258)rotate(20)scale(.7',
]
  .map((position) => `<use href="#v" transform="translate(${position})"/>`)
  .join('');

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
      `<defs><path id="v" d="M-13 3C-10-9 1-4 5-11C15-12 14-1 8 3 3 2-1 11-8 9-14 9-15 5-13 3z"/></defs>`,
      line(
        'M44 222q26-26 52-18t28 20 40-24 36 14 44-26 40 12 64-24M84 206q-16 20-12 36t44 4 28-16 42 18 48-26 38 18 76-28M116 246q2 18-14 36M214 202q4 18-10 30M290 188q2 20-16 34M252 236q-2 22 14 30t40-8 44 8',
        mould,
        3,
        'opacity=".28"',
      ),
      `<g fill="${mould}">${VEINS}</g>`,
      shape(CUT, 'url(#l)', 'opacity=".7"'),
      line('M43 178L349 147', '#fff', 3, 'opacity=".9"'),
      card(record, 96, 252, 176),
    ].join('');
  },
};
