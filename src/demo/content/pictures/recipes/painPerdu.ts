import { at, crumbs, group, line, oval, shape } from '../parts/draw';
import { butterPat } from '../parts/garnish';
import { baked, glow, shadow, slant } from '../parts/light';
import { picture } from '../parts/picture';
import { halo, table, wall } from '../parts/surface';
import { cutlery, plate } from '../parts/tableware';
import { jug, jugStamp } from '../parts/packs';

/** A thick slice of brioche lying on its side, in a box of 500 × 260. */
const slice = (): string =>
  group(
    baked('#7a3208'),
    shape(
      'M20 120C20 90 60 40 130 20Q250-6 380 24C450 50 480 90 480 120V200Q470 230 430 236Q250 262 70 236Q24 226 20 200z',
      slant('#f0c070', '#c98032', '#8a4814'),
    ),
    shape(
      'M20 120C20 90 60 40 130 20Q250-6 380 24C450 50 480 90 480 120Q466 150 420 156Q250 176 80 156Q30 148 20 120z',
      slant('#ffdc90', '#e5a048', '#a95e1e'),
    ),
  ) +
  shape(
    'M60 112C70 80 110 54 160 42Q260 22 360 46Q430 70 440 108Q360 140 250 140T60 112z',
    slant('#fff0c4', '#f3c772', '#d9943c'),
    baked('#7a3208'),
  ) +
  shape('M22 170Q250 214 478 170V196Q250 240 22 196z', slant('#fff0c4', '#f0cf8a', '#d9a457'), 'opacity=".55"');

export const painPerdu = (): string =>
  picture(
    'pp',
    jugStamp(),
    wall('blush'),
    halo(580, 300, 290),
    table('oak', 420),
    at(990, 520, jug('#c98032', '#a9601c'), 1.15),
    at(520, 600, plate(470)),
    shape('M220 650Q200 590 330 580H720Q850 596 826 660Q760 720 520 712Q260 716 220 650z', slant('#d98a24', '#a85a10')),
    line('M250 664Q290 700 440 702M640 704Q770 696 806 656', '#ffd98a', 7, 'opacity=".8"'),
    shadow(520, 640, 270, 40),
    at(290, 400, slice(), 1),
    at(250, 270, slice(), 1, 0),
    shape(
      'M300 372C290 320 400 290 500 290S720 330 706 372C710 400 690 470 672 470S660 410 640 406S620 520 598 520S586 414 560 412S520 450 500 450S480 408 450 406S430 560 406 560S398 410 376 404S350 440 336 440S302 400 300 372z',
      glow('#f0a83c', '#c8741a', '#8a4208'),
    ),
    line('M336 352C350 320 420 306 490 304M560 306q60 6 100 34', '#ffe2a0', 10, 'opacity=".85"'),
    line('M598 440v56M406 440v90', '#ffd27a', 5, 'opacity=".7"'),
    oval(500, 350, 120, 34, '#ffffff', 'opacity=".12"'),
    butterPat(440, 306, 120),
    crumbs(14, 4, [330, 316, 330, 60], '#ffffff', 6),
    at(1070, 620, cutlery(true), 1, 10),
  );
