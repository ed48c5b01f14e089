import type { Facet } from '../../../contract/search/search';
import type { CatalogSnapshot, ProductRecord } from '../catalog';

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

/** The facets of listings, in the order of display. */
const DEFINITIONS: readonly FacetDefinition[] = [
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

/** The values of one facet for a whole snapshot. */
export interface FacetColumn {
  readonly nameOrId: string;
  readonly attributeType: Facet['attributeType'];
  readonly displayName: string;
  readonly displayRank: number;
  /** Sorted by display name. */
  readonly values: readonly { readonly nameOrId: string; readonly displayName: string }[];
  /** By product index: the numbers of its values. */
  readonly ofPlace: readonly (readonly number[])[];
}

const columns = new WeakMap<CatalogSnapshot, readonly FacetColumn[]>();

const columnOf = (definition: FacetDefinition, products: readonly ProductRecord[], rank: number): FacetColumn => {
  const collator = new Intl.Collator('fr');
  const perProduct = products.map(definition.valuesOf);
  const values = [...new Set(perProduct.flat())]
    .map((nameOrId) => ({ nameOrId, displayName: definition.names?.[nameOrId] ?? nameOrId }))
    .sort((a, b) => collator.compare(a.displayName, b.displayName));
  const numbers = new Map(values.map(({ nameOrId }, number) => [nameOrId, number]));
  const { nameOrId, attributeType, displayName } = definition;
  const ofPlace = perProduct.map((own) => own.map((value) => numbers.get(value) ?? -1));
  return { nameOrId, attributeType, displayName, displayRank: rank, values, ofPlace };
};

/** The facets of a snapshot, calculated on first use. */
export const facetColumns = (snapshot: CatalogSnapshot): readonly FacetColumn[] => {
  const known = columns.get(snapshot);
  if (known !== undefined) return known;
  const made = DEFINITIONS.map((definition, index) => columnOf(definition, snapshot.products, index + 1));
  columns.set(snapshot, made);
  return made;
};
