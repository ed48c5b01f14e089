import { addressesApi } from '../../../../src/storefront/features/addresses';
import { deliveryGroupsApi, checkoutEvents } from '../../../../src/storefront/features/checkout';
import { wholeGroups } from '../../../../src/storefront/features/checkout/deliveryGroupsApi';
import type { TestServer } from '../../../support/server/testServer';
import { openAtCheckout } from '../../../support/storefront/openCheckout';
import { startShopServer } from '../../../support/storefront/startShopServer';

let server: TestServer;
beforeAll(async () => {
  server = await startShopServer();
});
afterEach(async () => {
  await server.app.webstore.change({ splitShipmentEnabled: true });
});
afterAll(() => server.close());

type Options = Parameters<typeof openAtCheckout>[1];
const NEW = 'new';

/** At the checkout with twelve pieces of a product, and a second delivery, to Brest, that is still empty. */
async function withBrest(options: Options = {}) {
  const shop = await openAtCheckout(server, options);
  const cartItemId = (await shop.addProduct()).cartItemId ?? '';
  await shop.arrive();
  await shop.fillIn();
  const address = { ...shop.address('29200'), city: shop.vault.tokenOf('Brest') };
  shop.store.dispatch(checkoutEvents.addressSubmitted({ deliveryGroupId: NEW, addressId: null, address, kept: false }));
  await shop.settled();
  const groups = async () => {
    const { deliveryGroups } = deliveryGroupsApi.endpoints;
    const read = deliveryGroups.initiate(wholeGroups, { subscribe: false, forceRefetch: true });
    return (await shop.store.dispatch(read).unwrap()).items;
  };
  const held = async () =>
    (await groups()).map(({ cartItems }) => Number(cartItems?.cartItems[0]?.cartItem.quantity ?? 0));
  const brest = async () => (await groups())[1]?.id ?? '';
  const give = (deliveryGroupId: string, quantity: number) => {
    const arrangements = [{ deliveryGroupId, cartItemId, quantity: String(quantity) }];
    shop.store.dispatch(checkoutEvents.sharesSubmitted({ arrangements, onwards: false }));
    return shop.settled();
  };
  return { ...shop, cartItemId, groups, held, brest, give };
}

test('an answer that is lost is asked for under the same key: nothing is done twice, each command has one outcome [CRT-14, CRT-15]', async () => {
  const lost = new Set<string>();
  const shop = await withBrest({
    fault: (method, url) => {
      const call = `${method} ${url.split('/').at(-1)?.split('?')[0] ?? ''}`;
      if (!/POST arrange-items|DELETE/.test(call) || lost.has(call)) return undefined;
      lost.add(call);
      return 'lost';
    },
  });
  const brest = await shop.brest();
  const before = shop.types('checkout/change').length;
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick'] });
  const hurried = async (act: () => Promise<void>) => {
    const done = act();
    for (let turn = 0; turn < 40 && shop.state().inFlight.length > 0; turn += 1) {
      await jest.advanceTimersByTimeAsync(1000);
      await new Promise((resolve) => setImmediate(resolve));
    }
    await done;
  };
  await hurried(() => shop.give(brest, 5));
  await hurried(() => {
    shop.store.dispatch(checkoutEvents.groupRemovalRequested({ deliveryGroupId: brest }));
    return shop.settled();
  });
  jest.useRealTimers();
  expect(await shop.held()).toEqual([12]);
  expect(shop.types('checkout/change').slice(before)).toEqual(['checkout/changed', 'checkout/changed']);
  const arranged = shop.calls.filter(({ url }) => url.includes('arrange-items'));
  expect(arranged.map(({ status }) => status)).toEqual([202, 202]);
  expect(new Set(arranged.map(({ key }) => key)).size).toBe(1);
  expect(shop.calls.filter(({ method }) => method === 'DELETE').map(({ status }) => status)).toEqual([204, 204]);
  expect(shop.recordingProblems).toEqual([]);
});

test('what another tab has changed meanwhile is reported, and the page shows what is true now', async () => {
  const shop = await withBrest();
  const brest = await shop.brest();
  await shop.give(brest, 13);
  expect(shop.state().problems.delivery).toMatchObject({ code: 'DELIVERIES_CHANGED' });
  const gone = { key: 'elsewhere', deliveryGroupId: brest };
  await shop.store.dispatch(deliveryGroupsApi.endpoints.deleteDeliveryGroup.initiate(gone));
  await shop.give(brest, 5);
  expect(shop.state().problems.delivery).toMatchObject({ code: 'DELIVERIES_CHANGED' });
  expect(shop.checkout()?.deliveryGroups.items).toHaveLength(1);
  expect(shop.state().phase.kind).toBe('open');
  await server.app.webstore.change({ splitShipmentEnabled: false });
  const address = shop.address('29200');
  shop.store.dispatch(checkoutEvents.addressSubmitted({ deliveryGroupId: NEW, addressId: null, address, kept: false }));
  await shop.settled();
  expect(shop.state().problems.delivery).toMatchObject({ code: 'DELIVERIES_OFF' });
});

test('nothing about an address or a delivery is asked without its id [CHK-20]', async () => {
  const shop = await withBrest({ email: 'boulangerie@comptoir.example' });
  shop.calls.length = 0;
  const change = { city: 'Brest' };
  const { error } = await shop.store.dispatch(
    addressesApi.endpoints.updateAddress.initiate({ key: 'none', addressId: '', change }),
  );
  expect(error).toMatchObject({ status: 0, statusText: 'addressId is required' });
  shop.store.dispatch(checkoutEvents.groupRemovalRequested({ deliveryGroupId: '' }));
  await shop.settled();
  expect(shop.state().problems.delivery).toMatchObject({ message: 'deliveryGroupId required' });
  expect(shop.calls.filter(({ method }) => method !== 'GET')).toEqual([]);
});

test('what the shopper opens or shares out while an answer is on its way stays as it is', async () => {
  const shop = await withBrest();
  const [first, brest] = await shop.groups();
  const { cartItemId, store } = shop;
  const deliveryGroupId = brest?.id ?? '';
  const arrangements = [{ deliveryGroupId, cartItemId, quantity: '5' }];
  const choose = (quantity: number) =>
    store.dispatch(checkoutEvents.shareChosen({ cartItemId, deliveryGroupId, quantity }));
  choose(5);
  store.dispatch(checkoutEvents.sharesSubmitted({ arrangements, onwards: false }));
  choose(6);
  store.dispatch(checkoutEvents.groupOpened({ group: first?.id ?? '' }));
  await shop.settled();
  expect(shop.state().delivery).toMatchObject({ group: first?.id, shares: { [cartItemId]: { [deliveryGroupId]: 6 } } });
  const preferences = { desiredDeliveryDate: null, shippingInstructions: null };
  const deliveryMethodId = first?.availableDeliveryMethods[1]?.id ?? '';
  store.dispatch(checkoutEvents.deliverySubmitted({ deliveryGroupId, deliveryMethodId, ...preferences }));
  await shop.settled();
  expect(shop.state().delivery.group).toBe(first?.id);
  expect((await shop.groups())[1]?.selectedDeliveryMethod?.id).toBe(deliveryMethodId);
});
