import { currency, flag, id, listOf, mapOf, oneOf, orNull, record, text } from '../shape';

// The webstore, who is asking and the accounts they act for, as the public reference describes them.

const field = record({ type: text, text: orNull(text) });

export const applicationContext = record({
  cartCalculateEnabled: flag,
  catalogSnapshotVersionId: text,
  checkoutSettings: record({
    isManagedCheckoutEnabled: flag,
    isMngCheckoutAutoPublished: flag,
    shippingMethodsEnabled: flag,
    paymentConfiguration: record({
      businessAchEnabled: flag,
      paymentMethodManualCaptureEnabled: flag,
      paymentMethodSetDevName: orNull(text),
    }),
  }),
  clientSidePaymentConfiguration: orNull(record({ componentName: text, config: mapOf(text) })),
  country: text,
  defaultCurrency: currency,
  giftingConfig: record({ isGiftingEnabled: flag, isGiftMessageEnabled: flag, isGiftWrapEnabled: flag }),
  guestBrowsingEnabled: flag,
  guestCartEnabled: flag,
  guestCheckoutEnabled: flag,
  guestCartCheckoutEnabled: flag,
  inventoryConfiguration: record({
    isInventoryEnabled: flag,
    inventoryDefaultSource: orNull(record({ locationSourceId: text, webStoreInventoryLocationSourceType: text })),
  }),
  managedCheckoutVersion: orNull(text),
  markets: listOf(record({ marketId: text, localeCurrencyMap: mapOf(currency) })),
  orderStatuses: listOf(record({ apiName: text, displayValue: text }), 1),
  placeOrderV2Enabled: flag,
  productConfig: record({ configuratorFlowApiName: orNull(text) }),
  propertiesEx: record({
    highScaleCartEnabled: flag,
    shopperCopilotUIEnabled: flag,
    paymentsLegacyFormsEnabled: flag,
  }),
  sessionDrivenCurrency: flag,
  shippingCountries: listOf(text, 1),
  shopperConsentEnabled: flag,
  skipPhoneNumberValidationEnabled: flag,
  splitShipmentEnabled: flag,
  subscriptionConfig: record({
    subscriptionPlusEnabled: flag,
    rlmSubscriptionEnabled: flag,
    commerceSubscriptionARCUIEnabled: flag,
  }),
  supportedCurrencies: listOf(currency, 1),
  taxType: oneOf('Gross', 'Net'),
  usesSingleEntitlementPolicy: flag,
  usesUniversalPricebooks: flag,
});

export const sessionContext = record({
  accountId: orNull(id('001')),
  accountName: orNull(text),
  buyerGroups: listOf(record({ name: text })),
  guestUser: flag,
  profile: orNull(record({ firstName: text, lastName: text, userName: text, email: text })),
  userId: orNull(text),
});

export const managedAccounts = record({
  externalManagedAccounts: listOf(
    record({
      accountId: id('001'),
      accountName: text,
      externalManagedAccountId: orNull(text),
      isMyAccount: flag,
      address: orNull(
        record({
          street: orNull(text),
          city: orNull(text),
          state: orNull(text),
          country: orNull(text),
          zip: orNull(text),
        }),
      ),
    }),
  ),
});

/** An account that can be acted for has no page in the public reference; docs/api/accounts.md names its fields. */
export const effectiveAccount = record({ id: id('001'), isMyAccount: flag, fields: mapOf(field) });

const recordValue = record({ displayValue: orNull(text) });

/** A user's record; each of its fields has a value to display. */
export const userRecord = record({ apiName: text, id: id('005'), fields: mapOf(recordValue) });
