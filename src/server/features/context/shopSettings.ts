import type { ShopSettings } from '../../../contract/site/shopSettings';
import { ownCurrency } from './currencies';
import type { Webstore } from './Webstore';
import type { WebstoreChanges } from './webstoreSettings';

/** What builders decide of a webstore, as it is now. */
export const shopSettingsOf = ({ context, activityTrackingEnabled }: Webstore): ShopSettings => {
  const { giftingConfig, inventoryConfiguration } = context;
  return {
    guestBrowsingEnabled: context.guestBrowsingEnabled,
    guestCartEnabled: context.guestCartEnabled,
    guestCheckoutEnabled: context.guestCheckoutEnabled,
    isInventoryEnabled: inventoryConfiguration.isInventoryEnabled,
    splitShipmentEnabled: context.splitShipmentEnabled,
    isGiftingEnabled: giftingConfig.isGiftingEnabled,
    isGiftWrapEnabled: giftingConfig.isGiftWrapEnabled,
    isGiftMessageEnabled: giftingConfig.isGiftMessageEnabled,
    placeOrderV2Enabled: context.placeOrderV2Enabled,
    skipPhoneNumberValidationEnabled: context.skipPhoneNumberValidationEnabled,
    shopperConsentEnabled: context.shopperConsentEnabled,
    activityTrackingEnabled,
    usesSingleEntitlementPolicy: context.usesSingleEntitlementPolicy,
    usesUniversalPricebooks: context.usesUniversalPricebooks,
    sessionDrivenCurrency: context.sessionDrivenCurrency,
    taxType: context.taxType,
    // A default in which nothing is sold any more has no effect (PRC-04), and is none that could be published.
    defaultCurrency: ownCurrency(context),
    supportedCurrencies: context.supportedCurrencies,
  };
};

/** The settings of a webstore in which these have been decided; what else its settings hold stays. */
export const changesOfShop = (shop: ShopSettings, { context }: Webstore): WebstoreChanges => {
  const { isInventoryEnabled, isGiftingEnabled, isGiftWrapEnabled, isGiftMessageEnabled, ...plain } = shop;
  return {
    ...plain,
    supportedCurrencies: [...shop.supportedCurrencies],
    // Deprecated, and answered all the same: whether a guest can go all the way.
    guestCartCheckoutEnabled: shop.guestCartEnabled && shop.guestCheckoutEnabled,
    inventoryConfiguration: { ...context.inventoryConfiguration, isInventoryEnabled },
    giftingConfig: { ...context.giftingConfig, isGiftingEnabled, isGiftWrapEnabled, isGiftMessageEnabled },
  };
};
