import { act, screen, waitFor, within } from '@testing-library/react';
import type { ApplicationContext } from '../../../../src/contract/context/applicationContext';
import { recordId } from '../../../../src/contract/ids';
import { productAddress } from '../../../../src/contract/pages/pageReference';
import { inventoryScope } from '../../../../src/contract/prices/inventory';
import { cartEvents } from '../../../../src/storefront/features/cart';
import { plain } from '../../../support/plain';
import { cachedDemo, type TestServer } from '../../../support/server/testServer';
import { openShop } from '../../../support/storefront/openShop';
import { startShopServer } from '../../../support/storefront/startShopServer';

let server: TestServer;
beforeAll(async () => {
  server = await startShopServer();
});
afterAll(() => server.close());

type Source = ApplicationContext['inventoryConfiguration']['inventoryDefaultSource'];
const source = { locationSourceId: recordId('inventoryLocation', 1), webStoreInventoryLocationSourceType: 'Location' };
const sellFrom = (inventoryDefaultSource: Source, isInventoryEnabled = true) =>
  server.app.webstore.change({ inventoryConfiguration: { isInventoryEnabled, inventoryDefaultSource } });
afterEach(() => sellFrom(source));

function product() {
  const found = cachedDemo().products.find(({ sku }) => sku === 'CRU-106');
  if (!found) throw new Error('The demo has no CRU-106');
  return found;
}
const butter = '/category/beurres-et-matieres-grasses/0ZG000000000001GAA';

/** Opens a page, and returns the parameters of each of its calls for stock. */
async function askedBy(address: string): Promise<readonly URLSearchParams[]> {
  const { calls, unmount, status } = await openShop(server, address);
  expect(status).toBe(200);
  unmount();
  return calls
    .map((call) => String(call.split(' ')[1]))
    .filter((url) => url.includes('/inventory/levels'))
    .map((url) => new URL(url, 'https://shop.example').searchParams);
}
function asPlain(query: URLSearchParams | undefined) {
  const { locations, locationgroups, products, scope, includeRelatedProducts } = Object.fromEntries(query ?? []);
  return { locations, locationgroups, products, scope, includeRelatedProducts };
}

it('asks for the stock of what it shows, at the place the webstore sells from, by its kind [INV-03]', async () => {
  const { id } = product();
  const asked = { products: id, scope: inventoryScope(server.webstoreId), includeRelatedProducts: 'false' };
  const [own, family] = await askedBy(productAddress(product().urlName, id));
  expect(asPlain(own)).toEqual({ ...asked, locations: source.locationSourceId, locationgroups: undefined });
  expect(family?.get('products')?.split(',').length).toBeGreaterThan(1);

  const group = { locationSourceId: recordId('inventoryLocation', 5), webStoreInventoryLocationSourceType: 'Group' };
  await sellFrom(group);
  const [grouped] = await askedBy(productAddress(product().urlName, id));
  expect(asPlain(grouped)).toEqual({ ...asked, locations: undefined, locationgroups: group.locationSourceId });
});

it.each<[string, Source, boolean]>([
  ['inventory is off', source, false],
  ['there is no place to sell from', null, true],
  ['the place has a blank id', { ...source, locationSourceId: ' ' }, true],
  ['the place has a blank type', { ...source, webStoreInventoryLocationSourceType: '' }, true],
])('asks nothing while %s, and shows its products all the same [INV-01]', async (_why, location, isOn) => {
  await sellFrom(location, isOn);
  expect(await askedBy(productAddress(product().urlName, product().id))).toEqual([]);
  expect(await askedBy(butter)).toEqual([]);
});

it('asks nothing where there is no product to ask about [INV-01]', async () => {
  expect(await askedBy('/search?term=xyzzyx')).toEqual([]);
  expect(await askedBy('/search?term=beurre')).not.toEqual([]);
});

it('says how many are left and how many were asked for when the cart refuses more, beside the line and nowhere else, whatever it knew before, and takes them by one press [INV-01]', async () => {
  const { id, name } = product();
  await server.app.database.write((db) =>
    db.updateTable('stock_level').set({ on_hand: 6 }).where('product_id', '=', id).execute(),
  );
  const shop = await openShop(server, '/cart');
  act(() => void shop.store.dispatch(cartEvents.itemAddRequested({ productId: id, quantity: 2, name })));
  const main = within(screen.getByRole('main'));
  const field = await main.findByRole('spinbutton', { name: new RegExp(name) });
  await shop.user.clear(field);
  await shop.user.type(field, '7{Enter}');
  const left = 'Il n’en reste que 6 (7 demandés). Choisissez-\u2060en 6 au plus.';
  await waitFor(() => expect(plain(screen.getByRole('main'))).toContain(left));
  expect(plain(screen.getByRole('region', { name: 'Notifications' }))).not.toContain(left);
  expect(plain(document.body)).not.toContain('Le stock ne suffit pas');
  await shop.user.click(main.getByRole('button', { name: `Prendre les 6\u00a0: ${name}` }));
  await waitFor(() => expect(plain(screen.getByRole('main'))).not.toContain(left));
  expect(main.getByRole<HTMLInputElement>('spinbutton', { name: new RegExp(name) }).value).toBe('6');
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Diminuer la quantité/);
  await waitFor(() => expect(shop.calls.filter((call) => call.startsWith('PATCH'))).toHaveLength(2));

  // The same button where the line has all of the stock already.
  await shop.user.click(main.getByRole('button', { name: /^Augmenter la quantité/ }));
  await waitFor(() => expect(plain(screen.getByRole('main'))).toContain(left));
  await shop.user.click(main.getByRole('button', { name: `Prendre les 6\u00a0: ${name}` }));
  await waitFor(() => expect(plain(screen.getByRole('main'))).not.toContain(left));
  expect(main.getByRole<HTMLInputElement>('spinbutton', { name: new RegExp(name) }).value).toBe('6');
});
