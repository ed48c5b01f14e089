import { act, waitFor } from '@testing-library/react';
import { categoryAddress, productAddress } from '../../../src/contract/pages/pageReference';
import { navigationPopped, navigationRequested, selectLocation } from '../../../src/storefront/kernel/location';
import { isSimple, someProduct } from '../../support/server/plugins/catalogFixture';
import type { TestServer } from '../../support/server/testServer';
import { openShop } from '../../support/storefront/openShop';
import { startShopServer } from '../../support/storefront/startShopServer';

const ORIGIN = 'https://boutique.example';

let server: TestServer;
beforeAll(async () => {
  server = await startShopServer();
});
afterAll(() => server.close());

/** The head of the first page as the server has written it. */
const firstHead = `
  <meta name="description" content="Accueil">
  <link rel="canonical" href="${ORIGIN}/">
  <meta property="og:title" content="Accueil"><meta property="og:image" content="${ORIGIN}/logo">
  <meta name="twitter:card" content="summary"><script type="application/ld+json">{}</script>
  <link rel="icon" href="/favicon.svg"><meta name="theme-color" content="#0F4C3A">`;

const said = (selector: string) =>
  [...document.head.querySelectorAll(selector)].map((found) =>
    found.getAttribute(found.matches('link') ? 'href' : 'content'),
  );
const head = () => ({
  canonical: said('link[rel="canonical"]'),
  description: said('meta[name="description"]'),
  robots: said('meta[name="robots"]'),
  title: said('meta[property="og:title"]'),
  url: said('meta[property="og:url"]'),
  others: said('meta[property="og:image"],meta[name^="twitter:"]').length + document.scripts.length,
});

it('address, description and robots in the head are those of the page that is shown, first and after each navigation', async () => {
  document.head.innerHTML = firstHead;
  const { store, address, unmount } = await openShop(server, '/');
  const first = document.head.innerHTML;
  expect(head()).toMatchObject({ canonical: [`${ORIGIN}/`], description: ['Accueil'] });
  const go = async (to: string) => {
    act(() => void store.dispatch(navigationRequested(to)));
    await waitFor(() => expect(address()).toBe(to));
  };

  // An anchor on the page that the server rendered leads to no other page: the head stays.
  act(() => void store.dispatch(navigationRequested('/#plus-loin')));
  await waitFor(() => expect(selectLocation(store.getState()).hash).toBe('#plus-loin'));
  expect(document.head.innerHTML).toBe(first);

  const [category] = server.app.catalog.state().snapshot.categories.childrenOf(null);
  if (!category) throw new Error('The shop has no category');
  const listing = categoryAddress(category.urlName, category.id);
  await go(`${listing}?sort=PriceAsc`);
  expect(first).toContain('og:image');
  expect(head()).toMatchObject({ canonical: [ORIGIN + listing], url: [ORIGIN + listing], robots: [], others: 0 });
  expect(head().title).toEqual([category.name]);
  // The elements of the head that all pages share stay.
  expect(said('link[rel="icon"],meta[name="theme-color"]')).toEqual(['/favicon.svg', '#0F4C3A']);

  await go(`${listing}?page=2`);
  expect(head().canonical).toEqual([`${ORIGIN}${listing}?page=2`]);

  const { id, urlName, name } = someProduct(server, isSimple);
  await go(productAddress(urlName, id));
  expect(head()).toMatchObject({ canonical: [ORIGIN + productAddress(urlName, id)], title: [name], robots: [] });
  expect(head().description).toHaveLength(1);

  await go('/cart');
  expect(head()).toMatchObject({ canonical: [], robots: ['noindex'], title: [], url: [] });
  expect(head().description).toEqual([expect.stringMatching(/panier/)]);
  await go('/contact');
  expect(head().description).toEqual([]);
  await go('/cart');

  await go('/faq-hub');
  expect(head()).toMatchObject({ canonical: [`${ORIGIN}/faq-hub`], robots: [] });
  await go('/rien-de-tel');
  expect(head()).toMatchObject({ canonical: [], robots: ['noindex'] });

  act(() => void store.dispatch(navigationPopped({ pathname: '/', search: '', hash: '', key: 'default' })));
  await waitFor(() => expect(head().canonical).toEqual([`${ORIGIN}/`]));
  unmount();
});
