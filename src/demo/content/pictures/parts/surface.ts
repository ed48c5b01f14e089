import { line, shape, times } from './draw';
import { down, glow, slant, streaked } from './light';

const WALLS = {
  cream: ['#fffdf6', '#f8f0de', '#ead9b9'],
  butter: ['#fff8e0', '#f8e8b6', '#e6cd86'],
  sage: ['#f6faf2', '#dfeadd', '#b7cdbb'],
  blush: ['#fff6ee', '#f6e2d2', '#dfbfa6'],
  mist: ['#fafcfb', '#e4ecec', '#bccdce'],
  pine: ['#2f7a62', '#165542', '#0a3327'],
  dawn: ['#fff3d6', '#f6dcc0', '#c9b7b8'],
} as const;
export type Wall = keyof typeof WALLS;

/** The wall behind, lit from a window. */
export const wall = (tint: Wall): string =>
  shape('M0 0h1200v800H0z', glow(...WALLS[tint])) +
  shape('M120 0h210L30 560h-210zM400 0h120L220 560H100z', down('#ffffff77', '#ffffff00'));

/** A soft disc behind the subject, as behind the shop's packshots. */
export const halo = (x: number, y: number, radius: number, colour = '#fffdf4'): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}88" stroke="#ffffff77" stroke-width="12"/>`;

export const tiles = (height: number, colour = '#ffffff'): string =>
  line(
    times(Math.ceil(height / 80), (row) => `M0 ${height - row * 80}h1200`) +
      times(16, (column) => `M${column * 80 + 20} 0V${height}`),
    colour,
    3,
    'opacity=".5"',
  );

const TABLES = {
  oak: ['#ecd0a2', '#d3a972', '#b98a54'],
  walnut: ['#a9754a', '#86552f', '#64391c'],
  marble: ['#fffdf8', '#f3ece0', '#dfd3c0'],
  steel: ['#f0f2f0', '#d3d9d7', '#aeb8b6'],
  linen: ['#fbf5e6', '#efe3ca', '#dccaa6'],
  pine: ['#1f6a54', '#0f4c3a', '#0a3629'],
} as const;
export type Table = keyof typeof TABLES;

const FINISH: Readonly<Record<Table, string>> = {
  oak: streaked('#8a5624'),
  walnut: streaked('#3a1c08'),
  marble: '',
  steel: streaked('#8d9a98'),
  linen: '',
  pine: '',
};

/** A table top from the horizon to the lower edge, with light on its far edge. */
export function table(kind: Table, horizon: number): string {
  const veins =
    kind === 'marble'
      ? line(
          `M60 800Q240 ${horizon + 150} 420 ${horizon + 110}T760 ${horizon + 8}M700 800Q860 ${horizon + 190} 1000 ${horizon + 150}T1200 ${horizon + 60}`,
          '#cfc4b4',
          4,
          'opacity=".45"',
        )
      : '';
  return (
    shape(`M0 ${horizon}h1200V800H0z`, down(...TABLES[kind]), FINISH[kind]) +
    veins +
    shape(`M0 ${horizon}h1200v7H0z`, '#ffffff', 'opacity=".45"') +
    shape(`M0 ${horizon - 12}h1200v12H0z`, '#3a281222') +
    shape(`M0 ${horizon}h720L400 800H0z`, '#ffffff', 'opacity=".14"')
  );
}

/** A folded cloth on the table. */
export const cloth = (x: number, y: number, colour: string, stripe: string): string =>
  `<g transform="translate(${x} ${y})">${shape('M-8 14L330-20Q352 40 420 130L40 176Q14 100-8 14z', '#3a2812', 'opacity=".18"')}${shape('M0 0L330-34Q350 30 412 116L36 160Q20 80 0 0z', slant(colour, colour, stripe))}${line('M24 18Q44 90 58 154M50 14Q72 86 84 150M300-16Q324 44 380 118', stripe, 5, 'opacity=".75"')}</g>`;
