import { Type } from 'typebox';
import { body, count, nullable, oneOf, open, pathParams, query, text, textOrNull } from '../wire.schema';

export const standingDeliveryParams = pathParams(['version', 'webstoreId', 'standingDeliveryId']);
export const standingDeliveriesQuery = query({
  orderSummaryId: Type.Optional(text),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  pageToken: Type.Optional(text),
});
export const standingDeliveryQuery = query({});

export const changeStandingDeliveryBody = body({ status: oneOf(['Active', 'Paused', 'Stopped']) });

export const standingDeliverySchema = Type.Object(
  {
    standingDeliveryId: text,
    orderSummaryId: text,
    orderNumber: text,
    productId: text,
    name: text,
    quantity: text,
    productSellingModelId: text,
    sellingModelType: oneOf(['Evergreen', 'TermDefined']),
    pricingTerm: count,
    pricingTermUnit: oneOf(['Weeks', 'Months', 'Annual']),
    subscriptionTerm: nullable(count),
    status: oneOf(['Active', 'Paused', 'Stopped', 'Completed']),
    nextDates: Type.Array(text),
    changesFrom: text,
  },
  open,
);

export const standingDeliveriesSchema = Type.Object(
  {
    count,
    standingDeliveries: Type.Array(standingDeliverySchema),
    currentPageToken: textOrNull,
    currentPageUrl: textOrNull,
    nextPageToken: textOrNull,
    nextPageUrl: textOrNull,
    previousPageToken: textOrNull,
    previousPageUrl: textOrNull,
  },
  open,
);
