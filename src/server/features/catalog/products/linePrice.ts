import { formatMoney } from '../../../../contract/money';
import type { LinePrice, PriceAdjustment } from '../../../../contract/prices/price';
import { stableId } from '../../../ids';
import type { BookPrice } from '../PriceBook';

/**
 * A price in the form of the webstore API: amounts as decimal strings. `listPrice` null: none; `priceAdjustment` null:
 * no tiers.
 */
export interface WirePrice {
  readonly pricebookEntryId: string;
  readonly unitPrice: string;
  readonly listPrice: string | null;
  readonly priceAdjustment: PriceAdjustment | null;
}

const wirePrices = new WeakMap<BookPrice, WirePrice>();

/**
 * Price books of other currencies came later: ids of entries in euros still contain no currency, because recordings
 * refer to them.
 */
const FIRST_CURRENCY = 'EUR';

/** What identifies an entry: its product, its buyer group and its price book. */
const entryNames = ({ productId, buyerGroup, currency }: BookPrice): readonly string[] => [
  productId,
  buyerGroup ?? '',
  ...(currency === FIRST_CURRENCY ? [] : [currency]),
];

const adjustmentOf = (price: BookPrice, names: readonly string[]): PriceAdjustment | null =>
  price.tiers.length === 0
    ? null
    : {
        id: stableId('priceAdjustmentSchedule', ...names),
        adjustmentMethod: 'Range',
        scheduleType: 'Volume',
        priceAdjustmentTiers: price.tiers.map((tier) => ({
          id: stableId('priceAdjustmentTier', ...names, String(tier.lowerBound)),
          adjustmentType: 'AmountBasedAdjustment',
          adjustmentValue: formatMoney(price.unitCents - tier.unitCents),
          lowerBound: String(tier.lowerBound),
          upperBound: tier.upperBound === null ? null : String(tier.upperBound),
          tierUnitPrice: formatMoney(tier.unitCents),
        })),
      };

/** The texts of a price record, made once. Tier bounds are inclusive and do not overlap (PRC-03). */
export function wirePrice(price: BookPrice): WirePrice {
  const known = wirePrices.get(price);
  if (known !== undefined) return known;
  const names = entryNames(price);
  const made: WirePrice = {
    pricebookEntryId: stableId('pricebookEntry', ...names),
    unitPrice: formatMoney(price.unitCents),
    listPrice: price.listCents === null ? null : formatMoney(price.listCents),
    priceAdjustment: adjustmentOf(price, names),
  };
  wirePrices.set(price, made);
  return made;
}

/** Why a product has no price: the price book of the currency has none for the caller. */
export const noPriceText = (currency: string): string => `There is no price of this product for you in ${currency}.`;

/**
 * An entry of a list of prices. A product without a price in this currency has an error in its entry, and the list
 * succeeds.
 */
export function linePrice(productId: string, price: BookPrice | null, currency: string): LinePrice {
  if (price === null) {
    const error = { errorCode: 'ITEM_NOT_FOUND', message: noPriceText(currency) };
    return { productId, listPrice: null, unitPrice: null, pricebookEntryId: null, success: false, error };
  }
  const { listPrice, unitPrice, pricebookEntryId } = wirePrice(price);
  return { productId, listPrice, unitPrice, pricebookEntryId, success: true, error: {} };
}
