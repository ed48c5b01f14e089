import { at, group, oval, shape, stamp, stamped } from '../parts/draw';
import { blueberry, blueberryStamp, raspberry, raspberryStamp } from '../parts/garnish';
import { across, baked, down, glow, shadow, slant } from '../parts/light';
import { picture } from '../parts/picture';
import { halo, table, wall } from '../parts/surface';
import { CHOCOLATE_ROLL_BOX, chocolateRoll, CROISSANT_BOX, croissant } from '../parts/viennoiserie';

const tart = (): string =>
  group(baked('#7a3208'), shape('M-74-6L-60 40Q0 62 60 40L74-6z', slant('#f0c070', '#b3702c'))) +
  oval(0, -8, 76, 27, slant('#f8d896', '#c98a3c')) +
  oval(0, -10, 64, 21, glow('#fffbe6', '#fbe7a8', '#ecc76c'));

export const smallFormats = (): string =>
  picture(
    'ts',
    raspberryStamp(),
    stamp('whole', croissant()),
    stamp('roll', chocolateRoll()),
    blueberryStamp(),
    stamp('tart', at(80, 56, tart())),
    wall('blush'),
    halo(560, 280, 260),
    table('walnut', 390),
    '<g transform="translate(95 0)">',
    shadow(520, 690, 500, 70),
    shape('M170 250H850L900 400H110z', slant('#fffdf6', '#efe3ca', '#d2bf98')),
    shape('M110 400H900L990 690H20z', down('#c9b48a', '#f6ecd6')),
    shape('M110 400H900L931 500H79z', across('#fbf3e0', '#ffffff', '#efe3ca')),
    ...[250, 470, 690].map((x) => stamped('whole', CROISSANT_BOX, x + 30, 446, 0.5, x / 40 - 10)),
    ...[210, 420, 630, 820].map((x) => stamped('roll', CHOCOLATE_ROLL_BOX, x, 540, 0.92, 90 - x / 5 > 0 ? 2 : -3)),
    ...[160, 340, 520, 700, 880].map(
      (x, index) =>
        stamped('tart', [160, 120], x, 630, 1.1) +
        [
          [-27, -26],
          [25, -26],
          [0, -40],
        ]
          .map(([a = 0, b = 0]) => (index % 2 === 0 ? raspberry : blueberry)(x + a, 630 + b, 22))
          .join(''),
    ),
    shape('M20 690H990V730Q990 742 976 742H34Q20 742 20 730z', down('#fffaf0', '#e2d3b0')),
    shape('M440 690H570V742H440z', '#0f4c3a'),
    '</g>',
  );
