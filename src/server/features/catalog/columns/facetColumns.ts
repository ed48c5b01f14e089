import type { Facet } from '../../../../contract/search/search';
import type { ProductRecord } from '../stored/catalogRecords';
import { FACETS } from './facets';
import { listArrays, openLists } from './lists';
import type { Lists } from './lists';
import type { OpenedArrays, PackedArrays } from '../../../packedArrays';
import { openTexts, textArrays } from './texts';

/** The values of one facet for a whole snapshot. */
export interface FacetColumn {
  readonly nameOrId: string;
  readonly attributeType: Facet['attributeType'];
  readonly displayName: string;
  readonly displayRank: number;
  /** Whether a product has to have all chosen values, and not one of them. */
  readonly narrows: boolean;
  /** In the order of display. */
  readonly values: readonly { readonly nameOrId: string; readonly displayName: string }[];
  /** By product row: the numbers of its values. */
  readonly ofRow: Lists;
}

const arrayName = (facet: number): string => `facet.${facet}`;

const { compare: compareTexts } = new Intl.Collator('fr');

export const facetArrays = (products: readonly ProductRecord[]): PackedArrays => {
  const arrays = FACETS.map(({ valuesOf, names, compare = compareTexts }, facet) => {
    const ofProducts = products.map(valuesOf);
    const found = new Set(ofProducts.flat());
    const values = names ? Object.keys(names).filter((value) => found.has(value)) : [...found].sort(compare);
    const numbers = new Map(values.map((value, number) => [value, number]));
    const lists = ofProducts.map((own) => own.map((value) => numbers.get(value) ?? 0));
    return { ...textArrays(`${arrayName(facet)}.names`, values), ...listArrays(arrayName(facet), lists) };
  });
  return Object.assign({}, ...arrays) as PackedArrays;
};

export const openFacets = (arrays: OpenedArrays): readonly FacetColumn[] =>
  FACETS.map(({ nameOrId, attributeType, displayName, names = {}, narrows = false }, facet) => {
    const texts = openTexts(arrays, `${arrayName(facet)}.names`);
    const values = Array.from({ length: texts.size }, (_, number) => {
      const value = texts.at(number);
      return { nameOrId: value, displayName: names[value] ?? value };
    });
    const ofRow = openLists(arrays, arrayName(facet));
    return { nameOrId, attributeType, displayName, displayRank: facet + 1, narrows, values, ofRow };
  });
