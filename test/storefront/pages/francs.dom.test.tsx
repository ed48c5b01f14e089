import { screen } from '@testing-library/react';
import { publishPrices } from '../../../src/server/features/catalog';
import { plain } from '../../support/plain';
import { cachedDemo, type TestServer } from '../../support/server/testServer';
import { openAtCheckout, orderableProduct, visit } from '../../support/storefront/openCheckout';
import { openShop } from '../../support/storefront/openShop';
import { placeOrder } from '../../support/storefront/placeOrder';
import { startShopServer } from '../../support/storefront/startShopServer';

jest.mock('@redux-saga/delay-p', () => jest.requireActual<{ hurried: object }>('../../support/hurriedDelays').hurried);

const email = 'boulangerie@comptoir.example';

let server: TestServer;
/** A shop with prices in euros and in francs, its default currency. */
beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  server = await startShopServer();
  const { prices } = cachedDemo();
  const books = ['EUR', 'CHF'].flatMap((currency, number) =>
    prices.map((price) => ({ ...price, currency, unitCents: price.unitCents + 11 * number })),
  );
  const tariff = { cents: 850, vatBasisPoints: 2000, freeFromCents: 4500, morningSupplementCents: 550 };
  await server.app.database.write(async (db) => {
    await publishPrices(db, server.webstoreId, 'books', books);
    await db
      .insertInto('webstore_setting')
      .values({ webstore_id: server.webstoreId, key: 'deliveryCharge.CHF', value: JSON.stringify(tariff) })
      .execute();
  });
  await server.app.catalog.reload();
  await server.app.webstore.change({ supportedCurrencies: ['EUR', 'CHF'], defaultCurrency: 'CHF' });
});
afterEach(() => server.close());

/** The amounts on the page: the number of those in francs, and the ones in euros. */
function money() {
  const text = plain(screen.getByRole('main'));
  return { francs: text.match(/CHF/g)?.length ?? 0, euros: text.match(/\d+,\d\d €/g) ?? [] };
}
function inFrancsAlone(least: number) {
  const { francs, euros } = money();
  expect(euros).toEqual([]);
  expect(francs).toBeGreaterThanOrEqual(least);
}

it('a product, its prices by quantity and per kilo are in the currency of the shop [PRC-01]', async () => {
  const product = cachedDemo().products.find(
    ({ id, buyerGroups, productClass }) =>
      buyerGroups === null &&
      productClass === 'Simple' &&
      cachedDemo().prices.some((price) => price.productId === id && price.tiers.length > 1),
  );
  await openShop(server, `/product/${product?.urlName ?? ''}/${product?.id ?? ''}`);
  await screen.findByRole('heading', { level: 1 });
  inFrancsAlone(4);
});

it('a cart that was begun in francs is written in them, and says nothing of a limit in euros [PRC-01] [CRT-19]', async () => {
  const shop = await openAtCheckout(server);
  await shop.addProduct();
  await openShop(server, '/cart', { browser: shop.http });
  await screen.findByRole('heading', { level: 2, name: /Récapitulatif|Total/ });
  inFrancsAlone(4);
  expect(screen.queryByRole('meter')).toBeNull();
});

it('an order and its invoice are in the currency in which they were placed; what the law names in euros stays so [PRC-01]', async () => {
  const reference = await placeOrder(server, email, await orderableProduct(server));
  const browser = await visit(server, email);
  // A later change of the shop's currencies does not affect an order.
  await server.app.webstore.change({ defaultCurrency: 'EUR' });
  const shop = await openShop(server, `/order/${reference}`, { browser });
  await screen.findByRole('table', { name: 'Produits commandés' });
  inFrancsAlone(4);
  shop.unmount();
  await openShop(server, `/order/${reference}/invoice`, { browser });
  await screen.findByRole('heading', { level: 1, name: /Facture/ });
  expect(money().euros).toEqual(['40,00 €']);
  expect(money().francs).toBeGreaterThanOrEqual(4);
});
