import { at, box, line, oval, shape, stamp, stamped, times } from './draw';
import { across, down, ROUND, shadow, slant } from './light';
import { vessel } from './tableware';

/** Strokes in place of the words of a label. */
const lines = (x: number, y: number, width: number, count: number, colour = '#1d2623'): string =>
  line(
    times(count, (row) => `M${x} ${y + row * 16}h${Math.round(width * (row % 2 === 0 ? 1 : 0.66))}`),
    colour,
    5,
    'opacity=".55"',
  );

/** A gable-top carton standing at 0, 0. */
export const carton = (colour: string, band = '#fffbf1'): string =>
  shadow(0, 0, 82, 24) +
  shape('M-70-230H50V0H-70z', band) +
  shape('M50-230L80-242V-14L50 0z', '#cbbfa8') +
  shape('M-70-170H50V-60H-70z', colour) +
  shape('M50-170L80-180V-70L50-60z', colour) +
  shape('M50-230L80-242V-14L50 0z', '#2b1d0e', 'opacity=".2"') +
  shape('M-70-230L-50-276H56L50-230z', slant('#ffffff', band)) +
  shape('M50-230L56-276L80-242z', '#d8ccb6') +
  box(-54, -296, 112, 24, 4, colour) +
  shape('M-70-230H50V0H-70z', slant('#ffffff50', '#ffffff00', '#2b1d0e20')) +
  oval(-10, -115, 30, 30, '#fffbf1', 'opacity=".9"') +
  lines(-44, -40, 60, 2);

/** A pot of a fresh dairy product with its lid on. */
export const pot = (colour: string, lidColour: string, width = 90, height = 120): string =>
  shadow(0, 0, width, width * 0.26) +
  shape(vessel(width, Math.round(width * 0.84), height), colour) +
  oval(0, -height * 0.46, width * 0.4, height * 0.26, lidColour, 'opacity=".85"') +
  shape(vessel(width, Math.round(width * 0.84), height), ROUND) +
  shape(`M${-width - 6} ${-height - 12}v16a${width + 6} 22 0 0 0 ${2 * width + 12} 0v-16z`, lidColour) +
  shape(`M${-width - 6} ${-height - 12}v16a${width + 6} 22 0 0 0 ${2 * width + 12} 0v-16z`, ROUND) +
  oval(0, -height - 12, width + 6, 22, slant('#ffffff', lidColour));

/** A tall tin of powder with a screw lid. */
export const tin = (colour: string, lidColour: string, width = 84, height = 210): string =>
  shadow(0, 0, width, width * 0.28) +
  shape(vessel(width, width, height, 0.22), colour) +
  shape(
    `M${-width} ${-height * 0.68}a${width} 18 0 0 0 ${2 * width} 0v${height * 0.42}a${width} 18 0 0 1 ${-2 * width} 0z`,
    '#fffbf1',
  ) +
  lines(-34, -height * 0.42, 68, 3, lidColour) +
  shape(vessel(width, width, height, 0.22), ROUND) +
  shape(`M${-width - 2} ${-height - 30}v30a${width + 2} 20 0 0 0 ${2 * width + 4} 0v-30z`, lidColour) +
  shape(`M${-width - 2} ${-height - 30}v30a${width + 2} 20 0 0 0 ${2 * width + 4} 0v-30z`, ROUND) +
  oval(0, -height - 30, width + 2, 20, slant('#ffffff', lidColour));

/** A shaker with a steel cup. */
export const shaker = (lidColour: string): string =>
  shadow(0, 0, 76, 22) +
  shape(vessel(84, 64, 230, 0.22), across('#8f9b9a', '#f4f7f6', '#c6cfcd', '#8b9796', '#c3cbc9')) +
  shape('M-92-262v36a92 20 0 0 0 184 0v-36L64-292H-64z', lidColour) +
  shape('M-92-262v36a92 20 0 0 0 184 0v-36L64-292H-64z', ROUND) +
  oval(0, -290, 64, 14, slant('#ffffff', lidColour)) +
  box(16, -330, 44, 40, 10, lidColour) +
  line('M-50-190L-42-40', '#ffffff', 10, 'opacity=".7"');

/** A steel milk pitcher; `inside` is drawn around the centre of the brim (half width 84). */
export const pitcher = (inside: string): string =>
  shadow(0, 0, 106, 28) +
  line('M84-176C186-196 180-40 92-44', '#98a3a2', 24) +
  line('M88-180C176-196 170-50 96-52', '#eef2f1', 8) +
  shape(
    'M-92-196C-88-140-112-90-104-10Q-96 22 0 22T104-10C112-90 88-140 92-196z',
    across('#8a9695', '#f6f9f8', '#cfd7d5', '#97a3a2', '#c9d1cf'),
  ) +
  shape('M-92-196L-128-214Q-100-170-92-150z', '#b4bebc') +
  shape('M-128-214C-80-236 92-236 92-196C92-166-92-166-92-196z', slant('#ffffff', '#aab5b3')) +
  oval(0, -198, 84, 26, '#8a9695') +
  `<g transform="translate(0 -196)">${inside}</g>`;

