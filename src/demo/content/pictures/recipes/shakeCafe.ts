import { at, crumbs, group, line, oval, shape } from '../parts/draw';
import { coffeeBean, coffeeBeanStamp } from '../parts/garnish';
import { glass, straw } from '../parts/glass';
import { blurred, down, glow, grained } from '../parts/light';
import { tin } from '../parts/packs';
import { picture } from '../parts/picture';
import { halo, table, wall } from '../parts/surface';

export const shakeCafe = (): string =>
  picture(
    'sc',
    coffeeBeanStamp(),
    wall('blush'),
    halo(560, 330, 300),
    table('walnut', 500),
    group(blurred(4), at(910, 570, tin('#6b3f22', '#3a2012', 130, 320))),
    at(
      540,
      710,
      glass({
        top: 156,
        foot: 112,
        height: 560,
        fillings: [
          { to: 400, fill: down('#b98a62', '#a3714a', '#7f5030', '#5f3820') },
          { to: 510, fill: down('#fff3e0', '#ecd2b0', '#c79c74') },
        ],
        surface: '#f3dfc4',
        behind: straw(40, -300, -720, '#f2d98b'),
        within:
          shape('M-126-410q20 26 44 4t44 6t50-4t48 8t70-14v-30H-130z', '#ecd2b0', 'opacity=".8"') +
          crumbs(26, 4, [-110, -500, 220, 80], '#fffaf0', 12, 'opacity=".7"') +
          crumbs(14, 7, [-100, -380, 200, 120], '#d9b48c', 8, 'opacity=".5"'),
        onTop:
          shape(
            'M-146 0C-150-50-100-44-92-64C-70-104-20-90 0-100C40-116 70-84 92-66C112-50 150-46 146 0C120 44-120 44-146 0z',
            glow('#fffaf0', '#efd6b0', '#c79c6a'),
          ) +
          line('M-90-30q40 20 90 4t90-2', '#d9b88e', 5, 'opacity=".6"') +
          oval(0, -40, 90, 34, '#6b3a1a', `opacity=".5" ${grained('#fff3dd')}`) +
          coffeeBean(-30, -62, 20, -20) +
          coffeeBean(18, -56, 20, 24) +
          coffeeBean(-2, -82, 18, 4),
      }),
    ),
    ...[
      [200, 690, 34, 20],
      [270, 730, 32, -40],
      [150, 740, 30, 70],
      [330, 690, 28, 10],
      [230, 770, 30, 30],
      [790, 730, 32, -24],
      [860, 760, 30, 40],
      [930, 724, 30, 0],
      [1040, 750, 32, 60],
    ].map(([x = 0, y = 0, size = 0, turn = 0]) => coffeeBean(x, y, size, turn)),
  );
