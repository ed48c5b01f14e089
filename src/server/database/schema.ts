import type { Generated } from 'kysely';
import type { ContactSubject } from '../../contract/contact/contactMessage';
import type { ContentTables } from './contentTables';
import type { OrderingTables } from './orderingTables';
import type { PromotionTables } from './promotionTables';
import type { RecordingTables } from './recordingTables';
import type { SearchTables } from './searchTables';
import type { SiteTables } from './siteTables';
import type { TrackingTables } from './trackingTables';

/**
 * Every table, as after the last migration. Column types are those that SQLite and PostgreSQL share: text, 64-bit
 * integers (money in cents, times in ms UTC, booleans 0 or 1), JSON as text, and bytes.
 */

type Flag = 0 | 1;

interface MigrationTable {
  number: number;
  name: string;
  applied_at: number;
}

/** A published catalogue; at most one is current. */
interface CatalogSnapshotTable {
  version: string;
  published_at: number;
  is_current: Flag;
}

/**
 * A piece, numbered from 0, of a part of a catalogue or of prices; `version` is that of the catalogue or of the prices.
 * Pieces of one part have the same format.
 */
interface CatalogPartTable {
  version: string;
  part: string;
  piece: number;
  format: number;
  bytes: Uint8Array;
}

/** Parts as an earlier release published them; emptied at the start. */
interface CatalogSnapshotPartTable {
  version: string;
  part: string;
  /** JSON. */
  body: string;
}

/** A price as an earlier release published it; emptied at the start. */
interface PriceEntryTable {
  price_version: string;
  product_id: string;
  /** Empty: the price of everyone without a better one. */
  buyer_group: string;
  unit_cents: number;
  list_cents: number | null;
  /** JSON: `PriceTierRecord[]`. */
  tiers: string;
}

interface StockLevelTable {
  product_id: string;
  on_hand: number;
}

interface WebstoreSettingTable {
  webstore_id: string;
  key: string;
  /** JSON. */
  value: string;
}

/** At most one cart is current per webstore, owner and account. */
interface CartTable {
  id: string;
  webstore_id: string;
  owner_kind: 'guest' | 'user';
  owner_id: string;
  /** Empty for a guest. */
  account_id: Generated<string>;
  type: Generated<'Cart' | 'PayNowReadOnly'>;
  status: string;
  currency: string;
  created_at: number;
  changed_at: number;
  is_current: Flag;
  /** When the guest's cookie was last renewed; 0: never. */
  seen_at: Generated<number>;
  async_status: Generated<'Completed' | 'Processing' | 'Errored'>;
}

/** The lines of a large change that are still to be added to a cart, and those that could not be added. */
interface CartWorkTable {
  cart_id: string;
  state: 'waiting' | 'ended';
  queued_at: number;
  /** JSON: `IncomingLine[]`, in sequence. */
  incoming: string;
  /** How many of the incoming lines are done, counted from the first. */
  worked: number;
  /** JSON: `JoinProblem[]`. */
  problems: string;
}

interface CartItemTable {
  cart_id: string;
  id: string;
  product_id: string;
  /** Empty: sold once. */
  selling_model_id: Generated<string>;
  /** How many deliveries; 0: the model has no term. */
  subscription_term: Generated<number>;
  quantity: number;
  position: number;
  created_at: number;
  changed_at: number;
}

/** The kept answer to a command, for its repeats. */
interface IdempotencyRecordTable {
  caller: string;
  key: string;
  request_hash: string;
  status: number;
  /** JSON, sealed with the server's secret; null: an answer without a body. */
  body: string | null;
  created_at: number;
}

/** A company. */
interface AccountTable {
  id: string;
  name: string;
  siret: string;
  trade: string;
  /** JSON: names of buyer groups. */
  buyer_groups: string;
  phone: string | null;
  street: string | null;
  postal_code: string | null;
  city: string | null;
  region: string | null;
  country: string;
  created_at: number;
}

/** Users of the account `manager_id` may act for the account `account_id`. */
interface ManagedAccountTable {
  manager_id: string;
  account_id: string;
  id: string;
}

