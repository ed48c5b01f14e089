import type { ProductRecord } from '../../server/features/catalog';

export interface Packaging {
  readonly pieces: number;
  readonly netQuantity: ProductRecord['netQuantity'];
}

const UNITS: Readonly<Record<string, { readonly factor: number; readonly unit: 'g' | 'ml' }>> = {
  kg: { factor: 1000, unit: 'g' },
  g: { factor: 1, unit: 'g' },
  L: { factor: 1000, unit: 'ml' },
  cl: { factor: 10, unit: 'ml' },
  ml: { factor: 1, unit: 'ml' },
};

const FORM = /^\p{L}+ de (?:([\d\u202f]+) × )?([\d\u202f]+(?:,\d+)?) (\p{L}+)$/u;
const SINGLE = 'À l’unité';

const numberIn = (digits: string): number => Number(digits.replaceAll('\u202f', '').replace(',', '.'));

/**
 * Parses "Carton de 10 × 1 kg", "Sac de 25 kg", "Carton de 6 × 30 œufs" or "À l’unité" into sales units and total net
 * quantity. The printed text is the only source, so that it cannot contradict the numbers. Throws on anything else.
 */
export function parsePackaging(text: string): Packaging {
  if (text === SINGLE) return { pieces: 1, netQuantity: { value: 1, unit: 'piece' } };
  const match = FORM.exec(text);
  const [, times, amount, word] = match ?? [];
  if (amount === undefined || word === undefined) throw new Error(`Unreadable packaging: ${text}`);
  const pieces = times === undefined ? 1 : numberIn(times);
  const value = numberIn(amount);
  const known = UNITS[word];
  if (known) return { pieces, netQuantity: { value: Math.round(pieces * value * known.factor), unit: known.unit } };
  return { pieces, netQuantity: { value: pieces * value, unit: 'piece' } };
}

/** Price of one packaging in cents, from the price in euros per kilogram, litre or piece. */
export const priceOfPackaging = (rate: number, { netQuantity }: Packaging): number =>
  Math.round(rate * 100 * (netQuantity.unit === 'piece' ? netQuantity.value : netQuantity.value / 1000));

/** The size of one piece as printed on it: "1 kg" of "Carton de 10 × 1 kg"; empty for a single article. */
export function pieceSize(text: string): string {
  const match = FORM.exec(text);
  return match ? `${match[2] ?? ''} ${match[3] ?? ''}` : '';
}
