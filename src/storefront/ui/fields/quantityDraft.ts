/**
 * Bounds of a quantity, the same numbers as in the product's quantity rule. If absent: a minimum of 1, no maximum,
 * steps of 1.
 */
export interface QuantityBounds {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly increment?: number;
}

export type QuantityFault = 'notANumber' | 'belowMinimum' | 'aboveMaximum' | 'notAMultiple';

export type QuantityReading =
  { readonly ok: true; readonly value: number } | { readonly ok: false; readonly fault: QuantityFault };

// Decimal quantities (2,5 kg) are inexact in binary: compared to a millionth.
function isMultiple(value: number, increment: number): boolean {
  const times = value / increment;
  return Math.abs(times - Math.round(times)) < 1e-6;
}
const tidy = (value: number): number => Math.round(value * 1e6) / 1e6;

/** Parses a typed quantity, with comma or point and any spaces, and checks it against the bounds. */
export function readQuantity(text: string, bounds: QuantityBounds): QuantityReading {
  const { minimum = 1, maximum = Infinity, increment = 1 } = bounds;
  const plain = text.replace(/\s/g, '').replace(',', '.');
  if (!/^\d+(\.\d*)?$/.test(plain)) return { ok: false, fault: 'notANumber' };
  const value = Number(plain);
  if (value < minimum) return { ok: false, fault: 'belowMinimum' };
  if (value > maximum) return { ok: false, fault: 'aboveMaximum' };
  // Increments count from the minimum, as in the product's rule: minimum 2, increment 3 allows 2, 5, 8 …
  if (!isMultiple(value - minimum, increment)) return { ok: false, fault: 'notAMultiple' };
  return { ok: true, value };
}

/**
 * The number that a step starts from: the one at the beginning of the shown text, whether allowed or not, or `value` if
 * the text begins with none.
 */
export function stepStart(text: string | undefined, value: number): number {
  const typed = Number.parseFloat((text ?? '').replace(/\s/g, '').replace(',', '.'));
  return Number.isNaN(typed) ? value : typed;
}

/**
 * The next allowed quantity above or below `from`, which may itself be invalid: if boxes hold six, a step from 7 leads
 * to 12 or 6. undefined if there is none in that direction.
 */
export function stepQuantity(from: number, direction: 1 | -1, bounds: QuantityBounds): number | undefined {
  const { minimum = 1, maximum = Infinity, increment = 1 } = bounds;
  const highest =
    maximum === Infinity ? Infinity : tidy(minimum + Math.floor(tidy((maximum - minimum) / increment)) * increment);
  if (minimum > highest) return undefined;
  const times = tidy((from - minimum) / increment);
  const next = tidy(minimum + (direction === 1 ? Math.floor(times) + 1 : Math.ceil(times) - 1) * increment);
  if (direction === 1) return next > highest ? undefined : Math.max(next, minimum);
  return next < minimum ? undefined : Math.min(next, highest);
}
