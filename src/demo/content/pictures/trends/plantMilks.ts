import { at, box, crumbs, group, line, oval, shape } from '../parts/draw';
import { across, down, ROUND, shadow, slant } from '../parts/light';
import { jug, jugStamp } from '../parts/packs';
import { picture } from '../parts/picture';
import { halo, table, wall } from '../parts/surface';
import { cup, rosetta, vessel } from '../parts/tableware';

/** A two-group espresso machine, the left end of its foot at 0, 0. */
const machine = (): string =>
  shadow(260, 0, 300, 40) +
  box(0, -40, 520, 44, 10, down('#cfd7d5', '#8b9796')) +
  box(30, -250, 460, 214, 8, down('#5b6664', '#39423f')) +
  box(-6, -380, 532, 150, 26, slant('#2f7a62', '#0f4c3a', '#0a3327')) +
  box(-6, -396, 532, 28, 12, across('#b4bebc', '#ffffff', '#b4bebc')) +
  [130, 380]
    .map((x) =>
      group(
        `transform="translate(${x} -230)"`,
        box(-46, 0, 92, 34, 8, across('#8b9796', '#f4f7f6', '#97a3a2')),
        box(-34, 30, 68, 20, 6, '#6f7b7a'),
        line('M0 44H-4L-26 70', '#2b1d0e', 16),
        line('M-8 52v16M10 52v16', '#cfd7d5', 7),
      ),
    )
    .join('') +
  line('M506-240Q560-200 540-70', '#c3cbc9', 12) +
  [60, 110].map((x) => oval(x, -310, 15, 15, '#f2d98b')).join('') +
  oval(400, -306, 38, 38, '#fffdf6', 'stroke="#b4bebc" stroke-width="7"') +
  line('M400-306l18-18', '#c8402f', 5) +
  `<g transform="translate(130 -42)">${shape(vessel(50, 36, 74), '#fffdf8') + shape(vessel(50, 36, 74), ROUND)}</g>`;

const leafOf = (colour: string): string =>
  line('M0-30V-66M0-40q-20-2-22-18q20 0 22 18q2-18 22-18q-2 16-22 18', colour, 7);

export const plantMilks = (): string =>
  picture(
    'tv',
    jugStamp(),
    wall('sage'),
    halo(420, 290, 260),
    table('oak', 440),
    at(560, 500, machine(), 1.05),
    at(150, 660, jug('#46708f')),
    at(410, 680, jug('#d1a35a', '#f4e3c0') + leafOf('#fffdf6')),
    at(670, 680, jug('#7d9f4e', '#f6efd4') + leafOf('#fffdf6')),
    at(930, 660, jug('#7a4a26')),
    at(1090, 740, cup(rosetta()), 0.62),
    crumbs(16, 4, [330, 730, 150, 30], '#d9b06a', 11),
    oval(620, 740, 13, 10, '#d8c98a') + oval(650, 752, 13, 10, '#e6d99c') + oval(690, 742, 13, 10, '#d8c98a'),
  );
