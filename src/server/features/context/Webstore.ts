import { LOCATION_SOURCE_TYPE, type ApplicationContext } from '../../../contract/context/applicationContext';
import type { SiteInfo } from '../../../contract/context/siteInfo';
import type { TariffSettings } from '../../../contract/site/shopSettings';
import { API_VERSION, SHOP_LOCALE } from '../../../contract/constants';
import { recordId } from '../../../contract/ids';
import { orderStatuses } from './orderStatuses';

/**
 * The settings that every visitor reads: the application context without the catalogue's version, which is no setting.
 */
export type ContextSettings = Omit<ApplicationContext, 'catalogSnapshotVersionId'>;

/** A webstore: its ids and language, and everything that a setting can change. */
export interface Webstore extends Omit<SiteInfo, 'basePath'> {
  readonly context: ContextSettings;
  /** Suggested before anything is typed, and while typing if they contain what is typed. */
  readonly popularSearchTerms: readonly string[];
  /** Words that find each other, one rule per line as in Solr (`readSynonyms`). */
  readonly searchSynonyms: readonly string[];
  /** References of the products in which an order can be wrapped as a gift, in the order in which they are offered. */
  readonly giftWrapSkus: readonly string[];
  /**
   * A change that adds several lines is carried out in the background if the cart would have more lines than this; only
   * with `highScaleCartEnabled`.
   */
  readonly cartImmediateLines: number;
  /** Delivery tariffs of other currencies than that of the shop's own rules. */
  readonly deliveryTariffs: readonly TariffSettings[];
  /** Whether the webstore accepts activities; if not, the shop sends none. */
  readonly activityTrackingEnabled: boolean;
  /** Whether the webstore recommends products; if not, recommendations are empty. */
  readonly recommendationsEnabled: boolean;
}

/** The default webstore. Each value but `webstoreId` can be changed by a stored setting. */
export const defaultWebstore = (): Webstore => ({
  webstoreId: recordId('webstore', 1),
  siteId: recordId('site', 1),
  communityId: recordId('community', 1),
  channelId: recordId('channel', 1),
  apiVersion: API_VERSION,
  currentLanguage: 'fr',
  currentLocale: SHOP_LOCALE,
  popularSearchTerms: [],
  searchSynonyms: [],
  giftWrapSkus: [],
  cartImmediateLines: 100,
  deliveryTariffs: [],
  activityTrackingEnabled: true,
  recommendationsEnabled: true,
  context: {
    cartCalculateEnabled: true,
    checkoutSettings: {
      isManagedCheckoutEnabled: true,
      isMngCheckoutAutoPublished: true,
      shippingMethodsEnabled: true,
      paymentConfiguration: {
        businessAchEnabled: false,
        paymentMethodManualCaptureEnabled: true,
        paymentMethodSetDevName: 'ComptoirPayments',
      },
    },
    clientSidePaymentConfiguration: {
      componentName: 'comptoirPayments',
      config: { card: 'Auth', sepa: 'Auth', bank: 'ClientRequest', purchaseOrder: 'SimplePurchaseOrder' },
    },
    country: 'FR',
    defaultCurrency: 'EUR',
    giftingConfig: { isGiftingEnabled: false, isGiftMessageEnabled: false, isGiftWrapEnabled: false },
    guestBrowsingEnabled: true,
    guestCartEnabled: true,
    guestCheckoutEnabled: true,
    guestCartCheckoutEnabled: true,
    inventoryConfiguration: {
      isInventoryEnabled: true,
      inventoryDefaultSource: {
        locationSourceId: recordId('inventoryLocation', 1),
        webStoreInventoryLocationSourceType: LOCATION_SOURCE_TYPE,
      },
    },
    managedCheckoutVersion: null,
    markets: [],
    orderStatuses: orderStatuses(),
    placeOrderV2Enabled: true,
    productConfig: { configuratorFlowApiName: null },
    propertiesEx: { highScaleCartEnabled: true, shopperCopilotUIEnabled: false, paymentsLegacyFormsEnabled: false },
    sessionDrivenCurrency: true,
    shippingCountries: ['FR'],
    shopperConsentEnabled: true,
    skipPhoneNumberValidationEnabled: false,
    splitShipmentEnabled: true,
    subscriptionConfig: {
      subscriptionPlusEnabled: true,
      rlmSubscriptionEnabled: false,
      commerceSubscriptionARCUIEnabled: false,
    },
    supportedCurrencies: ['EUR'],
    taxType: 'Net',
    usesSingleEntitlementPolicy: true,
    usesUniversalPricebooks: true,
  },
});
