import type { Market } from '../../../contract/context/market';
import type { MarketSettings, ShopSettings } from '../../../contract/site/shopSettings';
import { ownCurrency } from './currencies';
import type { Webstore } from './Webstore';
import type { WebstoreChanges } from './webstoreSettings';

/** What builders decide of a webstore, as it is now. */
export function shopSettingsOf({ context, activityTrackingEnabled, deliveryTariffs }: Webstore): ShopSettings {
  const { giftingConfig, inventoryConfiguration, checkoutSettings, propertiesEx } = context;
  return {
    guestBrowsingEnabled: context.guestBrowsingEnabled,
    guestCartEnabled: context.guestCartEnabled,
    guestCheckoutEnabled: context.guestCheckoutEnabled,
    isInventoryEnabled: inventoryConfiguration.isInventoryEnabled,
    splitShipmentEnabled: context.splitShipmentEnabled,
    shippingMethodsEnabled: checkoutSettings.shippingMethodsEnabled,
    isGiftingEnabled: giftingConfig.isGiftingEnabled,
    isGiftWrapEnabled: giftingConfig.isGiftWrapEnabled,
    isGiftMessageEnabled: giftingConfig.isGiftMessageEnabled,
    placeOrderV2Enabled: context.placeOrderV2Enabled,
    cartCalculateEnabled: context.cartCalculateEnabled,
    highScaleCartEnabled: propertiesEx.highScaleCartEnabled,
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
    deliveryTariffs,
    shippingCountries: context.shippingCountries,
    // One that a setting describes by the platform's fields alone has its id for a name.
    markets: context.markets.map(({ marketId, name = marketId, countries = [], localeCurrencyMap }) => {
      return { marketId, name, countries, localeCurrencyMap };
    }),
  };
}

/** A market as the context has it: languages without a currency are none of its. */
const contextMarket = ({ countries, localeCurrencyMap, ...named }: MarketSettings): Market => ({
  ...named,
  countries: [...countries],
  localeCurrencyMap: Object.fromEntries(
    Object.entries(localeCurrencyMap).flatMap(([locale, currency]) =>
      typeof currency === 'string' ? [[locale, currency]] : [],
    ),
  ),
});

/** The settings of a webstore in which these have been decided; what else its settings hold stays. */
export function changesOfShop(shop: ShopSettings, { context }: Webstore): WebstoreChanges {
  const { isInventoryEnabled, isGiftingEnabled, isGiftWrapEnabled, isGiftMessageEnabled, ...others } = shop;
  const { shippingMethodsEnabled, highScaleCartEnabled, markets, ...plain } = others;
  return {
    ...plain,
    supportedCurrencies: [...shop.supportedCurrencies],
    shippingCountries: [...shop.shippingCountries],
    markets: markets.map(contextMarket),
    checkoutSettings: { ...context.checkoutSettings, shippingMethodsEnabled },
    propertiesEx: { ...context.propertiesEx, highScaleCartEnabled },
    // Deprecated, and answered all the same: whether a guest can go all the way.
    guestCartCheckoutEnabled: shop.guestCartEnabled && shop.guestCheckoutEnabled,
    inventoryConfiguration: { ...context.inventoryConfiguration, isInventoryEnabled },
    giftingConfig: { ...context.giftingConfig, isGiftingEnabled, isGiftWrapEnabled, isGiftMessageEnabled },
  };
}
