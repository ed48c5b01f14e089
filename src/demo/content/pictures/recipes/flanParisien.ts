import { crumbs, group, line, oval, shape } from '../parts/draw';
import { across, baked, down, shadow, slant } from '../parts/light';
import { picture } from '../parts/picture';
import { halo, table, wall } from '../parts/surface';
import { plate } from '../parts/tableware';

const whole = (): string =>
  shadow(760, 470, 330, 70) +
  shape('M440 260V440A320 96 0 0 0 1080 440V260z', across('#b07a3e', '#e8b76a', '#d99a4c', '#a8672c')) +
  group(baked('#5a2408'), oval(760, 260, 320, 96, slant('#e9a94e', '#b9661f', '#7d3a10'))) +
  oval(760, 260, 318, 94, 'none', 'stroke="#f3cf8c" stroke-width="16"') +
  shape(
    'M424 290V446A336 100 0 0 0 1096 446V290A336 100 0 0 1 424 290z',
    across('#8b9796', '#f8faf9', '#cbd3d1', '#eef2f1', '#87928f'),
  );

const slice = (): string =>
  group(
    'transform="translate(130 280)"',
    shape('M20 110L330 30L470 120L150 210z', slant('#e9a94e', '#b0601c', '#7d3a10'), baked('#5a2408')),
    shape('M150 210L470 120V300L150 396z', slant('#fdeeb8', '#f7dc8e', '#e8bf62')),
    shape('M20 110L150 210V396L20 290z', down('#dca254', '#b06e2c')),
    line('M36 140V292M58 156V310M82 176V330M106 196V350M128 212V368', '#8a4a16', 4, 'opacity=".35"'),
    shape('M150 366L470 272V300L150 396z', down('#d99f4e', '#b87430')),
    shape('M150 210L470 120V136L150 228z', '#a8601f', 'opacity=".75"'),
    line('M160 238L460 152', '#fff8da', 6, 'opacity=".7"'),
    line('M20 110L150 210L470 120', '#ffdf9c', 5, 'opacity=".8"'),
  ) + crumbs(9, 5, [320, 430, 240, 160], '#e2b356', 6, 'opacity=".7"');

export const flanParisien = (): string =>
  picture(
    'fl',
    wall('butter'),
    halo(640, 300, 290),
    table('marble', 390),
    whole(),
    group('transform="translate(400 640)"', plate(360)),
    shadow(440, 650, 230, 40),
    slice(),
    crumbs(14, 2, [560, 620, 160, 40], '#c98a3c', 7),
  );
