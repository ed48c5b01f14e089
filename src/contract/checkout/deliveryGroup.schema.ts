import { Type } from 'typebox';
import { addressParts, bookMarks, typedLine } from '../addresses/address.schema';
import { CART_LINE_LIMIT } from '../cart/cart';
import { cartItemSchema } from '../cart/cartItem.schema';
import { checkoutErrorSchema } from '../errors.schema';
import {
  body,
  count,
  flag,
  nullable,
  oneOf,
  pathParams,
  quantityInput,
  query,
  text,
  textOrNull,
  wireMoney,
} from '../wire.schema';

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

/** A saved address by its `id`, or one that is typed. */
export const deliveryAddressParts = {
  id: typedLine,
  name: typedLine,
  ...addressParts,
  ...bookMarks,
  shipToPhoneNumber: typedLine,
};

/** What POST and PATCH say of a group; whatever is left out stays as it is. */
export const deliveryGroupBody = body({
  name: Type.Optional(Type.String({ maxLength: 255 })),
  deliveryAddress: Type.Optional(body(deliveryAddressParts)),
  deliveryMethodId: Type.Optional(text),
  desiredDeliveryDate: Type.Optional(nullable(Type.String({ maxLength: 40 }))),
  shippingInstructions: Type.Optional(nullable(Type.String({ maxLength: 500 }))),
  isGift: Type.Optional(Type.Boolean()),
  giftMessage: Type.Optional(nullable(Type.String({ maxLength: 500 }))),
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

/** Why a group is not as it was asked for: nothing of the call was kept. */
export const deliveryGroupFaultsSchema = Type.Object({ errors: Type.Array(checkoutErrorSchema) });

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
  totalAdjustmentAmount: Type.Optional(wireMoney),
  adjustedShippingFee: Type.Optional(wireMoney),
  currencyIsoCode: text,
});

const groupItemsSchema = Type.Object({
  cartItems: Type.Array(Type.Object({ cartItem: cartItemSchema, status: text, message: textOrNull })),
  hasErrors: Type.Boolean(),
  totalItemCount: count,
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
  cartItems: Type.Optional(groupItemsSchema),
  totalCartItemCount: count,
  totalProductAmount: wireMoney,
  isAllDigitalCartItems: Type.Boolean(),
  errors: Type.Array(checkoutErrorSchema),
});

export const deliveryGroupsSchema = Type.Object({ count, items: Type.Array(deliveryGroupSchema) });
