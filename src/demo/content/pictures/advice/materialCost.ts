import { at, box, crumbs, group, line, oval, shape, times } from '../parts/draw';
import { butterBlock } from '../parts/garnish';
import { down, shadow, slant } from '../parts/light';
import { picture } from '../parts/picture';
import { halo, table, wall } from '../parts/surface';
import { bowl } from '../parts/tableware';

const sheet = (): string =>
  shape('M12 14L420 2L470 336L-30 350z', '#3a2812', 'opacity=".2"') +
  shape('M0 0L410-10L456 322L-40 338z', slant('#ffffff', '#fdf8ea', '#efe3ca')) +
  line('M30 40L250 34', '#0f4c3a', 12) +
  line(
    times(
      6,
      (row) =>
        `M${24 - row * 5} ${86 + row * 36}l${150 + (row % 3) * 26}-4M${262 + row} ${80 + row * 36}h50M${346 + row * 2} ${79 + row * 36}h52`,
    ),
    '#55605a',
    7,
    'opacity=".75"',
  ) +
  line('M-6 290L424 282', '#c8a24a', 6) +
  line('M330 306h80', '#0f4c3a', 13);

const calculator = (): string =>
  shape('M14 14H214L250 300H-6z', '#3a2812', 'opacity=".25"') +
  shape(
    'M6 0H196Q206 0 208 10L240 270Q240 284 226 284H-22Q-36 284-34 270L-6 10Q-4 0 6 0z',
    slant('#3f5a52', '#23332e'),
  ) +
  shape('M18 20H184L190 74H12z', slant('#dfead0', '#b7cba6')) +
  line('M120 52h10M138 52h10M156 52h10M174 52h4', '#23332e', 13) +
  times(4, (row) =>
    times(4, (column) =>
      box(
        8 + column * (46 + row * 3.4) - row * 8,
        96 + row * 44,
        36 + row * 2,
        30,
        8,
        column === 3 ? '#f2d98b' : '#fbf6e9',
      ),
    ),
  );

const scales = (): string =>
  shadow(150, 150, 190, 34) +
  shape('M20 40H280L310 150H-10z', slant('#ffffff', '#e9e2d2', '#c9bfa9')) +
  box(80, 76, 140, 46, 8, '#23332e') +
  line('M104 100h14M130 100h14M156 100h14M182 100h14', '#b9e0a0', 16) +
  oval(150, 36, 176, 44, '#97a3a2') +
  oval(150, 28, 176, 44, slant('#ffffff', '#dfe5e3', '#aab5b3'));

export const materialCost = (): string =>
  picture(
    'ac',
    wall('butter'),
    halo(720, 250, 240),
    table('oak', 330),
    group('opacity=".8"', oval(620, 640, 420, 90, '#fffaf0', 'opacity=".45"')),
    crumbs(60, 4, [420, 360, 700, 400], '#fffaf0', 8, 'opacity=".8"'),
    at(700, 400, scales(), 1.15),
    at(850, 420, bowl(120, '#fffdf8', '#fffaf0', oval(0, -16, 84, 36, down('#ffffff', '#f3ead6')))),
    at(130, 370, sheet(), 1.15),
    at(780, 576, calculator(), 0.7),
    at(1040, 740, butterBlock(150, 70)),
    line('M560 700L690 590', '#f2d98b', 18),
    line('M556 704l-14 12', '#23332e', 9),
    line('M690 590l14-12', '#d8694a', 18),
  );
