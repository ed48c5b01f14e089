import { crumbs, group, line, shape } from '../parts/draw';
import { lemonSlice, lemonStamp, mint } from '../parts/garnish';
import { baked, grained, shadow, slant } from '../parts/light';
import { picture } from '../parts/picture';
import { halo, table, wall } from '../parts/surface';
import { cup, cutlery, plate, rosetta } from '../parts/tableware';

const slice = (): string =>
  shadow(270, 330, 280, 56) +
  shape('M0 130L380 20Q520 40 540 110L200 250z', slant('#f8d896', '#e8b765', '#c98a3c'), baked('#7a3208')) +
  shape('M14 132L380 28Q500 44 524 110L200 238z', slant('#fff3c8', '#fbe3a2', '#eec36c')) +
  shape('M0 130L200 250V350L0 226z', slant('#fffdf0', '#fbf2d4', '#ecdcae')) +
  shape('M200 250L540 110V206L200 350z', slant('#fdf4d6', '#f3e4b6', '#dcc68c')) +
  shape('M0 220L200 344V384L0 258z', '#c08a48', grained('#6e3c12')) +
  shape('M200 344L540 200V238L200 384z', '#a8723a', grained('#5a2c0c')) +
  line('M4 134L200 252L536 114', '#fffbe6', 5, 'opacity=".9"') +
  line(
    'M20 170q60 26 90 54M40 204q40 12 60 34M240 290q90-30 130-58M300 300q70-30 190-84',
    '#e2cf9c',
    3,
    'opacity=".7"',
  );

export const cheesecake = (): string =>
  picture(
    'cc',
    lemonStamp(),
    wall('mist'),
    halo(560, 300, 290),
    table('marble', 400),
    group('transform="translate(990 470)scale(.95)"', cup(rosetta(), '#dfeadd')),
    lemonSlice(170, 440, 84),
    group('transform="translate(530 610)"', plate(460, '#fffdf8')),
    group('transform="translate(270 320)"', slice()),
    line('M500 396q26-30 52-8t46-10M540 420q20-20 44-4M470 420q24-14 34 6', '#f2c22c', 9),
    mint(610, 396, 56),
    crumbs(20, 6, [560, 650, 220, 60], '#b67a38', 8),
    group('transform="translate(1040 640)rotate(12)"', cutlery(true)),
  );
