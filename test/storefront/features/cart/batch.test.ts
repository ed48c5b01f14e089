import { recordId } from '../../../../src/contract/ids';
import { loadAllPages } from '../../../../src/storefront/app/routing/pageModules';
import { loadAllLazy } from '../../../../src/storefront/kernel/lazy';
import { cartApi, miniCartOptionRead } from '../../../../src/storefront/features/cart';
import { batchApi, batchEvents, currentCartApi } from '../../../../src/storefront/features/cart/page';
import type { TestServer } from '../../../support/server/testServer';
import { openAtCheckout, orderableProduct } from '../../../support/storefront/openCheckout';
import { startShopServer } from '../../../support/storefront/startShopServer';
import { waitUntil } from '../../../support/waitUntil';

let server: TestServer;
beforeAll(async () => {
  server = await startShopServer();
  await Promise.all([loadAllPages(), loadAllLazy()]);
});
afterAll(() => server.close());

const unknown = { productId: recordId('product', 999_999), quantity: 1 };

test('a cart is made by one PUT and called current from then on; its products are listed page by page [CRT-01, CRT-13]', async () => {
  const { store, calls, prepare } = await openAtCheckout(server);
  await prepare('/');
  const { makeCart, cartProducts } = currentCartApi.endpoints;
  const { cartId } = await store.dispatch(makeCart.initiate({ commandId: 'make' })).unwrap();
  expect(cartId).not.toBeNull();
  expect(calls.at(-1)).toMatchObject({ method: 'PUT', key: 'make', status: 201 });
  expect(calls.at(-1)?.url).toMatch(/\/carts$/);
  const again = await store.dispatch(makeCart.initiate({ commandId: 'again' })).unwrap();
  expect([again.cartId, calls.at(-1)?.status]).toEqual([cartId, 200]);
  const products = [await orderableProduct(server), await orderableProduct(server)];
  const { hasErrors } = await store
    .dispatch(batchApi.endpoints.addItems.initiate({ commandId: 'b', goods: products }))
    .unwrap();
  expect(hasErrors).toBe(false);
  const summary = await store.dispatch(cartApi.endpoints.cartSummary.initiate(undefined, { forceRefetch: true }));
  expect(summary.data).toMatchObject({ cartId, uniqueProductCount: 2 });
  const first = await store.dispatch(cartProducts.initiate({ pageSize: 1, productFields: 'Name' })).unwrap();
  expect(first).toMatchObject({ count: 1, totalProductCount: 2, totalNumberOfPages: 2 });
  expect(first?.products[0]).toMatchObject({ productId: products[1]?.productId, totalQuantity: '12.0' });
  const { error } = await store.dispatch(cartProducts.initiate({ pageSize: 0 }));
  expect(error).toMatchObject({ status: 400, code: 'INVALID_API_INPUT' });
});

test('many products are added at once: one call with a rich input each, one outcome, and each refusal reported; a whole batch is a toast without the mini cart, one with errors never [CRT-10, MIN-05]', async () => {
  const shop = await openAtCheckout(server);
  const { store, calls, actions } = shop;
  await shop.arriveAt('/cart');
  const ask = async (products: Parameters<typeof batchEvents.itemsAddRequested>[0]) => {
    calls.length = 0;
    const { payload } = store.dispatch(batchEvents.itemsAddRequested(products));
    const outcomes = () =>
      actions.filter(({ type }) => /^cart\/itemsAdd(ed|Failed)$/.test(type)).map((action) => action as unknown);
    const isOver = () => outcomes().some((one) => JSON.stringify(one).includes(payload.commandId));
    await waitUntil('the batch has an outcome', isOver);
    const post = calls.filter(
      ({ method, url }) => method === 'POST' && url.includes('/carts/current/cart-items/batch'),
    );
    expect(post.map(({ key }) => key)).toEqual([payload.commandId]);
    return outcomes().filter((one) => JSON.stringify(one).includes(payload.commandId));
  };
  const labels = () => store.getState().notices.queue.map(({ variant, label }) => [variant, label.id, label.values]);

  // The mini cart shows the addition, so there is no toast.
  const first = await orderableProduct(server);
  expect(await ask([first])).toMatchObject([{ type: 'cart/itemsAdded', payload: { refused: [] } }]);
  expect([labels(), store.getState().miniCart.open]).toEqual([[], true]);

  store.dispatch(miniCartOptionRead({ offered: false }));
  const second = await orderableProduct(server);
  expect(await ask([first, second])).toMatchObject([{ payload: { goods: [first, second], refused: [] } }]);
  expect(labels()).toEqual([['success', 'cart.notice.manyAdded', { count: 2 }]]);

  expect(await ask([second, unknown])).toMatchObject([
    {
      type: 'cart/itemsAdded',
      payload: { refused: [{ productId: unknown.productId, code: 'ITEM_NOT_FOUND', status: 404 }] },
    },
  ]);
  expect(labels().slice(1)).toEqual([['error', 'cart.notice.manyRefused', { count: 1 }]]);
  const summary = await store.dispatch(cartApi.endpoints.cartSummary.initiate(undefined, { forceRefetch: true }));
  expect(summary.data).toMatchObject({ uniqueProductCount: 2, totalProductCount: '48.0' });

  // The server refuses an empty batch.
  expect(await ask([])).toMatchObject([{ type: 'cart/itemsAddFailed', payload: { status: 400 } }]);
  expect(labels().slice(2)).toEqual([['error', 'cart.notice.manyFailed', undefined]]);
  expect(shop.recordingProblems).toEqual([]);
});
