import { recordId } from '../../../../src/contract/ids';
import { formatMoney, parseMoney } from '../../../../src/contract/money';
import type { OrderItems, OrderSummaries, OrderSummary } from '../../../../src/contract/orders/orderSummary';
import { DEMO_ACCOUNT_IDS } from '../../../../src/demo/accounts';
import { refusal, SHELVES, type Guest } from '../../../support/server/shops/cartShop';
import { openCheckoutShop, type Buyer, type CheckoutShop } from '../../../support/server/shops/checkoutShop';

let shop: CheckoutShop;
beforeEach(async () => {
  shop = await openCheckoutShop();
});
afterEach(() => shop.close());

async function buyerAs(email?: string): Promise<Buyer> {
  const buyer = shop.newBuyer();
  await buyer.guest.logIn(email);
  return buyer;
}
async function orderOf(buyer: Buyer, ...lines: readonly (readonly ['butter' | 'milk' | 'apron', number])[]) {
  for (const [name, quantity] of lines) await buyer.guest.added(name, quantity);
  return buyer.ordered();
}
async function history(guest: Guest, query: Record<string, string | number> = {}) {
  const response = await guest.call('GET', 'orderSummaries', {}, { query });
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json<OrderSummaries>();
}
const numbers = ({ orderSummaries }: OrderSummaries) => orderSummaries.map(({ orderNumber }) => orderNumber);
const summary = (guest: Guest, orderSummaryId: string) => guest.call('GET', 'orderSummary', { orderSummaryId });
const items = (guest: Guest, orderSummaryId: string, query: Record<string, string | number> = {}) =>
  guest.call('GET', 'orderItems', { orderSummaryId }, { query });

