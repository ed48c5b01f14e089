import { screen, within } from '@testing-library/react';
import type { TestServer } from '../../../support/server/testServer';
import { plain } from '../../../support/plain';
import { orderableProduct, visit } from '../../../support/storefront/openCheckout';
import { openShop } from '../../../support/storefront/openShop';
import { placeOrder } from '../../../support/storefront/placeOrder';
import { startShopServer } from '../../../support/storefront/startShopServer';

jest.mock(
  '@redux-saga/delay-p',
  () => jest.requireActual<{ hurried: object }>('../../../support/hurriedDelays').hurried,
);

/** Hotels get five per cent off from 150 €. */
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

/** Names a company in the order's delivery address; its billing address has none. */
const named = (companyName: string) =>
  server.app.database.write(async (db) => {
    const { deliveries } = await db.selectFrom('placed_order').select('deliveries').executeTakeFirstOrThrow();
    const [first] = JSON.parse(deliveries) as readonly [{ readonly address: object }];
    const changed = JSON.stringify([{ ...first, address: { ...first.address, companyName } }]);
    await db.updateTable('placed_order').set({ deliveries: changed }).execute();
  });

describe('the page of an order', () => {
  it('names a promotion once, says of each line what it took off, how it is packed, and whom the bill is for', async () => {
    const { productId } = await orderableProduct(server);
    const reference = await placeOrder(server, email, { productId, quantity: 48 });
    await named('Hôtels de la Falaise');
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
    // No line ends between postcode and town.
    expect(bill?.textContent).toContain('69002\u00a0Lyon');
  });

  it('has no column of what was taken off where nothing was', async () => {
    const reference = await placeOrder(server, 'boulangerie@comptoir.example', await orderableProduct(server));
    await openShop(server, `/order/${reference}`, { browser: await visit(server, 'boulangerie@comptoir.example') });
    await screen.findByRole('heading', { level: 1, name: 'Merci, votre commande est enregistrée' });
    expect(lines().getAllByRole('columnheader').map(plain)).not.toContain('Remise HT');
  });
});

it('the page of an order links the number to call, and prints it under the seller’s name', async () => {
  const reference = await placeOrder(server, email, await orderableProduct(server));
  await openShop(server, `/order/${reference}`, { browser: await visit(server, email) });
  expect((await main().findByRole('link', { name: /^09\s70\s/ })).getAttribute('href')).toBe('tel:+33970000000');
  expect(plain(screen.getByRole('main'))).toMatch(/^Comptoir.*09 70 00 00 00/);
});

