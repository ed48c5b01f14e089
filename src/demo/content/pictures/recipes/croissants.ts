import { at, crumbs, stamp, stamped } from '../parts/draw';
import { shadow } from '../parts/light';
import { picture } from '../parts/picture';
import { halo, table, wall } from '../parts/surface';
import { tray } from '../parts/tableware';
import { CROISSANT_BOX, croissant, croissantCut } from '../parts/viennoiserie';

export const croissants = (): string =>
  picture(
    'cr',
    stamp('whole', croissant()),
    wall('dawn'),
    halo(600, 270, 250),
    table('oak', 330),
    tray(30, 330, 1140, 400),
    shadow(330, 450, 200, 44),
    stamped('whole', CROISSANT_BOX, 330, 376, 0.95, -6),
    shadow(830, 440, 200, 44),
    stamped('whole', CROISSANT_BOX, 820, 366, 0.95, 5),
    shadow(330, 680, 250, 56),
    stamped('whole', CROISSANT_BOX, 320, 580, 1.3, -3),
    shadow(820, 680, 240, 60),
    at(870, 590, croissantCut('whole'), 1.25),
    crumbs(22, 4, [560, 670, 480, 50], '#d08c3c', 7),
    crumbs(14, 9, [580, 660, 440, 60], '#f2c878', 5),
  );
