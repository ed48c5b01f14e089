/** A gradient of colours (#rrggbb, or #rrggbbaa); `picture` writes its definition from its name. */
const running =
  (direction: string) =>
  (...colours: readonly string[]): string =>
    `url(#${direction}-${colours.map((colour) => colour.slice(1)).join('-')})`;

export const down = running('down');
export const across = running('across');
/** From the upper left, where the light of all pictures comes from, to the lower right. */
export const slant = running('slant');
/** Brightest slightly above and to the left of the centre. */
export const glow = running('glow');

/** Light and shade on an upright round body, drawn over its colour. */
export const ROUND = across('#2b1d0e33', '#ffffff66', '#ffffff00', '#2b1d0e44');
const SHADOW = 'url(#shade-3a2812)';

/** Darker spots from stronger heat: a filter for crusts. */
export const baked = (colour: string): string => `filter="url(#baked-${colour.slice(1)})"`;
/** Pores of bread, grains of flour, specks in stone. */
export const grained = (colour: string): string => `filter="url(#grained-${colour.slice(1)})"`;
/** Long streaks, for wood and brushed steel. */
export const streaked = (colour: string): string => `filter="url(#streaked-${colour.slice(1)})"`;
export const blurred = (amount: number): string => `filter="url(#blurred-${amount.toString(16).padStart(3, '0')})"`;

/** The shadow of something standing here, longer to the right. */
export function shadow(x: number, y: number, halfWidth: number, halfHeight: number): string {
  const [wide, deep] = [Math.round(halfWidth * 1.18), Math.round(halfHeight * 1.25)];
  return `<ellipse cx="${Math.round(x + halfWidth * 0.14)}" cy="${Math.round(y + halfHeight * 0.12)}" rx="${wide}" ry="${deep}" fill="${SHADOW}"/>`;
}

const channels = (colour: string): readonly number[] =>
  [0, 2, 4, 6].map((start) => Number.parseInt(colour.slice(start, start + 2) || 'ff', 16));

/** Whether a colour is, as far as visible, the mean of the two beside it. */
function isBetween(before: string, colour: string, after: string): boolean {
  const [first, last] = [channels(before), channels(after)];
  return channels(colour).every((value, index) => Math.abs(value - ((first[index] ?? 0) + (last[index] ?? 0)) / 2) < 9);
}

const stops = (colours: readonly string[]): string =>
  colours
    .map((colour, index) => {
      const [before, after] = [colours[index - 1], colours[index + 1]];
      if (colours.length === 3 && before !== undefined && after !== undefined && isBetween(before, colour, after))
        return '';
      const offset = index === 0 ? 0 : Math.round((index / (colours.length - 1)) * 100) / 100;
      return `<stop${offset === 0 ? '' : ` offset="${offset}"`} stop-color="#${colour}"/>`;
    })
    .join('');

const share = (colour: string, start: number): string =>
  String(Math.round((Number.parseInt(colour.slice(start, start + 2), 16) / 255) * 100) / 100);

const spotted =
  (frequency: string, octaves: number, gain: number, from: number) =>
  (id: string, [colour = '000000']: readonly string[]): string =>
    `<filter id="${id}"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}"/><feColorMatrix values="0 0 0 0 ${share(colour, 0)} 0 0 0 0 ${share(colour, 2)} 0 0 0 0 ${share(colour, 4)} ${gain} 0 0 0 ${-from}"/><feComposite operator="atop" in2="SourceGraphic"/></filter>`;

/** The markup of each kind of fill or filter, by the first word of its name. */
export const LIGHTS: Readonly<Record<string, (id: string, values: readonly string[]) => string>> = {
  down: (id, colours) => `<linearGradient id="${id}" x2="0" y2="1">${stops(colours)}</linearGradient>`,
  across: (id, colours) => `<linearGradient id="${id}">${stops(colours)}</linearGradient>`,
  slant: (id, colours) => `<linearGradient id="${id}" x2=".8" y2="1">${stops(colours)}</linearGradient>`,
  glow: (id, colours) => `<radialGradient id="${id}" cx=".38" cy=".3" r=".8">${stops(colours)}</radialGradient>`,
  shade: (id, [colour = '3a2812']) =>
    `<radialGradient id="${id}">${stops([`${colour}88`, `${colour}00`])}</radialGradient>`,
  baked: spotted('.02 .03', 3, 2.4, 1.15),
  grained: spotted('.11', 2, 3, 1.4),
  streaked: spotted('.003 .07', 2, 1.1, 0.45),
  blurred: (id, [amount = '4']) =>
    `<filter id="${id}"><feGaussianBlur stdDeviation="${Number.parseInt(amount, 16)}"/></filter>`,
};
