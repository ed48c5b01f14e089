import { count, currency, id, listOf, mapOf, moment, money, oneOf, orNull, quantity, record, text } from '../shape';

// Orders, in a list and one by one, as the public reference describes them.

/** The fields of a record are wrapped in objects, by name. */
const recordFields = mapOf(record({ dataName: text, label: text, text: orNull(text), type: text }));

/** One order. */
export const orderSummary = record({
  orderSummaryId: text,
  orderNumber: text,
  orderedDate: moment,
  createdDate: moment,
  ownerId: orNull(text),
  status: text,
  totalAmount: money,
  fields: recordFields,
});

export const orderSummaries = record({
  count,
  orderSummaries: listOf(orderSummary),
  currentPageToken: orNull(text),
  nextPageToken: orNull(text),
});

/** The lines of an order have no page in the public reference: their shape is that of the API's document. */
export const orderItems = record({
  count,
  items: listOf(
    record({
      orderItemSummaryId: text,
      product: record({ productId: orNull(text), name: text, sku: orNull(text) }),
      quantity,
      unitPrice: money,
      totalPrice: money,
    }),
    1,
  ),
  currentPageToken: orNull(text),
  nextPageToken: orNull(text),
});

/** What became of an order that was added to a cart. */
export const orderToCart = record({
  cartId: id('0a6'),
  totalFailedProductCount: count,
  totalSucceededProductCount: count,
  unaddedProducts: listOf(
    record({
      errorCode: text,
      errorMessage: text,
      productId: id('01t'),
      productName: text,
      productSKU: orNull(text),
    }),
  ),
});

export const orderLookup = record({
  id: text,
  orderNumber: text,
  status: text,
  currencyIsoCode: currency,
  fields: recordFields,
  owner: record({ firstName: orNull(text), lastName: orNull(text), email: orNull(text) }),
  adjustments: listOf(
    record({
      amount: money,
      currencyIsoCode: currency,
      displayName: text,
      basisReferenceDisplayName: orNull(text),
      targetType: text,
    }),
  ),
  deliveryGroups: listOf(
    record({
      currencyIsoCode: currency,
      fields: recordFields,
      deliveryMethod: record({ fields: recordFields }),
      lineItems: listOf(
        record({
          type: oneOf('Product', 'Charge'),
          currencyIsoCode: currency,
          fields: recordFields,
          product: orNull(record({ id: id('01t'), fields: recordFields, media: orNull(record({ url: text })) })),
        }),
        1,
      ),
    }),
    1,
  ),
  payments: listOf(record({ fields: recordFields, paymentMethod: record({ fields: recordFields }) }), 1),
});
