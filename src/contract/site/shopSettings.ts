/** The switches of the application context that builders turn, by the names that the context has for them. */
export const SHOP_SWITCHES = [
  'guestBrowsingEnabled',
  'guestCartEnabled',
  'guestCheckoutEnabled',
  'isInventoryEnabled',
  'splitShipmentEnabled',
  'isGiftingEnabled',
  'isGiftWrapEnabled',
  'isGiftMessageEnabled',
  'placeOrderV2Enabled',
  'skipPhoneNumberValidationEnabled',
  'shopperConsentEnabled',
  'activityTrackingEnabled',
  'usesSingleEntitlementPolicy',
  'usesUniversalPricebooks',
  'sessionDrivenCurrency',
] as const;
export type ShopSwitch = (typeof SHOP_SWITCHES)[number];

export const TAX_TYPES = ['Net', 'Gross'] as const;

/** How the shop sells, as far as builders decide it. Published, it becomes the webstore's settings. */
export interface ShopSettings extends Readonly<Record<ShopSwitch, boolean>> {
  readonly taxType: (typeof TAX_TYPES)[number];
  /** One of the supported ones. */
  readonly defaultCurrency: string;
  /** ISO 4217. */
  readonly supportedCurrencies: readonly string[];
}

/** Those of a new shop. */
export const DEFAULT_SHOP: ShopSettings = {
  guestBrowsingEnabled: true,
  guestCartEnabled: true,
  guestCheckoutEnabled: true,
  isInventoryEnabled: true,
  splitShipmentEnabled: true,
  isGiftingEnabled: false,
  isGiftWrapEnabled: false,
  isGiftMessageEnabled: false,
  placeOrderV2Enabled: true,
  skipPhoneNumberValidationEnabled: false,
  shopperConsentEnabled: true,
  activityTrackingEnabled: true,
  usesSingleEntitlementPolicy: true,
  usesUniversalPricebooks: true,
  sessionDrivenCurrency: true,
  taxType: 'Net',
  defaultCurrency: 'EUR',
  supportedCurrencies: ['EUR'],
};
