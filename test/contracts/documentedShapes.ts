import {
  count,
  currency,
  flag,
  id,
  is,
  listOf,
  mapOf,
  moment,
  money,
  oneOf,
  orNull,
  quantity,
  record,
  text,
  type Shape,
} from './shape';

// The answers of the webstore API as its public reference (v67) describes them, field by field, as far as a shop's
// pages read them. Written down from the reference, not from this server: where both differ, the server is wrong.

/** A refusal of most calls. */
export const errors = listOf(record({ errorCode: text, message: text }), 1);

const image = record({ url: text, alternateText: orNull(text) });
const quantityRule = orNull(record({ minimum: quantity, maximum: quantity, increment: quantity }));
const productClass = oneOf('Simple', 'Variation', 'VariationParent', 'Bundle', 'Set');

export const categories = record({
  productCategories: listOf(record({ id: id('0ZG'), urlName: orNull(text), fields: mapOf(orNull(text)) }), 1),
});

export const searchResult = record({
  categories: record({ category: record({ id: orNull(text) }), productCount: count, children: listOf(record({})) }),
  facets: listOf(
    record({
      nameOrId: text,
      attributeType: oneOf('Standard', 'Custom', 'ProductAttribute'),
      facetType: oneOf('DistinctValue', 'Range'),
      displayName: text,
      displayRank: count,
      displayType: oneOf('SingleSelect', 'MultiSelect', 'CategoryTree', 'DatePicker'),
      values: listOf(record({ nameOrId: text, displayName: text, productCount: count }), 1),
    }),
  ),
  locale: text,
  productsPage: record({
    currencyIsoCode: currency,
    pageSize: count,
    total: count,
    products: listOf(
      record({
        id: id('01t'),
        name: text,
        fields: mapOf(record({ value: orNull(text) })),
        defaultImage: orNull(image),
        productClass,
        prices: orNull(record({ listPrice: orNull(money), unitPrice: orNull(money) })),
        urlName: orNull(text),
      }),
    ),
  }),
});

export const sortRules = record({
  sortRules: listOf(record({ sortRuleId: text, nameOrId: text, label: text, direction: text, sortOrder: count }), 1),
});

export const productDetail = record({
  id: id('01t'),
  productClass,
  urlName: orNull(text),
  fields: mapOf(orNull(text)),
  defaultImage: orNull(image),
  mediaGroups: listOf(record({ developerName: text, usageType: text, mediaItems: listOf(image) })),
  primaryProductCategoryPath: orNull(record({ path: listOf(record({ id: id('0ZG'), name: text })) })),
  purchaseQuantityRule: quantityRule,
});

export const price = record({
  productId: id('01t'),
  currencyIsoCode: currency,
  listPrice: orNull(money),
  unitPrice: money,
  pricebookEntryId: orNull(text),
  priceAdjustment: orNull(
    record({
      priceAdjustmentTiers: listOf(
        record({ adjustmentType: text, lowerBound: quantity, upperBound: orNull(quantity), tierUnitPrice: money }),
      ),
    }),
  ),
});

export const taxes = record({
  taxLocaleType: oneOf('Gross', 'Net'),
  taxesInfo: mapOf(
    record({ taxesInfoList: listOf(record({ taxRatePercentage: text, taxTreatmentName: text })), success: flag }),
  ),
});

export const calculatedTaxes = record({
  taxLocaleType: oneOf('Gross', 'Net'),
  totalTaxAmount: money,
  currencyIsoCode: currency,
  lineItemTaxes: mapOf(record({ lineId: text, taxAmount: money, adjustmentTaxAmount: money, taxRate: text })),
  success: is(true),
});

export const evaluatedProducts = record({
  promotionProductEvaluationResults: listOf(
    record({
      productId: id('01t'),
      salesPrice: money,
      promotionalPrice: money,
      promotionPriceAdjustmentList: listOf(
        record({
          promotionId: id('0c8'),
          displayName: text,
          adjustmentType: text,
          adjustmentValue: text,
          adjustmentAmount: money,
        }),
      ),
      currencyIsoCode: currency,
      isSuccess: is(true),
    }),
    1,
  ),
});

const messages = record({ hasErrors: flag, errorCount: count, limitedMessages: listOf(record({ message: text })) });

/** `cartId`: what it has to be, for a cart there is and for none. */
export const cartSummary = (cartId: Shape = id('0a6')): Shape =>
  record({
    cartId,
    webstoreId: id('0ZE'),
    ownerId: orNull(text),
    accountId: orNull(text),
    name: text,
    type: oneOf('Cart', 'Template', 'PayNowReadOnly'),
    status: oneOf('Active', 'Checkout', 'Processing', 'PendingClosed', 'PendingDelete', 'Closed'),
    currencyIsoCode: currency,
    taxType: oneOf('Gross', 'Net', 'Automatic'),
    isSecondary: flag,
    asyncOperationStatus: oneOf('Completed', 'Processing', 'Errored'),
    totalProductCount: quantity,
    uniqueProductCount: count,
    grandTotalAmount: money,
    totalListPrice: money,
    totalProductAmount: money,
    totalProductAmountAfterAdjustments: money,
    totalPromotionalAdjustmentAmount: money,
    totalCartLevelAdjustmentAmount: money,
    totalAmountWithItemAdjustment: money,
    totalChargeAmount: money,
    totalTaxAmount: money,
    messagesSummary: messages,
  });

