import { CURRENT_CART } from '../../../../../src/contract/constants';
import { cartApi } from '../../../../../src/storefront/features/cart';
import { reservationApi } from '../../../../../src/storefront/features/cart/page';
import { pricesApi } from '../../../../../src/storefront/features/prices';
import { inventoryScope } from '../../../../../src/contract/prices/inventory';
import { recordId } from '../../../../../src/contract/ids';
import type { TestServer } from '../../../../support/server/testServer';
import { openAtCheckout } from '../../../../support/storefront/openCheckout';
import { startShopServer } from '../../../../support/storefront/startShopServer';

let server: TestServer;
beforeAll(async () => {
  server = await startShopServer();
});
afterAll(() => server.close());

const { reserveCart, releaseCart } = reservationApi.endpoints;
const ends = async () =>
  (await server.app.database.read.selectFrom('stock_reservation').select('ends_at').execute()).map(
    (row) => row.ends_at - server.clock.now(),
  );

test('the cart is reserved for four hours or as long as is said, once in every repeat, and let go of [INV-02, INV-04]', async () => {
  const { store, calls, addProduct } = await openAtCheckout(server);
  const { productId, cartItemId } = await addProduct();
  calls.length = 0;
  const asked = { commandId: 'hold' };
  const held = await store.dispatch(reserveCart.initiate(asked)).unwrap();
  expect(held).toMatchObject({
    success: true,
    inventoryItemReservations: [{ itemReservationSourceId: cartItemId, productId, success: true }],
  });
  const path = `/carts/${CURRENT_CART}/inventory-reservations`;
  expect(calls.map(({ method, url, key }) => [method, url.slice(-path.length), key])).toContainEqual([
    'PUT',
    path,
    'hold',
  ]);
  server.clock.advance(1000);
  expect(await store.dispatch(reserveCart.initiate(asked)).unwrap()).toEqual(held);
  expect(await ends()).toEqual([14_399_000]);
  const cartStateOrId = String(held.reservationIdentifier);
  await store.dispatch(reserveCart.initiate({ commandId: 'again', cartStateOrId, durationInSeconds: 60 })).unwrap();
  expect(await ends()).toEqual([60_000]);
  expect(await store.dispatch(releaseCart.initiate({ commandId: 'go', cartStateOrId })).unwrap()).toBeNull();
  expect(await ends()).toEqual([]);
});

test('what cannot be reserved is an answer, its words are tokens, and lines and stock are read again [INV-02]', async () => {
  const { store, vault, calls, addProduct } = await openAtCheckout(server);
  const { productId } = await addProduct();
  const levels = {
    locations: recordId('inventoryLocation', 1),
    products: String(productId),
    scope: inventoryScope(server.webstoreId),
  };
  const lines = store.dispatch(cartApi.endpoints.cartItems.initiate(1));
  const stock = store.dispatch(pricesApi.endpoints.stockLevels.initiate(levels));
  await Promise.all([lines, stock]);
  calls.length = 0;
  await server.app.database.write((db) =>
    db.updateTable('stock_level').set({ on_hand: 1 }).where('product_id', '=', String(productId)).execute(),
  );
  const short = await store.dispatch(reserveCart.initiate({ commandId: 'short' })).unwrap();
  expect(short).toMatchObject({ success: false, reservationIdentifier: null, errorCode: 'INSUFFICIENT_INVENTORY' });
  const [item] = short.inventoryItemReservations;
  expect([short.errorMessage, item?.errorMessage]).toEqual([
    expect.stringMatching(/^‹p\d+›$/) as string,
    expect.stringMatching(/^‹p\d+›$/) as string,
  ]);
  expect(vault.valueOf(String(item?.errorMessage))).toContain('Il reste 1 de ce produit en stock.');
  await Promise.all(store.dispatch(reservationApi.util.getRunningQueriesThunk()));
  expect(calls.some(({ url }) => url.includes('/cart-items?'))).toBe(true);
  expect(calls.some(({ url }) => url.includes('/inventory/levels?'))).toBe(true);
  const gone = await store.dispatch(releaseCart.initiate({ commandId: 'no', cartStateOrId: recordId('cart', 99_999) }));
  expect(gone.error).toMatchObject({ status: 404, errors: [{ type: 'CART_NOT_FOUND' }] });
});
