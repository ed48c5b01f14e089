import type { UsualProducts } from '../../../../src/contract/orders/usualProducts';
import { DEMO_ACCOUNT_IDS } from '../../../../src/demo/accounts';
import { usualProducts } from '../../../../src/server/features/orders/usualProducts';
import { productId, refusal } from '../../../support/server/shops/cartShop';
import { openCheckoutShop, type Buyer, type CheckoutShop } from '../../../support/server/shops/checkoutShop';

const line = (orderId: string, productId: string, quantity: number) => ({ orderId, productId, quantity });

describe('the rule', () => {
  it('takes what stands in at least two orders, most often ordered first, then what was ordered last', () => {
    const lines = [
      line('third', 'milk', 2),
      line('third', 'once', 9),
      line('second', 'butter', 4),
      line('second', 'flour', 1),
      line('second', 'milk', 2),
      line('first', 'flour', 1),
      line('first', 'butter', 4),
      line('first', 'milk', 6),
    ];
    expect(usualProducts(lines)).toEqual([
      { productId: 'milk', quantity: 2, orderCount: 3 },
      { productId: 'butter', quantity: 4, orderCount: 2 },
      { productId: 'flour', quantity: 1, orderCount: 2 },
    ]);
  });

  it('says the quantity in the middle, the smaller of two, and adds up two lines of one order', () => {
    const lines = [line('b', 'milk', 10), line('a', 'milk', 3), line('a', 'milk', 1)];
    expect(usualProducts(lines)).toEqual([{ productId: 'milk', quantity: 4, orderCount: 2 }]);
    expect(usualProducts([line('a', 'milk', 3), line('a', 'milk', 1)])).toEqual([]);
  });
});

describe('the call', () => {
  let shop: CheckoutShop;
  beforeEach(async () => {
    shop = await openCheckoutShop();
  });
  afterEach(() => shop.close());

  const orders = async (buyer: Buyer, ...lines: readonly (readonly ['butter' | 'milk' | 'apron', number])[]) => {
    for (const [name, quantity] of lines) await buyer.guest.added(name, quantity);
    await buyer.ordered();
    shop.clock.advance(60_000);
  };
  const usual = async ({ guest }: Buyer, query: Record<string, number> = {}) =>
    (await guest.call('GET', 'usualProducts', {}, { query })).json<UsualProducts>();

  it('answers what a buyer orders again, to nobody else, and for each account apart', async () => {
    const buyer = shop.newBuyer();
    await buyer.guest.logIn();
    await orders(buyer, ['butter', 2], ['milk', 6]);
    expect(await usual(buyer)).toEqual({ count: 0, usualProducts: [] });
    await orders(buyer, ['milk', 12], ['butter', 2]);
    await orders(buyer, ['milk', 12], ['apron', 1]);
    const milk = { productId: productId('milk'), quantity: '12.0', orderCount: 3 };
    const butter = { productId: productId('butter'), quantity: '2.0', orderCount: 2 };
    expect(await usual(buyer)).toEqual({ count: 2, usualProducts: [milk, butter] });
    expect(await usual(buyer, { pageSize: 1 })).toEqual({ count: 1, usualProducts: [milk] });
    expect(await usual(shop.newBuyer())).toEqual({ count: 0, usualProducts: [] });
    const refused = await buyer.guest.call('GET', 'usualProducts', {}, { query: { pageSize: 25 } });
    expect(refusal(refused)).toBe('400 INVALID_API_INPUT');
    await shop.database.write((db) =>
      db.updateTable('placed_order').set({ account_id: DEMO_ACCOUNT_IDS.hotelPort }).execute(),
    );
    expect(await usual(buyer)).toEqual({ count: 0, usualProducts: [] });
  });

  it('takes no order for a habit that was called off', async () => {
    const buyer = shop.newBuyer();
    for (const quantity of [1, 2]) await orders(buyer, ['butter', quantity]);
    expect(await usual(buyer)).toMatchObject({ count: 1 });
    const [first] = await shop.orders();
    await shop.database.write((db) =>
      db
        .updateTable('placed_order')
        .set({ status: 'Canceled' })
        .where('id', '=', first?.id ?? '')
        .execute(),
    );
    expect(await usual(buyer)).toEqual({ count: 0, usualProducts: [] });
  });

  it('leaves out what is no longer sold to this buyer', async () => {
    const buyer = shop.newBuyer();
    for (const quantity of [1, 2]) await orders(buyer, ['butter', quantity], ['apron', 1]);
    await shop.restock({ apron: null });
    const butter = { productId: productId('butter'), quantity: '1.0', orderCount: 2 };
    expect(await usual(buyer)).toEqual({ count: 1, usualProducts: [butter] });
  });
});
