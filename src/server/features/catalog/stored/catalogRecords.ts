/**
 * The catalogue as plain records: the output of a source of products (the demo generator, an import) and the input of a
 * published snapshot. Money in cents, VAT in basis points, weights in grams (nutrients in milligrams), volumes in
 * millilitres, times in ms UTC.
 */

/** The 14 allergens of Regulation (EU) No 1169/2011, annex II. */
export type Allergen =
  | 'gluten'
  | 'crustaceans'
  | 'eggs'
  | 'fish'
  | 'peanuts'
  | 'soya'
  | 'milk'
  | 'nuts'
  | 'celery'
  | 'mustard'
  | 'sesame'
  | 'sulphites'
  | 'lupin'
  | 'molluscs';

export type QualityLabel = 'AOP' | 'IGP' | 'Bio' | 'Label Rouge';

/** The description of a drawn picture. The catalogue only stores it; `CatalogPictures` can read it. */
export type Drawing = Readonly<Record<string, string>>;

/**
 * A picture. With a key, this shop serves it: drawn from `drawing`, or else an uploaded content. Otherwise it is at
 * another address.
 */
export type PictureRecord = { readonly key: string; readonly drawing?: Drawing } | { readonly address: string };

export interface CategoryRecord {
  readonly id: string;
  readonly parentId: string | null;
  readonly urlName: string;
  readonly name: string;
  readonly description: string;
  readonly sortOrder: number;
  /** The square picture for lists; by default that of the first product in the category. */
  readonly tile?: PictureRecord;
  /** The wide picture at the head of the category's page. */
  readonly banner?: PictureRecord;
}

/** A run of text in an ingredient list; one that names an allergen is shown in bold. */
export interface IngredientRun {
  readonly text: string;
  readonly allergen?: Allergen;
}

/** Per 100 g or 100 ml. Energy in kJ and kcal, everything else in milligrams. */
export interface NutritionRecord {
  readonly energyKj: number;
  readonly energyKcal: number;
  readonly fatMg: number;
  readonly saturatesMg: number;
  readonly carbohydrateMg: number;
  readonly sugarsMg: number;
  readonly proteinMg: number;
  readonly saltMg: number;
}

export type ProductClass = 'Simple' | 'Variation' | 'VariationParent' | 'Bundle' | 'Set';

/** A product in a bundle or a set, and its quantity. */
export interface ContentRecord {
  readonly productId: string;
  readonly quantity: number;
}

export interface VariationAttributeRecord {
  readonly apiName: string;
  readonly label: string;
  readonly value: string;
}

export interface TaxRateRecord {
  readonly basisPoints: number;
  readonly validFrom: number;
  readonly validUntil: number | null;
}

/** A way in which a product is sold: once, or repeatedly, open-ended or for a term. */
export interface SellingModelRecord {
  readonly id: string;
  readonly name: string;
  readonly type: 'OneTime' | 'Evergreen' | 'TermDefined';
  /** The interval between deliveries, as a number of units; null: there is only one delivery. */
  readonly term: { readonly length: number; readonly unit: 'Weeks' | 'Months' | 'Annual' } | null;
}

export interface ProductRecord {
  readonly id: string;
  readonly sku: string;
  readonly urlName: string;
  readonly name: string;
  readonly brand: string;
  readonly productClass: ProductClass;
  readonly variationParentId: string | null;
  readonly variationAttributes: readonly VariationAttributeRecord[];
  /** At least one; the primary category first. */
  readonly categoryIds: readonly string[];
  readonly description: string;
  /** The packaging in words, such as "Carton de 10 × 1 kg". */
  readonly packaging: string;
  /** Sales units in the packaging (10 in "10 × 1 kg"). */
  readonly pieces: number;
  /** Net quantity of the whole packaging; `piece` where goods are counted, not weighed (cups, eggs, bundles). */
  readonly netQuantity: { readonly value: number; readonly unit: 'g' | 'ml' | 'piece' };
  readonly gtin: string;
  readonly ingredients: readonly IngredientRun[];
  readonly allergens: readonly Allergen[];
  readonly nutrition: NutritionRecord | null;
  readonly storage: { readonly minCelsius: number; readonly maxCelsius: number } | null;
  readonly shelfLifeDays: number | null;
  readonly origin: string;
  readonly labels: readonly QualityLabel[];
  readonly taxRates: readonly TaxRateRecord[];
  readonly quantityRule: { readonly minimum: number; readonly maximum: number; readonly increment: number };
  /** Names of the buyer groups that may see it; null: everyone, guests included. */
  readonly buyerGroups: readonly string[] | null;
  readonly picture: PictureRecord | null;
  readonly createdAt: number;
  readonly related: Readonly<Record<string, readonly string[]>>;
  /** Products without any, such as those of earlier releases, are sold once and under no model. */
  readonly sellingModels?: readonly SellingModelRecord[];
  /**
   * The contents of a bundle, which is sold as a whole and has no stock of its own, or the members of a set, which are
   * sold one by one. Empty for every other class.
   */
  readonly bundleItems: readonly ContentRecord[];
}

/** Bounds are inclusive and tiers do not overlap; `upperBound` null: there is none. */
export interface PriceTierRecord {
  readonly lowerBound: number;
  readonly upperBound: number | null;
  readonly unitCents: number;
}

export interface PriceRecord {
  readonly productId: string;
  /** null: the general price, for everyone without a price for one of their buyer groups. */
  readonly buyerGroup: string | null;
  /** ISO 4217: the price book it belongs to; by default that of the webstore's own currency. */
  readonly currency?: string;
  readonly unitCents: number;
  readonly listCents: number | null;
  readonly tiers: readonly PriceTierRecord[];
}

export interface StockRecord {
  readonly productId: string;
  readonly onHand: number;
}

export interface CatalogRecords {
  readonly categories: readonly CategoryRecord[];
  readonly products: readonly ProductRecord[];
  readonly prices: readonly PriceRecord[];
  readonly stock: readonly StockRecord[];
}
