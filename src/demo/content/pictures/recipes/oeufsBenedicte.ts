import { at, crumbs, group, line, oval, shape, stamp, stamped } from '../parts/draw';
import { salad, saladStamp } from '../parts/garnish';
import { baked, blurred, glow, shadow, slant } from '../parts/light';
import { picture } from '../parts/picture';
import { halo, table, wall } from '../parts/surface';
import { cup, cutlery, plate } from '../parts/tableware';

const MUFFIN = [540, 200] as const;

const muffin = (): string =>
  shadow(0, 30, 200, 44) +
  group(
    baked('#7a3208'),
    shape('M-196-30C-204 20-180 46-110 52Q0 64 110 52C180 46 204 20 196-30z', slant('#f8dca0', '#e0ac5c', '#b87a34')),
    oval(0, -34, 196, 58, slant('#fff0c8', '#ecc880', '#cf9a4e')),
  ) +
  shape(
    'M-206-44C-150-90 150-96 208-50C220-20 170-20 150-8Q110 10 60-4Q0 14-50 0Q-110 12-150-6Q-214-10-206-44z',
    slant('#f9b3a4', '#e0857a', '#b85c58'),
  ) +
  line('M-180-30q60 20 110 6t120 4t120-10', '#fbd6c8', 5, 'opacity=".8"');

const sauce = (): string =>
  shape(
    'M-150-80C-160-150-90-196 0-198S158-154 152-84C170-64 172-20 150-16S120-40 104-32S96 26 70 26S50-24 24-24S4 6-26 6S-54-34-74-32S-100 10-124 0S-166-60-150-80z',
    glow('#fff6b8', '#f9d858', '#e0a424'),
  ) +
  line('M-116-100C-110-150-60-172-14-176', '#fffde8', 14, 'opacity=".85"') +
  line('M60-176q30 8 46 26', '#fffde8', 8, 'opacity=".6"') +
  crumbs(16, 4, [-90, -170, 190, 100], '#4f8a3a', 7) +
  crumbs(10, 8, [-80, -160, 160, 90], '#8a3a1a', 4);

const opened = (): string =>
  shape(
    'M-152-70C-160-150-90-192 0-194S158-150 152-74C150-30 90-10 0-10S-148-30-152-70z',
    glow('#ffffff', '#fffdf6', '#e6dfd0'),
  ) +
  shape(
    'M-140-90C-150-150-90-186 0-190S120-170 138-130Q60-120 20-96Q-60-70-140-90z',
    glow('#fff6b8', '#f9d858', '#e0a424'),
  ) +
  shape(
    'M-30-112C20-140 100-128 112-92C118-60 70-44 30-52C-20-56-60-90-30-112z',
    glow('#ffc64a', '#f59a12', '#d9720a'),
  ) +
  shape('M20-60C30-20 10 20 30 56Q46 70 54 40Q52 0 80-50z', '#f59a12') +
  oval(30, -104, 26, 9, '#fff0b0', 'opacity=".9"') +
  line('M-110-120C-100-150-60-168-20-172', '#fffde8', 10, 'opacity=".8"') +
  crumbs(9, 5, [-90, -170, 150, 50], '#4f8a3a', 7);

export const oeufsBenedicte = (): string =>
  picture(
    'ob',
    saladStamp(),
    stamp('muffin', at(270, 110, muffin())),
    wall('butter'),
    halo(600, 300, 290),
    table('oak', 440),
    group(blurred(2), at(1010, 480, cup('', '#0f4c3a'), 0.9)),
    at(560, 610, plate(480)),
    salad(560, 500, 1.15),
    stamped('muffin', MUFFIN, 390, 580, 1.05),
    at(390, 590, sauce(), 1.05),
    stamped('muffin', MUFFIN, 760, 610, 1.05),
    at(760, 620, opened(), 1.05),
    at(1100, 620, cutlery(false), 1, 8),
    at(50, 620, cutlery(true), 1, 8),
  );
