import { Type } from 'typebox';
import { body, entryError, flag, nullable, oneOf, open, query, text, textOrNull, wireMoney } from '../wire.schema';

const moneyOrNull = nullable(wireMoney);

export const priceTierSchema = Type.Object({
  id: text,
  adjustmentType: oneOf(['AmountBasedAdjustment', 'PercentageBasedAdjustment']),
  adjustmentValue: text,
  lowerBound: text,
  upperBound: textOrNull,
  tierUnitPrice: wireMoney,
});
export const priceAdjustmentSchema = nullable(
  Type.Object({
    id: Type.Optional(text),
    adjustmentMethod: oneOf(['Range', 'Slab']),
    scheduleType: oneOf(['Volume', 'Term']),
    priceAdjustmentTiers: Type.Array(priceTierSchema),
  }),
);

export const priceQuery = query({
  currencyIsoCode: Type.Optional(text),
  includeChildProductPrices: flag,
  productSellingModelIds: Type.Optional(text),
  allProductSellingModelPrices: flag,
});

const modelPrice = Type.Object({
  productSellingModelId: textOrNull,
  listPrice: moneyOrNull,
  unitPrice: moneyOrNull,
  lowestUnitPrice: moneyOrNull,
  pricebookEntryId: textOrNull,
  priceAdjustment: priceAdjustmentSchema,
  success: Type.Boolean(),
  error: entryError,
});
const ownPrice = {
  productId: text,
  currencyIsoCode: text,
  listPrice: moneyOrNull,
  unitPrice: wireMoney,
  lowestUnitPrice: moneyOrNull,
  pricebookEntryId: textOrNull,
  priceAdjustment: priceAdjustmentSchema,
  productPriceEntries: Type.Array(modelPrice),
  productSellingModelId: textOrNull,
};
export const childPriceSchema = Type.Object(ownPrice);
export const priceSchema = Type.Object({ ...ownPrice, childEntries: Type.Array(childPriceSchema) }, open);

export const priceListQuery = query({ productIds: Type.Optional(text), currencyIsoCode: Type.Optional(text) });
export const priceListPostQuery = query({ currencyIsoCode: Type.Optional(text) });
export const priceListBody = body({
  pricingLineItems: Type.Array(body({ productId: text }), { minItems: 1, maxItems: 500 }),
  currencyIsoCode: Type.Optional(text),
});
export const linePriceSchema = Type.Object({
  productId: text,
  listPrice: moneyOrNull,
  unitPrice: moneyOrNull,
  pricebookEntryId: textOrNull,
  success: Type.Boolean(),
  error: entryError,
  /** An addition to the webstore API, for lists that show quantity prices. */
  priceAdjustment: Type.Optional(priceAdjustmentSchema),
});
export const priceListSchema = Type.Object(
  {
    success: Type.Boolean(),
    currencyIsoCode: text,
    error: nullable(entryError),
    pricingLineItemResults: Type.Array(linePriceSchema),
  },
  open,
);
