import { at, crumbs, group, oval, shape, stamp, stamped, line } from '../parts/draw';
import { hazelnut } from '../parts/garnish';
import { baked, glow, shadow, slant } from '../parts/light';
import { picture } from '../parts/picture';
import { halo, table, wall } from '../parts/surface';
import { board, bowl } from '../parts/tableware';

const choux = (): string =>
  shadow(0, 60, 200, 40) +
  group(baked('#7a3208'), oval(0, 34, 196, 62, slant('#f0bd68', '#8a4816'))) +
  line('M-170 18Q-80 66 0 66T170 18', '#a9c062', 46) +
  line(
    'M-182 8l18 32M-150 18l18 34M-116 30l16 36M-80 40l14 36M-42 46l12 36M-4 48l10 36M36 46l8 36M74 40l6 36M110 32l2 34M144 22l-2 32M172 10l-6 32',
    '#dcebb0',
    9,
  ) +
  group(
    baked('#7a3208'),
    shape(
      'M-192-10C-196-66-110-100 0-100S196-66 192-10C186 36 100 56 0 56S-186 36-192-10z',
      slant('#fbd98a', '#d98f3c', '#94501a'),
    ),
  ) +
  oval(0, -26, 58, 20, '#6e3a14') +
  oval(3, -21, 52, 16, '#9a5a22') +
  crumbs(22, 6, [-150, -76, 300, 44], '#86a83e', 13) +
  crumbs(14, 9, [-150, -76, 300, 50], '#c8dc86', 9);

const bar = (): string =>
  group(
    baked('#6a6a10'),
    shape('M10 62L30 124H230L254 62z', slant('#b5a04a', '#6f6a22')),
    shape('M10 62L40 24H230L254 62L230 96H30z', slant('#e3e09a', '#b3bd5c', '#86903a')),
  ) +
  shape('M54 60Q66 40 90 38H200Q220 42 222 60Q210 78 190 78H84Q60 76 54 60z', '#a9bd58') +
  crumbs(12, 3, [76, 46, 120, 26], '#5f8228', 11);

export const pistachio = (): string =>
  picture(
    'tq',
    stamp('bar', bar()),
    wall('sage'),
    halo(560, 280, 260),
    table('walnut', 390),
    board(60, 430, 860, 230),
    at(350, 500, choux(), 1.25),
    shadow(740, 590, 190, 30),
    stamped('bar', [264, 130], 720, 480, 0.9, -3),
    stamped('bar', [264, 130], 700, 570, 1.05, 2),
    at(
      1010,
      560,
      bowl(
        150,
        '#fbf6e9',
        glow('#cfe08c', '#a3bd56', '#6f8c34'),
        line('M-90 0Q-30-34 40-14T100-6M-60 16Q0-8 60 14', '#dceba6', 8),
      ),
    ),
    hazelnut(880, 716, 42, -14),
    hazelnut(960, 690, 38, 30),
    hazelnut(1040, 726, 40, 10),
    hazelnut(1110, 690, 36, -30),
    hazelnut(180, 724, 38, 20),
    hazelnut(260, 744, 34, -10),
    ...[
      [420, 730, 20],
      [500, 742, -30],
      [580, 728, 60],
      [650, 748, 10],
    ].map(([x = 0, y = 0, turn = 0]) =>
      at(x, y, oval(0, 0, 26, 16, '#d9c49a') + oval(4, -2, 20, 11, '#9bb84e'), 1, turn),
    ),
  );
