import { box, crumbs, line, oval, shape, stamp, stamped } from '../parts/draw';
import { blueberries, blueberryStamp } from '../parts/garnish';
import { baked, glow, grained, slant, streaked, down } from '../parts/light';
import { picture } from '../parts/picture';
import { CROISSANT_BOX, croissant } from '../parts/viennoiserie';

/** Something round seen from straight above, with its shadow to the lower right. */
const disc = (x: number, y: number, radius: number, fill: string, more = ''): string =>
  `<circle cx="${x + 14}" cy="${y + 18}" r="${radius + 8}" fill="url(#shade-3a2812)"/><circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"${more}/>`;

export const recipeIdeas = (): string =>
  picture(
    'ar',
    stamp('whole', croissant()),
    blueberryStamp(),
    shape('M0 0h1200v800H0z', down('#ecd0a2', '#d3a972'), streaked('#8a5624')),
    shape('M0 0h700L200 800H0z', '#ffffff', 'opacity=".14"'),
    shape('M396 70L884 40L930 690L420 740z', '#3a2812', 'opacity=".18"'),
    shape('M380 50L868 20L910 670L404 720z', slant('#fbf5e6', '#efe3ca', '#dcc8a0')),
    line('M404 100L890 70M408 130L892 100M424 640L900 600M424 670L902 630', '#c9a86a', 7, 'opacity=".7"'),
    disc(230, 250, 190, slant('#ffffff', '#f7efe0', '#d8ccb6')),
    stamped('whole', CROISSANT_BOX, 220, 190, 0.78, -8),
    stamped('whole', CROISSANT_BOX, 245, 310, 0.82, 10),
    disc(645, 320, 200, slant('#f8d896', '#c98a3c', '#8a5220')),
    `<circle cx="645" cy="320" r="176" fill="${glow('#f4bd5c', '#c9741f', '#8a4412')}" ${baked('#5a2408')}/>`,
    line('M645 320L800 236M645 320L812 378', '#fff0c0', 6, 'opacity=".8"'),
    shape('M645 320L800 236A176 176 0 0 1 812 378z', '#fbe7a8', 'opacity=".75"'),
    disc(1010, 240, 150, slant('#ffffff', '#eef4f0', '#c3d0c6')),
    `<circle cx="1010" cy="240" r="130" fill="${glow('#cfe592', '#9cc05c', '#6f9638')}"/>`,
    oval(980, 214, 66, 44, '#ffffff', 'opacity=".3" transform="rotate(-30 980 214)"'),
    line('M950 290q30-50 70-40t50-40', '#eef6d0', 10, 'opacity=".7"'),
    disc(980, 590, 176, slant('#2f7a62', '#0f4c3a', '#0a3327')),
    `<circle cx="980" cy="590" r="150" fill="#e6c893" ${grained('#a9742f')}/>`,
    oval(1020, 620, 84, 70, '#fffdf6'),
    blueberries(12, 5, 950, 560, 70, 44),
    box(300, 560, 24, 220, 12, slant('#f0c88a', '#a9702e'), 'transform="rotate(38 312 600)"'),
    oval(312, 560, 46, 62, slant('#f0c88a', '#a9702e'), 'transform="rotate(38 312 600)"'),
    crumbs(20, 4, [500, 600, 240, 60], '#c98a3c', 9),
    crumbs(16, 8, [60, 520, 160, 200], '#fffaf0', 8),
  );
