import { at, line, shape, stamp, stamped } from '../parts/draw';
import { blueberries, blueberryStamp } from '../parts/garnish';
import { glass } from '../parts/glass';
import { down, glow, shadow, slant } from '../parts/light';
import { paperCup } from '../parts/packs';
import { picture } from '../parts/picture';
import { halo, table, wall } from '../parts/surface';
import { steam } from '../parts/tableware';
import { CROISSANT_BOX, croissant } from '../parts/viennoiserie';

const bag = (): string =>
  shadow(0, 0, 130, 30) +
  shape(
    'M-120 0L-110-300L-90-284L-70-300L-50-284L-30-300L-10-284L10-300L30-284L50-300L70-284L90-300L112-286L120 0Q0 14-120 0z',
    slant('#f0d8ac', '#d9b47c', '#b0844a'),
  ) +
  shape('M60-292L112-286L120 0L76 6z', '#2b1d0e', 'opacity=".12"') +
  line('M-70-260Q-84-120-76-30M40-270Q54-150 46-40', '#8a5a30', 3, 'opacity=".35"') +
  `<circle cx="-16" cy="-130" r="46" fill="#0f4c3a"/>` +
  line('M-16-104V-150M-16-122q-22-2-24-20q22 0 24 16q2-16 24-16q-2 18-24 20', '#f2d98b', 6);

const oats = (): string =>
  glass({
    top: 92,
    foot: 80,
    height: 210,
    fillings: [
      { to: 80, fill: '#dcb878' },
      { to: 130, fill: down('#ffffff', '#f6f1e4') },
      { to: 156, fill: '#52407c' },
      { to: 184, fill: '#ffffff' },
    ],
    surface: glow('#ffffff', '#fffdf6', '#e8e0d0'),
    onTop: blueberries(7, 4, 0, -8, 54, 10),
  });

export const takeaway = (): string =>
  picture(
    'tt',
    blueberryStamp(),
    stamp('whole', croissant()),
    stamp('cup', at(104, 258, paperCup('#fbf6e9', '#0f4c3a'))),
    stamp('oats', at(140, 260, oats())),
    wall('dawn'),
    halo(640, 290, 270, '#fff3d0'),
    table('oak', 470),
    steam(470, 250, 190),
    stamped('whole', CROISSANT_BOX, 180, 340, 0.66, -32),
    at(200, 620, bag(), 1.15),
    stamped('cup', [220, 300], 480, 483, 1.5),
    stamped('oats', [290, 290], 735, 470, 1.1),
    stamped('oats', [290, 290], 885, 560, 1.25),
    stamped('cup', [220, 300], 1070, 490, 1.05),
    shadow(330, 740, 150, 26),
    stamped('whole', CROISSANT_BOX, 330, 690, 0.7, 4),
  );
