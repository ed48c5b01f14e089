import type { Generated } from 'kysely';

/** What an owner means to order and how. At most one is open for a cart. */
interface CheckoutTable {
  id: string;
  cart_id: string;
  webstore_id: string;
  owner_kind: 'guest' | 'user';
  owner_id: string;
  account_id: string;
  status: 'open' | 'placed';
  /** JSON: `ContactInfo`. */
  contact_info: string | null;
  /** What was reserved and at which prices, as one text; null: not prepared. */
  prepared: string | null;
  created_at: number;
  changed_at: number;
}

/** Where and how a part of a cart is delivered; exactly one of a cart's groups may be the default. */
interface DeliveryGroupTable {
  id: string;
  cart_id: string;
  name: string;
  is_default: 0 | 1;
  /** Where it stands among the groups as they came; the default one is 0. */
  position: number;
  /** JSON: `DeliveryAddress`. */
  delivery_address: string | null;
  delivery_method_id: string | null;
  /** "2026-11-24". */
  desired_delivery_date: string | null;
  shipping_instructions: string | null;
  is_gift: 0 | 1;
  gift_message: string | null;
  gift_to_name: string | null;
}

/** So many of a line that are not in the default group. */
interface DeliveryGroupItemTable {
  delivery_group_id: string;
  cart_id: string;
  cart_item_id: string;
  quantity: number;
}

/** Stock that one cart holds until it ends: by its own call, or for its checkout. */
interface StockReservationTable {
  cart_id: string;
  reserved_by: 'cart' | 'checkout';
  product_id: string;
  quantity: number;
  /** The owner as one text. */
  holder: string;
  /** Of a guest's: the network they called from, as a key that names nobody. */
  network: string | null;
  ends_at: number;
}

/** A payment that was asked for, and what became of it. Neither token nor card nor account number. */
interface PaymentTable {
  id: string;
  checkout_id: string;
  status: 'asked' | 'actionNeeded' | 'authorised' | 'declined' | 'cancelled' | 'toVoid' | 'voided' | 'used';
  request_type: 'Auth' | 'PostAuth' | 'SimplePurchaseOrder';
  idempotency_key: string | null;
  request_hash: string;
  amount_cents: number;
  currency: string;
  /** JSON: `BillingAddress`. */
  billing_address: string | null;
  transaction_id: string | null;
  method_label: string | null;
  mandate_reference: string | null;
  purchase_order_number: string | null;
  asked_at: number;
  answered_at: number | null;
  /** Which provider was asked: the one of the frame, or the one with a page of its own. */
  provider: 'frame' | 'bank';
  /** Where the buyer goes to pay, while that is needed. */
  redirect_url: string | null;
  /** The account it is booked for; null: the checkout's. */
  registration_account_id: string | null;
}

/** An order as it was placed; nothing of it follows the catalogue any more. */
interface PlacedOrderTable {
  id: string;
  reference: string;
  checkout_id: string;
  cart_id: string;
  webstore_id: string;
  owner_kind: 'guest' | 'user';
  owner_id: string;
  account_id: string;
  status: string;
  placed_at: number;
  currency: string;
  /** After promotions. */
  goods_cents: number;
  delivery_cents: number;
  net_cents: number;
  vat_cents: number;
  gross_cents: number;
  /** JSON: `VatLine[]`. */
  vat_lines: string;
  /** JSON: `ContactInfo`. */
  contact_info: string;
  /** JSON: `BillingAddress`. */
  billing_address: string | null;
  /** JSON: `OrderDelivery[]`, at least one. */
  deliveries: string;
  payment_id: string;
  /** What promotions took off the products: zero or negative. */
  adjustment_cents: Generated<number>;
  /** JSON: `OrderPromotion[]`. */
  promotions: Generated<string>;
}

interface OrderLineTable {
  order_id: string;
  id: string;
  position: number;
  product_id: string;
  name: string;
  sku: string | null;
  /** As it was packed then; null: an order from before this was kept. */
  packaging: string | null;
  quantity: number;
  unit_cents: number;
  net_cents: number;
  vat_cents: number;
  vat_basis_points: number;
  /** What promotions took off the line: zero or negative. */
  adjustment_cents: Generated<number>;
  /** Their names; null: there were none. */
  promotion_names: string | null;
}

/** A mail that has to be sent; to whom and what stands in its order. */
interface MailDueTable {
  kind: 'orderConfirmation';
  order_id: string;
  attempts: number;
  next_at: number;
  status: 'due' | 'sent' | 'givenUp';
}

/** An order's invoice as it was issued; nothing of it ever changes. */
interface InvoiceTable {
  order_id: string;
  webstore_id: string;
  /** With `number`, its place in the year's series. */
  year: number;
  number: number;
  issued_at: number;
  /** JSON: `Invoice`. */
  document: string;
}

/** How far the numbers of a year's invoices have come. */
interface InvoiceSeriesTable {
  webstore_id: string;
  year: number;
  last_number: number;
  last_issued_at: number;
}

/** An order from before there were invoices that has none yet. */
interface InvoiceDueTable {
  order_id: string;
}

interface AccountAddressTable {
  id: string;
  account_id: string;
  address_type: 'Shipping' | 'Billing';
  name: string;
  first_name: string | null;
  middle_name: string | null;
  last_name: string | null;
  company_name: string | null;
  street: string;
  city: string;
  region: string | null;
  postal_code: string;
  country: string;
  phone_number: string | null;
  is_default: 0 | 1;
  created_at: number;
}

/** The tables from a checkout to its order, and the addresses it may go to. */
export interface OrderingTables {
  checkout: CheckoutTable;
  delivery_group: DeliveryGroupTable;
  delivery_group_item: DeliveryGroupItemTable;
  stock_reservation: StockReservationTable;
  payment: PaymentTable;
  placed_order: PlacedOrderTable;
  order_line: OrderLineTable;
  mail_due: MailDueTable;
  invoice: InvoiceTable;
  invoice_series: InvoiceSeriesTable;
  invoice_due: InvoiceDueTable;
  account_address: AccountAddressTable;
}
