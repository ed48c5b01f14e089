import { at, crumbs, group, line, shape } from '../parts/draw';
import { baked, glow, grained, shadow, slant } from '../parts/light';
import { slate } from '../parts/packs';
import { picture } from '../parts/picture';
import { cloth, halo, table, wall } from '../parts/surface';
import { board } from '../parts/tableware';

/** A mound of butter with a slice cut away. */
const mound = (): string =>
  shadow(10, 60, 270, 50) +
  shape('M-240 60C-260-60-200-190-20-210C150-210 240-80 240 60Q0 110-240 60z', glow('#fffbe0', '#f6dc82', '#cf9f38')) +
  shape('M40-208C160-190 240-80 240 60Q180 82 130 82L60-40z', slant('#f6dc86', '#d9ad48')) +
  shape('M40-208L60-40L130 82Q90 90 40 88C20 0 10-120 40-208z', slant('#fffdee', '#fdf0b8', '#f3d983')) +
  line(
    'M-206 0Q-100 40 26 30M-216-50Q-110-10 20-16M-190-104Q-100-70 18-70M-140-154Q-60-130 24-130',
    '#e2bd5e',
    5,
    'opacity=".6"',
  ) +
  line('M-190-60C-180-120-130-170-70-186', '#fffef4', 16, 'opacity=".8"');

const loaf = (): string =>
  shadow(0, 70, 240, 40) +
  group(
    baked('#6a2a06'),
    shape(
      'M-230 30C-240-60-120-120 20-120S240-70 236 20C230 70 120 84 0 84S-226 80-230 30z',
      slant('#e9b46c', '#b9702e', '#6e380f'),
    ),
    shape(
      'M-142-78Q-60-74-40 22Q-112-4-142-78zM-36-112Q44-100 62 14Q-16-18-36-112zM78-106Q146-92 160 8Q92-20 78-106z',
      slant('#fbe6ba', '#e0b070'),
    ),
  ) +
  line('M-142-78Q-60-74-40 22M-36-112Q44-100 62 14M78-106Q146-92 160 8', '#7a3f14', 5, 'opacity=".75"') +
  crumbs(26, 4, [-160, -90, 340, 60], '#fffaf0', 6, 'opacity=".7"');

const slice = (): string =>
  shape('M-110 30C-140-30-90-80 0-76S140-30 110 34Q0 60-110 30z', '#a9622a') +
  shape(
    'M-98 26C-124-26-80-68 0-64S124-26 98 28Q0 50-98 26z',
    glow('#fff6dc', '#f3ddb0', '#dcb87c'),
    grained('#b98a4a'),
  ) +
  shape('M-70-10Q-60-44 0-40T76-14Q60 20 0 16T-70-10z', glow('#fffbe0', '#f9e394', '#e6c05c'));

export const butterOrigin = (): string =>
  picture(
    'to',
    wall('cream'),
    halo(480, 280, 270),
    slate(850, 110, 250, 300, 4),
    table('oak', 400),
    cloth(760, 610, '#fbf6e9', '#d8c79a'),
    at(860, 500, loaf(), 1.05),
    board(50, 470, 800, 180),
    at(340, 530, mound(), 1.05),
    shadow(690, 640, 120, 20),
    at(690, 606, slice(), 1.25),
  );
