import type { PackshotRecord } from '../packshotRecord';
import { darker, lighter } from '../colour';
import { ellipse, line, shape } from '../forms/form';

/** A piece of food some 90 pixels wide, standing at 0,0; strokes inside it have round ends. */
export type Food = (record: PackshotRecord) => string;

/** One drawing, repeated at several positions by reference. At most one per food. */
export const several = (drawn: string, ...transforms: readonly string[]): string =>
  `<defs><g id="f">${drawn}</g></defs>${transforms.map((transform) => `<use href="#f" transform="${transform}"/>`).join('')}`;

export const heap = (colour: string): string => shape('M-50 2Q-30-10-14-32Q0-44 14-30Q30-8 50 2Q0 14-50 2z', colour);

/** A heap of grains: dots of the second colour on the first. */
export const grains = (ground: string, dots: string, size = 4): string =>
  heap(ground) +
  line(
    'M-38 2Q-22-8-10-26M-26 5Q-10-8 0-34M-10 7Q2-10 6-28M8 7Q10-8 16-20M24 5Q22-2 28-8',
    dots,
    size,
    'stroke-dasharray="0 9"',
  );

/** A cut cube of butter, chocolate or sugar. */
export const chunk = (colour: string): string =>
  shape('M-24-8L-10-22H24L12-8z', lighter(colour, 0.25)) +
  shape('M-24-8H12V8H-24z', colour) +
  shape('M12-8L24-22V-6L12 8z', darker(colour, 0.3));

/** A white bowl filled with one colour, and what floats on it. */
export const bowlOf = (filling: string, floating = ''): string =>
  ellipse(0, -30, 46, 15, '#FFFDF8') +
  ellipse(0, -29, 40, 11, filling) +
  floating +
  shape('M-46-30A46 15 0 0 0 46-30C44 0 22 12 0 12S-44 0-46-30z', '#F1EADB') +
  shape('M20-16Q36-20 46-30C44 0 22 12 0 12Q20 4 20-16z', '#DED4BF');

/** `bowlOf` as a cup with a handle. */
export const cupOf = (filling: string, floating = ''): string =>
  line('M38-18Q62-26 56-10Q50 2 34-2', '#E6DCC8', 6) + bowlOf(filling, floating);

export const glassOf = (drink: string, surface: string): string =>
  shape('M-28-84H28L22 4Q0 12-22 4z', '#fff', 'opacity=".6"') +
  shape('M-26-60Q0-54 26-60L21 1Q0 8-21 1z', drink) +
  ellipse(0, -61, 26, 6, surface) +
  line('M-28-84L-22 4Q0 12 22 4L28-84', '#B9C4C2', 2) +
  ellipse(0, -84, 28, 6, 'none', 'stroke="#B9C4C2" stroke-width="2"') +
  line('M-18-50l3 40', '#fff', 4);

/** A triangle cut from a tart, its long side facing the viewer. */
export const sliceOf = (top: string, side: string, crust: string): string =>
  shape('M-48-12L20-46Q46-38 50-18z', top) +
  shape('M-48-12L50-18V8L-48 12z', side) +
  line('M-47 12L50 8V-18Q46-38 20-46', crust, 6, 'stroke-linejoin="round"');
