import { at, group, line, oval, scatter, shape, times } from '../parts/draw';
import { baked, down, glow, shadow, slant } from '../parts/light';
import { picture } from '../parts/picture';
import { slice } from '../parts/slices';
import { halo, table, wall } from '../parts/surface';
import { board } from '../parts/tableware';

/** Leek, cut into rings and ribbons. */
const leeks = (count: number, seed: number, wide: number, deep: number): string =>
  scatter(count, seed, (a, b, c) => {
    const x = Math.round((a - 0.5) * wide);
    const y = Math.round((b - 0.5) * deep);
    return c < 0.45
      ? `<ellipse cx="${x}" cy="${y}" rx="20" ry="9" fill="#cfe39a" stroke="#6f9c46" stroke-width="5"/>`
      : line(`M${x} ${y}q16-${Math.round(c * 14)} 36 2`, c < 0.7 ? '#7fae54' : '#a9cb74', 9);
  });

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
    board(300, 420, 860, 190),
    at(780, 380, whole()),
    at(
      60,
      340,
      slice({
        top: slant('#ffe6a0', '#efbd5a', '#cf8a30'),
        face: ['#fff3c4', '#fbe6a4', '#edc876'],
        crust: '#c98a44',
        base: 30,
        onTop: at(370, 104, leeks(9, 12, 210, 80), 1, -8),
        onFace:
          line(
            'M70 262l46-4M150 292l56-10M96 318l40-4M230 246l50-8M262 290l60-10M176 330l44-6M340 232l44-8M360 276l56-8M310 318l50-10M420 236l48-8M430 290l40-6',
            '#7fae54',
            15,
          ) + line('M72 258l40-4M152 288l50-10M232 242l44-8M264 286l54-10M362 272l50-8M422 232l42-8', '#d2e69c', 5),
      }),
      1.04,
    ),
  );
