import { screen, waitFor, within } from '@testing-library/react';
import { openShop } from '../../../support/storefront/openShop';
import { orderableProduct } from '../../../support/storefront/openCheckout';
import { placeOrder } from '../../../support/storefront/placeOrder';
import { startShopServer } from '../../../support/storefront/startShopServer';
import type { TestServer } from '../../../support/server/testServer';

const BUYERS = ['boulangerie@comptoir.example', 'hotel@comptoir.example'];

let server: TestServer;
/** The product that was ordered before the server of these tests was started. */
let ordered: { readonly id: string; readonly name: string };
beforeAll(async () => {
  Element.prototype.scrollIntoView = () => undefined;
  // Orders are counted when a server starts.
  const before = await startShopServer();
  const product = await orderableProduct(before);
  for (const buyer of BUYERS) await placeOrder(before, buyer, product);
  const { name = '' } = before.app.catalog.state().snapshot.product(product.productId) ?? {};
  ordered = { id: product.productId, name };
  server = await startShopServer({
    through: (opened) => {
      void opened.close();
      return before.app.database;
    },
  });
});
afterAll(() => server.close());
afterEach(() => server.app.database.write((db) => db.deleteFrom('activity').execute()));

const activities = (type: 'viewReco' | 'clickReco') =>
  server.app.database.read.selectFrom('activity').selectAll().where('type', '=', type).execute();
const shelf = () => screen.findByRole('region', { name: 'Les plus commandés' });

test('what is recommended stands under its title; seeing it and following it is kept with the id of the answer [TRK-01]', async () => {
  const shop = await openShop(server, '/', { consent: ['statistics'] });
  const link = within(await shelf()).getByRole('link', { name: new RegExp(`^${ordered.name}`) });
  const kept = {
    product_id: null,
    recommender_name: 'TopSelling',
    reco_uuid: expect.stringMatching(/^[\w-]{36}$/) as unknown,
    products: expect.stringContaining(ordered.id) as unknown,
  };
  await waitFor(async () => expect(await activities('viewReco')).toMatchObject([kept]));
  expect(await activities('clickReco')).toEqual([]);
  await shop.user.click(link);
  await waitFor(async () => expect(await activities('clickReco')).toMatchObject([{ ...kept, product_id: ordered.id }]));
  const [viewed] = await activities('viewReco');
  const [clicked] = await activities('clickReco');
  expect(clicked?.reco_uuid).toBe(viewed?.reco_uuid);
  await shop.settled();
  expect(await activities('viewReco')).toHaveLength(1);
  const { siteId } = server.app.webstore.current();
  const sent = (type: string) => shop.calls.filter((call) => call.startsWith(`POST /activities/${siteId}/${type} `));
  expect([sent('viewReco'), sent('clickReco')].map(({ length }) => length)).toEqual([1, 1]);
});

test('without consent nothing of it is kept, and it stands there all the same', async () => {
  const shop = await openShop(server, '/', { consent: [] });
  await shop.user.click(within(await shelf()).getByRole('link', { name: new RegExp(`^${ordered.name}`) }));
  await shop.settled();
  expect([...(await activities('viewReco')), ...(await activities('clickReco'))]).toEqual([]);
});

test('a search that finds nothing shows what is ordered most', async () => {
  await openShop(server, '/search?term=zzzzqqqq');
  expect(within(await shelf()).getByText(ordered.name)).toBeTruthy();
});

test('where nothing is recommended there is no title either', async () => {
  const shop = await openShop(server, '/cart');
  await shop.settled();
  expect(screen.queryByRole('region', { name: 'Pour compléter votre commande' })).toBeNull();
});
