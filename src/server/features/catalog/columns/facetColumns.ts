import type { Facet } from '../../../../contract/search/search';
import type { ProductRecord } from '../catalogRecords';
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
  /** Sorted by display name, in French. */
  readonly values: readonly { readonly nameOrId: string; readonly displayName: string }[];
  /** By product place: the numbers of its values. */
  readonly ofPlace: Lists;
}

const arrayName = (facet: number): string => `facet.${facet}`;

export const facetArrays = (products: readonly ProductRecord[]): PackedArrays => {
  const collator = new Intl.Collator('fr');
  const arrays = FACETS.map(({ valuesOf, names = {} }, facet) => {
    const ofProducts = products.map(valuesOf);
    const shown = (value: string): string => names[value] ?? value;
    const values = [...new Set(ofProducts.flat())].sort((a, b) => collator.compare(shown(a), shown(b)));
    const numbers = new Map(values.map((value, number) => [value, number]));
    const lists = ofProducts.map((own) => own.map((value) => numbers.get(value) ?? 0));
    return { ...textArrays(`${arrayName(facet)}.names`, values), ...listArrays(arrayName(facet), lists) };
  });
  return Object.assign({}, ...arrays) as PackedArrays;
};

export const openFacets = (arrays: OpenedArrays): readonly FacetColumn[] =>
  FACETS.map(({ nameOrId, attributeType, displayName, names = {} }, facet) => {
    const texts = openTexts(arrays, `${arrayName(facet)}.names`);
    const values = Array.from({ length: texts.size }, (_, number) => {
      const value = texts.at(number);
      return { nameOrId: value, displayName: names[value] ?? value };
    });
    const ofPlace = openLists(arrays, arrayName(facet));
    return { nameOrId, attributeType, displayName, displayRank: facet + 1, values, ofPlace };
  });
