import { Type } from 'typebox';
import { typedLine } from '../addresses/address.schema';
import { cartSummarySchema } from '../cart/cart.schema';
import { checkoutErrorSchema } from '../errors.schema';
import { anything, body, mapOf, nullable, oneOf, pathParams, query, text, textOrNull, wireMoney } from '../wire.schema';
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
  shippingInstructions: Type.Optional(nullable(Type.String({ maxLength: 500 }))),
  customFields,
});

export const contactInfoSchema = Type.Object({
  firstName: textOrNull,
  lastName: textOrNull,
  email: textOrNull,
  phoneNumber: textOrNull,
});

export const taxLineSchema = Type.Object({ ratePercentage: text, netAmount: wireMoney, taxAmount: wireMoney });

/** What `paymentData` and a checkout's own payment say of how it is paid. */
export const paymentInForceSchema = Type.Object({
  requestType: oneOf(['Auth', 'PostAuth', 'SimplePurchaseOrder']),
  methodLabel: text,
  amount: wireMoney,
});

export const checkoutSchema = Type.Object({
  checkoutId: text,
  cartSummary: cartSummarySchema,
  contactInfo: nullable(contactInfoSchema),
  deliveryGroups: deliveryGroupsSchema,
  taxes: Type.Array(taxLineSchema),
  payment: nullable(paymentInForceSchema),
  errors: Type.Array(checkoutErrorSchema),
  orderReferenceNumber: textOrNull,
  statusCode: text,
  customFields: Type.Array(mapOf(anything)),
});
