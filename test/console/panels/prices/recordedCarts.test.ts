import { tracePrices } from '../../../../src/commerce/pricing/trace/tracePrices';
import type { CartItems } from '../../../../src/contract/cart/cartItem';
import type { Checkout } from '../../../../src/contract/checkout/checkout';
import { parseMoney } from '../../../../src/contract/money';
import type { OrderItems } from '../../../../src/contract/orders/orderSummary';
import { cartBill } from '../../../../src/support/panels/prices/recorded/cartBill';
import { orderBill } from '../../../../src/support/panels/prices/recorded/orderBill';
import type { RootState } from '../../../../src/storefront/kernel/state';
import { budget } from '../../../support/budget';
import { seededRandom } from '../../../support/orders/seededRandom';
import { referenceIn } from '../../../support/server/shops/checkoutShop';
import { filledCart, openPricedShop, sumsOf, type PricedShop } from '../../../support/server/shops/pricedShop';

let shop: PricedShop;
beforeEach(async () => {
  shop = await openPricedShop();
});

const cents = (amount: string | null | undefined): number => parseMoney(amount ?? '') ?? Number.NaN;

type Answer = readonly [endpointName: string, data: unknown];

/** A state whose cache has these answers, in ascending order of time. */
function stateWith(answers: readonly Answer[]): Pick<RootState, 'api'> {
  const queries = answers.map(([endpointName, data], at) => {
    return [`${endpointName}(${at})`, { endpointName, originalArgs: at, data, fulfilledTimeStamp: at + 1 }] as const;
  });
  return { api: { queries: Object.fromEntries<object>(queries) } } as unknown as Pick<RootState, 'api'>;
}
function billOf(...answers: readonly Answer[]) {
  const bill = cartBill(stateWith(answers));
  if (!bill) throw new Error('The answers have no cart.');
  return bill;
}

const amountsOf = ({ cartItems, cartSummary }: Pick<CartItems, 'cartItems' | 'cartSummary'>) => ({
  lines: cartItems.map(({ cartItem }) => cents(cartItem.totalPrice)).reverse(),
  goods: cents(cartSummary.totalProductAmount),
  promotions: cents(cartSummary.totalPromotionalAdjustmentAmount),
  delivery: cents(cartSummary.totalChargeAmount),
  vat: cents(cartSummary.totalTaxAmount),
  lineVat: cartItems.reduce((sum, { cartItem }) => sum + cents(cartItem.totalTax), 0),
});

test.each(Array.from({ length: budget({ usual: 12, long: 100 }) }, (_, nth) => 9300 + nth))(
  'the answers that a page has of a random cart, its checkout and its order are traced to the cent, whatever the server says later (seed %i)',
  async (seed) => {
    const random = seededRandom(seed);
    const { buyer } = await filledCart(shop, random);
    const items = await buyer.guest.items();
    const cart = tracePrices(billOf(['cartItems', items]));
    expect(sumsOf(cart)).toEqual({ ...amountsOf(items), disagreements: [] });
    expect([cart.isWhole, cart.grossCents]).toEqual([true, cents(items.cartSummary.grandTotalAmount)]);

    await buyer.ready();
    const checkout = (await buyer.get()).json<Checkout>();
    const checkedOut = tracePrices(billOf(['cartItems', items], ['checkout', checkout]));
    expect(sumsOf(checkedOut)).toEqual({ ...amountsOf({ ...items, ...checkout }), disagreements: [] });
    expect(checkedOut.grossCents).toBe(cents(checkout.cartSummary.grandTotalAmount));
    expect(checkedOut.vat.map(({ netCents }) => netCents)).toEqual(
      checkout.taxes.map(({ netAmount }) => cents(netAmount)),
    );

    await buyer.prepare();
    await buyer.pay();
    const reference = referenceIn(await buyer.submit());
    const order = await buyer.order(reference);
    const ordered = (await buyer.guest.call('GET', 'orderItems', { orderSummaryId: reference })).json<OrderItems>();
    const placed = tracePrices(orderBill(order, [ordered]));
    const half = { ...ordered, items: ordered.items.slice(1) };
    expect([orderBill(order, [ordered]).isWhole, orderBill(order, [half]).isWhole]).toEqual([true, false]);
    const { lineVat, ...sums } = sumsOf(placed);
    expect(sums).toEqual({
      lines: ordered.items.map(({ totalPrice }) => cents(totalPrice)),
      goods: cents(order.totalProductAmount),
      promotions: cents(order.totalAdjustmentAmount),
      delivery: cents(order.totalDeliveryAmount),
      vat: cents(order.totalTaxAmount),
      disagreements: [],
    });
    expect(lineVat).toBeLessThanOrEqual(placed.vatCents);
  },
);

test('a cart of which one page alone was read says so, and what cannot be checked is not', async () => {
  const guest = shop.newGuest();
  await guest.added('butter', 3);
  await guest.added('apron', 1);
  const page = await guest.items({ pageSize: 1, pageNumber: 1 });
  const first = tracePrices(billOf(['cartItems', page]));
  expect([first.isWhole, first.lines.length, first.disagreements, first.vat]).toEqual([false, 1, [], []]);
  expect(first.grossCents).toBe(cents(page.cartSummary.grandTotalAmount));
  const rest = await guest.items({ pageSize: 1, pageNumber: 2 });
  const both = tracePrices(billOf(['cartItems', page], ['cartItems', rest]));
  expect([both.isWhole, both.lines.length, both.disagreements]).toEqual([true, 2, []]);
});

test('an answer whose amounts do not fit together says which, with both amounts', async () => {
  const guest = shop.newGuest();
  await guest.added('butter', 10);
  const items = await guest.items();
  // The page's state between a change of quantity and its answer.
  const changed = items.cartItems.map((one) => ({ ...one, cartItem: { ...one.cartItem, quantity: '11.0' } }));
  const { lines, disagreements } = tracePrices(billOf(['cartItems', { ...items, cartItems: changed }]));
  expect(lines[0]?.steps.at(-1)).toMatchObject({ kind: 'unexplained', amountCents: -650 });
  expect(disagreements.map(({ of, tracedCents, actualCents }) => [of, tracedCents, actualCents])).toEqual([
    ['line', 7150, 6500],
    ['goods', 7150, 6500],
    ['lineVat', 393, 358],
    ['vat', 393, 358],
    ['gross', 7543, 6858],
  ]);
});
