import type { OrderItems, OrderSummaries } from '../../../../src/contract/orders/orderSummary';
import type { OrderActionsResult, PlaceOrderResult } from '../../../../src/contract/checkout/placeOrder';
import { INVENTORY_RESERVATION_SECONDS } from '../../../../src/contract/constants';
import { refusal } from '../../../support/server/shops/cartShop';
import {
  ADDRESS,
  CONTACT,
  failure,
  openCheckoutShop,
  referenceIn,
  type CheckoutShop,
} from '../../../support/server/shops/checkoutShop';

let shop: CheckoutShop;
beforeEach(async () => {
  shop = await openCheckoutShop();
});
afterEach(() => shop.close());

describe('an order', () => {
  test('is placed by prepare and submit, and in the database to the cent [CHK-07]', async () => {
    const buyer = await shop.buyerWith('butter', 12);
    await buyer.guest.added('apron', 1);
    await buyer.guest.added('milk', 6);
    const reference = await buyer.ordered();
    expect(reference).toMatch(/^([A-HJKMNP-Z2-9]{5}-){3}[A-HJKMNP-Z2-9]{5}$/);
    const [order] = await shop.orders();
    // 12 × 6,50 + 6 × 1,05 = 84,30 at 5,5 % is 4,6365 → 4,64; 19,99 at 20 % is 3,998 → 4,00.
    expect(order).toMatchObject({
      reference,
      goods_cents: 10_429,
      delivery_cents: 0,
      net_cents: 10_429,
      vat_cents: 864,
      gross_cents: 11_293,
    });
    expect(JSON.parse(order?.vat_lines ?? '')).toEqual([
      { basisPoints: 550, netCents: 8430, vatCents: 464 },
      { basisPoints: 2000, netCents: 1999, vatCents: 400 },
    ]);
    const lines = await shop.database.read.selectFrom('order_line').selectAll().orderBy('position').execute();
    expect(lines.map((line) => [line.name, line.quantity, line.unit_cents, line.net_cents])).toEqual([
      ['Beurre doux', 12, 650, 7800],
      ['Tablier', 1, 1999, 1999],
      ['Lait entier', 6, 105, 630],
    ]);
    expect(lines.reduce((sum, line) => sum + line.vat_cents, 0)).toBe(864);
    expect(shop.payments.standing()).toMatchObject([{ amountCents: 11_293 }]);
    expect(await shop.onHand('butter')).toBe(100_000 - 12);
    expect(await shop.reservations()).toEqual([]);
  });

  test('ends its cart and its checkout: the next purchase begins anew [CHK-18]', async () => {
    const buyer = await shop.buyerWith('butter', 12);
    const { checkoutId } = await buyer.paid();
    referenceIn(await buyer.submit());
    expect((await buyer.guest.items()).cartItems).toEqual([]);
    expect(refusal(await buyer.get())).toBe('404 CHECKOUT_NOT_FOUND');
    expect(refusal(await buyer.get(checkoutId))).toBe('404 CHECKOUT_NOT_FOUND');
    expect((await buyer.guest.items()).cartSummary.status).toBe('Active');
    await buyer.guest.added('apron', 1);
    expect((await buyer.start()).statusCode).toBe(201);
  });

  test('is read by its reference or its id, paged, by nobody else', async () => {
    const buyer = await shop.buyerWith('butter', 12);
    const first = await buyer.ordered();
    shop.clock.advance(60_000);
    await buyer.guest.added('apron', 1);
    await buyer.guest.added('ecru', 2);
    const second = await buyer.ordered();
    const list = async (query: Record<string, string>) =>
      (await buyer.guest.call('GET', 'orderSummaries', {}, { query })).json<OrderSummaries>();
    const page = await list({ pageSize: '1' });
    expect(page.orderSummaries.map(({ orderNumber }) => orderNumber)).toEqual([second]);
    const next = await list({ pageSize: '1', pageToken: page.nextPageToken ?? '' });
    expect(next.orderSummaries).toMatchObject([
      { orderNumber: first, totalAmount: '82.29', totalProductCount: '12.0' },
    ]);
    expect([next.nextPageToken, next.previousPageToken]).toEqual([null, 'o0']);
    const whole = await buyer.order(second);
    expect(await buyer.order(whole.orderSummaryId)).toEqual(whole);
    expect(whole).toMatchObject({
      orderNumber: second,
      status: 'Created',
      totalProductAmount: '23.99',
      totalDeliveryAmount: '7.90',
      totalNetAmount: '31.89',
      totalTaxAmount: '5.80',
      grandTotalAmount: '37.69',
      deliveryAddress: ADDRESS,
      contactInfo: { email: CONTACT.email },
      payment: { requestType: 'Auth', methodLabel: 'Visa •••• 4242' },
    });
    const items = await buyer.guest.call('GET', 'orderItems', { orderSummaryId: second });
    expect(
      items
        .json<OrderItems>()
        .items.map(({ product, totalPrice, ratePercentage }) => [product.name, totalPrice, ratePercentage]),
    ).toEqual([
      ['Tablier', '19.99', '20.00'],
      ['Écru', '4.00', '5.50'],
    ]);
    const stranger = await shop.buyerWith('butter', 1);
    for (const orderSummaryId of [second, whole.orderSummaryId]) {
      expect(refusal(await stranger.guest.call('GET', 'orderSummary', { orderSummaryId }))).toBe('404 ITEM_NOT_FOUND');
      expect(refusal(await stranger.guest.call('GET', 'orderItems', { orderSummaryId }))).toBe('404 ITEM_NOT_FOUND');
    }
    const strangers = await stranger.guest.call('GET', 'orderSummaries');
    expect(strangers.json<OrderSummaries>().count).toBe(0);
    expect(refusal(await buyer.guest.call('GET', 'orderSummary', { orderSummaryId: 'x' }))).toBe(
      '400 INVALID_ID_FIELD',
    );
  });

  test('can be placed in one call as well [CHK-17]', async () => {
    const buyer = await shop.buyerWith('butter', 12);
    const { checkoutId } = await buyer.ready();
    expect(failure(await buyer.place())).toBe('412 errors/precondition-failure');
    await buyer.pay();
    const placed = await buyer.place();
    expect(placed.statusCode).toBe(201);
    const { orderReferenceNumber } = placed.json<PlaceOrderResult>();
    expect((await buyer.place(checkoutId)).json<PlaceOrderResult>()).toEqual({ orderReferenceNumber, errors: [] });
    expect(referenceIn(await buyer.submit())).toBe(orderReferenceNumber);
    expect(await shop.orders()).toHaveLength(1);
  });
});

