import type { Facet } from '../../../../contract/search/search';
import type { Allergen, ProductRecord } from '../stored/catalogRecords';

const FROZEN_BELOW_CELSIUS = -12;
const CHILLED_BELOW_CELSIUS = 10;

interface FacetDefinition {
  readonly nameOrId: string;
  readonly attributeType: Facet['attributeType'];
  readonly valuesOf: (product: ProductRecord) => readonly string[];
  /**
   * Keys of the values, in the order of display, if the shop itself names them (`search.json` of `server/texts`);
   * otherwise the values are texts from the products' data.
   */
  readonly named?: readonly string[];
  /** How the values are sorted if there is no `named`; by default in French. */
  readonly compare?: (one: string, other: string) => number;
  /** Whether a product must have all chosen values, rather than one of them. */
  readonly narrows?: boolean;
}

function storageOf({ storage }: ProductRecord): readonly string[] {
  if (storage === null) return [];
  if (storage.maxCelsius <= FROZEN_BELOW_CELSIUS) return ['frozen'];
  return storage.maxCelsius <= CHILLED_BELOW_CELSIUS ? ['chilled'] : ['ambient'];
}

/** "Sac" of "Sac de 25 kg"; any packaging of another form has none. */
function packagingOf({ packaging }: ProductRecord): readonly string[] {
  const [, kind] = /^(\p{L}+) de /u.exec(packaging) ?? [];
  return kind === undefined ? [] : [kind];
}

/** Kilograms or litres of the whole package, in ranges by which professionals choose. */
const SIZES: readonly (readonly [below: number, value: string])[] = [
  [1, 'under1'],
  [5, 'from1'],
  [10, 'from5'],
  [25, 'from10'],
  [Infinity, 'from25'],
];
function sizeOf({ netQuantity: { value, unit } }: ProductRecord): readonly string[] {
  if (unit === 'piece') return [];
  const found = SIZES.find(([below]) => value / 1000 < below);
  return found === undefined ? [] : [found[1]];
}

const FLOUR_TYPE = /^Farine .*?(?:\b(?=T\d)|\btype )(T\d{2,3}|0+)\b/;
function flourTypeOf({ name }: ProductRecord): readonly string[] {
  const [, type] = FLOUR_TYPE.exec(name) ?? [];
  return type === undefined ? [] : [type];
}

const PERCENT = /(\d+(?:,\d+)?) %/;
/**
 * Tolerance, in grams per 100 g, between the fat that a name states and the measured one: 84 g still pass as "82 %".
 */
const FAT_TOLERANCE = 3;
const numberIn = (text: string): number => Number(text.replace(',', '.').replace(/[^\d.].*/, ''));
/**
 * The percentage in a name, if it is the fat content: the nutrition table must agree. In cocoa products the percentage
 * is the share of cocoa.
 */
function fatContentOf({ name, nutrition, ingredients }: ProductRecord): readonly string[] {
  const [said, percent] = PERCENT.exec(name) ?? [];
  if (said === undefined || percent === undefined || nutrition === null) return [];
  if (ingredients.some(({ text }) => /cacao/i.test(text))) return [];
  return Math.abs(numberIn(percent) - nutrition.fatMg / 1000) <= FAT_TOLERANCE ? [said] : [];
}

/** The allergens whose absence buyers look for. */
const ABSENCES: readonly Allergen[] = ['gluten', 'milk', 'eggs', 'nuts', 'peanuts', 'soya'];
const absencesIn = ({ ingredients, allergens }: ProductRecord): readonly string[] =>
  ingredients.length === 0 ? [] : ABSENCES.filter((name) => !allergens.includes(name));

/**
 * The facets of listings, in the order of display. Their values are stored with the columns: a change of facets or
 * values needs a higher format number (`partFormats.ts`). Their names are added when a call is answered.
 */
export const FACETS: readonly FacetDefinition[] = [
  { nameOrId: 'Brand__c', attributeType: 'Custom', valuesOf: ({ brand }) => [brand] },
  { nameOrId: 'Labels__c', attributeType: 'Custom', valuesOf: ({ labels }) => labels },
  {
    nameOrId: 'FlourType__c',
    attributeType: 'Custom',
    valuesOf: flourTypeOf,
    compare: (one, other) => numberIn(one.replace('T', '')) - numberIn(other.replace('T', '')),
  },
  {
    nameOrId: 'FatContent__c',
    attributeType: 'Custom',
    valuesOf: fatContentOf,
    compare: (one, other) => numberIn(one) - numberIn(other),
  },
  {
    nameOrId: 'Conservation__c',
    attributeType: 'Custom',
    valuesOf: storageOf,
    named: ['chilled', 'frozen', 'ambient'],
  },
  { nameOrId: 'Packaging__c', attributeType: 'Custom', valuesOf: packagingOf },
  {
    nameOrId: 'PackageSize__c',
    attributeType: 'Custom',
    valuesOf: sizeOf,
    named: SIZES.map(([, value]) => value),
  },
  {
    nameOrId: 'AllergensAbsent__c',
    attributeType: 'Custom',
    valuesOf: absencesIn,
    named: ABSENCES,
    narrows: true,
  },
];
