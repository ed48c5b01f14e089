import type { VariationInfo } from '../../../../contract/catalog/product';

export type VariationMapping = VariationInfo['attributesToProductMappings'][number];

const inSequence = <T extends { readonly sequence: number }>(parts: readonly T[]): readonly T[] =>
  [...parts].sort((a, b) => a.sequence - b.sequence);

/** "Contenance, Parfum": the attributes by which the variations differ. */
export const attributesOf = ({ variationAttributeInfo }: VariationInfo): string =>
  inSequence(Object.values(variationAttributeInfo))
    .map(({ label }) => label)
    .join(', ');

/** "250 g, nature": the values that distinguish a variation from its siblings. */
export const valuesOf = ({ selectedAttributes }: VariationMapping): string =>
  inSequence(selectedAttributes)
    .map(({ value }) => value)
    .join(', ');

/** Each unit of weight in grams, of volume in millilitres. */
const units: Readonly<Record<string, number>> = { g: 1, ml: 1, cl: 10, kg: 1000, l: 1000 };

/** The weight (g) or volume (ml) in a variation's name; NaN if there is none. */
function amountOf(mapping: VariationMapping): number {
  const [, number = '', unit = ''] = /(\d+(?:,\d+)?)\s(k?g|[cm]?l)\b/.exec(valuesOf(mapping)) ?? [];
  return Number.parseFloat(number.replace(',', '.')) * (units[unit] ?? NaN);
}

/** The variations in the order in which shoppers look for them: by size if all have one, otherwise unchanged. */
export const inOrder = ({ attributesToProductMappings: all }: VariationInfo): readonly VariationMapping[] =>
  all.some((mapping) => Number.isNaN(amountOf(mapping))) ? all : [...all].sort((a, b) => amountOf(a) - amountOf(b));