describe('placing twice', () => {
  test('by a double click, a repeat, a second tab or the other call gives one order [CHK-08]', async () => {
    const buyer = await shop.buyerWith('butter', 12);
    const { checkoutId } = await buyer.paid();
    const tab = shop.newBuyer(buyer.guest.cookies());
    const responses = await Promise.all([
      buyer.submit(),
      buyer.submit(),
      buyer.submit(checkoutId, { key: 'a' }),
      buyer.submit(checkoutId, { key: 'a' }),
      tab.submit(),
      tab.submit(checkoutId),
    ]);
    const references = new Set(responses.map(referenceIn));
    expect(references.size).toBe(1);
    const late = await tab.place(checkoutId);
    expect(late.statusCode).toBe(201);
    references.add(String(late.json<PlaceOrderResult>().orderReferenceNumber));
    references.add(referenceIn(await tab.prepare()));
    references.add(referenceIn(await buyer.submit(checkoutId, { key: 'a' })));
    expect(references.size).toBe(1);
    expect(await shop.orders()).toHaveLength(1);
    expect(shop.payments.standing()).toHaveLength(1);
    await shop.app.ordering.idle();
    expect(shop.mails).toHaveLength(1);
    await buyer.guest.added('apron', 1);
    expect(refusal(await buyer.submit())).toBe('404 CHECKOUT_NOT_FOUND');
    expect(references.has(referenceIn(await buyer.submit(checkoutId)))).toBe(true);
  });
});

