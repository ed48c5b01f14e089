import { count, currency, flag, id, is, listOf, mapOf, money, oneOf, orNull, quantity, record, text } from '../shape';

// Prices, their VAT and their promotions as the public reference describes them.

export const price = record({
  productId: id('01t'),
  currencyIsoCode: currency,
  listPrice: orNull(money),
  unitPrice: money,
  pricebookEntryId: orNull(text),
  priceAdjustment: orNull(
    record({
      priceAdjustmentTiers: listOf(
        record({ adjustmentType: text, lowerBound: quantity, upperBound: orNull(quantity), tierUnitPrice: money }),
      ),
    }),
  ),
});

export const priceList = record({
  success: flag,
  currencyIsoCode: currency,
  pricingLineItemResults: listOf(
    record({ productId: id('01t'), listPrice: orNull(money), unitPrice: orNull(money), success: flag }),
    1,
  ),
});

const level = {
  product2Id: id('01t'),
  onHand: count,
  availableToFulfill: count,
  availableToOrder: count,
};

export const inventoryLevels = record({
  success: is(true),
  errors: listOf(record({})),
  locationGroups: listOf(record({ locationGroupId: text, inventoryProducts: listOf(record(level)) })),
  locations: listOf(record({ locationId: text, inventoryProducts: listOf(record(level)) })),
  totalInventory: listOf(record(level), 1),
});

export const taxes = record({
  taxLocaleType: oneOf('Gross', 'Net'),
  taxesInfo: mapOf(
    record({ taxesInfoList: listOf(record({ taxRatePercentage: text, taxTreatmentName: text })), success: flag }),
  ),
});

export const calculatedTaxes = record({
  taxLocaleType: oneOf('Gross', 'Net'),
  totalTaxAmount: money,
  currencyIsoCode: currency,
  lineItemTaxes: mapOf(record({ lineId: text, taxAmount: money, adjustmentTaxAmount: money, taxRate: text })),
  success: is(true),
});

export const evaluatedProducts = record({
  promotionProductEvaluationResults: listOf(
    record({
      productId: id('01t'),
      salesPrice: money,
      promotionalPrice: money,
      promotionPriceAdjustmentList: listOf(
        record({
          promotionId: id('0c8'),
          displayName: text,
          adjustmentType: text,
          adjustmentValue: text,
          adjustmentAmount: money,
        }),
      ),
      currencyIsoCode: currency,
      isSuccess: is(true),
    }),
    1,
  ),
});
