import { waitFor } from '@testing-library/react';
import { replayedShop } from '../../../../../src/storefront/app/recording/replayedShop';
import { plain } from '../../../../support/plain';
import type { TestServer } from '../../../../support/server/testServer';
import { fillCartOf, main, show } from '../../../../support/storefront/checkoutPage';
import { visit } from '../../../../support/storefront/openCheckout';
import { startShopServer } from '../../../../support/storefront/startShopServer';

const buyer = 'boulangerie@comptoir.example';
const RESERVE = 'Réserver ces produits';

let server: TestServer;
beforeEach(async () => {
  server = await startShopServer();
});
afterEach(() => server.close());

const reserved = () => server.app.database.read.selectFrom('stock_reservation').selectAll().execute();
const said = () =>
  plain(
    main()
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join(' '),
  );

async function openCart(login?: string) {
  const browser = await visit(server, login);
  await fillCartOf(server, browser);
  return show(server, '/cart', browser);
}

it('a buyer reserves the cart’s products and releases them, and a replay knows what they did [INV-02]', async () => {
  const shop = await openCart(buyer);
  await shop.user.click(await main().findByRole('button', { name: RESERVE }));
  await waitFor(() => expect(said()).toContain('Ces produits sont réservés pour vous pendant 4 heures'));
  expect(await reserved()).not.toEqual([]);
  await shop.user.click(main().getByRole('button', { name: 'Ne plus réserver ces produits' }));
  await waitFor(() => expect(said()).toContain('Ces produits ne sont plus réservés.'));
  expect(await reserved()).toEqual([]);
  for (const type of ['reservation/requested', 'reservation/ended']) {
    expect(shop.actions.map((action) => action.type)).toContain(type);
    expect(replayedShop.schema.knows(type)).toBe(true);
  }
});

it('nothing is reserved, and that is said, when somebody else has taken what the cart needs [INV-02]', async () => {
  const shop = await openCart(buyer);
  const button = await main().findByRole('button', { name: RESERVE });
  await server.app.database.write((db) => db.updateTable('stock_level').set({ on_hand: 0 }).execute());
  await shop.user.click(button);
  const problem = await main().findByText(/rien n’a été réservé/);
  expect(plain(problem.textContent)).toBe(
    'Certains produits ne sont plus disponibles dans ces quantités : rien n’a été réservé.',
  );
  expect(await reserved()).toEqual([]);
  expect(main().getByRole('button', { name: RESERVE })).toBeTruthy();
});

it('what was said of the reservation is withdrawn when a quantity changes, which is not reserved [INV-02]', async () => {
  const shop = await openCart(buyer);
  await shop.user.click(await main().findByRole('button', { name: RESERVE }));
  await waitFor(() => expect(said()).toContain('sont réservés'));
  const [more] = main().getAllByRole('button', { name: /^Augmenter la quantité/ });
  if (!more) throw new Error('The cart has no line.');
  await shop.user.click(more);
  await waitFor(() => expect(said()).not.toContain('sont réservés'));
  expect(await main().findByRole('button', { name: RESERVE })).toBeTruthy();
});

it('neither a guest nor the buyer of a webstore that counts no stock is offered a reservation [INV-02]', async () => {
  const guest = await openCart();
  expect(await main().findByRole('link', { name: 'Valider mon panier' })).toBeTruthy();
  expect(main().queryByRole('button', { name: RESERVE })).toBeNull();
  guest.unmount();
  const { inventoryConfiguration } = server.app.webstore.current().context;
  await server.app.webstore.change({
    inventoryConfiguration: { ...inventoryConfiguration, isInventoryEnabled: false },
  });
  await openCart(buyer);
  expect(await main().findByRole('button', { name: 'Partager un lien de paiement' })).toBeTruthy();
  expect(main().queryByRole('button', { name: RESERVE })).toBeNull();
});
