import { crumbs, stamp, stamped } from '../parts/draw';
import { shadow } from '../parts/light';
import { picture } from '../parts/picture';
import { halo, table, wall } from '../parts/surface';
import { rack } from '../parts/tableware';
import { kouignAmann, KOUIGN_BOX } from '../parts/viennoiserie';

const placed = (x: number, y: number, scale: number, turn = 0): string =>
  shadow(x, y + 72 * scale, 120 * scale, 26 * scale) + stamped('round', KOUIGN_BOX, x, y, scale, turn);

export const kouignAmanns = (): string =>
  picture(
    'ka',
    stamp('round', kouignAmann()),
    wall('cream'),
    halo(600, 260, 240),
    table('oak', 350),
    rack(70, 400, 1060, 320),
    placed(380, 390, 1.25, 3),
    placed(800, 384, 1.25, -6),
    placed(230, 560, 1.5, -4),
    placed(960, 560, 1.5, 8),
    placed(600, 580, 1.75),
    crumbs(40, 3, [430, 500, 330, 90], '#ffffff', 6, 'opacity=".9"'),
    crumbs(20, 8, [100, 480, 260, 70], '#ffffff', 6, 'opacity=".9"'),
    crumbs(20, 6, [840, 480, 240, 70], '#ffffff', 6, 'opacity=".9"'),
  );
