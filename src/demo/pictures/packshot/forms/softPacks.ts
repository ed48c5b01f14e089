import { CREAM, darker, lighter, mix } from '../colour';
import { printFace } from '../printFace';
import { body, ellipse, line, lit, shape, type Form } from './form';

/** A paper sack with a sewn head, a full belly and folded corners. */
export const sack: Form = {
  centre: 202,
  width: 250,
  ground: 346,
  food: [330, 352],
  draw: (record) => {
    const { base, accent } = record;
    const outline =
      'M104 74C96 112 74 150 72 232C70 286 66 318 78 340L104 346C160 352 240 352 296 346L322 340C334 318 330 286 328 232C326 150 304 112 296 74z';
    const panel = mix(CREAM, base, 0.2);
    const label = 'M106 118q94 14 188 0C306 170 308 240 304 304q-104 16-208 0C92 240 94 170 106 118z';
    return [
      body(outline, base),
      shape('M104 74L96 40h208l-8 34z', darker(base, 0.07)),
      shape('M96 40h208l-3 14H99z', accent),
      line('M97 66h206', darker(base, 0.5), 2, 'stroke-dasharray="8 5"'),
      line('M303 66l14 10', darker(base, 0.5), 2),
      shape('M78 340q6-30 30-38l-4 44zM322 340q-6-30-30-38l4 44z', darker(base, 0.14)),
      line(
        'M112 80C108 96 98 108 92 120M150 78q-2 14-8 24M288 80C292 96 302 108 308 120M252 78q2 14 8 24',
        darker(base, 0.4),
        2,
        'opacity=".4"',
      ),
      shape(label, panel),
      line('M106 124q94 14 188 0M96 298q104 16 208 0', accent, 6),
      printFace(record, { x: 118, y: 146, width: 164, height: 146, ground: panel }),
      lit('url(#c)', 'opacity=".85"'),
      line('M100 90C90 120 78 160 76 220', '#fff', 3, 'opacity=".55" stroke-linecap="round"'),
    ].join('');
  },
};

/** A stand-up pouch: sealed head with a hole to hang it by, zip, and a folded foot that spreads. */
export const sachet: Form = {
  centre: 200,
  width: 226,
  ground: 342,
  food: [322, 348],
  draw: (record) => {
    const { base, accent } = record;
    return [
      body('M106 54H294V88C294 150 304 240 312 332Q200 352 88 332C96 240 106 150 106 88z', base),
      shape('M106 54H294V86H106z', darker(base, 0.1)),
      line('M108 60h184M108 80h184', lighter(base, 0.5), 1, 'stroke-dasharray="2 3" opacity=".7"'),
      ellipse(200, 70, 17, 5, '#FAF4E8', `stroke="${darker(base, 0.35)}"`),
      line('M106 92H294', accent, 8),
      shape('M294 100l-9 4 9 5zM106 100l9 4-9 5z', '#FAF4E8'),
      line('M110 112h180M110 116h180', darker(base, 0.35), 1.2, 'opacity=".5"'),
      printFace(record, { x: 124, y: 124, width: 152, height: 166, ground: base }),
      shape('M88 332Q200 284 312 332Q200 352 88 332z', accent),
      line('M88 332Q200 284 312 332', darker(accent, 0.3), 2),
      lit('url(#c)', 'opacity=".8"'),
      line('M114 118C110 200 112 250 100 318', '#fff', 4, 'stroke-linecap="round" opacity=".5"'),
      line('M106 88l14 34M294 88l-14 34M286 150C292 220 294 260 300 316', darker(base, 0.4), 2, 'opacity=".25"'),
    ].join('');
  },
};
