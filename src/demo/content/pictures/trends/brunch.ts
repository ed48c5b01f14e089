import { at, group, line, shape, stamp, stamped } from '../parts/draw';
import { blueberry, blueberryStamp, mint } from '../parts/garnish';
import { baked, glow, shadow, slant } from '../parts/light';
import { jug, jugStamp } from '../parts/packs';
import { picture } from '../parts/picture';
import { halo, table, wall } from '../parts/surface';
import { cup, plate, rosetta } from '../parts/tableware';

const egg = (): string =>
  group(baked('#7a3208'), shape('M-150-10C-156 40-100 50 0 50S156 40 150-10z', slant('#f8dca0', '#b87a34'))) +
  shape('M-160-16C-110-50 120-52 160-20C140 6 60 10 0 6S-150 10-160-16z', slant('#f9b3a4', '#b85c58')) +
  shape(
    'M-112-40C-120-110-60-146 0-146S118-110 112-40C120-10 90-4 84-30S50 12 30-4S-20 16-40-6S-90 10-112-40z',
    glow('#fff6b8', '#f9d858', '#e0a424'),
  ) +
  line('M-80-70C-76-106-40-122-10-124', '#fffde8', 11, 'opacity=".85"');

const toast = (): string =>
  group(
    baked('#7a3208'),
    shape('M0 60Q10 20 60 14H240Q300 20 300 60V110Q300 140 240 144H60Q4 140 0 110z', slant('#f0c070', '#8a4814')),
    shape('M0 60Q10 20 60 14H240Q300 20 300 60Q290 90 240 94H60Q10 90 0 60z', slant('#ffdc90', '#e5a048', '#a95e1e')),
  );

export const brunch = (): string =>
  picture(
    'tb',
    jugStamp(),
    blueberryStamp(),
    stamp('toast', toast()),
    wall('dawn'),
    halo(380, 280, 260),
    table('linen', 360),
    at(170, 450, jug('#8fb39c', '#f6a63a'), 0.9),
    at(920, 440, cup(rosetta(), '#0f4c3a'), 0.95),
    at(380, 600, plate(330, '#fbf3e0', '#d8c79a')),
    at(340, 590, egg(), 1.2),
    at(870, 640, plate(310, '#e7efe9', '#b7cdbb')),
    shadow(870, 660, 200, 40),
    stamped('toast', [310, 160], 880, 610, 1.1),
    stamped('toast', [310, 160], 850, 530, 1.1, -4),
    shape(
      'M760 500C770 470 900 460 940 486C960 520 940 590 926 590S910 540 890 540S870 610 852 610S840 544 816 540S790 570 780 560S750 530 760 500z',
      glow('#f0a83c', '#c8741a', '#8a4208'),
    ),
    line('M784 498Q820 478 880 482', '#ffe2a0', 8, 'opacity=".85"'),
    ...[
      [800, 460],
      [838, 452],
    ].map(([x = 0, y = 0]) => blueberry(x, y, 20)),
    mint(340, 424, 40),
  );
