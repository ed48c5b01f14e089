import { formatMoney } from '../../../../contract/money';
import type { LinePrice, PriceAdjustment } from '../../../../contract/prices/price';
import { stableId } from '../../../ids';
import type { PriceRecord } from '../stored/catalogRecords';

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

/** A price inside a list; a product without one fails alone. */
export const linePrice = (productId: string, price: PriceRecord | null): LinePrice => {
  if (price === null) {
    const error = { errorCode: 'ITEM_NOT_FOUND', message: 'There is no price of this product for you.' };
    return { productId, listPrice: null, unitPrice: null, pricebookEntryId: null, success: false, error };
  }
  const { listPrice, unitPrice, pricebookEntryId } = wirePrice(price);
  return { productId, listPrice, unitPrice, pricebookEntryId, success: true, error: {} };
};
