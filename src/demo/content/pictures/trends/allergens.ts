import { at, box, line, shape, stamp, stamped } from '../parts/draw';
import { blueberries, blueberryStamp, butterPat } from '../parts/garnish';
import { glow, shadow, slant } from '../parts/light';
import { card, jug, jugStamp, pot } from '../parts/packs';
import { picture } from '../parts/picture';
import { halo, table, wall } from '../parts/surface';
import { bowl } from '../parts/tableware';
import { CROISSANT_BOX, croissant } from '../parts/viennoiserie';

/** A clear bag over a pastry, closed by a label. */
const bag = (): string =>
  shape(
    'M-150 110Q-160 0-130-90Q0-112 130-90Q160 0 150 110Q0 130-150 110z',
    slant('#ffffff77', '#ffffff22', '#ffffff44'),
  ) +
  line('M-118-80Q-140 0-130 96M110-84Q134 0 128 80', '#ffffff', 5, 'opacity=".9"') +
  box(-130, -136, 260, 60, 6, slant('#ffffff', '#e2ece5')) +
  line('M-104-116H-10M-104-98H-40', '#0f4c3a', 8) +
  [40, 76, 112].map((x) => `<circle cx="${x}" cy="-106" r="13" fill="${x === 76 ? '#f2d98b' : '#8fb39c'}"/>`).join('');

export const allergens = (): string =>
  picture(
    'ta',
    jugStamp(),
    blueberryStamp(),
    stamp('card', card(5, 5, 150, 96, '#fbf2d8', '#0f4c3a')),
    stamp('whole', croissant()),
    wall('mist'),
    halo(580, 300, 280),
    table('linen', 400),
    at(1010, 470, jug('#f2d98b', '#f6a63a'), 0.95),
    shadow(580, 690, 560, 60),
    shape('M190 420H980L1120 680H50z', slant('#b98652', '#8a5a30', '#6e431f')),
    shape('M214 440H956L1072 656H98z', slant('#d8a468', '#b98652')),
    box(50, 680, 1070, 26, 10, '#5a3416'),
    stamped('whole', CROISSANT_BOX, 380, 500, 0.66, -4),
    at(380, 500, bag(), 1.1),
    at(640, 540, pot('#fffdf6', '#46558f', 80, 104)),
    stamped('card', [170, 120], 815, 460),
    at(840, 650, bowl(120, '#fffdf8', glow('#ffffff', '#fffdf4', '#e9e2d2'), blueberries(7, 5, 0, -6, 62, 16))),
    stamped('card', [170, 120], 520, 636),
    butterPat(190, 620, 110),
  );
