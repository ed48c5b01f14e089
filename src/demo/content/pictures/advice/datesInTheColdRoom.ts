import { at, box, group, line, shape, stamp, stamped } from '../parts/draw';
import { across, down, shadow, slant } from '../parts/light';
import { pot, thermometer } from '../parts/packs';
import { picture } from '../parts/picture';
import { wall } from '../parts/surface';

const CASE = [210, 190] as const;

/** A delivery case with the date written large as strokes, in a box of 210 × 190. */
const parcel = (): string =>
  shape('M10 40L34 12H200L180 40z', '#ecd0a0') +
  shape('M180 40L200 12V150L180 180z', '#a97d46') +
  shape('M10 40H180V180H10z', slant('#e2bd84', '#c9995a')) +
  shape('M84 40h26v34H84z', '#f6e6c4') +
  box(26, 92, 136, 66, 6, '#fffdf6') +
  line('M42 114H100M42 134H84', '#55605a', 6);

const tag = (x: number, y: number, colour: string): string => box(x - 4, y + 12, 52, 34, 6, colour);

const shelf = (y: number): string =>
  shape(`M60 ${y}H960V${y + 22}H60z`, across('#aab5b3', '#f6f9f8', '#b4bebc')) +
  shape(`M70 ${y + 22}H950v16H70z`, '#2b4a52', 'opacity=".14"');

const row = (y: number, xs: readonly (readonly [number, string])[]): string =>
  xs.map(([x, colour]) => stamped('case', CASE, x, y) + tag(x, y, colour)).join('');

export const datesInTheColdRoom = (): string =>
  picture(
    'ad',
    stamp('case', parcel()),
    wall('mist'),
    line('M0 190H1200M0 400H1200M0 610H1200M160 0V800M520 0V800M880 0V800', '#ffffff', 4, 'opacity=".6"'),
    shape('M0 720H1200V800H0z', down('#c6d2d2', '#9fb0b0')),
    shadow(520, 750, 520, 36),
    line('M74 60V760M946 60V760', '#97a3a2', 20),
    line('M70 60V760M942 60V760', '#ffffff', 5, 'opacity=".7"'),
    row(174, [
      [200, '#8fb39c'],
      [430, '#8fb39c'],
      [660, '#8fb39c'],
      [850, '#8fb39c'],
    ]),
    shelf(264),
    row(396, [
      [190, '#f2d98b'],
      [400, '#f2d98b'],
      [610, '#8fb39c'],
    ]),
    at(800, 482, pot('#fffdf6', '#46708f', 70, 90)),
    shelf(484),
    group(
      'transform="translate(0 16)"',
      row(590, [
        [220, '#d8694a'],
        [450, '#d8694a'],
        [680, '#f2d98b'],
      ]),
    ),
    at(850, 702, pot('#fffdf6', '#0f4c3a', 70, 90)),
    shelf(700),
    shadow(1080, 560, 60, 14),
    box(1030, 150, 110, 400, 20, slant('#ffffff', '#e4ecec')),
    thermometer(1062, 180, 300),
    line('M1056 512h56', '#0f4c3a', 10),
  );
