import { at, box, crumbs, group, line, shape } from '../parts/draw';
import { blueberries, blueberryStamp } from '../parts/garnish';
import { glow, ROUND, shadow, slant } from '../parts/light';
import { pot, shaker, tin } from '../parts/packs';
import { picture } from '../parts/picture';
import { halo, table, wall } from '../parts/surface';
import { bowl, vessel } from '../parts/tableware';

/** A cereal bar with its wrapper half open. */
const bar = (): string =>
  group(
    '',
    shadow(120, 60, 130, 20),
    box(0, 0, 130, 56, 8, slant('#d9a45c', '#a86a2c')),
    crumbs(20, 3, [8, 8, 110, 40], '#f3dcae', 9),
    crumbs(12, 6, [8, 8, 110, 40], '#5a3014', 9),
    shape(
      'M96-6L110 6L100 18L114 30L102 42L112 62H240L228 50L240 40L228 28L240 16L230-6z',
      slant('#2f7a62', '#0f4c3a'),
    ),
    line('M130 8H222', '#ffffff', 5, 'opacity=".5"'),
  );

const bottle = (colour: string): string =>
  shadow(0, 0, 60, 18) +
  shape('M-26-250V-220C-26-190-60-190-60-150V-6Q0 16 60-6V-150C60-190 26-190 26-220V-250z', '#fbf3e2') +
  shape('M-60-140Q0-124 60-140V-40Q0-22-60-40z', colour) +
  shape('M-26-250V-220C-26-190-60-190-60-150V-6Q0 16 60-6V-150C60-190 26-190 26-220V-250z', ROUND) +
  `<g transform="translate(0 -240)">${shape(vessel(32, 32, 36), colour)}</g>`;

export const proteins = (): string =>
  picture(
    'tp',
    blueberryStamp(),
    wall('sage'),
    halo(600, 320, 280),
    table('oak', 480),
    at(190, 560, tin('#f2d98b', '#0f4c3a'), 1.15),
    at(390, 540, bottle('#b98a62')),
    at(530, 540, bottle('#c8607a')),
    at(970, 560, shaker('#0f4c3a'), 1.1),
    at(740, 540, pot('#fffdf6', '#46558f')),
    at(690, 700, bowl(150, '#fffdf8', glow('#ffffff', '#fffdf4', '#e9e2d2'), blueberries(13, 5, 10, -8, 80, 22)), 1),
    at(180, 690, bar(), 1.25),
    at(920, 680, bar(), 1.05),
  );
