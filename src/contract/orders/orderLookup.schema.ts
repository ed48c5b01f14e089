import { Type } from 'typebox';
import { promotionTargetSchema } from '../cart/promotion.schema';
import { body, flag, nullable, oneOf, query, text, textOrNull, wireMoney } from '../wire.schema';
import { recordFieldsSchema } from './recordField.schema';

const orderSummaryIdOrRefNumber = Type.String({ minLength: 1, maxLength: 255 });
const verified = Type.Optional(Type.String({ maxLength: 255 }));

export const lookupOrderQuery = query({
  orderSummaryIdOrRefNumber,
  excludeParameters: Type.Optional(text),
  fields: Type.Optional(text),
  currencyIsoCode: Type.Optional(text),
});
export const lookupOrderPostQuery = query({
  excludeAdjustments: flag,
  excludeAdjustmentAggregates: flag,
  excludeDeliveryGroups: flag,
  excludeLineItems: flag,
  excludePayments: flag,
  fields: Type.Optional(text),
  currencyIsoCode: Type.Optional(text),
});
export const lookupOrderBody = body({
  orderSummaryIdOrRefNumber,
  verification: Type.Optional(body({ email: verified, lastName: verified, phoneNumber: verified })),
});

const lineItemSchema = Type.Object({
  id: textOrNull,
  type: oneOf(['Product', 'Charge']),
  itemClass: textOrNull,
  currencyIsoCode: text,
  fields: recordFieldsSchema,
  product: nullable(
    Type.Object({
      id: text,
      canViewProduct: Type.Boolean(),
      fields: recordFieldsSchema,
      media: nullable(Type.Object({ url: text, alternateText: textOrNull })),
    }),
  ),
});

const deliveryGroupSchema = Type.Object({
  id: textOrNull,
  currencyIsoCode: text,
  fields: recordFieldsSchema,
  deliveryMethod: Type.Object({ id: textOrNull, fields: recordFieldsSchema }),
  lineItems: Type.Optional(Type.Array(lineItemSchema)),
});

export const orderLookupSchema = Type.Object({
  id: text,
  orderNumber: text,
  status: text,
  currencyIsoCode: text,
  fields: recordFieldsSchema,
  owner: Type.Object({ firstName: textOrNull, lastName: textOrNull, email: textOrNull, phoneNumber: textOrNull }),
  adjustments: Type.Optional(
    Type.Array(
      Type.Object({
        amount: wireMoney,
        currencyIsoCode: text,
        displayName: text,
        basisReferenceDisplayName: textOrNull,
        targetType: promotionTargetSchema,
      }),
    ),
  ),
  deliveryGroups: Type.Optional(Type.Array(deliveryGroupSchema)),
  payments: Type.Optional(
    Type.Array(
      Type.Object({
        fields: recordFieldsSchema,
        paymentMethod: Type.Object({ id: textOrNull, fields: recordFieldsSchema }),
      }),
    ),
  ),
});
