import { at, crumbs, line, shape, stamp, stamped } from '../parts/draw';
import { blueberries, blueberry, blueberryStamp, mint } from '../parts/garnish';
import { glass, lid } from '../parts/glass';
import { down, glow, grained } from '../parts/light';
import { picture } from '../parts/picture';
import { halo, table, wall } from '../parts/surface';

const OATS = '#e3c48e';

/** A filled jar in a box of 440 × 500, its foot at 220, 440. */
const jar = (seed: number): string =>
  glass({
    top: 132,
    foot: 122,
    height: 330,
    fillings: [
      { to: 96, fill: OATS },
      { to: 168, fill: down('#ffffff', '#f6f1e4') },
      { to: 204, fill: down('#6a4a86', '#3c2f66') },
      { to: 262, fill: OATS },
      { to: 300, fill: down('#ffffff', '#f4eee0') },
    ],
    surface: glow('#ffffff', '#fffdf6', '#e8e0d0'),
    within:
      crumbs(34, seed, [-106, -84, 212, 80], '#c79b58', 11) +
      crumbs(24, seed + 1, [-106, -78, 212, 80], '#f3dcae', 9) +
      crumbs(16, seed + 2, [-110, -252, 220, 40], '#c79b58', 11) +
      crumbs(14, seed + 3, [-110, -250, 220, 40], '#f3dcae', 9) +
      line('M-98-168h1M-72-158h1M-42-152h1M-12-150h1M18-151h1M48-155h1M78-162h1M100-172h1', '#463673', 30),
    onTop: blueberries(11, seed, 0, -14, 88, 18) + mint(20, -26, 44),
  });

export const overnightOats = (): string =>
  picture(
    'oo',
    blueberryStamp(),
    stamp('jar', at(220, 440, jar(4))),
    wall('mist'),
    shape('M80 60H1120V470H80z', down('#ffffffb0', '#ffffff50')),
    line('M80 60H1120V470M80 60V470M80 270H1120', '#c6d2d2', 8),
    halo(600, 330, 240),
    table('marble', 470),
    lid(990, 650, 110, '#e2bd84', '#a9743c'),
    lid(1010, 620, 110, '#e2bd84', '#a9743c'),
    stamped('jar', [440, 500], 820, 389, 0.9),
    stamped('jar', [440, 500], 420, 443, 1.35),
    blueberry(700, 700, 22),
    blueberry(750, 726, 24),
    blueberry(650, 740, 20),
    crumbs(22, 9, [760, 730, 200, 40], OATS, 12, grained('#b07a34')),
  );
