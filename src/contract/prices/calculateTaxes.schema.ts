import { Type } from 'typebox';
import {
  body,
  bool,
  mapOf,
  nullable,
  oneOf,
  openText,
  openTextOrNull,
  personalTextOrNull,
  quantityInput,
  query,
  text,
  wireMoney,
} from '../wire.schema';

const word = Type.Optional(nullable(Type.String({ maxLength: 255 })));

/**
 * Only the country matters; clients may send whole addresses, with either of the platform's two sets of field names.
 */
const shipToAddress = body({
  country: word,
  countryCode: word,
  countryIsoCode: word,
  state: word,
  stateCode: word,
  stateIsoCode: word,
  region: word,
  city: word,
  postalCode: word,
  street: word,
});

export const calculateTaxesQuery = query({ currencyIsoCode: Type.Optional(text) });
export const calculateTaxesBody = body({
  cartItems: Type.Array(
    body({
      deliveryAddress: shipToAddress,
      lineItems: Type.Array(
        body({
          lineId: Type.String({ minLength: 1, maxLength: 255 }),
          productId: Type.String({ minLength: 1, maxLength: 18 }),
          quantity: quantityInput,
          // An amount, which a client may also send as a number, like a quantity.
          unitPrice: Type.Optional(quantityInput),
          currencyIsoCode: word,
        }),
        { minItems: 1, maxItems: 500 },
      ),
    }),
    { minItems: 1, maxItems: 20 },
  ),
  effectiveAccountId: Type.Optional(nullable(Type.String())),
  currencyIsoCode: Type.Optional(nullable(Type.String())),
});

export const calculatedTaxesSchema = Type.Object({
  taxLocaleType: oneOf(['Gross', 'Net']),
  currencyIsoCode: openText,
  totalTaxAmount: wireMoney,
  lineItemTaxes: mapOf(
    Type.Object({
      lineId: openText,
      productId: openText,
      taxAmount: nullable(wireMoney),
      adjustmentTaxAmount: wireMoney,
      taxRate: openTextOrNull,
      message: personalTextOrNull,
    }),
  ),
  success: bool,
  errorMessage: personalTextOrNull,
});
