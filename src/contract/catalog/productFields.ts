import type { FoodFacts } from './foodFacts';

/**
 * Product fields on the wire and the meaning of their texts. One list for detail, lists, search and cart: the server
 * writes with `productFieldTexts`, the storefront reads with `parseProductFields`, and food facts with
 * `parseFoodFacts`.
 */

export const ALLERGENS = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soya',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const;
export type Allergen = (typeof ALLERGENS)[number];

export const QUALITY_LABELS = ['AOP', 'IGP', 'Bio', 'Label Rouge'] as const;
export type QualityLabel = (typeof QUALITY_LABELS)[number];

export const NET_QUANTITY_UNITS = ['g', 'ml', 'piece'] as const;
export interface NetQuantity {
  readonly value: number;
  readonly unit: (typeof NET_QUANTITY_UNITS)[number];
}

/** The fields that lists ask for. */
export const LISTING_FIELDS = [
  'Name',
  'StockKeepingUnit',
  'Brand__c',
  'Packaging__c',
  'Pieces__c',
  'NetQuantity__c',
  'NetQuantityUnit__c',
  'Labels__c',
  'Allergens__c',
  'VatBasisPoints__c',
] as const;

/** Every field the shop uses; the product page asks for all. */
export const PRODUCT_FIELDS = [
  ...LISTING_FIELDS,
  'Picture__c',
  'Description',
  'ProductCode',
  'Gtin__c',
  'Ingredients__c',
  'Nutrition__c',
  'StorageMinCelsius__c',
  'StorageMaxCelsius__c',
  'ShelfLifeDays__c',
  'Origin__c',
] as const;
export type ProductFieldName = (typeof PRODUCT_FIELDS)[number];

/** What a product's fields say. Facts that were not asked for, or are unreadable, are null or empty. */
export interface ProductFacts {
  readonly name: string;
  readonly sku: string;
  readonly description: string;
  readonly brand: string;
  readonly packaging: string;
  readonly pieces: number | null;
  readonly netQuantity: NetQuantity | null;
  readonly gtin: string;
  readonly allergens: readonly Allergen[];
  readonly storage: { readonly minCelsius: number; readonly maxCelsius: number } | null;
  readonly shelfLifeDays: number | null;
  readonly origin: string;
  readonly labels: readonly QualityLabel[];
  readonly vatBasisPoints: number | null;
  readonly pictureKey: string | null;
}

const textOf = (value: number | null | undefined): string | null =>
  value === null || value === undefined ? null : String(value);

/** The field texts of a product. Every name of `PRODUCT_FIELDS` is present; unknown ones are null. */
export const productFieldTexts = (facts: ProductFacts & FoodFacts): Record<ProductFieldName, string | null> => ({
  Name: facts.name,
  StockKeepingUnit: facts.sku,
  ProductCode: facts.sku,
  Description: facts.description,
  Brand__c: facts.brand,
  Packaging__c: facts.packaging,
  Pieces__c: textOf(facts.pieces),
  NetQuantity__c: textOf(facts.netQuantity?.value),
  NetQuantityUnit__c: facts.netQuantity?.unit ?? null,
  Gtin__c: facts.gtin,
  Ingredients__c: facts.ingredients.length === 0 ? null : JSON.stringify(facts.ingredients),
  Allergens__c: facts.allergens.join(','),
  Nutrition__c: facts.nutrition === null ? null : JSON.stringify(facts.nutrition),
  StorageMinCelsius__c: textOf(facts.storage?.minCelsius),
  StorageMaxCelsius__c: textOf(facts.storage?.maxCelsius),
  ShelfLifeDays__c: textOf(facts.shelfLifeDays),
  Origin__c: facts.origin,
  Labels__c: facts.labels.join(','),
  VatBasisPoints__c: textOf(facts.vatBasisPoints),
  Picture__c: facts.pictureKey,
});

function numberOf(value: string | null | undefined): number | null {
  const number = value === null || value === undefined || value.trim() === '' ? NaN : Number(value);
  return Number.isFinite(number) ? number : null;
}

function listOf<T extends string>(value: string | null | undefined, allowed: readonly T[]): T[] {
  const named = new Set((value ?? '').split(',').map((part) => part.trim()));
  return allowed.filter((item) => named.has(item));
}

/** Reads field texts of any source. Never throws: an unreadable text counts as unknown. */
export function parseProductFields(fields: Readonly<Record<string, string | null | undefined>>): ProductFacts {
  const quantity = numberOf(fields.NetQuantity__c);
  const unit = NET_QUANTITY_UNITS.find((known) => known === fields.NetQuantityUnit__c);
  const minCelsius = numberOf(fields.StorageMinCelsius__c);
  const maxCelsius = numberOf(fields.StorageMaxCelsius__c);
  return {
    name: fields.Name ?? '',
    sku: fields.StockKeepingUnit ?? '',
    description: fields.Description ?? '',
    brand: fields.Brand__c ?? '',
    packaging: fields.Packaging__c ?? '',
    pieces: numberOf(fields.Pieces__c),
    netQuantity: quantity === null || unit === undefined ? null : { value: quantity, unit },
    gtin: fields.Gtin__c ?? '',
    allergens: listOf(fields.Allergens__c, ALLERGENS),
    storage: minCelsius === null || maxCelsius === null ? null : { minCelsius, maxCelsius },
    shelfLifeDays: numberOf(fields.ShelfLifeDays__c),
    origin: fields.Origin__c ?? '',
    labels: listOf(fields.Labels__c, QUALITY_LABELS),
    vatBasisPoints: numberOf(fields.VatBasisPoints__c),
    pictureKey: fields.Picture__c || null,
  };
}

/** Search wraps each field's text in `{value}`; this unwraps it. */
export const unwrapFields = (
  fields: Readonly<Record<string, { readonly value: string | null }>>,
): Record<string, string | null> =>
  Object.fromEntries(Object.entries(fields).map(([name, wrapped]) => [name, wrapped.value]));
