import { screen, within } from '@testing-library/react';
import { LATE_PATHS } from '../../../../src/contract/latePaths';
import { DEFAULT_SITE } from '../../../../src/contract/site/defaultSite';
import { cachedDemo, type TestServer } from '../../../support/server/testServer';
import { fillCartOf } from '../../../support/storefront/checkoutPage';
import { visit } from '../../../support/storefront/openCheckout';
import { openShop } from '../../../support/storefront/openShop';
import { startShopServer } from '../../../support/storefront/startShopServer';

let server: TestServer;
beforeAll(async () => {
  server = await startShopServer();
});
afterAll(() => server.close());

/**
 * A shop with these settings of the header, and with butter in the cart. Nothing was ordered together yet, so the call
 * for products that go with the cart is answered with similar ones.
 */
async function openWith(header: { readonly showRecommendations?: boolean }) {
  const real = await visit(server);
  await fillCartOf(server, real);
  const { menus: _menus, shop: _shop, ...site } = cachedDemo().site;
  return openShop(server, '/search', {
    browser: async (request) => {
      const answer = await real({ ...request, url: request.url.replace('ComplementaryProducts', 'SimilarProducts') });
      if (!request.url.startsWith(LATE_PATHS.siteConfiguration)) return answer;
      return { ...answer, text: JSON.stringify({ ...site, header: { ...site.header, ...header } }) };
    },
  });
}
async function openMiniCart({ user, settled }: Awaited<ReturnType<typeof openWith>>) {
  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: /^Panier/ }));
  const drawer = await screen.findByRole('dialog', { name: 'Mon Panier' });
  await settled();
  return within(drawer);
}
const asked = (calls: readonly string[]) => calls.filter((call) => call.includes('/ai/recommendations'));
const title = { name: 'Pour compléter votre commande' };

it('the mini cart recommends nothing, and asks for nothing, unless the site says so [MIN-08]', async () => {
  expect(DEFAULT_SITE.header).toMatchObject({ miniCartEnabled: true, showCount: true, showRecommendations: false });
  const shop = await openWith({});
  const drawer = await openMiniCart(shop);
  expect(drawer.queryByRole('region', title)).toBeNull();
  expect(asked(shop.calls)).toEqual([]);
});

it('where the site says so it recommends what goes with the cart, to be added from there', async () => {
  const shop = await openWith({ showRecommendations: true });
  const drawer = await openMiniCart(shop);
  const region = within(await drawer.findByRole('region', title));
  expect(region.getAllByRole('listitem')).toHaveLength(4);
  expect(asked(shop.calls)).toHaveLength(1);
  const [add] = region.getAllByRole('button', { name: /^Ajouter au panier/ });
  const name = (add?.getAttribute('aria-label') ?? '').replace(/^Ajouter au panier\s:\s/, '');
  await shop.user.click(add ?? document.body);
  await shop.settled();
  expect(await drawer.findByRole('button', { name: new RegExp(`^Retirer ${name}`) })).toBeTruthy();
  expect(screen.getByRole('dialog', { name: 'Mon Panier' })).toBeTruthy();
});
