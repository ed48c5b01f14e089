import type { VatLine } from '../../../commerce/pricing/cartTotals';
import type { DeliveryRhythm } from '../../../commerce/delivery/standingDates';
import type { Reward } from '../../../commerce/promotions/promotion';
import type { PromotionTarget } from '../../../contract/cart/promotion';
import type { ContactInfo } from '../../../contract/checkout/checkout';
import type { DeliveryAddress } from '../../../contract/checkout/deliveryGroup';
import type { Cents } from '../../../contract/money';
import type { OrderSummary } from '../../../contract/orders/orderSummary';
import type { ProductContent, SellingModelRecord } from '../catalog';
import type { CartOwner } from '../../visitors/cartOwner';
import type { ShopLocale } from '../../../contract/languages';

/** The basis of an ordered line's price. */
export interface LineBasis {
  readonly listCents: Cents | null;
  /** The buyer's unit price before tiers. */
  readonly unitCents: Cents;
  /** null: no tier applied to the quantity. */
  readonly tier: { readonly lowerBound: number; readonly upperBound: number | null } | null;
  /** The buyer group whose price it was; null: the general price. */
  readonly buyerGroup: string | null;
  /** What each promotion deducted: negative. */
  readonly reductions: readonly { readonly promotionId: string; readonly cents: Cents }[];
}

/** The basis of a delivery's charge. */
export interface DeliveryBasis {
  readonly tariffCents: Cents;
  readonly supplementCents: Cents;
  /** Why the tariff was not charged: the value of the delivered products, or a promotion; null: it was charged. */
  readonly freeBy: 'freeFrom' | 'promotion' | null;
  /**
   * The value of products from which the delivery was free; null: never. Not stored by releases with a single currency.
   */
  readonly freeFromCents?: Cents | null;
  /** The value of the delivered products after promotions. */
  readonly goodsCents: Cents;
}

/** The selling model of an ordered line at the time: the interval, and the total number of deliveries. */
export interface OrderedModel {
  readonly id: string;
  readonly name: string;
  readonly type: SellingModelRecord['type'];
  readonly rhythm: DeliveryRhythm | null;
  /** null: the model has no term. */
  readonly deliveries: number | null;
}

/** A line as ordered; money excluding VAT, `vatCents` is its share of the VAT. */
export interface OrderLine {
  readonly id: string;
  readonly productId: string;
  readonly name: string;
  readonly sku: string | null;
  /** null: not known for old orders. */
  readonly packaging: string | null;
  readonly quantity: number;
  readonly unitCents: Cents;
  readonly netCents: Cents;
  readonly vatCents: Cents;
  readonly vatBasisPoints: number;
  /** What promotions deducted: zero or negative; `netCents` is after it. */
  readonly adjustmentCents: Cents;
  /** Names of the promotions that applied to the line; null: none. */
  readonly promotionNames: string | null;
  /** null: not known for old orders. */
  readonly basis: LineBasis | null;
  /** Without it the line was sold once. */
  readonly model?: OrderedModel;
  /**
   * The contents of a bundle when it was ordered; empty for every other product, and for orders of earlier releases.
   */
  readonly contents: readonly ProductContent[];
}

/** A promotion at the time of the order. */
export interface OrderPromotion {
  readonly id: string;
  readonly name: string;
  readonly couponCode: string | null;
  readonly targetType: PromotionTarget;
  /** Not known for old orders. */
  readonly reward?: Reward;
  /** Zero or negative, without VAT. */
  readonly adjustmentCents: Cents;
}

/** The part of an order that is delivered together. */
export interface OrderDelivery {
  readonly name: string;
  readonly address: DeliveryAddress;
  readonly method: string;
  /** "2026-11-24". */
  readonly day: string;
  readonly instructions: string | null;
  /** null: not a gift. */
  readonly gift: { readonly message: string | null; readonly toName: string | null } | null;
  /** Excluding VAT. */
  readonly chargeCents: Cents;
  /** Not known for old orders. */
  readonly basis?: DeliveryBasis;
  readonly lines: readonly { readonly lineId: string; readonly quantity: number }[];
}

/** An order as it was placed. */
export interface Order {
  readonly id: string;
  readonly reference: string;
  readonly checkoutId: string;
  readonly cartId: string;
  readonly owner: CartOwner;
  readonly status: string;
  readonly placedAt: number;
  /** The language in which it was placed, and in which its buyer gets mails. */
  readonly locale: ShopLocale;
  readonly currency: string;
  /** After promotions. */
  readonly goodsCents: Cents;
  /** What promotions deducted from the products: zero or negative. */
  readonly adjustmentCents: Cents;
  readonly promotions: readonly OrderPromotion[];
  readonly deliveryCents: Cents;
  readonly netCents: Cents;
  readonly vatCents: Cents;
  readonly grossCents: Cents;
  readonly vat: readonly VatLine[];
  readonly contactInfo: ContactInfo;
  readonly billingAddress: OrderSummary['billingAddress'];
  /** At least one; together they contain all of its lines. */
  readonly deliveries: readonly OrderDelivery[];
  readonly paymentId: string;
}

/** How an order was paid. */
export interface OrderPayment {
  readonly requestType: OrderSummary['payment']['requestType'];
  /** Empty where it was paid by purchase order. */
  readonly methodLabel: string;
  readonly mandateReference: string | null;
  readonly purchaseOrderNumber: string | null;
}

/** An order with its lines and its payment. */
export interface WholeOrder {
  readonly order: Order;
  readonly lines: readonly OrderLine[];
  readonly payment: OrderPayment;
}
