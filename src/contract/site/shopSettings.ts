import type { ShopLocale } from '../languages';

/**
 * The webstore's switches that builders control, by their names in the application context or, for
 * `activityTrackingEnabled`, in the AI configuration.
 */
export const SHOP_SWITCHES = [
  'guestBrowsingEnabled',
  'guestCartEnabled',
  'guestCheckoutEnabled',
  'isInventoryEnabled',
  'splitShipmentEnabled',
  'shippingMethodsEnabled',
  'isGiftingEnabled',
  'isGiftWrapEnabled',
  'isGiftMessageEnabled',
  'placeOrderV2Enabled',
  'cartCalculateEnabled',
  'highScaleCartEnabled',
  'skipPhoneNumberValidationEnabled',
  'shopperConsentEnabled',
  'activityTrackingEnabled',
  'usesSingleEntitlementPolicy',
  'usesUniversalPricebooks',
  'sessionDrivenCurrency',
] as const;
export type ShopSwitch = (typeof SHOP_SWITCHES)[number];

export const TAX_TYPES = ['Net', 'Gross'] as const;

/** The languages of a market, by the platform's names for them: "fr_FR". */
export const MARKET_LOCALES = ['fr_FR', 'en_US'] as const satisfies readonly PlatformName<ShopLocale>[];
type PlatformName<L extends string> = L extends `${infer Language}-${infer Country}` ? `${Language}_${Country}` : never;
type MarketLocale = (typeof MARKET_LOCALES)[number];

/** A market as builders edit it. */
export interface MarketSettings {
  readonly marketId: string;
  /** The name under which shoppers choose the market. */
  readonly name: string;
  /**
   * Accounts in these countries belong to the market; the first is its default. The shop must deliver to all of them.
   */
  readonly countries: readonly string[];
  /** The currency of the market's pages in each language; null or missing: the market has no pages in that language. */
  readonly localeCurrencyMap: Readonly<Partial<Record<MarketLocale, string | null>>>;
}

/** What delivery costs in a currency other than that of the shop's own rules, without VAT. */
export interface TariffSettings {
  /** ISO 4217. */
  readonly currency: string;
  readonly cents: number;
  readonly vatBasisPoints: number;
  /** Value of products, without VAT, from which delivery is free; null: never. */
  readonly freeFromCents: number | null;
  readonly morningSupplementCents: number;
}

/** The part of the shop's settings that builders can edit. Once published, it becomes the webstore's settings. */
export interface ShopSettings extends Readonly<Record<ShopSwitch, boolean>> {
  readonly taxType: (typeof TAX_TYPES)[number];
  /** One of `supportedCurrencies`. */
  readonly defaultCurrency: string;
  /** ISO 4217. */
  readonly supportedCurrencies: readonly string[];
  /** At most one per currency. */
  readonly deliveryTariffs: readonly TariffSettings[];
  /** ISO 3166; new addresses start with the first one. */
  readonly shippingCountries: readonly string[];
  readonly markets: readonly MarketSettings[];
}

/** The settings of a new shop. */
export const DEFAULT_SHOP: ShopSettings = {
  guestBrowsingEnabled: true,
  guestCartEnabled: true,
  guestCheckoutEnabled: true,
  isInventoryEnabled: true,
  splitShipmentEnabled: true,
  shippingMethodsEnabled: true,
  isGiftingEnabled: false,
  isGiftWrapEnabled: false,
  isGiftMessageEnabled: false,
  placeOrderV2Enabled: true,
  cartCalculateEnabled: true,
  highScaleCartEnabled: true,
  skipPhoneNumberValidationEnabled: false,
  shopperConsentEnabled: true,
  activityTrackingEnabled: true,
  usesSingleEntitlementPolicy: true,
  usesUniversalPricebooks: true,
  sessionDrivenCurrency: true,
  taxType: 'Net',
  defaultCurrency: 'EUR',
  supportedCurrencies: ['EUR'],
  deliveryTariffs: [],
  shippingCountries: ['FR'],
  markets: [],
};
