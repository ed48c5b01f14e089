import { CART_ADDRESS, CHECKOUT_ADDRESS, HOME_ADDRESS } from '../../../src/contract/pages/pageReference';
import { latePathTo } from '../../../src/contract/latePaths';
import type { CompactSummary } from '../../../src/contract/cart/cart';
import type { AddItemsResult } from '../../../src/contract/cart/cartItem';
import { loadAllPages } from '../../../src/storefront/app/routing/pageModules';
import { loadAllLazy } from '../../../src/storefront/kernel/lazy';
import { rootSaga } from '../../../src/storefront/app/rootSaga';
import { cartApi, cartEvents } from '../../../src/storefront/features/cart';
import { locationChanged, locationOf } from '../../../src/storefront/kernel/location';
import type { TestServer } from '../../support/server/testServer';
import { openAtCheckout, orderableProduct, type Shop } from '../../support/storefront/openCheckout';
import { startShopServer } from '../../support/storefront/startShopServer';
import { waitUntil } from '../../support/waitUntil';

/** Until this promise is resolved, queued lines do not join a cart. */
let gate: Promise<void> = Promise.resolve();
let letGo: () => void = () => undefined;
function close() {
  gate = new Promise((resolve) => (letGo = resolve));
}
let server: TestServer;
beforeAll(async () => {
  await Promise.all([loadAllPages(), loadAllLazy()]);
  server = await startShopServer({ onStep: (name) => (name === 'cartWorkTaken' ? gate : undefined) });
  await server.app.webstore.change({ cartImmediateLines: 1 });
});
afterEach(() => letGo());
afterAll(() => server.close());

/**
 * Queues two orderable products, and one in a quantity above the maximum of its rule, as another client of the same
 * visitor.
 */
async function queueBatch(shop: Shop): Promise<void> {
  const products = [
    await orderableProduct(server),
    await orderableProduct(server),
    { ...(await orderableProduct(server)), quantity: 900_000 },
  ];
  const answer = await shop.http({
    method: 'POST',
    url: latePathTo('cartItemBatch', { webstoreId: server.webstoreId, cartStateOrId: 'current' }),
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ inputs: products.map((richInput) => ({ richInput })) }),
    signal: new AbortController().signal,
  });
  expect((JSON.parse(answer.text) as AddItemsResult).asyncOperationStatus).toBe('Processing');
}
const outcomes = (shop: Shop) => shop.types('cart/').filter((type) => /processing|quantityChange/.test(type));
const summary = (shop: Shop) =>
  shop.store.dispatch(cartApi.endpoints.cartSummary.initiate(undefined, { forceRefetch: true })).unwrap();

it('a cart that is worked on is waited for, a change asked for meanwhile comes after it, and each has one outcome [CRT-03] [CRT-04]', async () => {
  const shop = await openAtCheckout(server);
  const { cartItemId, productId } = await shop.addProduct(12);
  await shop.prepare(CART_ADDRESS);
  shop.store.dispatch(locationChanged(locationOf(CART_ADDRESS, 'default'), 'POP'));
  const task = shop.store.runSaga(rootSaga);
  close();
  await queueBatch(shop);
  expect(await summary(shop)).toMatchObject({ asyncOperationStatus: 'Processing', uniqueProductCount: 1 });
  await waitUntil('the cart is waited for', () => outcomes(shop).includes('cart/processingBegan'));
  shop.store.dispatch(
    cartEvents.quantityChangeRequested({ cartItemId: cartItemId ?? '', productId: productId ?? '', quantity: 24 }),
  );
  const patches = () => shop.calls.filter(({ method }) => method === 'PATCH');
  await waitUntil('the change comes too early', () => patches().some(({ status }) => status === 423));
  letGo();
  await waitUntil('the change is made', () => outcomes(shop).includes('cart/quantityChanged'));
  await waitUntil('the cart is ready', () => outcomes(shop).some((type) => /processing(Ended|Failed)/.test(type)));
  expect([...outcomes(shop)].sort()).toEqual([
    'cart/processingBegan',
    'cart/processingEnded',
    'cart/quantityChangeRequested',
    'cart/quantityChanged',
  ]);
  const now: CompactSummary = await summary(shop);
  expect(now).toMatchObject({ asyncOperationStatus: 'Completed', uniqueProductCount: 3, totalProductCount: '48.0' });
  expect(patches().map(({ status }) => status)).toEqual([423, 200]);
  expect(new Set(patches().map(({ key }) => key)).size).toBe(1);
  task.cancel();
});

it.each(['with something in it', 'with nothing in it yet'])(
  'a checkout of a cart %s that is worked on opens once, when all is in it [CHK-03]',
  async (how) => {
    const shop = await openAtCheckout(server);
    const before = how === 'with something in it' ? 1 : 0;
    if (before === 1) await shop.addProduct(12);
    else await shop.prepare(HOME_ADDRESS);
    close();
    await queueBatch(shop);
    await summary(shop);
    await shop.arriveAt(CHECKOUT_ADDRESS);
    const unfinished = () =>
      shop.calls.filter(({ url, status }) => url.includes('/checkouts') && status === 202).length;
    await waitUntil('it is asked again', () => unfinished() >= 3);
    letGo();
    await waitUntil('the checkout is open', () =>
      shop.types('checkout/').some((type) => /opened|openFailed/.test(type)),
    );
    expect(shop.types('checkout/').filter((type) => /opened|openFailed/.test(type))).toEqual(['checkout/opened']);
    expect(shop.state().phase.kind).toBe('open');
    const { uniqueProductCount } = shop.checkout()?.cartSummary ?? {};
    expect(uniqueProductCount).toBe(before + 2);
    await waitUntil('the cart is ready', () => shop.types('cart/').includes('cart/processingEnded'));
    expect(outcomes(shop)).toEqual(['cart/processingBegan', 'cart/processingEnded']);
    const notices = shop.actions.filter(({ type }) => type === 'notices/raised');
    expect(JSON.stringify(notices).match(/cart.notice.missing"/g)).toHaveLength(1);
    expect(notices).toMatchObject([{ payload: { mode: 'dismissible' } }]);
    expect(shop.recordingProblems).toEqual([]);
  },
);
