import { at, box, line, oval, shape } from '../parts/draw';
import { across, down, glow, slant } from '../parts/light';
import { pitcher } from '../parts/packs';
import { picture } from '../parts/picture';
import { halo, table, wall } from '../parts/surface';
import { cup, rosetta, steam } from '../parts/tableware';

export const milkFoam = (): string =>
  picture(
    'am',
    wall('sage'),
    halo(700, 360, 300),
    table('walnut', 520),
    box(-20, 0, 470, 150, 30, slant('#2f7a62', '#0f4c3a', '#0a3327')),
    box(-20, 140, 480, 26, 10, across('#b4bebc', '#ffffff', '#b4bebc')),
    oval(110, 70, 38, 38, '#fffdf6', 'stroke="#b4bebc" stroke-width="7"'),
    line('M110 70l18-20', '#c8402f', 5),
    box(230, 150, 60, 40, 10, '#6f7b7a'),
    at(
      250,
      700,
      line('M10-500C16-400 44-330 30-230', '#8b9796', 20) +
        line('M6-500C12-400 38-330 26-230', '#ffffff', 6, 'opacity=".8"') +
        pitcher(
          oval(0, 4, 78, 22, glow('#ffffff', '#fffdf4', '#ecdfc6')) +
            line('M-50 2Q-10-14 34-8', '#ffffff', 6) +
            oval(20, 6, 22, 7, '#e9d9ba') +
            line('M20 6V-40', '#8b9796', 14),
        ),
      1.25,
    ),
    steam(330, 400, 150),
    at(760, 680, cup(oval(0, 0, 96, 32, glow('#c98a4e', '#9a5a26', '#6e3a14')) + rosetta(), '#fffdf8'), 1.55),
    shape(
      'M1030 250C960 300 860 330 800 470Q792 500 800 506Q812 500 816 480C870 360 980 330 1050 280z',
      down('#fffdf6', '#f6ead2'),
    ),
    `<g transform="translate(1110 330)rotate(-64)scale(.95)">${pitcher('')}</g>`,
  );
