import { at, box, line, oval, shape, stamp, stamped } from '../parts/draw';
import { blueberries, blueberryStamp, raspberry, raspberryStamp } from '../parts/garnish';
import { glass, straw } from '../parts/glass';
import { down, glow, ROUND, shadow, slant } from '../parts/light';
import { tin } from '../parts/packs';
import { picture } from '../parts/picture';
import { halo, table, wall } from '../parts/surface';
import { bowl } from '../parts/tableware';

const BERRY_SHAKE = down('#e9a9c0', '#d07a9c', '#a9517a');

const TINS = [
  [730, '#f2d98b'],
  [900, '#8a5a38'],
  [1070, '#d07a9c'],
] as const;

/** A blender half full of berry shake. */
const blender = (): string =>
  shadow(0, 0, 120, 28) +
  shape('M-84-120H84L110-10Q110 6 94 6H-94Q-110 6-110-10z', slant('#3f5a52', '#23332e')) +
  oval(0, -52, 26, 26, '#f2d98b') +
  line('M0-52l12-14', '#7a5a0e', 6) +
  line('M98-330C180-330 160-190 84-180', '#dfe8e6', 18) +
  shape('M-110-390H110L80-120H-80z', '#ffffff', 'opacity=".5"') +
  shape('M-98-280Q-50-300 0-284T98-286L76-122H-76z', BERRY_SHAKE) +
  shape('M-110-390H110L80-120H-80z', ROUND) +
  line('M-88-370L-66-150', '#ffffff', 9, 'opacity=".8"') +
  box(-116, -424, 232, 40, 12, '#23332e') +
  box(-34, -448, 68, 28, 8, '#23332e');

export const shakeBar = (): string =>
  picture(
    'ab',
    raspberryStamp(),
    blueberryStamp(),
    stamp('tin', at(100, 262, tin('#f3ead6', '#0f4c3a'))),
    wall('sage'),
    halo(520, 300, 280),
    box(640, 236, 520, 20, 6, slant('#d8a468', '#9a6430')),
    ...TINS.map(([x, colour]) => stamped('tin', [200, 290], x, 158, 0.66) + box(x - 40, 168, 80, 38, 8, colour)),
    table('oak', 480),
    at(280, 600, blender(), 1.15),
    at(
      590,
      700,
      glass({
        top: 104,
        foot: 80,
        height: 350,
        fillings: [{ to: 300, fill: BERRY_SHAKE }],
        surface: glow('#fbdbe6', '#e9a9c0', '#d07a9c'),
        behind: straw(10, -200, -470, '#0f4c3a'),
        onTop: raspberry(-26, -12, 24) + raspberry(20, -8, 22),
      }),
    ),
    shadow(930, 600, 190, 26),
    shape('M780 540H1080L1110 610H750z', slant('#ffffff', '#e9e2d2', '#c9bfa9')),
    box(860, 560, 140, 34, 8, '#23332e'),
    line('M890 578h10M916 578h10M942 578h10M968 578h2', '#b9e0a0', 12),
    at(930, 536, bowl(110, '#fffdf8', '#f6ead0', oval(0, -14, 74, 26, glow('#fffaf0', '#f3e2bc', '#dcc08a')))),
    at(830, 740, bowl(96, '#0f4c3a', '#46558f', blueberries(12, 5, 0, -8, 56, 16))),
    ...[
      [980, 730],
      [1030, 712],
      [1070, 742],
    ].map(([x = 0, y = 0]) => raspberry(x, y, 26)),
  );
