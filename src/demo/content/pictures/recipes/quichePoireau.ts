import { at, group, line, oval, scatter, shape, times } from '../parts/draw';
import { baked, down, glow, shadow, slant } from '../parts/light';
import { picture } from '../parts/picture';
import { cloth, halo, table, wall } from '../parts/surface';
import { board } from '../parts/tableware';

/** A sliver of leek as rings and ribbons. */
const leeks = (count: number, seed: number, wide: number, deep: number): string =>
  scatter(count, seed, (a, b, c) => {
    const x = Math.round((a - 0.5) * wide);
    const y = Math.round((b - 0.5) * deep);
    return c < 0.45
      ? `<ellipse cx="${x}" cy="${y}" rx="20" ry="9" fill="#cfe39a" stroke="#6f9c46" stroke-width="5"/>`
      : line(`M${x} ${y}q16-${Math.round(c * 14)} 36 2`, c < 0.7 ? '#7fae54' : '#a9cb74', 9);
  });

const slice = (): string =>
  shadow(230, 330, 290, 50) +
  shape('M0 120L400 10Q500 50 516 130L150 250z', slant('#ffe6a0', '#efbd5a', '#cf8a30'), baked('#7a3208')) +
  `<g transform="translate(280 118)rotate(-12)">${leeks(9, 12, 320, 110)}</g>` +
  shape('M150 250L516 130Q540 150 534 240Q520 262 500 262L150 356z', slant('#d99a4c', '#b3702c'), baked('#7a3208')) +
  shape('M0 120L150 250V356L0 216z', slant('#fff6cf', '#fae7a4', '#ecca74')) +
  shape('M0 202L150 336V362L0 224z', '#c98a44') +
  line('M14 150l26 18M30 190l34 26M70 200l26 20M96 226l24 18M104 262l26 24M54 232l24 20', '#7fae54', 10) +
  line('M22 170l22 18M76 236l22 18M120 254l16 14', '#d8e8a4', 8) +
  line('M0 120L150 250L516 130', '#fff2c4', 5, 'opacity=".7"');

const whole = (): string =>
  shadow(0, 110, 330, 70) +
  shape('M-330-30L-290 110Q0 200 290 110L330-30z', down('#d9a052', '#b3702c')) +
  line(
    times(
      19,
      (index) =>
        `M${-306 + index * 34} ${Math.round(18 + 40 * Math.sin((index / 18) * Math.PI))}l${Math.round((9 - index) * -2.4) * -1} 84`,
    ),
    '#8f5420',
    7,
    'opacity=".45"',
  ) +
  group(baked('#7a3208'), oval(0, -30, 334, 100, slant('#f3cd88', '#cf9448', '#a5652a'))) +
  group(baked('#7a3208'), oval(0, -26, 300, 84, glow('#ffe9a8', '#f4c864', '#d9973a'))) +
  leeks(14, 7, 470, 110);

export const quichePoireau = (): string =>
  picture(
    'qp',
    wall('cream'),
    halo(650, 280, 270),
    table('oak', 370),
    cloth(20, 560, '#dfeadd', '#8fb39c'),
    board(260, 420, 900, 190),
    at(780, 380, whole()),
    at(150, 390, slice(), 1.04),
  );
