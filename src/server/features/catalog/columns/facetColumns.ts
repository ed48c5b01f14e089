import type { Facet } from '../../../../contract/search/search';
import type { ProductRecord } from '../stored/catalogRecords';
import { FACETS } from './facets';
import { listArrays, openLists, type Lists } from './lists';
import type { OpenedArrays, PackedArrays } from '../../../packedArrays';
import { openTexts, textArrays } from './texts';

/** The byte for "no value" in a column with at most one value per row. */
export const NO_VALUE = 255;

/**
 * The numbers of each row's values: as lists, or, if no row has several and there are at most 255 values, as one byte
 * each, possibly `NO_VALUE`.
 */
export type ValuesOfRows =
  { readonly lists: Lists; readonly single: null } | { readonly lists: null; readonly single: Uint8Array };

/** The values of one facet for a whole snapshot. */
export interface FacetColumn {
  readonly nameOrId: string;
  readonly attributeType: Facet['attributeType'];
  /** Whether a product must have all chosen values, rather than one of them. */
  readonly narrows: boolean;
  /** In the order of display. */
  readonly values: readonly string[];
  readonly ofRow: ValuesOfRows;
}

const arrayName = (facet: number): string => `facet.${facet}`;
const singleName = (facet: number): string => `${arrayName(facet)}.single`;

const { compare: compareTexts } = new Intl.Collator('fr');

/**
 * The value numbers of each product: one byte each if no product has several values and the numbers fit, else lists.
 */
const valueArrays = (facet: number, ofProducts: readonly (readonly number[])[], size: number): PackedArrays =>
  size <= NO_VALUE && ofProducts.every(({ length }) => length <= 1)
    ? { [singleName(facet)]: Uint8Array.from(ofProducts, ([value = NO_VALUE]) => value) }
    : listArrays(arrayName(facet), ofProducts);

export function facetArrays(products: readonly ProductRecord[]): PackedArrays {
  const arrays = FACETS.map(({ valuesOf, named, compare = compareTexts }, facet) => {
    const ofProducts = products.map(valuesOf);
    const found = new Set(ofProducts.flat());
    const values = named ? named.filter((value) => found.has(value)) : [...found].sort(compare);
    const numbers = new Map(values.map((value, number) => [value, number]));
    const lists = ofProducts.map((own) => own.map((value) => numbers.get(value) ?? 0));
    return { ...textArrays(`${arrayName(facet)}.names`, values), ...valueArrays(facet, lists, values.length) };
  });
  return Object.assign({}, ...arrays) as PackedArrays;
}

export const openFacets = (arrays: OpenedArrays): readonly FacetColumn[] =>
  FACETS.map(({ nameOrId, attributeType, narrows = false }, facet) => {
    const texts = openTexts(arrays, `${arrayName(facet)}.names`);
    const values = Array.from({ length: texts.size }, (_, number) => texts.at(number));
    const ofRow: ValuesOfRows = arrays.has(singleName(facet))
      ? { lists: null, single: arrays.bytes(singleName(facet)) }
      : { lists: openLists(arrays, arrayName(facet)), single: null };
    return { nameOrId, attributeType, narrows, values, ofRow };
  });
