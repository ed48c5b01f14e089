import { at } from '../parts/draw';
import { butterBlock } from '../parts/garnish';
import { jug, jugStamp, pot, sack } from '../parts/packs';
import { picture } from '../parts/picture';
import { halo, table, tiles, wall } from '../parts/surface';
import { cup, rosetta } from '../parts/tableware';

export const trades = (): string =>
  picture(
    'at',
    jugStamp(),
    wall('sage'),
    tiles(460),
    halo(600, 320, 270),
    table('marble', 460),
    at(240, 580, sack('#ead2a4', '#0f4c3a'), 1.3),
    at(560, 580, jug('#0f4c3a'), 1.4),
    at(900, 580, pot('#fffdf6', '#46708f', 120, 160), 1.15),
    at(420, 710, butterBlock(300, 120)),
    at(810, 710, cup(rosetta(), '#dfeadd'), 0.9),
  );