const JUG_SIDE = 'M-80-190C-76-150-108-110-100-40Q-92 16 0 16T100-40C108-110 76-150 80-190z';
/** The stamp of `jug`: a picture writes it once, before the first one. */
export const jugStamp = (): string =>
  stamp(
    'jug',
    at(
      140,
      236,
      shadow(0, 0, 100, 22) +
        line('M78-170C170-180 160-50 80-52', '#f6eeda', 24) +
        line('M80-174C160-180 150-60 84-60', '#ffffff', 6, 'opacity=".5"') +
        shape(JUG_SIDE, '#fffdf6') +
        shape(JUG_SIDE, ROUND) +
        shape('M-116-206C-70-226 82-226 82-190C82-164-76-164-82-180z', slant('#ffffff', '#f3ead6')),
    ),
  );
/** An earthenware jug of milk standing at 0, 0. */
export const jug = (band: string, inside = '#fffdf6'): string =>
  stamped('jug', [320, 270], 20, -101) +
  shape('M-103-84Q0-48 103-84L101-42Q0-4-101-42z', `${band}cc`) +
  oval(2, -192, 68, 18, inside);

/** A paper cup with a lid and a sleeve. */
export const paperCup = (colour: string, sleeve: string, lidColour = '#fffbf1'): string =>
  shadow(0, 0, 72, 22) +
  shape(vessel(86, 64, 210, 0.2), colour) +
  shape('M-83-160L-70-56A70 14 0 0 0 70-56L83-160A83 16 0 0 1-83-160z', sleeve) +
  shape(vessel(86, 64, 210, 0.2), ROUND) +
  shape('M-94-214v12a94 18 0 0 0 188 0v-12L82-238H-82z', lidColour) +
  shape('M-94-214v12a94 18 0 0 0 188 0v-12L82-238H-82z', ROUND) +
  oval(0, -238, 82, 15, slant('#ffffff', lidColour, '#d8ccb6'));

/** A paper sack with its top rolled, standing at 0, 0. */
export const sack = (colour: string, mark: string): string =>
  shadow(0, 0, 120, 30) +
  shape('M-112 0C-130-90-118-190-104-236H104C118-190 130-90 112 0Q0 18-112 0z', colour) +
  shape(
    'M-112 0C-130-90-118-190-104-236H104C118-190 130-90 112 0Q0 18-112 0z',
    slant('#ffffff60', '#ffffff00', '#2b1d0e40'),
  ) +
  shape('M-108-276Q0-292 108-276L104-226Q0-210-104-226z', slant('#fffdf6', colour)) +
  line('M-60-200Q-76-100-62-20M70-200Q84-120 72-30', '#2b1d0e', 3, 'opacity=".15"') +
  line(
    'M0-40V-150M0-70q-34-6-36-34q30 0 36 24q6-24 36-24q-2 28-36 34M0-110q-30-6-32-30q26 0 32 20q6-20 32-20q-2 24-32 30',
    mark,
    7,
  );

/** A standing card with strokes for words. */
export const card = (x: number, y: number, width: number, height: number, colour: string, ink: string): string =>
  shadow(x + width / 2, y + height, width * 0.5, 12) +
  box(x, y, width, height, 6, slant('#ffffff', colour)) +
  lines(x + width * 0.16, y + height * 0.28, width * 0.66, Math.max(1, Math.round(height / 32)), ink);

/** A slate in a wooden frame with strokes of chalk. */
export const slate = (x: number, y: number, width: number, height: number, rows: number): string =>
  shadow(x + width / 2, y + height, width * 0.54, 16) +
  box(x, y, width, height, 10, slant('#d8a468', '#9a6430')) +
  box(x + 14, y + 14, width - 28, height - 28, 4, slant('#3a4642', '#222c29')) +
  line(
    times(rows, (row) => {
      const v = Math.round(y + 44 + (row * (height - 80)) / Math.max(1, rows - 1));
      return `M${x + 36} ${v}h${Math.round((width - 130) * (row % 2 === 0 ? 1 : 0.7))}M${x + width - 62} ${v}h26`;
    }),
    '#fbf2d8',
    7,
    'opacity=".85"',
  );

export const thermometer = (x: number, y: number, height: number): string =>
  box(x, y, 44, height, 22, down('#ffffff', '#e2dac8')) +
  line(`M${x + 22} ${y + 26}V${y + height - 30}`, '#cfd8d8', 9) +
  line(`M${x + 22} ${y + height * 0.55}V${y + height - 30}`, '#c8402f', 9) +
  `<circle cx="${x + 22}" cy="${y + height - 26}" r="13" fill="#c8402f"/>` +
  line(
    times(5, (index) => `M${x + 32} ${Math.round(y + 34 + (index * (height - 90)) / 5)}h8`),
    '#55605a',
    3,
  );
