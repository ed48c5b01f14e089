// Rounded to a tenth, which nobody can see, to keep pictures small.
const round = (value: number): string => String(Math.round(value * 10) / 10);

const OPACITY = /^opacity="([\d.]+)"$/;

/**
 * Colour and further attributes. If opacity is the only further attribute, it is written into a colour #rrggbb, which
 * is shorter.
 */
function painted(what: 'fill' | 'stroke', colour: string, more: string): string {
  const [, opacity] = colour.length === 7 ? (OPACITY.exec(more) ?? []) : [];
  if (opacity === undefined) return `${what}="${colour}"${more === '' ? '' : ` ${more}`}`;
  return `${what}="${colour}${Math.round(Number(opacity) * 15)
    .toString(16)
    .repeat(2)}"`;
}

export const shape = (d: string, fill: string, more = ''): string => `<path d="${d}" ${painted('fill', fill, more)}/>`;

/** `picture` sets round line ends and "no fill" once for all lines. */
export const line = (d: string, colour: string, width: number, more = ''): string =>
  `<path d="${d}" stroke-width="${width}" ${painted('stroke', colour, more)}/>`;

export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse${x === 0 ? '' : ` cx="${round(x)}"`}${y === 0 ? '' : ` cy="${round(y)}"`} rx="${round(rx)}" ry="${round(ry)}" ${painted('fill', fill, more)}/>`;

export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
  more = '',
): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${radius}" ${painted('fill', fill, more)}/>`;

export const group = (more: string, ...body: readonly string[]): string => `<g ${more}>${body.join('')}</g>`;

/** A drawing moved so that its origin is at x, y. */
export const at = (x: number, y: number, body: string, scale = 1, turn = 0): string =>
  `<g transform="translate(${round(x)} ${round(y)})${scale === 1 ? '' : `scale(${scale})`}${turn === 0 ? '' : `rotate(${round(turn)})`}">${body}</g>`;

export const times = (count: number, drawing: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => drawing(index)).join('');

/** Draws something `count` times, each time from three pseudo-random numbers between 0 and 1, the same in every run. */
export function scatter(
  count: number,
  seed: number,
  drawing: (first: number, second: number, third: number) => string,
): string {
  let state = seed * 7919 + 17;
  const next = (): number => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
  return times(count, () => drawing(next(), next(), next()));
}

/** Round crumbs as one path: a very short stroke with round ends is a dot. */
export const crumbs = (
  count: number,
  seed: number,
  [x, y, width, height]: readonly [number, number, number, number],
  colour: string,
  size: number,
  more = '',
): string =>
  line(
    scatter(count, seed, (a, b) => `M${Math.round(x + a * width)} ${Math.round(y + b * height)}h1`),
    colour,
    size,
    more,
  );

/**
 * A drawing that is defined once and drawn several times: a shape filled with it shows it from the shape's upper left
 * corner.
 */
export const stamp = (name: string, body: string): string =>
  `<pattern id="${name}" width="1" height="1">${body}</pattern>`;

/** A stamp with the centre of its box at x, y. */
export const stamped = (
  name: string,
  [width, height]: readonly [number, number],
  x: number,
  y: number,
  scale = 1,
  turn = 0,
): string =>
  `<path d="M${-width / 2} ${-height / 2}h${width}v${height}h${-width}" fill="url(#${name})" transform="translate(${round(x)} ${round(y)})${turn === 0 ? '' : `rotate(${turn})`}${scale === 1 ? '' : `scale(${scale})`}"/>`;

/** A pattern that repeats in the shape filled with it. */
export const tile = (name: string, width: number, height: number, body: string): string =>
  `<pattern id="${name}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${body}</pattern>`;

/** Powdered sugar or flour, as a fill on top of a shape. */
export const dusting = (name: string, colour: string, seed: number): string =>
  tile(name, 110, 70, crumbs(16, seed, [5, 5, 100, 60], colour, 5));
