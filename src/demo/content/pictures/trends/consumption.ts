import { at, crumbs, stamp, stamped } from '../parts/draw';
import { glass, ice, iceStamp, straw } from '../parts/glass';
import { down, shadow } from '../parts/light';
import { pot, slate } from '../parts/packs';
import { picture } from '../parts/picture';
import { halo, table, wall } from '../parts/surface';
import { CROISSANT_BOX, croissant } from '../parts/viennoiserie';

export const consumption = (): string =>
  picture(
    'tc',
    iceStamp(),
    stamp('whole', croissant()),
    wall('cream'),
    halo(560, 320, 290),
    slate(800, 130, 300, 300, 5),
    table('oak', 430),
    at(
      230,
      680,
      glass({
        top: 116,
        foot: 92,
        height: 430,
        fillings: [
          { to: 190, fill: down('#f6e8d2', '#fffaf0') },
          { to: 370, fill: down('#6a3c1e', '#8a5630', '#d8b48c') },
        ],
        surface: '#7a4a26',
        behind: straw(16, -260, -560, '#0f4c3a'),
        within: ice(-40, -320, 74, -12) + ice(36, -300, 70, 16) + ice(0, -230, 60, 34),
      }),
    ),
    at(500, 650, pot('#fffdf6', '#8fb39c', 110, 150), 1.2),
    shadow(850, 640, 250, 40),
    stamped('whole', CROISSANT_BOX, 790, 520, 0.66, -4),
    stamped('whole', CROISSANT_BOX, 1010, 530, 0.66, 6),
    stamped('whole', CROISSANT_BOX, 900, 600, 0.84, 2),
    crumbs(12, 4, [720, 690, 340, 30], '#c98a3c', 7),
  );
