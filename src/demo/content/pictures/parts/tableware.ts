import { at, box, line, oval, shape, times } from './draw';
import { across, blurred, down, glow, ROUND, shadow, slant, streaked } from './light';

/** A round plate seen from slightly above, with its centre at 0, 0. */
export function plate(radius: number, colour = '#fffdf8', rim = '#ebe2d0'): string {
  const deep = radius * 0.36;
  return (
    shadow(0, deep * 0.42, radius, deep) +
    oval(0, deep * 0.1, radius, deep, '#cdbfa6') +
    oval(0, 0, radius, deep, slant(colour, rim)) +
    oval(0, 4, radius * 0.72, deep * 0.7, slant(rim, colour)) +
    line(
      `M${-radius * 0.93} ${Math.round(-deep * 0.2)}A${radius} ${deep} 0 0 1 ${-radius * 0.2} ${Math.round(-deep * 0.95)}`,
      '#ffffff',
      5,
    )
  );
}

/** The outline of a vessel standing at 0, 0: half widths at top and foot, and its height. */
export const vessel = (top: number, foot: number, height: number, flat = 0.26): string =>
  `M${-top} ${-height}L${-foot} 0A${foot} ${Math.round(foot * flat)} 0 0 0 ${foot} 0L${top} ${-height}A${top} ${Math.round(top * flat)} 0 0 0 ${-top} ${-height}z`;

/** A bowl standing at 0, 0, filled with what `content` draws around the centre of its brim. */
export function bowl(radius: number, colour: string, inside: string, content = ''): string {
  const height = Math.round(radius * 0.72);
  const flat = Math.round(radius * 0.32);
  const body = `M${-radius} ${-height}C${-radius} ${-height * 0.3} ${-radius * 0.55} 0 ${-radius * 0.4} 4H${radius * 0.4}C${radius * 0.55} 0 ${radius} ${-height * 0.3} ${radius} ${-height}z`;
  return (
    shadow(0, 0, radius * 0.8, radius * 0.2) +
    shape(body, colour) +
    shape(body, ROUND) +
    oval(0, -height, radius, flat, '#fffaf0') +
    oval(0, -height + 3, radius * 0.92, flat * 0.88, inside) +
    (content === '' ? '' : at(0, 3 - height, content)) +
    line(`M${-radius * 0.97} ${-height}A${radius} ${flat} 0 0 1 0 ${-height - flat + 2}`, '#ffffff', 4)
  );
}

/** A wooden board with a thick front edge. */
export function board(x: number, y: number, width: number, depth: number): string {
  const slope = Math.round(depth * 0.4);
  const top = `M${x + slope} ${y}H${x + width - slope}Q${x + width - slope + 14} ${y} ${x + width - slope + 18} ${y + 12}L${x + width} ${y + depth}H${x}L${x + slope - 18} ${y + 12}Q${x + slope - 14} ${y} ${x + slope} ${y}z`;
  return (
    oval(x + width / 2 + 20, y + depth + 18, width * 0.56, 34, 'url(#shade-3a2812)') +
    box(x, y + depth - 6, width, 30, 10, '#8a5a30') +
    shape(top, down('#dca970', '#c58a4e'), streaked('#7a4318'))
  );
}

/** A steel tray with rows of holes. */
export const tray = (x: number, y: number, width: number, depth: number): string =>
  oval(x + width / 2 + 16, y + depth + 10, width * 0.56, 44, 'url(#shade-3a2812)') +
  shape(`M${x + 60} ${y}h${width - 120}L${x + width} ${y + depth}v14q0 8-10 8H${x + 10}q-10 0-10-8v-14z`, '#7d8886') +
  shape(`M${x + 60} ${y}h${width - 120}L${x + width} ${y + depth}H${x}z`, slant('#e9eeec', '#b9c3c1', '#95a1a0')) +
  line(
    times(7, (row) => {
      const v = y + 16 + row * ((depth - 24) / 6);
      const inset = 60 * (1 - (v - y) / depth) + 20;
      return `M${Math.round(x + inset)} ${Math.round(v)}H${Math.round(x + width - inset)}`;
    }),
    '#6f7b7a',
    8,
    'stroke-dasharray="1 27"',
  ) +
  line(`M${x + 60} ${y}L${x + 2} ${y + depth}H${x + width}`, '#ffffff', 4, 'opacity=".8"');

