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
    halo(600, 220, 270),
    table('oak', 280),
    tray(20, 290, 1160, 450),
    shadow(320, 420, 230, 44),
    stamped('whole', CROISSANT_BOX, 320, 330, 1.12, -6),
    shadow(850, 410, 230, 44),
    stamped('whole', CROISSANT_BOX, 840, 320, 1.12, 5),
    shadow(330, 690, 290, 56),
    stamped('whole', CROISSANT_BOX, 320, 575, 1.5, -3),
    shadow(850, 700, 280, 50),
    at(900, 585, croissantCut('whole'), 1.45),
    crumbs(22, 4, [560, 690, 540, 36], '#d08c3c', 8),
    crumbs(14, 9, [580, 690, 500, 40], '#f2c878', 6),
  );