describe('the history of orders', () => {
  it('has each order with what it came to, newest first, page by page and back', async () => {
    const buyer = await buyerAs();
    const placed: string[] = [];
    for (const quantity of [1, 2, 3]) {
      placed.unshift(await orderOf(buyer, ['butter', quantity]));
      shop.clock.advance(60_000);
    }
    const whole = await history(buyer.guest);
    expect(numbers(whole)).toEqual(placed);
    const newest = await buyer.order(placed[0] ?? '');
    expect(whole.orderSummaries[0]).toEqual({
      orderSummaryId: newest.orderSummaryId,
      orderNumber: placed[0],
      orderedDate: newest.orderedDate,
      createdDate: newest.orderedDate,
      ownerId: newest.ownerId,
      status: 'Created',
      currencyIsoCode: 'EUR',
      totalAmount: newest.grandTotalAmount,
      totalProductCount: '3.0',
      uniqueProductCount: 1,
      fields: {},
      deliveryDates: [newest.deliveryDate],
      firstProductNames: ['Beurre doux'],
    });
    expect(newest.ownerId).toMatch(/^005/);
    const first = await history(buyer.guest, { pageSize: 2 });
    expect([first.count, first.previousPageToken]).toEqual([2, null]);
    const second = await history(buyer.guest, { pageSize: 2, pageToken: first.nextPageToken ?? '' });
    expect([numbers(second), second.nextPageToken]).toEqual([placed.slice(2), null]);
    const back = await buyer.guest.send('GET', second.previousPageUrl ?? '');
    expect(numbers(back.json<OrderSummaries>())).toEqual(placed.slice(0, 2));
    for (const query of [{ pageSize: 0 }, { pageSize: 101 }, { pageToken: 'next' }]) {
      expect(refusal(await buyer.guest.call('GET', 'orderSummaries', {}, { query }))).toBe('400 INVALID_API_INPUT');
    }
  });

  it('has the fields that a call names, each under the name it was asked by, of the list and of one order', async () => {
    const buyer = await buyerAs();
    const reference = await orderOf(buyer, ['butter', 10]);
    const asked = 'OrderNumber, orderedDate,OrderSummary.TotalAmount,GrandTotalAmount,PoNumber,constructor';
    const [listed] = (await history(buyer.guest, { fields: asked })).orderSummaries;
    const placed = await buyer.order(reference);
    expect(Object.keys(listed?.fields ?? {})).toEqual([
      'OrderNumber',
      'orderedDate',
      'OrderSummary.TotalAmount',
      'GrandTotalAmount',
    ]);
    expect(listed?.fields).toMatchObject({
      OrderNumber: { dataName: 'OrderNumber', label: 'Référence de commande', text: reference, type: 'string' },
      orderedDate: { dataName: 'OrderedDate', text: placed.orderedDate, type: 'datetime' },
      'OrderSummary.TotalAmount': { text: placed.totalNetAmount, type: 'currency' },
      GrandTotalAmount: { text: placed.grandTotalAmount },
    });
    const one = await buyer.guest.call(
      'GET',
      'orderSummary',
      { orderSummaryId: reference },
      { query: { fields: asked } },
    );
    expect(one.json<OrderSummary>().fields).toEqual(listed?.fields);
    const many = Array.from({ length: 36 }, () => 'Status').join();
    const refused = await buyer.guest.call('GET', 'orderSummaries', {}, { query: { fields: many } });
    expect(refusal(refused)).toBe('400 INVALID_API_INPUT');
  });

  it('has with its lines the fields of line and product that a call names, and none where it names none', async () => {
    const buyer = await buyerAs();
    const reference = await orderOf(buyer, ['butter', 3]);
    const plain = (await items(buyer.guest, reference)).json<OrderItems>();
    const [line] = plain.items;
    if (line === undefined) throw new Error('It was just ordered.');
    const query = {
      fields: 'Quantity,OrderItemSummary.totalAmtWithTax,Name',
      productFields: 'Product2.Name,UnitPrice',
    };
    const named = (await items(buyer.guest, reference, query)).json<OrderItems>();
    const withTax = (parseMoney(line.totalPrice) ?? NaN) + (parseMoney(line.totalTaxAmount) ?? NaN);
    expect(named.items).toEqual([
      {
        ...line,
        product: {
          ...line.product,
          fields: {
            'Product2.Name': { dataName: 'Name', label: 'Produit', text: line.product.name, type: 'string' },
          },
        },
        fields: {
          Quantity: { dataName: 'Quantity', label: 'Quantité', text: '3.0', type: 'double' },
          'OrderItemSummary.totalAmtWithTax': {
            dataName: 'TotalAmtWithTax',
            label: expect.any(String) as unknown,
            text: formatMoney(withTax),
            type: 'currency',
          },
        },
      },
    ]);
    expect([line.fields, line.product.fields]).toEqual([undefined, undefined]);
    const many = Array.from({ length: 36 }, () => 'Quantity').join();
    for (const list of [{ fields: many }, { productFields: many }]) {
      expect(refusal(await items(buyer.guest, reference, list))).toBe('400 INVALID_API_INPUT');
    }
  });

  it('says of amounts in fields what adds up: products and delivery, without VAT and with it', async () => {
    const buyer = await buyerAs();
    await orderOf(buyer, ['butter', 3], ['apron', 1]);
    const names = ['TotalAdjustedProductAmount', 'TotalAdjustedDeliveryAmount', 'TotalAmount', 'TotalTaxAmount'];
    const taxed = ['TotalAdjProductAmtWithTax', 'TotalAdjDeliveryAmtWithTax', 'GrandTotalAmount'];
    const [listed] = (await history(buyer.guest, { fields: [...names, ...taxed].join() })).orderSummaries;
    const cents = (name: string) => parseMoney(listed?.fields?.[name]?.text ?? '') ?? NaN;
    const [goods = 0, delivery = 0, net = 0, vat = 0] = names.map(cents);
    const [goodsTaxed = 0, deliveryTaxed = 0, gross = 0] = taxed.map(cents);
    expect([goods, delivery]).toEqual([4069, 0]);
    expect([goods + delivery, net + vat, goodsTaxed + deliveryTaxed]).toEqual([net, gross, gross]);
  });

  it('says for each order a status that the webstore has a French word for, and shows what is stored', async () => {
    const buyer = await buyerAs();
    const reference = await orderOf(buyer, ['butter', 1]);
    const { orderStatuses } = shop.app.webstore.current().context;
    const wordFor = async () => {
      const [listed] = (await history(buyer.guest)).orderSummaries;
      const shown = (await buyer.order(reference)).status;
      expect(listed?.status).toBe(shown);
      return orderStatuses.find(({ apiName }) => apiName === shown)?.displayValue;
    };
    expect(await wordFor()).toBe(orderStatuses[0]?.displayValue);
    for (const { apiName, displayValue } of orderStatuses) {
      await shop.database.write((db) => db.updateTable('placed_order').set({ status: apiName }).execute());
      expect(await wordFor()).toBe(displayValue);
    }
  });

  it('is the caller’s own: another’s order is as unknown as none, by reference, id and line', async () => {
    const buyer = await buyerAs();
    const reference = await orderOf(buyer, ['butter', 1]);
    const { orderSummaryId } = await buyer.order(reference);
    const stranger = await buyerAs('coffee@comptoir.example');
    const guest = shop.newBuyer();
    for (const { guest: other } of [stranger, guest]) {
      expect(numbers(await history(other))).toEqual([]);
      for (const name of [reference, orderSummaryId, orderSummaryId.slice(0, 15), recordId('order', 9_999_999)]) {
        expect(refusal(await summary(other, name))).toBe('404 ITEM_NOT_FOUND');
        expect(refusal(await items(other, name))).toBe('404 ITEM_NOT_FOUND');
      }
      expect(refusal(await summary(other, 'my-order'))).toBe('400 INVALID_ID_FIELD');
    }
    const short = await summary(buyer.guest, orderSummaryId.slice(0, 15));
    expect(short.json<OrderSummary>().orderNumber).toBe(reference);
  });

  it('of a managed account is asked for by its id; to a guest who names an account it is refused', async () => {
    const manager = await buyerAs('hotel@comptoir.example');
    const own = await orderOf(manager, ['butter', 1]);
    await shop.database.write((db) =>
      db.updateTable('placed_order').set({ account_id: DEMO_ACCOUNT_IDS.hotelPort }).execute(),
    );
    const managed = { effectiveAccountId: DEMO_ACCOUNT_IDS.hotelPort };
    expect(numbers(await history(manager.guest))).toEqual([]);
    expect(numbers(await history(manager.guest, managed))).toEqual([own]);
    const one = await manager.guest.call('GET', 'orderSummary', { orderSummaryId: own }, { query: managed });
    expect(one.json<OrderSummary>().orderNumber).toBe(own);
    const strange = { query: { effectiveAccountId: DEMO_ACCOUNT_IDS.coffee } };
    const refused = await manager.guest.call('GET', 'orderSummaries', {}, strange);
    expect(refusal(refused)).toBe('404 EFFECTIVE_ACCOUNT_NOT_FOUND');
    for (const path of ['orderSummaries', 'orderSummary', 'orderItems'] as const) {
      const guest = await shop.newBuyer().guest.call('GET', path, { orderSummaryId: own }, { query: managed });
      expect(refusal(guest)).toBe('403 INSUFFICIENT_ACCESS');
    }
  });

  it('has the lines of an order at the prices of that day, page by page and back', async () => {
    const buyer = await buyerAs();
    const reference = await orderOf(buyer, ['butter', 12], ['milk', 6], ['apron', 1]);
    await shop.restock({ butter: { ...SHELVES.butter, unitCents: 999, tiers: [] }, apron: null });
    const whole = (await items(buyer.guest, reference)).json<OrderItems>();
    expect(
      whole.items.map(({ product, quantity, unitPrice }) => [
        product.name,
        quantity,
        unitPrice,
        product.canViewProduct,
      ]),
    ).toEqual([
      ['Beurre doux', '12.0', '6.50', true],
      ['Lait entier', '6.0', '1.05', true],
      ['Tablier', '1.0', '19.99', false],
    ]);
    const second = await items(buyer.guest, reference, { pageSize: 2, pageToken: 'o2' });
    const { items: rest, previousPageToken, nextPageToken } = second.json<OrderItems>();
    expect([rest.length, previousPageToken, nextPageToken]).toEqual([1, 'o0', null]);
    const back = await items(buyer.guest, reference, { pageSize: 2, pageToken: previousPageToken ?? '' });
    expect(back.json<OrderItems>().items).toEqual(whole.items.slice(0, 2));
    expect(refusal(await items(buyer.guest, reference, { pageSize: 101 }))).toBe('400 INVALID_API_INPUT');
  });
});
