import type { CartItems } from '../../../../src/contract/cart/cartItem';
import { parseMoney } from '../../../../src/contract/money';
import type { OrderItems } from '../../../../src/contract/orders/orderSummary';
import type { OrderPrices, PricesToday } from '../../../../src/contract/recordings/priceTrace';
import { budget } from '../../../support/budget';
import { seededRandom } from '../../../support/orders/seededRandom';
import { filledCart, openPricedShop, sumsOf, type PricedShop } from '../../../support/server/shops/pricedShop';

let shop: PricedShop;
beforeEach(async () => {
  shop = await openPricedShop();
});

const cents = (amount: string | null | undefined): number => parseMoney(amount ?? '') ?? Number.NaN;

const amountsOf = ({ cartItems, cartSummary }: CartItems) => ({
  lines: cartItems.map(({ cartItem }) => cents(cartItem.totalPrice)),
  goods: cents(cartSummary.totalProductAmount),
  promotions: cents(cartSummary.totalPromotionalAdjustmentAmount),
  delivery: cents(cartSummary.totalChargeAmount),
  vat: cents(cartSummary.totalTaxAmount),
});

/** The kinds of steps that have occurred for any seed so far. */
const seen = new Set<string>();

test.each(Array.from({ length: budget({ usual: 60, long: 150 }) }, (_, nth) => 9100 + nth))(
  'the steps of a random cart by today’s prices, and of the order made of it by what was stored, add up to the cent to what the shop charges (seed %i)',
  async (seed) => {
    const random = seededRandom(seed);
    const { buyer, ...asked } = await filledCart(shop, random);
    const items = await buyer.guest.items({ sort: 'CreatedDateAsc' });
    const reply = await shop.support.ask('pricesToday', {}, { method: 'POST', payload: asked });
    expect(reply.statusCode).toBe(200);
    const { trace, unpriced, unknownCodes } = reply.json<PricesToday>();
    const { lineVat: _, ...sums } = sumsOf(trace);
    expect([unpriced, unknownCodes]).toEqual([[], []]);
    expect(sums).toEqual({ ...amountsOf(items), disagreements: [] });
    expect(trace.grossCents).toBe(cents(items.cartSummary.grandTotalAmount));
    expect(trace.lines.map(({ vatCents }) => vatCents)).toEqual(
      items.cartItems.map(({ cartItem }) => cents(cartItem.totalTax)),
    );

    const reference = await buyer.ordered();
    const order = await buyer.order(reference);
    const ordered = (await buyer.guest.call('GET', 'orderItems', { orderSummaryId: reference })).json<OrderItems>();
    // Later prices and promotions do not matter.
    await shop.stockAtRandom(random);
    await shop.promoteAtRandom(random);
    const answer = (await shop.support.ask('orderPrices', { orderReference: reference })).json<OrderPrices>();
    expect(sumsOf(answer.trace)).toEqual({
      lines: ordered.items.map(({ totalPrice }) => cents(totalPrice)),
      goods: cents(order.totalProductAmount),
      promotions: cents(order.totalAdjustmentAmount),
      delivery: cents(order.totalDeliveryAmount),
      vat: cents(order.totalTaxAmount),
      lineVat: ordered.items.reduce((sum, { totalTaxAmount }) => sum + cents(totalTaxAmount), 0),
      disagreements: [],
    });
    expect(answer.trace.grossCents).toBe(cents(order.grandTotalAmount));
    // The order has the same steps as its cart had.
    expect(answer.trace.lines.map(({ steps }) => steps)).toEqual(trace.lines.map(({ steps }) => steps));
    expect(answer.trace.promotions).toEqual(trace.promotions);
    expect(answer.trace.deliveries.map(({ steps }) => steps)).toEqual(trace.deliveries.map(({ steps }) => steps));
    for (const { steps } of trace.lines)
      for (const { kind, buyerGroup } of steps) seen.add(buyerGroup === null ? kind : `${kind} ${buyerGroup}`);
    for (const { steps } of trace.deliveries) for (const { kind } of steps) seen.add(`delivery ${kind}`);
    for (const { kind, isPerLine } of trace.promotions) seen.add(`${String(kind)} ${String(isPerLine)}`);
  },
);

test('the seeds come by every kind of step: groups, tiers, promotions of each kind, delivery charged and free', () => {
  expect([...seen].sort()).toEqual([
    'amount false',
    'amount true',
    'delivery freeFrom',
    'delivery promotion',
    'delivery tariff',
    'freeDelivery null',
    'list',
    'own',
    'own Boulangerie',
    'percentage false',
    'percentage true',
    'promotion',
    'tier',
  ]);
});
