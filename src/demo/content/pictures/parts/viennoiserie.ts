import { at, group, line, oval, shape, stamp } from './draw';
import { baked, glow, slant } from './light';

const CRUST = slant('#fbd98c', '#e09a44', '#9c541c');

/** One segment of the rolled dough, with the edges of its layers as lines. */
const roll = (): string =>
  stamp(
    'fold',
    oval(60, 100, 58, 97, CRUST, 'stroke="#a9622a" stroke-width="2"') +
      line(
        'M44 16Q-10 100 44 184M32 26Q-24 100 32 174M64 12Q16 100 58 188M82 18Q50 100 82 184M98 40Q76 100 96 164',
        '#a45a1e88',
        2.5,
      ) +
      line('M60 16Q12 100 42 160', '#ffebb4bb', 7),
  );

const curve = (): string =>
  [-3, 3, -2, 2, -1, 1, 0]
    .map((index) => {
      const turn = index * 23;
      const angle = (turn * Math.PI) / 180;
      const near = 1 - Math.abs(index) / 3.6;
      const across = (0.55 + 0.45 * near) * (index > 0 ? -1 : 1);
      return `<path d="M-60-100h120v200h-120z" fill="url(#fold)" transform="translate(${Math.round(Math.sin(angle) * 164)} ${Math.round(122 - Math.cos(angle) * 110)})rotate(${Math.round(turn * 0.9)})scale(${across} ${0.31 + 0.68 * near})"/>`;
    })
    .join('');

/** A croissant in a box of 400 × 260, its tips towards the viewer. */
export const croissant = (): string =>
  roll() +
  group(`transform="translate(200 106)" ${baked('#7a3208')}`, curve()) +
  oval(184, 46, 24, 8, '#fff6d688', 'transform="rotate(-14 184 46)"');
export const CROISSANT_BOX = [400, 260] as const;

/**
 * Half a croissant around 0, 0, with its cut and open crumb to the right: the left half of the stamp `whole`, plus a
 * dot in the opposite corner, because a stamp is scaled to the bounds of the shape it fills.
 */
export const croissantCut = (whole: string): string =>
  shape('M-200-130H-44V130H-200zM199 129h1v1z', `url(#${whole})`) +
  at(
    -14,
    -20,
    shape(
      'M-4-98C60-104 98-58 96 0C94 62 52 98-10 92C-66 88-88 40-84-8C-80-60-50-96-4-98z',
      slant('#e0a04a', '#a9581c'),
    ) +
      shape(
        'M-4-84C52-88 82-48 80 0C78 50 44 80-8 76C-54 72-72 34-70-8C-66-52-40-82-4-84z',
        glow('#fffae2', '#fbe9b0', '#e9be66'),
      ) +
      [
        [66, 70, 12, '12 17 7 17 15 17'],
        [50, 54, 12, '9 17 14 17'],
        [34, 38, 12, '7 17 12 17'],
        [18, 21, 10, '6 15'],
      ]
        .map(([rx, ry, wide, dashes], ring) => {
          const cells = (shift: number, colour: string, width: number): string =>
            oval(
              3 + shift,
              -4 + shift,
              Number(rx),
              Number(ry),
              'none',
              `stroke="${colour}" stroke-width="${width}" stroke-dasharray="${String(dashes)}" transform="rotate(${ring * 50 - 20})"`,
            );
          return cells(0, '#d9a455', Number(wide)) + cells(2, '#f0cd86', Number(wide) - 5);
        })
        .join('') +
      oval(3, -4, 8, 9, '#d9a455'),
  );

/** A caramelised round of folded dough in a box of 240 × 180. */
export const kouignAmann = (): string =>
  oval(120, 158, 96, 20, '#b5651dcc') +
  shape('M14 78C16 140 40 172 120 172S224 140 226 78z', slant('#f0b458', '#c9742a', '#74330c')) +
  line('M18 104Q120 172 222 104M26 124Q120 186 214 124M42 144Q120 190 198 144', '#7a3a0eaa', 3) +
  line('M17 97Q120 164 170 138M24 117Q110 174 150 164', '#ffe0a0aa', 5) +
  group(
    'transform="translate(120 72)scale(1.06 .6)"',
    `<circle r="102" fill="${slant('#f3b85c', '#a3541a')}"/>`,
    ...[225, 315, 45, 135].map((turn) =>
      group(
        `transform="rotate(${turn})"`,
        shape('M4 14C-74 4-88-62-56-92Q0-124 56-92C88-62 70 0 4 14z', slant('#ffe2a2', '#e59f42', '#b5651d')),
        line('M-4 4C-58-8-68-58-44-80M8 2C54-10 64-56 44-80M2-8Q-34-40-22-88', '#8a4212aa', 4),
      ),
    ),
  ) +
  line('M44 52Q70 26 112 24', '#fffbe6dd', 9) +
  oval(172, 66, 26, 9, '#fff6d8bb', 'transform="rotate(14 172 66)"') +
  line('M30 96Q36 124 60 146', '#fff0c8bb', 7);
export const KOUIGN_BOX = [240, 180] as const;

/** A small chocolate roll in a box of 200 × 140. */
export const chocolateRoll = (): string =>
  group(
    baked('#7a3208'),
    shape('M20 74C16 40 40 22 100 20S184 40 180 74S160 118 100 118S24 110 20 74z', CRUST),
    line('M34 52Q100 30 168 52M28 74Q100 54 174 74M34 96Q100 82 168 96', '#ffdf9a', 5, 'opacity=".7"'),
    line('M32 60Q100 40 170 60M28 84Q100 66 172 84', '#8a4212', 3, 'opacity=".7"'),
  ) +
  oval(24, 72, 11, 14, '#4a2412') +
  oval(176, 72, 11, 14, '#3a1a0c') +
  oval(84, 36, 44, 7, '#fff3cf', 'opacity=".7"');
export const CHOCOLATE_ROLL_BOX = [200, 140] as const;
