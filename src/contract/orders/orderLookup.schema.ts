import { Type } from 'typebox';
import { promotionTargetSchema } from '../cart/promotion.schema';
import { productContentSchema } from '../catalog/productContent.schema';
import {
  body,
  bool,
  flag,
  nullable,
  oneOf,
  openText,
  openTextOrNull,
  personalTextOrNull,
  query,
  text,
  wireMoney,
} from '../wire.schema';
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
  id: openTextOrNull,
  type: oneOf(['Product', 'Charge']),
  itemClass: openTextOrNull,
  currencyIsoCode: openText,
  fields: recordFieldsSchema,
  product: nullable(
    Type.Object({
      id: openText,
      canViewProduct: bool,
      fields: recordFieldsSchema,
      media: nullable(Type.Object({ url: openText, alternateText: openTextOrNull })),
    }),
  ),
  /** What was in a bundle; missing for every other product, and for orders of earlier releases. */
  contents: Type.Optional(Type.Array(productContentSchema)),
});

const deliveryGroupSchema = Type.Object({
  id: openTextOrNull,
  currencyIsoCode: openText,
  fields: recordFieldsSchema,
  deliveryMethod: Type.Object({ id: openTextOrNull, fields: recordFieldsSchema }),
  lineItems: Type.Optional(Type.Array(lineItemSchema)),
});

export const orderLookupSchema = Type.Object({
  id: openText,
  orderNumber: openText,
  status: openText,
  currencyIsoCode: openText,
  fields: recordFieldsSchema,
  owner: Type.Object({
    firstName: personalTextOrNull,
    lastName: personalTextOrNull,
    email: personalTextOrNull,
    phoneNumber: personalTextOrNull,
  }),
  adjustments: Type.Optional(
    Type.Array(
      Type.Object({
        amount: wireMoney,
        currencyIsoCode: openText,
        displayName: openText,
        basisReferenceDisplayName: openTextOrNull,
        targetType: promotionTargetSchema,
      }),
    ),
  ),
  deliveryGroups: Type.Optional(Type.Array(deliveryGroupSchema)),
  payments: Type.Optional(
    Type.Array(
      Type.Object({
        fields: recordFieldsSchema,
        paymentMethod: Type.Object({ id: openTextOrNull, fields: recordFieldsSchema }),
      }),
    ),
  ),
});
