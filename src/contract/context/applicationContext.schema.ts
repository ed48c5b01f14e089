import { Type } from 'typebox';
import { entryError, mapOf, nullable, oneOf, open, pathParams, query, text, textOrNull } from '../wire.schema';

const yesNo = Type.Boolean();

export const webstoreParams = pathParams(['version', 'webstoreId']);
export const applicationContextQuery = query({});

export const applicationContextSchema = Type.Object(
  {
    cartCalculateEnabled: yesNo,
    catalogSnapshotVersionId: textOrNull,
    checkoutSettings: Type.Object({
      isManagedCheckoutEnabled: yesNo,
      isMngCheckoutAutoPublished: yesNo,
      shippingMethodsEnabled: yesNo,
      paymentConfiguration: Type.Object({
        businessAchEnabled: yesNo,
        paymentMethodManualCaptureEnabled: yesNo,
        paymentMethodSetDevName: textOrNull,
      }),
    }),
    clientSidePaymentConfiguration: nullable(
      Type.Object({ componentName: text, config: mapOf(text), error: Type.Optional(entryError) }),
    ),
    country: text,
    defaultCurrency: text,
    giftingConfig: Type.Object({ isGiftingEnabled: yesNo, isGiftMessageEnabled: yesNo, isGiftWrapEnabled: yesNo }),
    guestBrowsingEnabled: yesNo,
    guestCartEnabled: yesNo,
    guestCheckoutEnabled: yesNo,
    guestCartCheckoutEnabled: yesNo,
    inventoryConfiguration: Type.Object({
      isInventoryEnabled: yesNo,
      inventoryDefaultSource: nullable(
        Type.Object({ locationSourceId: text, webStoreInventoryLocationSourceType: text }),
      ),
    }),
    logoutUrl: Type.Optional(text),
    managedCheckoutVersion: textOrNull,
    markets: Type.Array(
      Type.Object({
        marketId: text,
        localeCurrencyMap: mapOf(text),
        /**
         * Not in the platform's answer: the name under which shoppers choose the market, and the countries whose
         * accounts are in it, the market's default country first.
         */
        name: Type.Optional(text),
        countries: Type.Optional(Type.Array(text)),
      }),
    ),
    orderStatuses: Type.Array(Type.Object({ apiName: text, displayValue: text })),
    placeOrderV2Enabled: yesNo,
    productConfig: Type.Object({ configuratorFlowApiName: textOrNull }),
    propertiesEx: Type.Object({
      highScaleCartEnabled: yesNo,
      shopperCopilotUIEnabled: yesNo,
      paymentsLegacyFormsEnabled: yesNo,
    }),
    sessionDrivenCurrency: yesNo,
    shippingCountries: Type.Array(text),
    shopperConsentEnabled: yesNo,
    skipPhoneNumberValidationEnabled: yesNo,
    splitShipmentEnabled: yesNo,
    subscriptionConfig: Type.Object({
      subscriptionPlusEnabled: yesNo,
      rlmSubscriptionEnabled: yesNo,
      commerceSubscriptionARCUIEnabled: yesNo,
    }),
    supportedCurrencies: Type.Array(text),
    taxType: oneOf(['Gross', 'Net']),
    usesSingleEntitlementPolicy: yesNo,
    usesUniversalPricebooks: yesNo,
  },
  open,
);