describe('what is missing', () => {
  test('contact, preparation and payment are 412; nothing was placed', async () => {
    const buyer = await shop.buyerWith('butter', 12);
    await buyer.start();
    await buyer.patch({ deliveryAddress: ADDRESS });
    expect(failure(await buyer.submit())).toBe('412 errors/precondition-failure');
    expect(failure(await buyer.prepare())).toBe('412 errors/precondition-failure');
    await buyer.patch({ contactInfo: CONTACT });
    await buyer.pay();
    const unprepared = await buyer.submit();
    expect(failure(unprepared)).toBe('412 errors/precondition-failure');
    expect(unprepared.json<OrderActionsResult>().actions).toMatchObject([{ action: 'submit', success: false }]);
    const other = await shop.buyerWith('butter', 1);
    await other.ready();
    await other.prepare();
    expect(failure(await other.submit())).toBe('412 errors/precondition-failure');
    expect(await shop.orders()).toEqual([]);
  });
});

describe('a cart that changed', () => {
  test('after it was paid is 409: the payment of another amount is voided, and all can be done again', async () => {
    const buyer = await shop.buyerWith('butter', 12);
    await buyer.paid();
    await buyer.guest.added('apron', 1);
    expect(failure(await buyer.submit())).toBe('409 errors/checkout-conflict');
    await shop.app.ordering.idle();
    expect(shop.payments.standing()).toEqual([]);
    expect(failure(await buyer.submit())).toBe('409 errors/checkout-conflict');
    await buyer.prepare();
    expect(failure(await buyer.submit())).toBe('412 errors/precondition-failure');
    await buyer.pay();
    referenceIn(await buyer.submit());
    expect(await shop.orders()).toMatchObject([{ goods_cents: 9799 }]);
  });

  test('by a new price is 409 as well, also when it is placed in one call', async () => {
    const buyer = await shop.buyerWith('ecru', 30);
    await buyer.paid();
    await shop.restock({ ecru: { name: 'Écru', unitCents: 201 } });
    expect(failure(await buyer.place())).toBe('409 errors/checkout-conflict');
    expect(await shop.orders()).toEqual([]);
  });
});

describe('stock', () => {
  test('that one buyer has reserved is not there for another, until it ends or is let go of [CHK-24]', async () => {
    const holder = await shop.buyerWith('eggs', 4);
    const other = await shop.buyerWith('eggs', 2);
    await holder.ready();
    await other.ready();
    await holder.prepare();
    expect(await shop.levels(holder, 'eggs')).toEqual({ onHand: 5, availableToOrder: 5 });
    expect(await shop.levels(other, 'eggs')).toEqual({ onHand: 5, availableToOrder: 1 });
    expect(failure(await other.prepare())).toBe('422 integrations/inventory');
    expect(refusal(await other.guest.add('eggs', 1))).toBe('400 INSUFFICIENT_INVENTORY');
    shop.clock.advance(INVENTORY_RESERVATION_SECONDS * 1000);
    expect((await other.prepare()).statusCode).toBe(200);
    expect(failure(await holder.prepare())).toBe('422 integrations/inventory');
    await other.drop();
    expect((await holder.prepare()).statusCode).toBe(200);
  });

  test('the last piece goes to one of two; the other is told in French [CHK-24]', async () => {
    await shop.setStock('eggs', 5);
    const buyers = [await shop.buyerWith('eggs', 5), await shop.buyerWith('eggs', 5)];
    for (const buyer of buyers) {
      await buyer.ready();
      await buyer.pay();
    }
    const responses = await Promise.all(buyers.map((buyer) => buyer.place()));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422]);
    const lost = responses.find(({ statusCode }) => statusCode === 422);
    expect(lost?.json<PlaceOrderResult>().errors[0]?.detail).toContain('rupture de stock');
    expect(await shop.onHand('eggs')).toBe(0);
    expect(await shop.orders()).toHaveLength(1);
  });

  test('is not counted where the webstore keeps no inventory', async () => {
    const { inventoryConfiguration } = shop.app.webstore.current().context;
    await shop.app.webstore.change({
      inventoryConfiguration: { ...inventoryConfiguration, isInventoryEnabled: false },
    });
    const buyer = await shop.buyerWith('eggs', 50);
    await buyer.ordered();
    expect(await shop.onHand('eggs')).toBe(5);
    expect(await shop.reservations()).toEqual([]);
  });
});
