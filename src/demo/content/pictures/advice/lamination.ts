import { at, box, crumbs, line, shape, times } from '../parts/draw';
import { butterBlock } from '../parts/garnish';
import { across, down, grained, shadow, slant } from '../parts/light';
import { thermometer } from '../parts/packs';
import { picture } from '../parts/picture';
import { halo, table, tiles, wall } from '../parts/surface';

/** Folded dough whose near edge shows its layers. */
const dough = (): string =>
  shadow(260, 190, 320, 50) +
  shape('M60 0H470L560 110H-20z', slant('#fffaea', '#f8e9c4', '#e6cd98'), grained('#dcc08a')) +
  shape('M-20 110H560V196Q560 206 550 206H-10Q-20 206-20 196z', '#f6dd9c') +
  line(
    times(5, (layer) => `M-12 ${124 + layer * 17}q70 8 140 0t140 0t140 0t140 0`),
    '#fffaea',
    10,
  ) +
  line(
    times(5, (layer) => `M-12 ${131 + layer * 17}q70 8 140 0t140 0t140 0t140 0`),
    '#d9ac52',
    3,
  ) +
  line('M-18 112H556', '#ffffff', 5, 'opacity=".9"');

export const lamination = (): string =>
  picture(
    'al',
    wall('mist'),
    tiles(400),
    halo(640, 260, 240),
    table('marble', 400),
    shadow(600, 470, 560, 34),
    shape('M0 384H1200V440H0z', down('#fffdf6', '#dfe5e3')),
    box(440, 60, 44, 350, 10, slant('#2f7a62', '#0f4c3a')),
    box(770, 60, 44, 350, 10, slant('#2f7a62', '#0f4c3a')),
    box(420, 40, 414, 120, 20, slant('#2f7a62', '#0f4c3a', '#0a3327')),
    shape('M484 330h286v44H484z', '#f6e3b4'),
    box(470, 210, 314, 62, 30, down('#8b9796', '#ffffff', '#b4bebc', '#7d8886')),
    box(470, 284, 314, 62, 30, down('#8b9796', '#ffffff', '#b4bebc', '#7d8886')),
    shape('M0 376Q300 366 470 352H790Q960 372 1200 378V402H0z', slant('#fffaea', '#f3dfae')),
    box(470, 70, 90, 50, 8, '#fbf6e9'),
    `<circle cx="700" cy="96" r="34" fill="${across('#f8ebc0', '#f2d98b')}"/>`,
    line('M700 96l16-20', '#7a5a0e', 8),
    at(110, 520, dough()),
    at(860, 690, butterBlock(300, 110)),
    thermometer(1100, 480, 240),
    crumbs(50, 4, [60, 480, 1060, 290], '#ffffff', 8),
    crumbs(20, 9, [660, 720, 400, 50], '#e6d5b0', 6),
  );
