import type { PackshotForm } from '../pictures/packshot/packshotRecord';
import type { BrandName } from './brands';
import type { QualityLabel } from '../../server/features/catalog';

/** The buyer groups of the demo shop, one per customer type. */
export type BuyerGroupName = 'Boulangerie' | 'Coffee shop' | 'Salle de sport' | 'Hôtellerie' | 'Autres';

/** Grams per 100 g or 100 ml: fat, saturates, carbohydrate, sugars, protein, salt. */
export type NutritionGrams = readonly [number, number, number, number, number, number];

/** What the products of a range have in common; a row may override it. */
export interface RangeTraits {
  readonly brand: BrandName;
  readonly form: PackshotForm;
  readonly base: string;
  readonly accent: string;
  /** An ingredient list in which `*word*` marks an allergen. */
  readonly ingredients: string;
  readonly nutrition: NutritionGrams | null;
  readonly storage: readonly [number, number] | null;
  readonly shelfLife: number | null;
  readonly origin: string;
  readonly labels: readonly QualityLabel[];
  readonly vat: 'reduced' | 'standard';
  readonly groups: readonly BuyerGroupName[] | null;
  /** Minimum, maximum and increment of an order line. */
  readonly rule: readonly [number, number, number];
}

export interface RowChanges extends Partial<RangeTraits> {
  /** Stock on hand, for a row that has to be low or out of stock. */
  readonly stock?: number;
  /** Further categories by url name, after the primary one. */
  readonly also?: readonly string[];
  /** Replaces the range's advice. */
  readonly advice?: string;
  /** Small print below the name on the drawn pack. */
  readonly mark?: string;
}

/** Name, packaging, price in euros per kilogram, litre or piece (excluding VAT), its special features, overrides. */
export type ProductRow = readonly [name: string, packaging: string, rate: number, text: string, changes?: RowChanges];

/** A product in several sizes or flavours; option rows have the option's value instead of a name. */
export interface VariationRow {
  readonly name: string;
  readonly text: string;
  readonly attribute: { readonly apiName: string; readonly label: string };
  readonly options: readonly ProductRow[];
  readonly changes?: RowChanges;
}

/** One leaf category with its products. */
export interface ProductRange extends RangeTraits {
  readonly category: string;
  /** Three letters with which every reference of the range begins. */
  readonly code: string;
  /** How the products of the range are stored, handled or served. */
  readonly advice: string;
  readonly rows: readonly ProductRow[];
  readonly variations?: readonly VariationRow[];
}

export const SIZE = { apiName: 'Size__c', label: 'Contenance' } as const;
export const FLAVOUR = { apiName: 'Flavour__c', label: 'Parfum' } as const;
export const MODEL = { apiName: 'Model__c', label: 'Modèle' } as const;

/** Defaults for food; each range adds the rest, and may override them. */
export const FOOD = {
  labels: [],
  vat: 'reduced',
  groups: null,
  rule: [1, 200, 1],
} as const satisfies Partial<RangeTraits>;

/** Non-food articles: no ingredients, no date, full VAT. */
export const NON_FOOD = {
  ingredients: '',
  nutrition: null,
  storage: null,
  shelfLife: null,
  labels: [],
  vat: 'standard',
  groups: null,
  rule: [1, 100, 1],
} as const satisfies Partial<RangeTraits>;
