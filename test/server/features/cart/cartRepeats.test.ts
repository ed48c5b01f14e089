import {
  openCartShopForEach,
  refusal,
  SHELVES,
  type CartShop,
  type Guest,
} from '../../../support/server/shops/cartShop';

let shop: CartShop;
let guest: Guest;
openCartShopForEach((opened, visitor) => {
  shop = opened;
  guest = visitor;
});

describe('a call that is repeated under its Idempotency-Key', () => {
  test('is answered as the first time and changes nothing again [CRT-09]', async () => {
    await guest.added('apron', 1);
    const first = await guest.add('butter', 2, { key: 'a' });
    await guest.added('butter', 1);
    const again = await guest.add('butter', 2, { key: 'a' });
    expect([again.statusCode, again.json()]).toEqual([first.statusCode, first.json()]);
    expect((await guest.items()).cartSummary.totalProductCount).toBe('4.0');
  });

  test('with another request is refused', async () => {
    await guest.added('apron', 1);
    await guest.add('butter', 2, { key: 'a' });
    expect(refusal(await guest.add('butter', 3, { key: 'a' }))).toBe('422 INVALID_API_INPUT');
    expect((await guest.items()).cartSummary.totalProductCount).toBe('3.0');
  });

  test('is another guest’s own call when somebody else uses the key', async () => {
    const other = shop.newGuest();
    await guest.added('apron', 1);
    await other.added('apron', 1);
    await guest.add('butter', 2, { key: 'a' });
    expect((await other.add('butter', 3, { key: 'a' })).json()).toMatchObject({ quantity: '3.0' });
  });

  test('tries again when it was refused', async () => {
    await guest.added('apron', 1);
    expect(refusal(await guest.add('eggs', 6, { key: 'a' }))).toBe('400 INSUFFICIENT_INVENTORY');
    await shop.restock({ eggs: { ...SHELVES.eggs, onHand: 50 } });
    expect((await guest.add('eggs', 6, { key: 'a' })).statusCode).toBe(201);
  });

  test('deletes once, and says so twice [CRT-11]', async () => {
    const names = { cartItemId: String((await guest.added('butter', 1)).cartItemId) };
    const remove = () => guest.call('DELETE', 'cartItem', names, { key: 'a' });
    expect((await remove()).statusCode).toBe(204);
    expect([(await remove()).statusCode, (await remove()).body]).toEqual([204, '']);
  });

  test('is served again after a day', async () => {
    await guest.added('apron', 1);
    await guest.add('butter', 2, { key: 'a' });
    shop.clock.advance(24 * 60 * 60 * 1000);
    expect((await guest.add('butter', 2, { key: 'a' })).json()).toMatchObject({ quantity: '4.0' });
  });
});
