import { at, crumbs, line, oval, shape, stamp, stamped } from '../parts/draw';
import { blueberries, blueberryStamp } from '../parts/garnish';
import { across, glow, slant } from '../parts/light';
import { card, jug, jugStamp } from '../parts/packs';
import { picture } from '../parts/picture';
import { table, wall } from '../parts/surface';
import { bowl } from '../parts/tableware';
import { CROISSANT_BOX, croissant } from '../parts/viennoiserie';

const BOWL = [230, 150] as const;

/** A wedge of hard cheese. */
const cheese = (): string =>
  shape('M-120-20L60-80L130-30L-30 20z', slant('#fff0b8', '#f2cf6e')) +
  shape('M-30 20L130-30V30L-30 84z', slant('#fbe08c', '#e0ab40')) +
  shape('M-120-20L-30 20V84L-120 40z', '#b9803a') +
  line('M20 30h1M70 20h1M40 50h1', '#c98f30', 13);

export const hotelBreakfast = (): string =>
  picture(
    'ah',
    jugStamp(),
    blueberryStamp(),
    stamp('bowl', at(104, 114, bowl(96, '#8fb39c', '#fffdf6'))),
    stamp('card', card(6, 6, 110, 76, '#fbf2d8', '#7a5a0e')),
    stamp('whole', croissant()),
    wall('dawn'),
    table('linen', 360),
    shape('M700 330H1140V420H700z', across('#e2b578', '#f6d9a4', '#b98652')),
    at(800, 334, jug('#f2d98b', '#f6a63a'), 0.9),
    at(1020, 334, jug('#46708f'), 0.9),
    oval(270, 596, 270, 66, '#2b1d0e30'),
    oval(270, 580, 260, 66, slant('#ffffff', '#d8ccb6')),
    ...[
      [180, 496],
      [370, 500],
      [275, 560],
    ].map(([x = 0, y = 0]) => stamped('whole', CROISSANT_BOX, x, y, 0.62)),
    oval(640, 606, 140, 40, '#2b1d0e30'),
    oval(640, 596, 140, 42, slant('#ffffff', '#d8ccb6')),
    at(640, 550, cheese(), 0.9),
    stamped('bowl', BOWL, 880, 550),
    at(880, 514, blueberries(8, 5, 0, 0, 60, 14)),
    stamped('bowl', BOWL, 1085, 590),
    oval(1085, 554, 86, 24, '#e6c893'),
    crumbs(11, 4, [1020, 540, 130, 26], '#b98546', 12),
    crumbs(6, 7, [1024, 540, 120, 24], '#f6e3b8', 9),
    stamped('bowl', BOWL, 770, 700),
    oval(770, 664, 88, 25, glow('#f6c24a', '#d98a20', '#a85a10')),
    ...[
      [270, 690],
      [590, 676],
      [990, 690],
    ].map(([x = 0, y = 0]) => stamped('card', [130, 100], x, y)),
  );
