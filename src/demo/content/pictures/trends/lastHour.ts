import { at, crumbs, dusting, line, shape, stamp, stamped, times } from '../parts/draw';
import { almond } from '../parts/garnish';
import { down, shadow } from '../parts/light';
import { slate } from '../parts/packs';
import { picture } from '../parts/picture';
import { halo, table, wall } from '../parts/surface';
import { board } from '../parts/tableware';
import { CROISSANT_BOX, croissant } from '../parts/viennoiserie';

/** The front of a wicker basket, drawn over its content. */
const basket = (): string =>
  shape('M-270-130L-220 90Q0 130 220 90L270-130Q0-70-270-130z', down('#dca964', '#a8702e')) +
  line(
    times(4, (row) => `M${-262 + row * 13} ${-96 + row * 50}Q0 ${-36 + row * 46} ${262 - row * 13} ${-96 + row * 50}`),
    '#7d4c1a',
    9,
    'stroke-dasharray="30 22" opacity=".7"',
  ) +
  line(
    times(4, (row) => `M${-256 + row * 13} ${-78 + row * 50}Q0 ${-18 + row * 46} ${256 - row * 13} ${-78 + row * 50}`),
    '#f6d9a0',
    9,
    'stroke-dasharray="22 30" opacity=".7"',
  ) +
  line('M-270-130Q0-70 270-130', '#b98040', 26) +
  line('M-270-134Q0-74 270-134', '#f0c888', 8, 'stroke-dasharray="26 16"');

export const lastHour = (): string =>
  picture(
    'tl',
    stamp('whole', croissant()),
    stamp('almond', almond(22, 24, 20, 0)),
    dusting('sugar', '#ffffff', 5),
    wall('dawn'),
    halo(420, 280, 260),
    slate(790, 110, 310, 290, 3),
    table('walnut', 420),
    shadow(330, 610, 280, 50),
    stamped('whole', CROISSANT_BOX, 220, 400, 0.8, -34),
    stamped('whole', CROISSANT_BOX, 440, 390, 0.8, 30),
    stamped('whole', CROISSANT_BOX, 330, 380, 0.85, -4),
    stamped('whole', CROISSANT_BOX, 250, 460, 0.8, 12),
    stamped('whole', CROISSANT_BOX, 430, 470, 0.75, -10),
    at(330, 560, basket(), 1.05),
    board(620, 540, 540, 160),
    shadow(880, 660, 230, 40),
    stamped('whole', CROISSANT_BOX, 880, 560, 1.1, -2),
    ...[
      [800, 500],
      [840, 470],
      [880, 500],
      [920, 466],
      [960, 500],
      [770, 560],
      [1000, 560],
      [860, 540],
      [920, 550],
    ].map(([x = 0, y = 0]) => stamped('almond', [44, 44], x, y, 1, (x * 7) % 180)),
    shape('M720 600Q730 470 880 450T1050 600Q880 540 720 600z', 'url(#sugar)', 'opacity=".9"'),
    crumbs(14, 3, [700, 690, 360, 20], '#ffffff', 6),
  );