/** A cooling rack of steel wire. */
export function rack(x: number, y: number, width: number, depth: number): string {
  const wires =
    times(12, (index) => {
      const share = index / 11;
      return `M${Math.round(x + 50 + share * (width - 100))} ${y}L${Math.round(x + share * width)} ${y + depth}`;
    }) +
    times(4, (index) => `M${x + 50 - index * 16} ${Math.round(y + (index * depth) / 3.2)}h${width - 100 + index * 32}`);
  return (
    `<g ${blurred(5)}>${line(wires, '#3a2812', 5, `opacity=".35" transform="translate(16 26)"`)}</g>` +
    line(wires, '#8f9a98', 6) +
    line(wires, '#f6f8f7', 2, 'transform="translate(-1 -2)"') +
    line(`M${x + 50} ${y}h${width - 100}l50 ${depth}H${x}z`, '#a5b0ae', 9, 'stroke-linejoin="round"')
  );
}

/** An earthenware cup with its saucer; `drink` is drawn around the centre of the brim (half width 100). */
export const cup = (drink: string, colour = '#fffdf8'): string =>
  shadow(0, 26, 160, 48) +
  oval(0, 14, 164, 48, '#d9cbb2') +
  oval(0, 6, 164, 46, slant('#ffffff', '#f7efe0', '#e2d5bd')) +
  line('M98-90C170-100 176-24 78-28', '#efe5d2', 22) +
  line('M96-94C160-104 168-34 84-36', '#ffffff', 6, 'opacity=".8"') +
  shape('M-110-116C-108-40-80-2-44 6H44C80-2 108-40 110-116z', colour) +
  shape('M-110-116C-108-40-80-2-44 6H44C80-2 108-40 110-116z', ROUND) +
  oval(0, -116, 110, 40, '#fffaf0') +
  oval(0, -112, 100, 34, glow('#c98a4e', '#a9652c', '#7d431a')) +
  (drink === '' ? '' : at(0, -112, drink));

/** Latte art: a leaf. */
export const rosetta = (): string =>
  oval(0, 0, 88, 29, '#b87a42') +
  shape('M-62 4C-40-24 34-28 66-2C40 24-36 28-62 4z', '#fff3dd') +
  line('M-30-12Q-14 2-30 16M-6-17Q14 2-6 19M20-17Q38 0 20 17M42-12Q54 0 42 11', '#b9783e', 5) +
  line('M-60 4L74-2', '#b9783e', 3);

export const steam = (x: number, y: number, height = 150): string =>
  `<g ${blurred(7)}>${line(`M${x} ${y}q-34-${height / 3} 0-${(height * 2) / 3}t0-${height / 2}M${x + 44} ${y - 6}q-34-${height / 3} 0-${(height * 2) / 3}t0-${height / 3}`, '#ffffff', 12, 'opacity=".7"')}</g>`;

/** A knife, or with `tines` a fork, with its handle towards the viewer. */
export const cutlery = (tines: boolean): string =>
  line('M4 8L40 196', '#3a2812', 14, 'opacity=".15"') +
  line('M8 60L34 190', across('#f4f6f5', '#9aa5a3'), 14) +
  (tines
    ? shape('M-16-60L-10-8Q-6 40 8 44Q20 38 18-12L12-66l-7 2l4 46l-6 1l-6-46l-6 1l6 46l-6 1l-7-46z', '#c3cbc9')
    : shape('M-4-90Q26-60 22 60H2z', across('#ffffff', '#aeb8b6')));