interface ShopUserTable {
  id: string;
  account_id: string;
  /** Lower case. */
  email: string;
  first_name: string;
  last_name: string;
  phone: string | null;
  role: 'buyer' | 'support' | 'builder';
  /** Argon2id, with its parameters and salt. */
  password_hash: string;
  /** 1: a demo user, who cannot log in while the demo data is off. */
  is_demo: Flag;
  created_at: number;
}

/** A login session. The secrets themselves are only known to the client. */
interface LoginSessionTable {
  cookie_hash: string;
  /** Hash of the bearer token; null: none was issued. */
  token_hash: string | null;
  user_id: string;
  created_at: number;
  seen_at: number;
  expires_at: number;
}

/** A browser in which a user has logged in, by the hash of its cookie. */
interface KnownBrowserTable {
  cookie_hash: string;
  user_id: string;
  /** When the user last logged in, or set a new password, with this browser. */
  seen_at: number;
}

/** A mailed link for a new password, still unused. */
interface PasswordRequestTable {
  token_hash: string;
  user_id: string;
  created_at: number;
  expires_at: number;
}

interface RegistrationTable {
  id: string;
  company_name: string;
  siret: string;
  trade: string;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  message: string | null;
  created_at: number;
}

/** What somebody wrote to the shop. */
interface ContactMessageTable {
  reference: string;
  webstore_id: string;
  created_at: number;
  subject: ContactSubject;
  name: string;
  company: string | null;
  email: string;
  phone: string | null;
  order_number: string | null;
  message: string;
  /** The logged-in user, and the account they acted for. */
  user_id: string | null;
  account_id: string | null;
}

/** Attempts within a window of time, under an anonymous key. */
interface ThrottleTable {
  key: string;
  attempts: number;
  ends_at: number;
}

/** A token of the payment sandbox: without card number or IBAN, only its test behaviour and what may be displayed. */
interface PaymentSandboxTokenTable {
  token_hash: string;
  behaviour: string;
  method_kind: 'card' | 'sepa';
  label: string;
  mandate_reference: string | null;
  created_at: number;
  /** The one payment that has used the token. */
  payment_id: string | null;
}

/** The sandbox's answer, under the id of the request. */
interface PaymentSandboxPaymentTable {
  payment_id: string;
  state: 'authorised' | 'declined' | 'actionNeeded' | 'voided';
  /** Why it was declined; empty otherwise. */
  decline_code: string;
  transaction_id: string;
  amount_cents: number;
  currency: string;
  method_kind: 'card' | 'sepa';
  label: string;
  mandate_reference: string | null;
  /** The payer's answer to the challenge. */
  challenge_outcome: 'confirmed' | 'refused' | null;
  created_at: number;
  changed_at: number;
}

/** A transfer at the sandbox's bank, under the payment id that the shop's request, or its voiding, names. */
interface PaymentSandboxTransferTable {
  payment_id: string;
  transaction_id: string;
  state: 'waiting' | 'authorised' | 'declined' | 'cancelled' | 'voided';
  /** The fault with which the next query for this transfer is answered; empty: none. */
  trouble: string;
  amount_cents: number;
  currency: string;
  /** The name of the bank that the payer chose; empty before. */
  label: string;
  return_address: string;
  /** The payer's language. */
  locale: string;
  created_at: number;
  changed_at: number;
}

export interface Schema
  extends ContentTables, OrderingTables, PromotionTables, RecordingTables, SearchTables, SiteTables, TrackingTables {
  migration: MigrationTable;
  catalog_snapshot: CatalogSnapshotTable;
  catalog_part: CatalogPartTable;
  catalog_snapshot_part: CatalogSnapshotPartTable;
  price_entry: PriceEntryTable;
  stock_level: StockLevelTable;
  webstore_setting: WebstoreSettingTable;
  cart: CartTable;
  cart_item: CartItemTable;
  cart_work: CartWorkTable;
  idempotency_record: IdempotencyRecordTable;
  payment_sandbox_token: PaymentSandboxTokenTable;
  payment_sandbox_payment: PaymentSandboxPaymentTable;
  payment_sandbox_transfer: PaymentSandboxTransferTable;
  account: AccountTable;
  managed_account: ManagedAccountTable;
  shop_user: ShopUserTable;
  login_session: LoginSessionTable;
  known_browser: KnownBrowserTable;
  password_request: PasswordRequestTable;
  registration: RegistrationTable;
  contact_message: ContactMessageTable;
  throttle: ThrottleTable;
}
