import type { Facet } from '../../../../contract/search/search';
import type { ProductRecord } from '../catalogRecords';

const FROZEN_BELOW_CELSIUS = -12;
const CHILLED_BELOW_CELSIUS = 10;

interface FacetDefinition {
  readonly nameOrId: string;
  readonly attributeType: Facet['attributeType'];
  readonly displayName: string;
  readonly valuesOf: (product: ProductRecord) => readonly string[];
  /** Display names of values; by default a value's own name. */
  readonly names?: Readonly<Record<string, string>>;
}

const storageOf = ({ storage }: ProductRecord): readonly string[] => {
  if (storage === null) return [];
  if (storage.maxCelsius <= FROZEN_BELOW_CELSIUS) return ['frozen'];
  return storage.maxCelsius <= CHILLED_BELOW_CELSIUS ? ['chilled'] : ['ambient'];
};

/**
 * The facets of listings, in the order of display. What they say of a product is stored with the columns: a change of
 * facets, values or display names is another format of theirs (`partFormats.ts`).
 */
export const FACETS: readonly FacetDefinition[] = [
  { nameOrId: 'Brand__c', attributeType: 'Custom', displayName: 'Marque', valuesOf: ({ brand }) => [brand] },
  { nameOrId: 'Labels__c', attributeType: 'Custom', displayName: 'Label', valuesOf: ({ labels }) => labels },
  {
    nameOrId: 'Conservation__c',
    attributeType: 'Custom',
    displayName: 'Conservation',
    valuesOf: storageOf,
    names: { ambient: 'Température ambiante', chilled: 'Au frais', frozen: 'Surgelé' },
  },
];