export const cartItem = record({
  cartItemId: id('0a9'),
  cartId: id('0a6'),
  productId: id('01t'),
  name: text,
  type: is('Product'),
  quantity,
  currencyIsoCode: currency,
  listPrice: orNull(money),
  salesPrice: money,
  unitAdjustedPrice: money,
  unitAdjustedPriceWithItemAdj: money,
  unitAdjustmentAmount: money,
  itemizedAdjustmentAmount: money,
  totalListPrice: orNull(money),
  totalPrice: money,
  totalAmount: money,
  totalAdjustmentAmount: money,
  totalTax: money,
  firstPymtTotalPrice: money,
  firstPymtTotalTax: money,
  firstPymtTotalAmount: money,
  // Bonus lines alone have one; clients print a line that has one as free.
  promotionDisplayName: is(null),
  messagesSummary: messages,
  productDetails: record({
    productId: id('01t'),
    name: text,
    sku: orNull(text),
    fields: mapOf(orNull(text)),
    thumbnailImage: orNull(image),
    purchaseQuantityRule: quantityRule,
  }),
});

const coupons = record({ coupons: listOf(record({ cartCouponId: id('0c9'), couponCode: text })) });

export const cartItems = record({
  cartSummary: cartSummary(),
  cartItems: listOf(record({ cartItem })),
  cartPromotions: record({
    promotions: record({
      promotions: listOf(
        record({
          promotionId: id('0c8'),
          displayName: orNull(text),
          termsAndConditions: orNull(text),
          adjustmentAmount: money,
          couponCode: orNull(text),
          targetType: text,
          currencyIsoCode: currency,
        }),
      ),
    }),
  }),
  cartCoupons: record({ cartId: id('0a6'), ownerId: orNull(text), cartStatus: text, cartCoupons: coupons }),
  approachingDiscounts: listOf(record({})),
  hasErrors: flag,
  totalItemCount: count,
  currentPageToken: orNull(text),
  nextPageToken: orNull(text),
});

export const cartCoupons = record({ cartId: id('0a6'), ownerId: orNull(text), cartStatus: text, cartCoupons: coupons });

const address = {
  name: text,
  firstName: orNull(text),
  lastName: orNull(text),
  companyName: orNull(text),
  street: text,
  city: text,
  region: orNull(text),
  postalCode: text,
  country: text,
  phoneNumber: orNull(text),
};
export const savedAddress = record({
  ...address,
  addressId: id('8lW'),
  addressType: oneOf('Shipping', 'Billing'),
  isDefault: flag,
  fields: mapOf(orNull(text)),
});
export const savedAddresses = record({
  count,
  items: listOf(savedAddress),
  currentPageToken: orNull(text),
  nextPageToken: orNull(text),
  sortOrder: text,
});

const deliveryMethod = record({
  id: text,
  name: text,
  carrier: orNull(text),
  classOfService: orNull(text),
  shippingFee: money,
  adjustedShippingFee: money,
  totalAdjustmentAmount: money,
  currencyIsoCode: currency,
});

export const checkout = record({
  checkoutId: id('2z9'),
  cartSummary: cartSummary(),
  contactInfo: orNull(record({ firstName: orNull(text), lastName: orNull(text), email: orNull(text) })),
  deliveryGroups: record({
    count,
    items: listOf(
      record({
        id: id('0ag'),
        name: text,
        isDefault: flag,
        isGift: flag,
        deliveryAddress: orNull(record(address)),
        desiredDeliveryDate: orNull(text),
        shippingInstructions: orNull(text),
        availableDeliveryMethods: listOf(deliveryMethod),
        selectedDeliveryMethod: orNull(deliveryMethod),
        totalCartItemCount: count,
        totalProductAmount: money,
      }),
      1,
    ),
  }),
  errors: listOf(record({ type: text, title: text, detail: text })),
  orderReferenceNumber: orNull(text),
});

export const payment = record({ salesforceResultCode: is('Success'), errors: listOf(record({})) });

/** What the reference says of the answer to an order action: a result for each, the reference after `submit`. */
export const orderActions = record({
  actions: listOf(record({ action: oneOf('prepare', 'submit'), orderReferenceNumber: orNull(text) }), 1),
});

/** A record's fields travel wrapped, by their names. */
const recordFields = mapOf(record({ dataName: text, label: text, text: orNull(text), type: text }));

export const orderSummaries = record({
  count,
  orderSummaries: listOf(
    record({
      orderSummaryId: text,
      orderNumber: text,
      orderedDate: moment,
      createdDate: moment,
      ownerId: orNull(text),
      status: text,
      totalAmount: money,
      fields: recordFields,
    }),
  ),
  currentPageToken: orNull(text),
  nextPageToken: orNull(text),
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