describe('the page of a cancelled order', () => {
  it('says that nothing is delivered or to be paid, announces no delivery and thanks for nothing', async () => {
    const reference = await placeOrder(server, email, await orderableProduct(server));
    const browser = await visit(server, email);
    const first = await openShop(server, `/order/${reference}`, { browser });
    await main().findByText(/^Livraison prévue/);
    expect(main().queryByText(/Cette commande est annulée/)).toBeNull();
    first.unmount();
    await server.app.database.write((db) => db.updateTable('placed_order').set({ status: 'Canceled' }).execute());
    await openShop(server, `/order/${reference}`, { browser });
    expect(plain(await main().findByText(/Cette commande est annulée/))).toContain('sa facture n’est pas à régler');
    // Nothing is done about a payment by itself: the shop's people know.
    expect(plain(main().getByText(/^Un paiement a été autorisé à la commande/))).toContain('au 09 70 00 00 00');
    expect(plain(screen.getByRole('heading', { level: 1 }))).toBe(`Commande ${reference}`);
    expect(main().queryByText(/^Livraison prévue/)).toBeNull();
    expect(plain(main().getByText('Livraison').parentElement)).toMatch(
      /^Livraison\s?Livraison annulée\s?Livraison \S.*, prévue /,
    );
    // What becomes of it is read before anything is offered.
    const notice = main().getByText(/Cette commande est annulée/);
    const again = main().getByRole('button', { name: /^Commander à nouveau/ });
    expect(notice.compareDocumentPosition(again)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('says of one on a purchase order that no payment was requested', async () => {
    const reference = await placeOrder(server, email, await orderableProduct(server));
    await server.app.database.write(async (db) => {
      await db.updateTable('placed_order').set({ status: 'Canceled' }).execute();
      await db.updateTable('payment').set({ request_type: 'SimplePurchaseOrder' }).execute();
    });
    await openShop(server, `/order/${reference}`, { browser: await visit(server, email) });
    expect(await main().findByText('Sur bon de commande, aucun paiement n’a été demandé.')).toBeTruthy();
    expect(main().queryByText(/^Un paiement a été autorisé/)).toBeNull();
  });
});

describe('the invoice of an order', () => {
  it('is reached from the order, says who sells and buys, and what is to be paid, and keeps nothing personal in the state', async () => {
    const reference = await placeOrder(server, email, await orderableProduct(server));
    const shop = await openShop(server, `/order/${reference}`, { browser: await visit(server, email) });
    await shop.user.click(await main().findByRole('link', { name: 'Facture' }));
    const year = String(new Date(server.clock.now()).getFullYear());
    await screen.findByRole('heading', { level: 1, name: `Facture F${year}-000001` });
    const shown = plain(screen.getByRole('main'));
    const [order] = await server.app.database.read.selectFrom('placed_order').selectAll().execute();
    const written = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' });
    for (const part of [
      'Comptoir SAS',
      'au capital de 50 000 €',
      'RCS Paris 900 112 251',
      'SIRET 900 112 251 00013',
      'TVA FR34 900112251',
      'Hôtels de la Falaise',
      'SIRET 799 883 418 00011',
      reference,
      'Livraison de biens',
      'Règlement autorisé à la commande',
      'Rien d’autre n’est à régler.',
      'Total TTC',
      'Aucun escompte pour paiement anticipé',
      'majoré de dix points',
      'frais de recouvrement en cas de retard : 40,00 €',
      plain(written.format((order?.gross_cents ?? 0) / 100)),
    ]) {
      expect(shown).toContain(part);
    }
    expect(shown).not.toMatch(/Net à payer|au plus tard/);
    const [line] = await server.app.database.read.selectFrom('order_line').selectAll().execute();
    const rows = within(main().getByRole('table', { name: 'Détail de la facture' })).getAllByRole('row');
    expect(plain(rows[1])).toContain(plain(line?.name));
    const all = JSON.stringify([shop.store.getState(), shop.actions]);
    expect(['79988341800011', '12 rue du Four'].filter((text) => all.includes(text))).toEqual([]);
  });

  it('has all between the products and the total without VAT: what was taken off, and the delivery', async () => {
    const reference = await placeOrder(server, email, await orderableProduct(server));
    await server.app.database.write(async (db) => {
      const { document } = await db.selectFrom('invoice').select('document').executeTakeFirstOrThrow();
      const changed = {
        ...(JSON.parse(document) as object),
        promotions: [{ displayName: 'Dix euros', adjustmentAmount: '-10.00' }],
        totalProductAmount: '100.00',
        totalNetAmount: '97.90',
      };
      await db
        .updateTable('invoice')
        .set({ document: JSON.stringify(changed) })
        .execute();
    });
    await openShop(server, `/order/${reference}/invoice`, { browser: await visit(server, email) });
    await screen.findByRole('heading', { level: 1, name: /^Facture/ });
    const shown = plain(screen.getByRole('main'));
    expect(shown).toContain('Produits HT100,00 €Dix euros−10,00 €Livraison HT7,90 €Total HT97,90 €');
  });

  it('asks for its money until its order is cancelled, and then says that nothing is to be paid', async () => {
    const reference = await placeOrder(server, email, await orderableProduct(server));
    await server.app.database.write(async (db) => {
      const { document } = await db.selectFrom('invoice').select('document').executeTakeFirstOrThrow();
      const issued = JSON.parse(document) as { readonly payment: object };
      const changed = { ...issued, payment: { ...issued.payment, isAuthorised: false } };
      await db
        .updateTable('invoice')
        .set({ document: JSON.stringify(changed) })
        .execute();
    });
    const browser = await visit(server, email);
    const first = await openShop(server, `/order/${reference}/invoice`, { browser });
    await main().findByText(/^À régler au plus tard le/);
    main().getByText('Net à payer TTC');
    expect(main().queryByText(/annulée/)).toBeNull();
    main().getByText(/^Livraison du /);
    first.unmount();
    await server.app.database.write((db) => db.updateTable('placed_order').set({ status: 'Canceled' }).execute());
    await openShop(server, `/order/${reference}/invoice`, { browser });
    await main().findByText(/La commande est annulée.: cette facture n’est pas à régler/);
    main().getByText('Rien n’est à régler.');
    main().getByText('Total TTC');
    main().getByText(/^Livraison du .+, annulée$/);
    expect(main().queryByText(/À régler|à payer/)).toBeNull();
  });

  it('of somebody else is not there, and answered so', async () => {
    const reference = await placeOrder(server, email, await orderableProduct(server));
    const other = await visit(server, 'boulangerie@comptoir.example');
    const shop = await openShop(server, `/order/${reference}/invoice`, { browser: other });
    expect(shop.status).toBe(404);
    await screen.findByRole('heading', { level: 1, name: 'Facture introuvable' });
    const [first] = main().getAllByRole('link');
    expect([first?.textContent, first?.getAttribute('href')]).toEqual(['Mes commandes', '/account/orders']);
  });
});
