import { openPostgres } from '../../../../src/server/database/postgres/openPostgres';
import { makeCluster } from '../../../support/postgres/cluster.cjs';
import { openCartShop, refusal } from '../../../support/server/shops/cartShop';

test('while PostgreSQL is away reads and writes are refused with 503, and both go on when it is back', async () => {
  const cluster = makeCluster();
  await cluster.start();
  const shop = await openCartShop(undefined, await openPostgres(cluster.urlOf('postgres')));
  const ready = async () => (await shop.app.inject('/readyz')).statusCode;
  try {
    const guest = shop.newGuest();
    await guest.added('butter', 2);
    expect(await ready()).toBe(200);
    await cluster.stop();
    expect(await ready()).toBe(503);
    expect(refusal(await guest.add('butter', 3, { key: 'once' }))).toBe('503 SERVER_UNAVAILABLE');
    expect(refusal(await guest.call('GET', 'cart', {}))).toBe('503 SERVER_UNAVAILABLE');
    await cluster.start();
    expect(await ready()).toBe(200);
    for (let repeat = 0; repeat < 2; repeat += 1) {
      expect((await guest.add('butter', 3, { key: 'once' })).statusCode).toBe(201);
    }
    expect((await guest.items()).cartItems.map(({ cartItem }) => cartItem.quantity)).toEqual(['5.0']);
  } finally {
    await shop.close();
    await cluster.stop();
    cluster.remove();
  }
});
