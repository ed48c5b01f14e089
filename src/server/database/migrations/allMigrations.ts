import { catalogMigration } from './0001_catalog';
import { cartMigration } from './0002_cart';
import { idempotencyMigration } from './0003_idempotency';
import { accountMigration } from './0004_account';
import { checkoutMigration } from './0005_checkout';
import { orderMigration } from './0006_order';
import { addressMigration } from './0007_address';
import { paymentSandboxMigration } from './0008_payment_sandbox';
import { promotionMigration } from './0009_promotion';
import { paymentRedirectMigration } from './0010_payment_redirect';
import { deliveryGroupMigration } from './0011_delivery_group';
import { cartReservationMigration } from './0012_cart_reservation';
import { siteMigration } from './0013_site';
import { cartWorkMigration } from './0014_cart_work';
import { recentSearchMigration } from './0015_recent_search';
import { activityMigration } from './0016_activity';
import { knownBrowserMigration } from './0017_known_browser';
import { guestHoldMigration } from './0018_guest_hold';
import { contentMigration } from './0019_content';
import { contactMessageMigration } from './0020_contact_message';
import { assetVersionMigration } from './0021_asset_version';
import { orderPackagingMigration } from './0022_order_packaging';
import { invoiceMigration } from './0023_invoice';
import { recordingMigration } from './0024_recording';
import { priceBasisMigration } from './0025_price_basis';
import { catalogPartMigration } from './0026_catalog_part';
import { searchCountMigration } from './0027_search_count';
import { rankingReadsMigration } from './0028_ranking_reads';
import type { Migration } from './Migration';
import { orderLanguageMigration } from './0029_order_language';
import { transferLanguageMigration } from './0030_transfer_language';
import { ownCurrencyMigration } from './0031_own_currency';
import { sellingModelsMigration } from './0032_selling_models';
import { orderPriceViewMigration } from './0033_order_price_view';
import { deadPressesMigration } from './0034_dead_presses';
import { orderContentsMigration } from './0035_order_contents';

/** All migrations, oldest first; numbered from 1 without a gap. */
export const allMigrations: readonly Migration[] = [
  catalogMigration,
  cartMigration,
  idempotencyMigration,
  accountMigration,
  checkoutMigration,
  orderMigration,
  addressMigration,
  paymentSandboxMigration,
  promotionMigration,
  paymentRedirectMigration,
  deliveryGroupMigration,
  cartReservationMigration,
  siteMigration,
  cartWorkMigration,
  recentSearchMigration,
  activityMigration,
  knownBrowserMigration,
  guestHoldMigration,
  contentMigration,
  contactMessageMigration,
  assetVersionMigration,
  orderPackagingMigration,
  invoiceMigration,
  recordingMigration,
  priceBasisMigration,
  catalogPartMigration,
  searchCountMigration,
  rankingReadsMigration,
  orderLanguageMigration,
  transferLanguageMigration,
  ownCurrencyMigration,
  sellingModelsMigration,
  orderPriceViewMigration,
  deadPressesMigration,
  orderContentsMigration,
];
