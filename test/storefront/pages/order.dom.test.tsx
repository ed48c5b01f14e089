import { screen, within } from '@testing-library/react';
import type { TestServer } from '../../support/server/testServer';
import { plain } from '../../support/plain';
import { someGoods, visit } from '../../support/storefront/openCheckout';
import { openShop } from '../../support/storefront/openShop';
import { placeOrder } from '../../support/storefront/placeOrder';
import { startShopServer } from '../../support/storefront/startShopServer';

jest.mock('@redux-saga/delay-p', () => jest.requireActual<{ hurried: object }>('../../support/hurriedDelays').hurried);

/** Everybody of a hotel has five per cent off from 150 € on. */
const email = 'hotel@comptoir.example';

let server: TestServer;
beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  server = await startShopServer();
});
afterEach(() => server.close());

const main = () => within(screen.getByRole('main'));
const lines = () => within(main().getByRole('table', { name: 'Produits commandés' }));

describe('the page of an order', () => {
  it('names a promotion once, says of each line what it took off, how it is packed, and whom the bill is for', async () => {
    const { productId } = await someGoods(server);
    const reference = await placeOrder(server, email, { productId, quantity: 48 });
    await openShop(server, `/order/${reference}`, { browser: await visit(server, email) });
    await screen.findByRole('heading', { level: 1, name: 'Merci, votre commande est enregistrée' });
    expect(plain(screen.getByRole('main')).match(/Hôtellerie : 5 % dès 150 €/g)).toHaveLength(1);
    expect(lines().getAllByRole('columnheader').map(plain)).toEqual([
      'Produit',
      'Quantité',
      'Prix unitaire HT',
      'Remise HT',
      'TVA',
      'Total HT',
    ]);
    const [line] = await server.app.database.read.selectFrom('order_line').selectAll().execute();
    expect(line?.packaging).toMatch(/\w/);
    const row = lines().getAllByRole('row')[1];
    expect(plain(row)).toContain(`${plain(line?.name)} ${plain(line?.packaging)} · Réf. ${String(line?.sku)}`);
    const written = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' });
    expect(plain(within(row as HTMLElement).getAllByRole('cell')[2])).toBe(
      plain(written.format((line?.adjustment_cents ?? 0) / 100).replace('-', '\u2212')),
    );
    const bill = main().getByText('Facturation').parentElement;
    expect(plain(bill)).toContain('Hôtels de la Falaise');
  });

  it('has no column of what was taken off where nothing was', async () => {
    const reference = await placeOrder(server, 'boulangerie@comptoir.example', await someGoods(server));
    await openShop(server, `/order/${reference}`, { browser: await visit(server, 'boulangerie@comptoir.example') });
    await screen.findByRole('heading', { level: 1, name: 'Merci, votre commande est enregistrée' });
    expect(lines().getAllByRole('columnheader').map(plain)).not.toContain('Remise HT');
  });
});
