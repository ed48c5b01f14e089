import { buildIndex } from '../../../src/server/searchIndex/buildIndex';
import { openIndex, type FindOptions } from '../../../src/server/searchIndex/SearchIndex';

/** Name, package or description, and reference of a few products. */
export const PRODUCTS = [
  ['Beurre doux de baratte', 'Carton de 20 × 250 g', 'BDX-101'],
  ['Beurre demi-sel', 'Carton de 10 × 1 kg', 'BDS-101'],
  ['Mozzarella fior di latte', 'Carton de 8 × 1 kg', 'FCU-104'],
  ['Farine de blé T55', 'Sac de 25 kg', 'FBL-201'],
  ['Farine de seigle T130', 'Sac de 25 kg', 'FSP-101'],
  ['Huile d’olive vierge extra', 'Carton de 6 × 75 cl', 'MAH-104'],
  ['Café grains espresso', 'Carton de 6 × 1 kg', 'CAF-101'],
  ['Shake protéiné', 'Un expresso par bouteille', 'BPR-201'],
  ['Pain au chocolat', 'Carton de 70 × 75 g', 'VIE-101'],
] as const;

export const smallIndexBytes = buildIndex(
  PRODUCTS.map(([name, text, sku]) => ({
    texts: [
      { text: name, weight: 10 },
      { text, weight: 1 },
    ],
    references: [sku],
  })),
);
export const smallIndex = openIndex(smallIndexBytes);
/** The references that a term finds, the most relevant first. */
export function found(term: string, options?: FindOptions, asked = smallIndex): readonly (string | undefined)[] {
  const { documents, scores } = asked.find(term, options);
  return [...documents]
    .map((document, index) => [document, scores[index] ?? 0] as const)
    .sort(([one, a], [other, b]) => b - a || one - other)
    .map(([document]) => PRODUCTS[document]?.[2]);
}
