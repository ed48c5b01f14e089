import { bowl } from '../parts/tableware';
import { crumbs, group, line, shape, stamp, stamped } from '../parts/draw';
import { glow, grained, shadow, slant } from '../parts/light';
import { picture } from '../parts/picture';
import { cloth, halo, table, wall } from '../parts/surface';

const BAR = [300, 150] as const;

/** A small almond cake shaped like a gold bar, its edges browner than its top. */
const bar = (): string =>
  shape('M10 92L30 140H250L290 100V70L262 40H54L10 62z', slant('#c9803a', '#9c5520', '#6e340e')) +
  shape('M10 62L54 20H262L290 66L248 100H34z', slant('#eab562', '#c9802f', '#a35c1c')) +
  shape('M44 62Q50 40 76 32H232Q262 34 266 60Q254 84 226 90H72Q48 86 44 62z', slant('#ffe7a8', '#f2bf62', '#d9963e')) +
  crumbs(9, 4, [80, 42, 150, 36], '#b9702e', 4) +
  line('M34 58L60 30H180', '#fff4cc', 6, 'opacity=".8"') +
  line('M36 100H246', '#f0c078', 4, 'opacity=".6"');

const cut = (): string =>
  shadow(150, 130, 150, 30) +
  shape('M0 60L40 18H190L170 100L24 100z', slant('#eab562', '#c9802f', '#a35c1c')) +
  shape('M26 62Q34 40 54 32H172L158 86H44Q30 80 26 62z', slant('#ffe7a8', '#f2bf62', '#d9963e')) +
  shape('M0 60L24 100V142L2 96z', '#a05a1e') +
  shape('M24 100L170 96L190 18L206 50L186 140H24z', '#b87030') +
  shape('M32 103L172 99L190 30L199 52L179 133H34z', slant('#fdefbe', '#f4d588', '#dfae52'), grained('#b87a2c'));

export const financiers = (): string =>
  picture(
    'fi',
    stamp('bar', bar()),
    wall('sage'),
    halo(500, 270, 260),
    table('oak', 380),
    cloth(760, 600, '#fbf6e9', '#d8c79a'),
    shadow(500, 560, 440, 80),
    shape('M190 330H860L960 600H60z', slant('#7b827f', '#4c5452', '#2e3533')),
    shape('M60 600H960V624Q960 632 950 632H70Q60 632 60 624z', '#262c2a'),
    line('M190 330L62 600H958', '#a9b3b0', 5),
    ...[
      [316, 384, 0.7],
      [530, 384, 0.7],
      [744, 384, 0.7],
      [262, 486, 0.86],
      [524, 486, 0.86],
      [786, 486, 0.86],
    ].map(([x = 0, y = 0, scale]) => stamped('bar', BAR, x, y, scale)),
    stamped('bar', BAR, 270, 610, 1.24, -3),
    group('transform="translate(520 560)scale(1.4)"', cut()),
    crumbs(16, 3, [700, 720, 180, 40], '#e0ac54', 7),
    group(
      'transform="translate(1036 540)"',
      bowl(
        150,
        '#f3ead6',
        glow('#e9b04c', '#c47c22', '#8a4c10'),
        line('M-96-6Q-40-34 40-30', '#ffe9b0', 8, 'opacity=".8"') +
          crumbs(24, 5, [-100, -14, 200, 40], '#7a3c10', 5, 'opacity=".6"'),
      ),
    ),
  );
