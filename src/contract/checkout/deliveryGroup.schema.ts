import { Type } from 'typebox';
import { checkoutErrorSchema } from '../errors.schema';
import { count, nullable, pathParams, query, text, textOrNull, wireMoney } from '../wire.schema';

export const deliveryGroupsParams = pathParams(['version', 'webstoreId', 'cartStateOrId']);
export const deliveryGroupParams = pathParams(['version', 'webstoreId', 'cartStateOrId', 'deliveryGroupId']);
export const deliveryGroupsQuery = query({
  cartItemLimit: Type.Optional(Type.Integer({ minimum: 1 })),
  page: Type.Optional(text),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  sort: Type.Optional(text),
});

/** Where an order goes: one of the book (`id`), or one that was typed (`id` null). */
export const deliveryAddressSchema = Type.Object({
  id: textOrNull,
  name: text,
  firstName: textOrNull,
  lastName: textOrNull,
  companyName: textOrNull,
  street: text,
  city: text,
  region: textOrNull,
  postalCode: text,
  country: text,
  phoneNumber: textOrNull,
});

export const deliveryMethodSchema = Type.Object({
  id: text,
  name: text,
  description: textOrNull,
  carrier: textOrNull,
  classOfService: textOrNull,
  shippingFee: wireMoney,
  currencyIsoCode: text,
});

export const deliveryGroupSchema = Type.Object({
  id: text,
  deliveryGroupId: text,
  cartId: text,
  name: text,
  isDefault: Type.Boolean(),
  isGift: Type.Boolean(),
  giftMessage: textOrNull,
  giftToName: textOrNull,
  deliveryAddress: nullable(deliveryAddressSchema),
  desiredDeliveryDate: textOrNull,
  shippingInstructions: textOrNull,
  availableDeliveryMethods: Type.Array(deliveryMethodSchema),
  selectedDeliveryMethod: nullable(deliveryMethodSchema),
  deliveryDays: Type.Array(text),
  totalCartItemCount: count,
  totalProductAmount: wireMoney,
  isAllDigitalCartItems: Type.Boolean(),
  errors: Type.Array(checkoutErrorSchema),
});

export const deliveryGroupsSchema = Type.Object({ count, items: Type.Array(deliveryGroupSchema) });
