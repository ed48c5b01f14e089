import { almond, hazelnut } from '../parts/garnish';
import { dusting, group, line, oval, scatter, shape, stamp, stamped, times } from '../parts/draw';
import { baked, glow, shadow, slant } from '../parts/light';
import { picture } from '../parts/picture';
import { halo, table, wall } from '../parts/surface';
import { plate } from '../parts/tableware';

/** One swirl of piped cream, in a box of 90 × 100. */
const twist = (): string =>
  shape('M45 4C82 14 90 44 82 76Q64 98 34 94Q4 84 8 54Q14 14 45 4z', slant('#f6dfb0', '#d9ae70', '#a97840')) +
  line('M30 20Q70 36 76 74M18 40Q50 56 56 92M12 62Q28 72 34 92', '#fff2d0', 6, 'opacity=".8"') +
  line('M44 22Q78 44 80 70M26 50Q50 68 64 90', '#94652e', 3, 'opacity=".6"');

const almonds = (): string =>
  scatter(11, 5, (a, b, c) => {
    const angle = a * 6.28;
    return stamped(
      'almond',
      [60, 60],
      Math.cos(angle) * 205,
      -4 + Math.sin(angle) * 62 * (0.8 + b * 0.3),
      1,
      Math.round(c * 180),
    );
  });

export const parisBrest = (): string =>
  picture(
    'pb',
    stamp('twist', twist()),
    stamp('almond', almond(30, 32, 26, 0)),
    dusting('sugar', '#ffffff', 7),
    wall('blush'),
    halo(600, 290, 280),
    table('walnut', 400),
    group('transform="translate(600 560)"', plate(430)),
    shadow(600, 590, 320, 76),
    group(
      'transform="translate(600 520)"',
      oval(0, 36, 300, 104, slant('#f0bd68', '#c9802f', '#8a4816'), baked('#7a3208')),
      oval(0, 12, 300, 100, '#f7e3b4'),
      times(13, (index) => {
        const angle = Math.PI * (1 - index / 12);
        return stamped(
          'twist',
          [90, 100],
          Math.cos(angle) * 262,
          -16 + Math.sin(angle) * 82,
          1.05,
          Math.round(Math.cos(angle) * 18),
        );
      }),
    ),
    group(
      'transform="translate(600 416)"',
      shape(
        'M-296 20C-300-70-170-128 0-128S300-70 296 20C290 90 150 124 0 124S-290 90-296 20z',
        slant('#fbd98a', '#d98f3c', '#94501a'),
        baked('#7a3208'),
      ),
      oval(0, -14, 96, 34, '#6e3a14'),
      oval(4, -6, 88, 28, glow('#a8692e', '#8a4f1e', '#5c2c0c')),
      almonds(),
      shape(
        'M-276 10C-270-60-170-112-20-114C120-114 200-90 230-60Q120-30 96-20A96 34 0 0 0-96-14Q-180 60-250 50z',
        'url(#sugar)',
        'opacity=".85"',
      ),
      line('M-250-30Q-200-96-70-112', '#fff6d8', 10, 'opacity=".5"'),
    ),
    hazelnut(190, 690, 40, -14),
    hazelnut(270, 720, 34, 30),
    hazelnut(1010, 700, 38, 18),
    stamped('almond', [60, 60], 930, 730, 1.3, 70),
    stamped('almond', [60, 60], 1090, 710, 1.2, -50),
  );
