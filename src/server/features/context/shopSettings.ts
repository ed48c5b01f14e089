import type { Market } from '../../../contract/context/market';
import type { MarketSettings, ShopSettings } from '../../../contract/site/shopSettings';
import { ownCurrency } from './currencies';
import type { Webstore } from './Webstore';
import type { WebstoreChanges } from './webstoreSettings';

/** The current settings of a webstore that builders can edit. */
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
    // A stored default that is no longer sold has no effect (PRC-04), and could not be published again.
    defaultCurrency: ownCurrency(context),
    supportedCurrencies: context.supportedCurrencies,
    deliveryTariffs,
    shippingCountries: context.shippingCountries,
    // A market whose setting has only the platform's fields gets its id as its name.
    markets: context.markets.map(({ marketId, name = marketId, countries = [], localeCurrencyMap }) => {
      return { marketId, name, countries, localeCurrencyMap };
    }),
  };
}

/** A market in the context's form, without the languages that have no currency. */
const contextMarket = ({ countries, localeCurrencyMap, ...named }: MarketSettings): Market => ({
  ...named,
  countries: [...countries],
  localeCurrencyMap: Object.fromEntries(
    Object.entries(localeCurrencyMap).flatMap(([locale, currency]) =>
      typeof currency === 'string' ? [[locale, currency]] : [],
    ),
  ),
});

/** The webstore settings to store for edited shop settings; all others are left unchanged. */
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
    // Deprecated but still answered: whether a guest can complete an order.
    guestCartCheckoutEnabled: shop.guestCartEnabled && shop.guestCheckoutEnabled,
    inventoryConfiguration: { ...context.inventoryConfiguration, isInventoryEnabled },
    giftingConfig: { ...context.giftingConfig, isGiftingEnabled, isGiftWrapEnabled, isGiftMessageEnabled },
  };
}
