import { loadAllPages } from '../../../src/storefront/app/routing/pageModules';
import { loadAllLazy } from '../../../src/storefront/kernel/lazy';
import { renderPage } from '../../../src/server/pages/rendering/renderPage';
import { plain } from '../../support/plain';
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
const gifts = (isOffered: boolean) =>
  server.app.webstore.change({
    giftingConfig: { isGiftingEnabled: isOffered, isGiftMessageEnabled: false, isGiftWrapEnabled: isOffered },
  });

/** The page of a cart with butter, and the calls that its render made. */
async function cartPage() {
  const shop = await openAtCheckout(server);
  await shop.addProduct();
  const calls: string[] = [];
  const page = await renderPage(
    '/cart',
    (request) => {
      calls.push(request.url);
      return shop.http(request);
    },
    release,
  );
  return { text: plain(page.html.replace(/<[^>]*>/g, ' ')), calls };
}

describe('the cart as the server renders it', () => {
  it('has the kinds of gift wrap with price and packaging, so that none comes in when the page is taken over [PRD-06]', async () => {
    await gifts(true);
    const { text } = await cartPage();
    expect(text).toMatch(/Emballage cadeau .*Coffret cadeau kraft petit format .*3,90 € HT · À l’unité/);
  });

  it('asks for none where none is offered [PRD-06]', async () => {
    await gifts(false);
    const { text, calls } = await cartPage();
    expect(text).not.toContain('Emballage cadeau');
    expect(calls.filter((url) => /gift/i.test(url))).toEqual([]);
  });
});
