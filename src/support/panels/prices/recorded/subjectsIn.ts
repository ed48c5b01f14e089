import { readTieredPrice, type Tier } from '../../../../commerce/pricing/tierPrice';
import { tracePrices } from '../../../../commerce/pricing/trace/tracePrices';
import type { ProductDetail } from '../../../../contract/catalog/product';
import type { OrderItems, OrderSummary } from '../../../../contract/orders/orderSummary';
import type { Price } from '../../../../contract/prices/price';
import type { PriceTrace, PricesTodayBody } from '../../../../contract/recordings/priceTrace';
import { matchPage } from '../../../../storefront/kernel/pagePaths';
import type { RootState } from '../../../../storefront/kernel/state';
import { askedAgain, entriesIn } from './askedIn';
import { answersIn } from './answersIn';
import { cartBill } from './cartBill';
import { orderBill } from './orderBill';
import { productBill } from './productBill';

/** Something that had a price at a moment. */
export interface PricedSubject {
  /** `cart`, or the kind of subject with its id. */
  readonly key: string;
  readonly kind: 'cart' | 'product' | 'order';
  /** The product's name or the order's reference; empty for the cart. */
  readonly name: string;
  readonly trace: PriceTrace;
  /** A product's prices by quantity. */
  readonly tiers: readonly Tier[];
  /** The price book entry of each product whose price the page had requested; empty for an order. */
  readonly entries: ReadonlyMap<string, string>;
  /** The request for pricing the subject with today's prices; undefined for an order, whose prices are final. */
  readonly again: PricesTodayBody | undefined;
}

type Priced = Pick<RootState, 'api' | 'location'> & Partial<Pick<RootState, 'session'>>;

const none: ReadonlyMap<string, string> = new Map();

function cartIn(state: Priced): readonly PricedSubject[] {
  const bill = cartBill(state);
  if (!bill) return [];
  const trace = tracePrices(bill);
  const again = askedAgain(state, trace, true);
  return [{ key: 'cart', kind: 'cart', name: '', trace, tiers: [], entries: entriesIn(state), again }];
}

function productsIn(state: Priced): readonly PricedSubject[] {
  const entries = entriesIn(state);
  const products = new Map(answersIn<ProductDetail>(state, 'product').map(({ data }) => [data.id, data]));
  return answersIn<Price>(state, 'price').flatMap(({ data: price }) => {
    const product = products.get(price.productId);
    const bill = product && productBill(price, product);
    if (!bill) return [];
    const trace = tracePrices(bill);
    const tiers = readTieredPrice(price)?.tiers ?? [];
    const again = askedAgain(state, trace, false);
    const name = trace.lines[0]?.name ?? '';
    return [{ key: `product ${product.id}`, kind: 'product', name, trace, tiers, entries, again }];
  });
}

const NOT_AGAIN = { tiers: [], entries: none, again: undefined } as const;

function ordersIn(state: Priced): readonly PricedSubject[] {
  const pages = answersIn<OrderItems>(state, 'orderItems');
  return answersIn<OrderSummary>(state, 'orderSummary').flatMap(({ argument, data: order }) => {
    const own = pages.filter((page) => {
      const asked = page.argument as Partial<{ readonly orderSummaryId: string }> | undefined;
      return asked?.orderSummaryId === argument;
    });
    if (own.length === 0) return [];
    const trace = tracePrices(
      orderBill(
        order,
        own.map(({ data }) => data),
      ),
    );
    return [{ key: `order ${order.orderNumber}`, kind: 'order', name: order.orderNumber, trace, ...NOT_AGAIN }];
  });
}

/** The key of what the current page is about: its product or order, otherwise the cart. */
function shownKey({ location }: Priced): string {
  const { name, match } = matchPage(location.current);
  if (name === 'product') return `product ${match.params['productId'] ?? ''}`;
  return name === 'order' || name === 'invoice' ? `order ${match.params['orderReferenceNumber'] ?? ''}` : 'cart';
}

const isShop = (state: unknown): state is Priced =>
  typeof state === 'object' && state !== null && 'api' in state && 'location' in state;

/** Everything that had a price at a moment of the shop, the subject of its page first; empty on the builder's pages. */
export function subjectsIn(state: unknown): readonly PricedSubject[] {
  if (!isShop(state)) return [];
  const shown = shownKey(state);
  const found = [...cartIn(state), ...productsIn(state), ...ordersIn(state)];
  const once = found.filter((one, index) => found.findIndex(({ key }) => key === one.key) === index);
  return [...once.filter(({ key }) => key === shown), ...once.filter(({ key }) => key !== shown)];
}
