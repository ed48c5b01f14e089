import { at, crumbs, group, oval, shape } from '../parts/draw';
import { across, baked, shadow, slant } from '../parts/light';
import { picture } from '../parts/picture';
import { slice } from '../parts/slices';
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

export const flanParisien = (): string =>
  picture(
    'fl',
    wall('butter'),
    halo(640, 300, 290),
    table('marble', 390),
    whole(),
    at(390, 650, plate(370)),
    at(
      70,
      262,
      slice({
        top: slant('#e9a94e', '#b0601c', '#7d3a10'),
        face: ['#fdefba', '#fae29c', '#eec670'],
        crust: '#d99f4e',
        base: 26,
        onFace: crumbs(10, 5, [70, 250, 400, 70], '#e2b356', 6, 'opacity=".7"'),
      }),
      1.08,
    ),
    crumbs(12, 2, [590, 690, 100, 30], '#c98a3c', 7),
  );
