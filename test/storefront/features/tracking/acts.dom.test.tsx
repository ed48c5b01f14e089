import { screen, waitFor, within } from '@testing-library/react';
import { ANALYTICS_COOKIE } from '../../../../src/contract/constants';
import { ACTIVITY_TYPES, type ActivityType } from '../../../../src/contract/tracking/activityTypes';
import { isSimple, someProduct } from '../../../support/server/plugins/catalogFixture';
import { orderableProduct, visit } from '../../../support/storefront/openCheckout';
import { openShop } from '../../../support/storefront/openShop';
import { placeOrder } from '../../../support/storefront/placeOrder';
import { startShopServer } from '../../../support/storefront/startShopServer';
import type { TestServer } from '../../../support/server/testServer';

let server: TestServer;
beforeAll(async () => {
  // jsdom has no layout, and so no `scrollIntoView`.
  Element.prototype.scrollIntoView = () => undefined;
  server = await startShopServer();
});
afterAll(() => server.close());
afterEach(async () => {
  document.cookie = `${ANALYTICS_COOKIE}=; Max-Age=0`;
  localStorage.clear();
  await server.app.database.write((db) => db.deleteFrom('activity').execute());
});

type Shop = Awaited<ReturnType<typeof openShop>>;
interface Act {
  /** The address of the page on which the shopper acts. */
  readonly on: string;
  readonly does: (shop: Shop) => Promise<void>;
  /** The columns of the stored row that say what the act was about. */
  readonly keeps: object;
}

const inMain = () => within(screen.getByRole('main'));
function category() {
  const [first] = server.app.catalog.state().snapshot.categories.childrenOf(null);
  if (!first) throw new Error('The shop has no category');
  return first;
}
async function openFirst({ user }: Shop) {
  const [heading] = inMain().getAllByRole('heading', { level: 3 });
  await user.click(within(heading ?? document.body).getByRole('link'));
}
async function search({ user }: Shop, text: string) {
  const box = screen.getByRole('combobox', { name: 'Rechercher un terme' });
  await user.clear(box);
  await user.type(box, text);
}
const anId = expect.stringMatching(/^01t/) as unknown;

/**
 * Each type with the act that it is named after; those of recommendations are in recommendations/shelf.dom.test.tsx.
 */
function acts(): Readonly<Record<Exclude<ActivityType, 'viewReco' | 'clickReco'>, Act>> {
  const { id, name } = category();
  const tile = async ({ user }: Shop) => {
    await user.click(inMain().getAllByRole('link', { name: new RegExp(`^${name}`) })[0] ?? document.body);
  };
  return {
    viewCategory: { on: '/', does: tile, keeps: { category_id: id } },
    clickCategory: {
      on: `/category/${id}/${id}`,
      does: openFirst,
      keeps: { category_id: id, product_id: anId },
    },
    viewSearch: { on: '/', does: (shop) => search(shop, 'lait{Enter}'), keeps: { search_text: 'lait' } },
    clickSearch: { on: '/search?term=beurre', does: openFirst, keeps: { search_text: 'beurre', product_id: anId } },
    viewSearchSuggestion: { on: '/', does: (shop) => search(shop, 'creme'), keeps: { search_text: 'creme' } },
    clickSearchSuggestion: {
      on: '/',
      does: async (shop) => {
        await search(shop, 'creme');
        await shop.user.click(await screen.findByRole('option', { name: 'crème 35 %' }));
      },
      keeps: { search_text: 'crème 35 %' },
    },
    viewProduct: { on: '/search?term=beurre', does: openFirst, keeps: { product_id: anId } },
    addToCart: {
      on: `/product/x/${someProduct(server, isSimple).id}`,
      does: async ({ user }) => {
        await user.click(inMain().getAllByRole('button', { name: /^Ajouter au panier/ })[0] ?? document.body);
      },
      keeps: { product_id: someProduct(server, isSimple).id, quantity: expect.any(Number) as unknown },
    },
  };
}

it('addToCart is kept of each product that a recipe puts into the cart at once [TRK-01]', async () => {
  const shop = await openShop(server, '/advice/idees-recettes/croissants-pur-beurre-aop', { consent: ['statistics'] });
  await waitFor(() => expect(shop.calls.join()).toContain('/ai/configuration'));
  await shop.settled();
  await shop.user.click(screen.getByRole('button', { name: 'Tout ajouter au panier' }));
  const rows = () =>
    server.app.database.read.selectFrom('activity').select(['type', 'product_id', 'quantity']).execute();
  await waitFor(async () => expect(await rows()).toHaveLength(5));
  await shop.settled();
  const taken = await rows();
  expect(new Set(taken.map(({ product_id: id }) => id)).size).toBe(5);
  expect(taken.every(({ type, quantity }) => type === 'addToCart' && Number(quantity) > 0)).toBe(true);
});

it('addToCart is kept of what an order that is ordered again puts into the cart, and of nothing that it does not [TRK-01]', async () => {
  const email = 'boulangerie@comptoir.example';
  server.clock.advance(60_000);
  const product = await orderableProduct(server);
  const reference = await placeOrder(server, email, product);
  const browser = await visit(server, email);
  const shop = await openShop(server, `/order/${reference}`, { browser, consent: ['statistics'] });
  await waitFor(() => expect(shop.calls.join()).toContain('/ai/configuration'));
  await shop.settled();
  const rows = () => server.app.database.read.selectFrom('activity').selectAll().execute();
  const again = () => shop.user.click(inMain().getByRole('button', { name: /^Commander à nouveau/ }));
  await again();
  const expected = { type: 'addToCart', product_id: product.productId, quantity: product.quantity };
  await waitFor(async () => expect(await rows()).toMatchObject([expected]));
  // No more of the product can be ordered.
  await server.app.database.write((db) =>
    db
      .updateTable('stock_level')
      .set({ on_hand: product.quantity })
      .where('product_id', '=', product.productId)
      .execute(),
  );
  await again();
  await screen.findByText(/Aucun produit/);
  await shop.settled();
  expect(await rows()).toHaveLength(1);
});

const reportedTypes = ACTIVITY_TYPES.filter((type) => type !== 'viewReco' && type !== 'clickReco');

it.each(reportedTypes)('%s is kept when a shopper does just that, and not before [TRK-01]', async (type) => {
  const { on, does, keeps } = acts()[type];
  const rows = () => server.app.database.read.selectFrom('activity').selectAll().where('type', '=', type).execute();
  const shop = await openShop(server, on, { consent: ['statistics'] });
  await waitFor(() => expect(shop.calls.join()).toContain('/ai/configuration'));
  await shop.settled();
  expect(await rows()).toEqual([]);
  await does(shop);
  await waitFor(async () => expect(await rows()).toMatchObject([keeps]));
  await shop.settled();
  expect(await rows()).toHaveLength(1);
  const { siteId } = server.app.webstore.current();
  expect(shop.calls.filter((call) => call.startsWith(`POST /activities/${siteId}/${type} `))).toHaveLength(1);
});
