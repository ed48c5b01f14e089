import { at, crumbs, group, oval, shape, stamp, stamped } from '../parts/draw';
import { blueberries, blueberry, blueberryStamp, mint } from '../parts/garnish';
import { baked, blurred, glow, shadow, slant } from '../parts/light';
import { shaker } from '../parts/packs';
import { picture } from '../parts/picture';
import { halo, table, wall } from '../parts/surface';
import { cutlery, plate } from '../parts/tableware';

/** A pancake in a box of 500 × 190. */
const pancake = (): string =>
  shape('M0 76v34a250 74 0 0 0 500 0v-34z', slant('#fff0c8', '#f0cd8a', '#c98f48')) +
  oval(250, 76, 250, 74, slant('#eab765', '#cc8736', '#99561c')) +
  oval(250, 76, 226, 64, slant('#dfa350', '#bf752a', '#8e4c18'));

const LEANS = [0, 8, -10, 6, -4];

export const pancakes = (): string =>
  picture(
    'pa',
    blueberryStamp(),
    stamp('pancake', pancake()),
    wall('mist'),
    halo(560, 320, 300),
    table('marble', 480),
    group(blurred(3), at(960, 520, shaker('#0f4c3a'), 1.15)),
    at(560, 640, plate(430)),
    shadow(560, 640, 260, 60),
    group(
      baked('#7a3208'),
      ...LEANS.map((lean, index) => stamped('pancake', [500, 190], 560 + lean, 618 - index * 54, 1 - index * 0.02)),
    ),
    shape(
      'M380 372C370 320 470 312 560 312S760 322 744 372Q742 420 716 398Q700 470 676 404Q560 420 470 402Q452 448 430 398Q390 410 380 372z',
      glow('#ffffff', '#fffdf6', '#e9e2d2'),
    ),
    shape('M420 356C430 320 520 300 566 300S710 326 700 360Q560 390 420 356z', '#ffffff', 'opacity=".8"'),
    blueberries(13, 5, 560, 320, 96, 30),
    mint(600, 300, 54),
    blueberry(250, 640, 22),
    blueberry(300, 664, 20),
    blueberry(860, 650, 22),
    blueberry(820, 676, 20),
    crumbs(20, 8, [880, 560, 190, 34], '#d9b06a', 10),
    at(1070, 610, cutlery(true), 1, 14),
  );
