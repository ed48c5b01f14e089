import { at, crumbs, group, line, oval, shape } from '../parts/draw';
import { mint } from '../parts/garnish';
import { bedewed, dew, glass, ice, iceStamp, straw } from '../parts/glass';
import { down, glow, shadow } from '../parts/light';
import { picture } from '../parts/picture';
import { halo, table, wall } from '../parts/surface';
import { bowl } from '../parts/tableware';

export const matchaCoco = (): string =>
  picture(
    'mc',
    iceStamp(),
    dew(),
    wall('sage'),
    halo(600, 330, 300),
    table('oak', 500),
    at(
      600,
      700,
      glass({
        top: 150,
        foot: 118,
        height: 540,
        fillings: [
          { to: 250, fill: down('#eef0d4', '#fffef8', '#fdf8ea') },
          { to: 470, fill: down('#6f9a34', '#86ae45', '#a9c766', '#dfe8b8') },
        ],
        surface: glow('#c5dc8a', '#9cc05c', '#7da540'),
        behind: straw(20, -300, -690, '#0f4c3a'),
        within:
          shape('M-96-262Q-60-330-30-268T30-250T112-290V-230Q60-200 10-214T-96-214z', '#ffffff', 'opacity=".45"') +
          ice(-56, -420, 92, -14) +
          ice(48, -400, 88, 18) +
          ice(-20, -330, 80, 38) +
          ice(76, -310, 64, -8),
        onTop: ice(-40, -8, 80, 12) + ice(46, -4, 72, -20) + mint(-4, -14, 56),
      }) + bedewed(146, 116, 500),
    ),
    at(
      250,
      690,
      bowl(130, '#2f6a55', glow('#b6d06e', '#86a83e', '#5f8228'), crumbs(18, 3, [-80, -14, 160, 30], '#d3e59a', 6)),
    ),
    group(
      'transform="translate(960 650)"',
      shadow(0, 40, 150, 36),
      shape('M-150-30C-140 70 140 70 150-30z', '#7a4a26'),
      line('M-130 0Q-60 40 0 42T130 0M-110 20Q-40 50 60 44', '#5a3014', 4),
      oval(0, -30, 150, 56, '#8a5a30'),
      oval(0, -30, 138, 49, glow('#ffffff', '#fffdf4', '#e2dccb')),
      oval(6, -20, 104, 34, glow('#f3efe2', '#fbf8ee', '#ffffff')),
    ),
    line('M820 730q40-22 70 0M860 750q30-14 50 2M770 745q20-12 40 2', '#fffdf6', 9),
  );
