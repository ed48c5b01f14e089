import { at, crumbs, group, line, oval, shape, stamp, stamped } from '../parts/draw';
import { salad, saladStamp } from '../parts/garnish';
import { baked, down, shadow, slant } from '../parts/light';
import { picture } from '../parts/picture';
import { halo, table, wall } from '../parts/surface';
import { board, plate } from '../parts/tableware';

/** Half of a toasted sandwich, its long cut facing the viewer, in a box of 460 × 290. */
const half = (): string =>
  group(
    baked('#7a3208'),
    shape('M20 150L230 20L440 130Q230 170 20 150z', '#c98338'),
    shape(
      'M14 148C60 96 180 20 230 14C290 20 420 100 450 132Q440 166 400 160Q380 196 352 162Q300 158 270 168Q250 206 226 170Q160 178 120 168Q96 200 78 164Q20 168 14 148z',
      slant('#fff0b4', '#f4c65c', '#cf8326'),
    ),
  ) +
  shape('M22 160Q230 178 440 146V262Q230 290 22 266z', down('#e0a95c', '#c78640')) +
  shape('M22 162Q230 180 440 148V186Q230 214 22 196z', slant('#fff3d0', '#f3dba2')) +
  shape('M22 196Q230 214 440 186V200Q230 230 22 210z', '#f7d36a') +
  shape('M22 206Q230 228 440 198V220Q230 246 22 228z', slant('#f6a9a0', '#dd7f7a')) +
  shape(
    'M22 226Q230 246 440 218V232Q420 262 404 232Q340 244 310 240Q296 276 282 242Q180 246 140 240Q128 270 112 238Q50 236 22 232z',
    '#fbdc7c',
  ) +
  shape('M22 240Q230 256 440 232V262Q230 290 22 266z', slant('#fff0c8', '#e8c587')) +
  line('M22 264Q230 288 440 260', '#a9622a', 6) +
  oval(180, 78, 60, 20, '#fffbe0', 'opacity=".3" transform="rotate(-24 180 78)"');

export const croqueMonsieur = (): string =>
  picture(
    'cm',
    saladStamp(),
    stamp('half', half()),
    wall('butter'),
    halo(560, 280, 270),
    table('walnut', 380),
    board(40, 420, 1120, 260),
    at(600, 560, plate(470, '#fdf9ef')),
    salad(900, 556, 1.5),
    shadow(560, 500, 270, 46),
    stamped('half', [460, 290], 590, 385),
    shadow(480, 660, 290, 44),
    stamped('half', [460, 290], 452, 531, 1.14),
    crumbs(14, 4, [260, 672, 420, 24], '#c98a3c', 7),
  );
