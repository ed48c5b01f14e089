import { channels, contrast } from '../../../commerce/colors/contrast';

/** Mixes `share` (0 to 1) of the second colour into the first; all are #rrggbb. */
export function mix(first: string, second: string, share: number): string {
  const from = channels(first);
  const to = channels(second);
  const part = (index: 0 | 1 | 2): string =>
    Math.round(from[index] + (to[index] - from[index]) * share)
      .toString(16)
      .padStart(2, '0');
  return `#${part(0)}${part(1)}${part(2)}`;
}

const INK = '#1D2623';
export const CREAM = '#FFFBF1';

/** Ink or cream, whichever has more contrast on the ground. */
export const textOn = (ground: string): string => (contrast(INK, ground) >= contrast(CREAM, ground) ? INK : CREAM);

/** A colour shifted towards the readable text colour until its contrast with the ground is at least 4.5:1. */
export function readable(colour: string, ground: string): string {
  const target = textOn(ground);
  for (let share = 0; share < 1; share += 0.1) {
    const tried = mix(colour, target, share);
    if (contrast(tried, ground) >= 4.5) return tried;
  }
  return target;
}

export const lighter = (hex: string, share: number): string => mix(hex, '#FFFDF6', share);
export const darker = (hex: string, share: number): string => mix(hex, '#2B1D0E', share);
