import type { ChildPrice, LinePrice, Price, PriceAdjustment } from '../../../contract/prices/price';
import { formatMoney } from '../../../contract/money';
import { stableId } from '../../ids';
import type { PriceRecord, ProductRecord } from '../catalog';

/** A price on the wire; null where there is none. */
export interface WirePrice {
  readonly pricebookEntryId: string;
  readonly unitPrice: string;
  readonly listPrice: string | null;
  readonly priceAdjustment: PriceAdjustment | null;
}

const wirePrices = new WeakMap<PriceRecord, WirePrice>();

const adjustmentOf = (price: PriceRecord, group: string): PriceAdjustment | null =>
  price.tiers.length === 0
    ? null
    : {
        id: stableId('priceAdjustmentSchedule', price.productId, group),
        adjustmentMethod: 'Range',
        scheduleType: 'Volume',
        priceAdjustmentTiers: price.tiers.map((tier) => ({
          id: stableId('priceAdjustmentTier', price.productId, group, String(tier.lowerBound)),
          adjustmentType: 'AmountBasedAdjustment',
          adjustmentValue: formatMoney(price.unitCents - tier.unitCents),
          lowerBound: String(tier.lowerBound),
          upperBound: tier.upperBound === null ? null : String(tier.upperBound),
          tierUnitPrice: formatMoney(tier.unitCents),
        })),
      };

/** The texts of a price record, made once. Tier bounds are inclusive and do not overlap (PRC-03). */
export const wirePrice = (price: PriceRecord): WirePrice => {
  const known = wirePrices.get(price);
  if (known !== undefined) return known;
  const group = price.buyerGroup ?? '';
  const made: WirePrice = {
    pricebookEntryId: stableId('pricebookEntry', price.productId, group),
    unitPrice: formatMoney(price.unitCents),
    listPrice: price.listCents === null ? null : formatMoney(price.listCents),
    priceAdjustment: adjustmentOf(price, group),
  };
  wirePrices.set(price, made);
  return made;
};

type ModelPrice = Price['productPriceEntries'][number];

const unknownModel = (productSellingModelId: string): ModelPrice => ({
  productSellingModelId,
  listPrice: null,
  unitPrice: null,
  lowestUnitPrice: null,
  pricebookEntryId: null,
  priceAdjustment: null,
  success: false,
  error: { errorCode: 'ITEM_NOT_FOUND', message: 'The product is not sold under this selling model.' },
});

/** The requested selling models of a product; this shop has none. */
export interface ModelsWanted {
  readonly all: boolean;
  readonly ids: readonly string[];
}

/**
 * The price of one product. `lowestUnitPrice` is set for a variation parent only, whose unit price is that of its
 * cheapest variation.
 */
export const priceView = (
  product: ProductRecord,
  price: PriceRecord,
  currency: string,
  models: ModelsWanted,
): ChildPrice => {
  const wire = wirePrice(price);
  const lowestUnitPrice = product.productClass === 'VariationParent' ? wire.unitPrice : null;
  const plain: ModelPrice = { ...wire, productSellingModelId: null, lowestUnitPrice, success: true, error: {} };
  return {
    ...wire,
    productId: product.id,
    currencyIsoCode: currency,
    lowestUnitPrice,
    productPriceEntries: models.all ? [plain] : models.ids.map(unknownModel),
    productSellingModelId: null,
  };
};

/** A price inside a list; a product without one fails alone. */
export const linePrice = (productId: string, price: PriceRecord | null): LinePrice => {
  if (price === null) {
    const error = { errorCode: 'ITEM_NOT_FOUND', message: 'There is no price of this product for you.' };
    return { productId, listPrice: null, unitPrice: null, pricebookEntryId: null, success: false, error };
  }
  const { listPrice, unitPrice, pricebookEntryId } = wirePrice(price);
  return { productId, listPrice, unitPrice, pricebookEntryId, success: true, error: {} };
};
