import type { ShopLocale } from '../languages';

/** The switches of the application context that builders turn, by the names that the context has for them. */
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

/** A market's languages by the platform's names for them: "fr_FR". */
export const MARKET_LOCALES = ['fr_FR', 'en_US'] as const satisfies readonly PlatformName<ShopLocale>[];
type PlatformName<L extends string> = L extends `${infer Language}-${infer Country}` ? `${Language}_${Country}` : never;
type MarketLocale = (typeof MARKET_LOCALES)[number];

/** A market as builders describe it. */
export interface MarketSettings {
  readonly marketId: string;
  /** What shoppers choose it by. */
  readonly name: string;
  /** Whose accounts are in it, the one that it begins with first; all among the countries that the shop delivers to. */
  readonly countries: readonly string[];
  /** The currency of its pages in each language; null, or missing: it has no pages in that one. */
  readonly localeCurrencyMap: Readonly<Partial<Record<MarketLocale, string | null>>>;
}

/** What delivery costs in a currency that is not that of the shop's own rules, without VAT. */
export interface TariffSettings {
  /** ISO 4217. */
  readonly currency: string;
  readonly cents: number;
  readonly vatBasisPoints: number;
  /** Goods without VAT from which delivery is free; null: it never is. */
  readonly freeFromCents: number | null;
  readonly morningSupplementCents: number;
}

/** How the shop sells, as far as builders decide it. Published, it becomes the webstore's settings. */
export interface ShopSettings extends Readonly<Record<ShopSwitch, boolean>> {
  readonly taxType: (typeof TAX_TYPES)[number];
  /** One of the supported ones. */
  readonly defaultCurrency: string;
  /** ISO 4217. */
  readonly supportedCurrencies: readonly string[];
  /** One for each currency at most. */
  readonly deliveryTariffs: readonly TariffSettings[];
  /** ISO 3166, the first one is that of a new address. */
  readonly shippingCountries: readonly string[];
  readonly markets: readonly MarketSettings[];
}

/** Those of a new shop. */
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
