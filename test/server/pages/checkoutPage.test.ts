import { loadAllPages } from '../../../src/storefront/app/routing/pageModules';
import { loadAllLazy } from '../../../src/storefront/kernel/lazy';
import { renderPage } from '../../../src/server/pages/rendering/renderPage';
import { stateIn } from '../../support/server/pages/stateIn';
import type { TestServer } from '../../support/server/testServer';
import { openAtCheckout } from '../../support/storefront/openCheckout';
import { startShopServer } from '../../support/storefront/startShopServer';

let server: TestServer;
beforeAll(async () => {
  server = await startShopServer();
  await Promise.all([loadAllPages(), loadAllLazy()]);
});
afterAll(() => server.close());

const release = { id: 'test', entries: {}, chunks: {} };
const plain = (html: string) => html.replace(/\s/g, ' ');

describe('the checkout as the server renders it', () => {
  it('starts nothing, and asks for no checkout where there is none: it says that the order is being prepared, and leaves the rest to the browser [CHK-27]', async () => {
    const shop = await openAtCheckout(server);
    await shop.addProduct();
    const calls: { readonly method: string; readonly url: string }[] = [];
    const page = await renderPage(
      '/checkout',
      (request) => {
        calls.push(request);
        return shop.http(request);
      },
      release,
    );
    expect(page.status).toBe(200);
    expect(page.html).toContain('Préparation de votre commande');
    expect(page.html).toContain('SSR_FAST_CHECKOUT');
    expect(new Set(calls.map(({ method }) => method))).toEqual(new Set(['GET']));
    expect(calls.filter(({ url }) => url.includes('/checkouts'))).toEqual([]);
  });

  it('is asked for as the active one by the browser only while the cart has one [CHK-01]', async () => {
    const shop = await openAtCheckout(server);
    await shop.addProduct();
    const asked = () => shop.calls.filter(({ method, url }) => method === 'GET' && url.includes('/checkouts/active'));
    await shop.arrive();
    expect(asked()).toEqual([]);
    // The next page of the same visitor, in a tab that remembers nothing.
    const next = await openAtCheckout(server, { browser: shop.http });
    await next.prepare('/checkout');
    expect(next.calls.filter(({ url }) => url.includes('/checkouts/active')).map(({ status }) => status)).toEqual([
      200,
    ]);
    expect(next.checkout()?.checkoutId).toBe(shop.checkout()?.checkoutId);
  });

  it('shows a checkout that is open, with the values of the person in the vault’s block alone', async () => {
    const shop = await openAtCheckout(server, { email: 'boulangerie@comptoir.example' });
    await shop.addProduct();
    await shop.arrive();
    const page = await renderPage('/checkout', shop.http, release);
    expect(plain(page.html)).toMatch(/Commander et payer [\d ]+,\d\d € TTC/);
    expect(page.html).toMatch(/id="step-contact"/);
    const state = JSON.stringify(stateIn(page.html));
    expect(state).toContain('checkoutId');
    expect(state).not.toContain('boulangerie@comptoir.example');
  });
});
