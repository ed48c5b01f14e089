import { Type } from 'typebox';
import { typedLine } from '../addresses/address.schema';
import { cartSummarySchema } from '../cart/cart.schema';
import { checkoutErrorSchema } from '../errors.schema';
import {
  anything,
  body,
  mapOf,
  nullable,
  oneOf,
  openText,
  openTextOrNull,
  otherFields,
  pathParams,
  personalText,
  personalTextOrNull,
  query,
  text,
  wireMoney,
} from '../wire.schema';
import { DELIVERY_TEXT_LIMIT } from './deliveryGroup';
import { deliveryAddressParts, deliveryGroupsSchema } from './deliveryGroup.schema';

export const checkoutsParams = pathParams(['version', 'webstoreId']);
export const checkoutParams = pathParams(['version', 'webstoreId', 'checkoutId']);
export const checkoutQuery = query({ currencyIsoCode: Type.Optional(text) });

const customFields = Type.Optional(Type.Array(mapOf(anything)));

const contactInfoInput = body({ firstName: typedLine, lastName: typedLine, email: typedLine, phoneNumber: typedLine });

export const startCheckoutBody = body({
  cartId: text,
  deliveryAddressInput: Type.Optional(
    body({ shouldUseDefaultAddress: Type.Optional(Type.Boolean()), ...deliveryAddressParts }),
  ),
  customFields,
});

export const changeCheckoutBody = body({
  contactInfo: Type.Optional(contactInfoInput),
  deliveryAddress: Type.Optional(body(deliveryAddressParts)),
  deliveryMethodId: Type.Optional(text),
  desiredDeliveryDate: Type.Optional(nullable(Type.String({ maxLength: 40 }))),
  shippingInstructions: Type.Optional(nullable(Type.String({ maxLength: DELIVERY_TEXT_LIMIT }))),
  customFields,
});

export const contactInfoSchema = Type.Object({
  firstName: personalTextOrNull,
  lastName: personalTextOrNull,
  email: personalTextOrNull,
  phoneNumber: personalTextOrNull,
});

export const taxLineSchema = Type.Object({ ratePercentage: openText, netAmount: wireMoney, taxAmount: wireMoney });

/** The current payment of a checkout. */
export const paymentInForceSchema = Type.Object({
  requestType: oneOf(['Auth', 'PostAuth', 'SimplePurchaseOrder']),
  methodLabel: personalText,
  amount: wireMoney,
});

export const checkoutSchema = Type.Object({
  checkoutId: openText,
  cartSummary: cartSummarySchema,
  contactInfo: nullable(contactInfoSchema),
  deliveryGroups: deliveryGroupsSchema,
  taxes: Type.Array(taxLineSchema),
  payment: nullable(paymentInForceSchema),
  errors: Type.Array(checkoutErrorSchema),
  orderReferenceNumber: openTextOrNull,
  statusCode: openText,
  customFields: otherFields,
});
