import { Type } from 'typebox';
import { addressParts, bookMarks, typedLine } from '../addresses/address.schema';
import { CART_LINE_LIMIT } from '../cart/cart';
import { cartItemSchema } from '../cart/cartItem.schema';
import { checkoutErrorSchema } from '../errors.schema';
import {
  body,
  bool,
  count,
  deliveryName,
  flag,
  nullable,
  oneOf,
  openText,
  openTextOrNull,
  pathParams,
  personalText,
  personalTextOrNull,
  quantityInput,
  query,
  text,
  wireMoney,
} from '../wire.schema';
import { DELIVERY_TEXT_LIMIT } from './deliveryGroup';

export const deliveryGroupsParams = pathParams(['version', 'webstoreId', 'cartStateOrId']);
export const deliveryGroupParams = pathParams(['version', 'webstoreId', 'cartStateOrId', 'deliveryGroupId']);
const cartItemLimit = Type.Optional(Type.Integer({ minimum: 0, maximum: CART_LINE_LIMIT }));
export const deliveryGroupSortOrder = oneOf(['CreatedDateAsc', 'CreatedDateDesc', 'NameAsc', 'NameDesc']);
export const deliveryGroupQuery = query({ cartItemLimit });
export const deliveryGroupsQuery = query({
  cartItemLimit,
  page: Type.Optional(Type.Integer({ minimum: 1 })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  sort: Type.Optional(deliveryGroupSortOrder),
});
export const deleteGroupQuery = query({ deleteCartItems: flag });
export const arrangeItemsQuery = query({ cartItemLimit, deleteEmptyDeliveryGroups: flag });

/** A saved address by its `id`, or a typed one. */
export const deliveryAddressParts = {
  id: typedLine,
  name: typedLine,
  ...addressParts,
  ...bookMarks,
  shipToPhoneNumber: typedLine,
};

/** Body of POST and PATCH of a group; omitted fields stay unchanged. */
export const deliveryGroupBody = body({
  name: Type.Optional(Type.String({ maxLength: 255 })),
  deliveryAddress: Type.Optional(body(deliveryAddressParts)),
  deliveryMethodId: Type.Optional(text),
  desiredDeliveryDate: Type.Optional(nullable(Type.String({ maxLength: 40 }))),
  shippingInstructions: Type.Optional(nullable(Type.String({ maxLength: DELIVERY_TEXT_LIMIT }))),
  isGift: Type.Optional(Type.Boolean()),
  giftMessage: Type.Optional(nullable(Type.String({ maxLength: DELIVERY_TEXT_LIMIT }))),
  giftToName: Type.Optional(nullable(Type.String({ maxLength: 255 }))),
});

export const arrangeItemsBody = body({
  arrangements: Type.Array(
    body({
      deliveryGroupId: Type.String({ minLength: 1, maxLength: 18 }),
      cartItemId: Type.String({ minLength: 1, maxLength: 18 }),
      quantity: quantityInput,
    }),
    { minItems: 1, maxItems: CART_LINE_LIMIT },
  ),
});

/** Why a group could not be created or changed; nothing of the call was kept. */
export const deliveryGroupFaultsSchema = Type.Object({ errors: Type.Array(checkoutErrorSchema) });

/** The address of a delivery: saved (`id`), or typed (`id` null). */
export const deliveryAddressSchema = Type.Object({
  id: openTextOrNull,
  name: personalText,
  firstName: personalTextOrNull,
  lastName: personalTextOrNull,
  companyName: personalTextOrNull,
  street: personalText,
  city: personalText,
  region: openTextOrNull,
  postalCode: personalText,
  country: openText,
  phoneNumber: personalTextOrNull,
});

export const deliveryMethodSchema = Type.Object({
  id: openText,
  name: openText,
  description: openTextOrNull,
  carrier: openTextOrNull,
  classOfService: openTextOrNull,
  shippingFee: wireMoney,
  totalAdjustmentAmount: Type.Optional(wireMoney),
  adjustedShippingFee: Type.Optional(wireMoney),
  currencyIsoCode: openText,
});

const groupItemsSchema = Type.Object({
  cartItems: Type.Array(Type.Object({ cartItem: cartItemSchema, status: openText, message: personalTextOrNull })),
  hasErrors: bool,
  totalItemCount: count,
});

export const deliveryGroupSchema = Type.Object({
  id: openText,
  deliveryGroupId: openText,
  cartId: openText,
  name: Type.String(deliveryName),
  isDefault: bool,
  isGift: bool,
  giftMessage: personalTextOrNull,
  giftToName: personalTextOrNull,
  deliveryAddress: nullable(deliveryAddressSchema),
  desiredDeliveryDate: openTextOrNull,
  shippingInstructions: personalTextOrNull,
  availableDeliveryMethods: Type.Array(deliveryMethodSchema),
  selectedDeliveryMethod: nullable(deliveryMethodSchema),
  deliveryDays: Type.Array(openText),
  cartItems: Type.Optional(groupItemsSchema),
  totalCartItemCount: count,
  totalProductAmount: wireMoney,
  isAllDigitalCartItems: bool,
  errors: Type.Array(checkoutErrorSchema),
});

export const deliveryGroupsSchema = Type.Object({ count, items: Type.Array(deliveryGroupSchema) });
