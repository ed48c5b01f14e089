import { at, crumbs, line, oval, shape, times } from '../parts/draw';
import { glass } from '../parts/glass';
import { down, glow, grained, shadow, slant } from '../parts/light';
import { jug, jugStamp } from '../parts/packs';
import { picture } from '../parts/picture';
import { halo, table, wall } from '../parts/surface';
import { bowl, steam } from '../parts/tableware';

/** A bamboo whisk standing on its tines. */
const whisk = (): string =>
  shadow(0, 0, 70, 20) +
  shape('M-22-150C-70-110-74-40-58 0Q0 18 58 0C74-40 70-110 22-150z', slant('#f6e2ae', '#d9b267')) +
  line(
    times(
      9,
      (index) => `M${(index - 4) * 5}-148Q${(index - 4) * 17}-80 ${(index - 4) * 14} ${index % 2 === 0 ? 6 : 2}`,
    ),
    '#b98a3e',
    3,
  ) +
  shape('M-24-150L-20-270Q0-280 20-270L24-150z', slant('#fbeabc', '#cf9f52')) +
  line('M-24-152H24M-24-164H24', '#7a4a26', 6) +
  line('M-12-180L-10-258', '#fffbe6', 6, 'opacity=".8"');

export const matchaChai = (): string =>
  picture(
    'tm',
    jugStamp(),
    wall('cream'),
    halo(520, 320, 290),
    table('oak', 450),
    at(840, 540, jug('#8fb39c'), 1.25),
    steam(400, 390, 170),
    at(
      420,
      670,
      bowl(
        230,
        '#23463a',
        glow('#c9de8a', '#9abf55', '#6f9638'),
        crumbs(60, 4, [-160, -40, 320, 80], '#e2efb4', 8, 'opacity=".8"') +
          oval(-30, -16, 110, 26, '#dcecae', 'opacity=".35"'),
      ),
    ),
    at(150, 720, whisk(), 1.05),
    shape('M620 720Q660 650 730 690Q800 700 790 740Q700 770 620 720z', slant('#b8d470', '#7ea23c'), grained('#5f8228')),
    crumbs(22, 5, [600, 690, 220, 70], '#8fb04a', 6),
    at(
      1010,
      720,
      glass({
        top: 104,
        foot: 84,
        height: 280,
        fillings: [
          { to: 200, fill: down('#dba66e', '#c98c50', '#b87a40') },
          { to: 240, fill: down('#fffaf0', '#f3e0c4') },
        ],
        surface: glow('#fffdf6', '#f9ecd6', '#e6cda4'),
        onTop: oval(0, 0, 50, 13, '#a9652c', `opacity=".6" ${grained('#fff3dd')}`),
      }),
    ),
    line('M860 750l90-22', '#7a3f1a', 14),
    line('M862 746l84-20', '#b87040', 4),
  );
