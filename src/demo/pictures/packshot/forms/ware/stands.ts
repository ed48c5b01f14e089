import { CREAM, darker, lighter, mix } from '../../colour';
import { printFace } from '../../printFace';
import { line, shape, type Form } from '../form';

const SLATE = '#2B3230';

/** A folding slate board on the pavement. */
function easel(record: Parameters<Form['draw']>[0]): string {
  const { base, accent } = record;
  const board = mix(SLATE, accent, 0.3);
  return [
    shape('M280 60l18 4 34 270-16 6z', darker(base, 0.4)),
    shape('M112 48q88-22 176 0l22 298h-20l-4-34H114l-4 34H90z', base),
    shape('M112 48q88-22 176 0l22 298h-20l-4-34H114l-4 34H90z', 'url(#l)'),
    shape('M124 66q76-16 152 0l16 230H108z', board),
    line('M128 70q72-14 144 0', '#000', 3, 'opacity=".3"'),
    line(
      'M122 282C160 274 200 290 276 278M130 92C170 84 210 96 268 88',
      lighter(board, 0.4),
      7,
      'opacity=".12" stroke-linecap="round"',
    ),
    printFace(record, { x: 128, y: 84, width: 144, height: 198, ground: board }),
    shape('M180 38h40v12q-20-4-40 0z', '#b3a68c'),
    line('M115 52q84-20 170 0', '#fff', 2, 'opacity=".6"'),
  ].join('');
}

/** A wooden counter display with a slate header and filled shelves. */
function shelves(record: Parameters<Form['draw']>[0]): string {
  const { base, accent } = record;
  const board = mix(SLATE, accent, 0.5);
  const pack = (id: string, fill: string): string =>
    `<g id="${id}"><rect width="36" height="46" rx="4" fill="${fill}"/><rect x="6" y="12" width="24" height="18" rx="2" fill="${CREAM}"/></g>`;
  const row = (y: number, order: string): string =>
    Array.from(order)
      .map((id, index) => `<use href="#${id}" x="${String(110 + index * 44)}" y="${String(y - 46)}"/>`)
      .join('') + shape(`M100 ${String(y)}h192v14H100z`, lighter(base, 0.25));
  return [
    `<defs>${pack('x', lighter(accent, 0.12))}${pack('y', lighter(accent, 0.5))}${pack('z', mix(accent, '#F2D98B', 0.75))}</defs>`,
    shape('M308 60l12-6v288l-12 4z', darker(base, 0.45)),
    shape('M84 60h224v286H84z', darker(base, 0.28)),
    row(268, 'xyzx'),
    row(328, 'zxyz'),
    shape('M84 60l12-6h224l-12 6z', lighter(base, 0.5)),
    shape('M84 60h224v146H84zM84 206h15v140H84zM293 206h15v140h-15z', base),
    `<rect x="94" y="70" width="204" height="126" rx="3" fill="${board}"/>`,
    printFace(record, { x: 106, y: 77, width: 180, height: 114, ground: board }),
    shape('M84 60h224v286H84z', 'url(#l)', 'opacity=".8"'),
    line('M85 61h222', '#fff', 1.6, 'opacity=".7"'),
  ].join('');
}

/** Display stands: a slate easel for boards and cards, filled shelves for the rest. */
export const stand: Form = {
  centre: 204,
  width: 226,
  ground: 346,
  draw: (record) => (/ardoise|chevalet|stop-rayon/i.test(record.title) ? easel(record) : shelves(record)),
};
