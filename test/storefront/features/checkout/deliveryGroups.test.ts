import { payLinkApi } from '../../../../src/storefront/features/cart/page';
import { deliveryGroupsApi } from '../../../../src/storefront/features/checkout';
import type { TestServer } from '../../../support/server/testServer';
import { openAtCheckout } from '../../../support/storefront/openCheckout';
import { startShopServer } from '../../../support/storefront/startShopServer';

let server: TestServer;
beforeAll(async () => {
  server = await startShopServer();
});
afterAll(() => server.close());

const { arrangeItems, changeDeliveryGroup, createDeliveryGroup, deleteDeliveryGroup, deliveryGroup, deliveryGroups } =
  deliveryGroupsApi.endpoints;
const lyon = { name: 'Zoé Pellerin', street: '8 quai Perrache', city: 'Lyon', postalCode: '69002', country: 'FR' };

async function opened() {
  const shop = await openAtCheckout(server);
  const cartItemId = (await shop.addProduct()).cartItemId ?? '';
  shop.calls.length = 0;
  return { ...shop, cartItemId };
}

test('no call about a delivery group is sent without its id [CHK-20]', async () => {
  const { store, calls, cartItemId } = await opened();
  const none = { key: 'k', deliveryGroupId: ' ' };
  const arrangements = [{ deliveryGroupId: '', cartItemId, quantity: '1' }];
  for (const { error } of [
    await store.dispatch(deliveryGroup.initiate(none)),
    await store.dispatch(changeDeliveryGroup.initiate({ ...none, change: { name: 'Lyon' } })),
    await store.dispatch(deleteDeliveryGroup.initiate(none)),
    await store.dispatch(arrangeItems.initiate({ key: 'k', arrangements })),
  ]) {
    expect(error).toMatchObject({ status: 0, statusText: 'deliveryGroupId required' });
  }
  expect(calls).toEqual([]);
});

test('groups are made, filled, changed and deleted; what is personal is a token in the state [CRT-14, CRT-15]', async () => {
  const { store, vault, cartItemId } = await opened();
  const { items: before } = await store.dispatch(deliveryGroups.initiate()).unwrap();
  expect(before.map(({ isDefault }) => isDefault)).toEqual([true]);
  const made = await store
    .dispatch(createDeliveryGroup.initiate({ key: 'create', group: { name: 'Chez Zoé', deliveryAddress: lyon } }))
    .unwrap();
  expect(made.name).toMatch(/^‹p\d+›$/);
  expect(vault.valueOf(made.name)).toBe('Chez Zoé');
  expect(made.deliveryAddress?.city).toMatch(/^‹p\d+›$/);
  const { id: deliveryGroupId } = made;
  const arrangements = [{ deliveryGroupId, cartItemId, quantity: '6' }];
  const arranged = await store.dispatch(arrangeItems.initiate({ key: 'arrange', arrangements })).unwrap();
  expect(arranged.items.map(({ totalCartItemCount }) => totalCartItemCount)).toEqual([6, 6]);
  const change = { shippingInstructions: 'Au fond de la cour' };
  const changed = await store
    .dispatch(changeDeliveryGroup.initiate({ key: 'change', deliveryGroupId, change }))
    .unwrap();
  expect(changed.shippingInstructions).toMatch(/^‹p\d+›$/);
  const read = await store.dispatch(deliveryGroup.initiate({ deliveryGroupId })).unwrap();
  expect(read.cartItems?.cartItems[0]?.cartItem.quantity).toBe('6.0');
  const gone = { key: 'gone', deliveryGroupId, deleteCartItems: true };
  expect((await store.dispatch(deleteDeliveryGroup.initiate(gone))).error).toBeUndefined();
  const page = { pageSize: 5, sort: 'NameAsc' as const };
  const { items: after } = await store.dispatch(deliveryGroups.initiate({ page }, { forceRefetch: true })).unwrap();
  expect(after).toHaveLength(1);
  expect(after[0]?.cartItems?.cartItems[0]?.cartItem.quantity).toBe('6.0');
});

test('a refused group says why, and a repeat under its key is the same group [CRT-14, ERR-01]', async () => {
  const { store } = await opened();
  const wrong = { key: 'wrong', group: { deliveryAddress: { ...lyon, postalCode: '97110' } } };
  const { error } = await store.dispatch(createDeliveryGroup.initiate(wrong));
  expect(error).toMatchObject({ status: 422, errors: [{ type: '/commerce/errors/shipping-failure' }] });
  const right = { key: 'right', group: { name: 'Une' } };
  const first = await store.dispatch(createDeliveryGroup.initiate(right)).unwrap();
  const again = await store.dispatch(createDeliveryGroup.initiate(right)).unwrap();
  expect(again.id).toBe(first.id);
});

test('a cart is cloned, as one that can only be paid too [CRT-17]', async () => {
  const { store } = await opened();
  const clone = await store
    .dispatch(payLinkApi.endpoints.cloneCart.initiate({ commandId: 'clone', targetType: 'PayNowReadOnly' }))
    .unwrap();
  expect(clone).toMatchObject({ type: 'PayNowReadOnly', isSecondary: true, totalProductCount: '12.0' });
});
