import { CREAM, darker, lighter, mix } from '../colour';
import { printFace } from '../printFace';
import { body, ellipse, line, lit, shape } from './form';
import type { Form } from './form';

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

/** A stand-up pouch: crimped head, zip, rounded foot. */
export const sachet: Form = {
  centre: 200,
  width: 206,
  ground: 342,
  food: [322, 348],
  draw: (record) => {
    const { base, accent } = record;
    const outline =
      'M108 60H292C296 130 308 210 304 296C303 326 296 334 286 338C230 348 170 348 114 338C104 334 97 326 96 296C92 210 104 130 108 60z';
    return [
      body(outline, base),
      shape('M108 60H292L294 92H106z', accent),
      line('M112 66h176M111 72h178M111 78h178M110 84h180', lighter(accent, 0.45), 1, 'opacity=".5"'),
      shape('M292 98l-8 4 9 5zM108 98l8 4-9 5z', '#FAF4E8'),
      line('M112 110h176M112 114h176', darker(base, 0.35), 1.2, 'opacity=".5"'),
      shape(
        'M97 300C150 318 250 318 303 300C303 326 296 334 286 338C230 348 170 348 114 338C104 334 97 326 97 300z',
        accent,
      ),
      ellipse(200, 330, 70, 9, darker(accent, 0.3), 'opacity=".35"'),
      printFace(record, { x: 122, y: 124, width: 156, height: 174, ground: base }),
      lit('url(#c)'),
      line('M118 128C112 190 108 240 112 292', '#fff', 5, 'stroke-linecap="round" opacity=".5"'),
      line('M286 130C292 180 294 230 292 280', darker(base, 0.4), 3, 'stroke-linecap="round" opacity=".18"'),
    ].join('');
  },
};
