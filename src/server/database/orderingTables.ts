import type { Generated } from 'kysely';

/** A checkout: how a cart is to be ordered. At most one is open per cart. */
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
  /** Reservation and prices at the time of preparation, as text; null: not prepared. */
  prepared: string | null;
  created_at: number;
  changed_at: number;
}

/** Address and method of one delivery of a cart. One group of a cart is the default; it may have no row yet. */
interface DeliveryGroupTable {
  id: string;
  cart_id: string;
  name: string;
  is_default: 0 | 1;
  /** Its position in the order of creation; the default one is 0. */
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

/** The quantity of a line in a group other than the default one. */
interface DeliveryGroupItemTable {
  delivery_group_id: string;
  cart_id: string;
  cart_item_id: string;
  quantity: number;
}

/** Stock reserved for a cart until it expires: by the cart's own call, or for its checkout. */
interface StockReservationTable {
  cart_id: string;
  reserved_by: 'cart' | 'checkout';
  product_id: string;
  quantity: number;
  /** The owner as text. */
  holder: string;
  /** For a guest: the calling network, as an anonymous key. */
  network: string | null;
  ends_at: number;
}

/** A payment request and its outcome, without token, card number or account number. */
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
  /** Which provider was asked: the frame's, or the bank's, which has pages of its own. */
  provider: 'frame' | 'bank';
  /** The address of the provider's page on which the buyer pays, valid while `actionNeeded`; null: none was offered. */
  redirect_url: string | null;
  /** The account that the payment is booked for; null: the account of the checkout. */
  registration_account_id: string | null;
}

/** An order as placed; later changes of the catalogue do not affect it. Only its status ever changes. */
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
  /** What promotions deducted from the products: zero or negative. */
  adjustment_cents: Generated<number>;
  /** JSON: `OrderPromotion[]`. */
  promotions: Generated<string>;
  /** The language in which it was placed, "fr-FR". */
  locale: Generated<string>;
}

interface OrderLineTable {
  order_id: string;
  id: string;
  position: number;
  product_id: string;
  name: string;
  sku: string | null;
  /** The packaging of the product at the time of the order; null: not known for old orders. */
  packaging: string | null;
  quantity: number;
  unit_cents: number;
  net_cents: number;
  vat_cents: number;
  vat_basis_points: number;
  /** What promotions deducted from the line: zero or negative. */
  adjustment_cents: Generated<number>;
  /** Names of the promotions that applied to the line; null: none. */
  promotion_names: string | null;
  /** JSON: what its price was computed from; null: not known for old orders. */
  price_basis: string | null;
  /** JSON: `OrderedModel`; null: sold once. */
  selling_model: string | null;
}

/** One product among the contents of an ordered bundle. */
interface OrderLineContentTable {
  order_id: string;
  line_id: string;
  /** Its position in the bundle, from 1. */
  position: number;
  product_id: string;
  sku: string;
  name: string;
  /** The quantity in one bundle. */
  quantity: number;
}

/** A part of an ordered line that is delivered again and again. */
interface StandingDeliveryTable {
  id: string;
  order_id: string;
  order_line_id: string;
  /** The index of its delivery in the order, from 0. */
  delivery_position: number;
  /** Its position among the order's standing deliveries. */
  position: number;
  quantity: number;
  /** The day of the order's own delivery, "2026-11-24". */
  first_day: string;
  status: 'Active' | 'Paused' | 'Stopped';
  /** JSON: `DeliveryBreak[]`. */
  breaks: string;
  changed_at: number;
}

/** A mail that is still to be sent; recipient and content come from its order. */
interface MailDueTable {
  kind: 'orderConfirmation';
  order_id: string;
  attempts: number;
  next_at: number;
  status: 'due' | 'sent' | 'givenUp';
}

/** An order's invoice as issued; it never changes. */
interface InvoiceTable {
  order_id: string;
  webstore_id: string;
  /** Together with `number`: its position in the year's series. */
  year: number;
  number: number;
  issued_at: number;
  /** JSON: `Invoice`. */
  document: string;
}

/** The last number used for invoices of a year. */
interface InvoiceSeriesTable {
  webstore_id: string;
  year: number;
  last_number: number;
  last_issued_at: number;
}

/** An order from before there were invoices, which has none yet. */
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

/** The tables from checkout to order, and the address book. */
export interface OrderingTables {
  checkout: CheckoutTable;
  delivery_group: DeliveryGroupTable;
  delivery_group_item: DeliveryGroupItemTable;
  stock_reservation: StockReservationTable;
  payment: PaymentTable;
  placed_order: PlacedOrderTable;
  order_line: OrderLineTable;
  order_line_content: OrderLineContentTable;
  standing_delivery: StandingDeliveryTable;
  mail_due: MailDueTable;
  invoice: InvoiceTable;
  invoice_series: InvoiceSeriesTable;
  invoice_due: InvoiceDueTable;
  account_address: AccountAddressTable;
}
