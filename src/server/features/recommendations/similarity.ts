import { NO_VALUE, type CatalogSnapshot, type FacetColumn } from '../catalog';
import { offeredUnitCents, type Offer } from '../offers';

/** How much two lists overlap, from 0 to 1 (Jaccard index); 0 if both are empty. */
function sharedPart(one: Uint32Array, other: Uint32Array): number {
  const both = one.reduce((count, value) => count + Number(other.includes(value)), 0);
  return both === 0 ? 0 : both / (one.length + other.length - both);
}

/** How much two products agree in facets, from 0 to 1: the mean over the facets in which the first one has a value. */
function sharedFacets(facets: readonly FacetColumn[], one: number, other: number): number {
  let said = 0;
  let shared = 0;
  for (const { ofRow } of facets) {
    if (ofRow.single !== null) {
      const value = ofRow.single[one] ?? NO_VALUE;
      if (value === NO_VALUE) continue;
      said += 1;
      shared += Number(ofRow.single[other] === value);
      continue;
    }
    const values = ofRow.lists.at(one);
    const others = ofRow.lists.at(other);
    if (values.length === 0) continue;
    said += 1;
    shared += sharedPart(values, others);
  }
  return said === 0 ? 0 : shared / said;
}

/**
 * By product row, cents per gram or millilitre, or per package for products sold by the piece; for a parent the lowest
 * of its variations; NaN: no price.
 */
export function centsPerUnit(offer: Offer): (row: number) => number {
  const { netQuantity, variations } = offer.snapshot.columns;
  const cents = offeredUnitCents(offer);
  const ofPackage = (row: number): number => {
    const quantity = netQuantity[row] ?? NaN;
    return (cents[row] ?? NaN) / (Number.isNaN(quantity) ? 1 : quantity);
  };
  return (row) => {
    const sizes = variations.at(row);
    if (sizes.length === 0) return ofPackage(row);
    const known = Array.from(sizes, ofPackage).filter((own) => !Number.isNaN(own));
    return known.length === 0 ? NaN : Math.min(...known);
  };
}

/** 1: the same price; 0.5: double or half. 0 where one is unknown. */
function priceCloseness(one: number, other: number): number {
  const ratio = Math.min(one, other) / Math.max(one, other);
  return Number.isNaN(ratio) ? 0 : ratio;
}

/** The weights of the criteria; their sum is 1. */
const WEIGHTS = { facets: 0.4, shelf: 0.4, price: 0.2 } as const;

/** How similar two products of an offer are, from 0 to 1: by facet values, categories and price. */
export function similarityIn(offer: Offer): (one: number, other: number) => number {
  const { facets, categoriesAbove } = offer.snapshot.columns;
  const perUnit = centsPerUnit(offer);
  return (one, other) =>
    WEIGHTS.facets * sharedFacets(facets, one, other) +
    WEIGHTS.shelf * sharedPart(categoriesAbove.at(one), categoriesAbove.at(other)) +
    WEIGHTS.price * priceCloseness(perUnit(one), perUnit(other));
}

/** If a category has fewer products, those of a category above it are taken instead. */
const ENOUGH = 30;
/** The most products to choose from; of a category with more, the first ones by name. */
const MOST = 3000;

/**
 * The rows of a product's own category; if they are few, those of the nearest category above it with enough, or of the
 * topmost one.
 */
export function rowsBeside({ categories, columns }: CatalogSnapshot, categoryIds: readonly string[]): Uint32Array {
  const [own = ''] = categoryIds;
  for (const { id } of [...categories.pathTo(own)].reverse()) {
    const rows = columns.productsIn.at(categories.numberOf(id));
    if (rows.length >= ENOUGH || categories.pathTo(id).length === 1) return rows.subarray(0, MOST);
  }
  return new Uint32Array();
}
