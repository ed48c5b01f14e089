import { at, stamp, stamped } from '../parts/draw';
import { lemonSlice, lemonStamp, mint } from '../parts/garnish';
import { bedewed, dew, glass, glassFront, ice, iceStamp, straw } from '../parts/glass';
import { down } from '../parts/light';
import { picture } from '../parts/picture';
import { halo, table, wall } from '../parts/surface';

const FRONT = [280, 580] as const;

const cubes = ice(-44, -390, 84, -12) + ice(42, -370, 80, 16) + ice(-6, -300, 70, 36);

const drink = (
  fills: readonly (readonly [number, string])[],
  surface: string,
  strawColour: string,
  onTop = '',
  within = '',
): string =>
  glass({
    top: 128,
    foot: 100,
    height: 500,
    fillings: fills.map(([to, fill]) => ({ to, fill })),
    surface,
    behind: straw(10, -280, -630, strawColour),
    within,
    front: stamped('front', FRONT, 0, -260),
    onTop,
  });

export const coldDrinks = (): string =>
  picture(
    'td',
    lemonStamp(),
    iceStamp(),
    stamp('front', at(140, 550, cubes + glassFront(128, 100, 500) + bedewed(124, 98, 470))),
    dew(),
    wall('butter'),
    halo(600, 330, 310),
    table('marble', 500),
    at(
      250,
      690,
      drink(
        [
          [210, down('#f3e2c8', '#fffaf0')],
          [430, down('#5a3014', '#7f4c28', '#d8b48c')],
        ],
        '#6a3c1e',
        '#0f4c3a',
      ),
    ),
    at(
      600,
      720,
      drink(
        [[430, down('#fff3b0', '#fbe27c', '#f6d258')]],
        '#fdeea0',
        '#c9993a',
        mint(30, -20, 56),
        lemonSlice(-20, -180, 66) + lemonSlice(30, -60, 60),
      ),
    ),
    at(950, 690, drink([[430, down('#d98a3c', '#c06a24', '#8a3f12')]], '#d98a4a', '#7a3f1a', lemonSlice(84, -80, 62))),
  );
