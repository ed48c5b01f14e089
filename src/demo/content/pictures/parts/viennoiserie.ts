import { at, group, line, oval, shape, stamp } from './draw';
import { baked, glow, slant } from './light';

const CRUST = slant('#fbd98c', '#e09a44', '#9c541c');

/** One turn of the rolled dough: the edges of the layers show as lines. */
const roll = (): string =>
  stamp(
    'fold',
    oval(60, 100, 58, 97, CRUST, 'stroke="#a9622a" stroke-width="2"') +
      line('M44 16Q-10 100 44 184M76 16Q44 100 76 184', '#a45a1e99', 3) +
      line('M60 16Q12 100 42 160', '#ffebb4bb', 7),
  );

const curve = (): string =>
  [-3, 3, -2, 2, -1, 1, 0]
    .map((place) => {
      const turn = place * 23;
      const angle = (turn * Math.PI) / 180;
      const near = 1 - Math.abs(place) / 3.6;
      const across = (0.55 + 0.45 * near) * (place > 0 ? -1 : 1);
      return `<path d="M-60-100h120v200h-120z" fill="url(#fold)" transform="translate(${Math.round(Math.sin(angle) * 164)} ${Math.round(122 - Math.cos(angle) * 110)})rotate(${Math.round(turn * 0.9)})scale(${across} ${0.31 + 0.68 * near})"/>`;
    })
    .join('');

/** A croissant in a box of 400 × 260, its tips towards the reader. */
export const croissant = (): string =>
  roll() +
  group(`transform="translate(200 106)" ${baked('#7a3208')}`, curve()) +
  oval(184, 44, 30, 12, '#fff6d6bb', 'transform="rotate(-12 184 44)"');
export const CROISSANT_BOX = [400, 260] as const;

/** Half a croissant around 0, 0, its cut and the comb of its crumb to the right: the left half of the stamp `whole`. */
export const croissantCut = (whole: string): string =>
  shape('M-200-130H-8V130H-200z', `url(#${whole})`) +
  at(
    -14,
    -20,
    shape(
      'M-4-98C60-104 98-58 96 0C94 62 52 98-10 92C-66 88-88 40-84-8C-80-60-50-96-4-98z',
      slant('#e0a04a', '#a9581c'),
    ) +
      shape(
        'M-4-84C52-88 82-48 80 0C78 50 44 80-8 76C-54 72-72 34-70-8C-66-52-40-82-4-84z',
        glow('#fff4cf', '#f8dd95', '#e2b05a'),
      ) +
      [
        [62, 66, 15, '24 22'],
        [44, 46, 14, '19 21'],
        [25, 26, 12, '11 17'],
      ]
        .map(
          ([rx, ry, wide, dashes]) =>
            oval(
              2,
              -4,
              Number(rx),
              Number(ry),
              'none',
              `stroke="#fff7d6" stroke-width="${Number(wide) + 4}" stroke-linecap="round" stroke-dasharray="${String(dashes)}"`,
            ) +
            oval(
              2,
              -4,
              Number(rx),
              Number(ry),
              'none',
              `stroke="#d9a04c" stroke-width="${Number(wide)}" stroke-linecap="round" stroke-dasharray="${String(dashes)}"`,
            ),
        )
        .join('') +
      shape('M-4-12q10-6 16 2t-4 14q-14 2-16-5t4-11z', '#c98f40'),
  );

/** A caramelised round of folded dough in a box of 240 × 180. */
export const kouignAmann = (): string =>
  group(
    baked('#7a3208'),
    shape('M14 78C20 150 50 170 120 172S220 150 226 78z', slant('#e09a3e', '#b05f1c', '#6e300c')),
    oval(120, 78, 106, 58, slant('#ffd98a', '#e0963c', '#a2541a')),
    shape(
      'M120 76C70 18 40 34 18 70C40 96 84 90 120 76C100 120 150 140 190 116C200 90 160 70 120 76C160 60 196 60 212 66C190 24 140 12 120 76z',
      slant('#ffe6a6', '#e8a548', '#b8691f'),
    ),
  ) +
  line(
    'M120 76C84 34 54 40 34 64M120 76C112 112 150 126 180 110M120 76C140 36 176 36 198 58',
    '#8a4212',
    4,
    'opacity=".6"',
  ) +
  line('M30 98Q40 140 76 156M50 84Q56 120 84 140', '#ffe9b8', 6, 'opacity=".7"') +
  oval(86, 54, 30, 9, '#fff6d8', 'opacity=".75" transform="rotate(-20 86 54)"');
export const KOUIGN_BOX = [240, 180] as const;

/** A small chocolate roll in a box of 200 × 130. */
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
