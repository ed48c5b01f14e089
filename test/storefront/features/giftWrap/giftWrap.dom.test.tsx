import { act, screen, waitFor, within } from '@testing-library/react';
import { main, fillCartOf, show } from '../../../support/storefront/checkoutPage';
import { visit } from '../../../support/storefront/openCheckout';
import { openShop } from '../../../support/storefront/openShop';
import { startShopServer } from '../../../support/storefront/startShopServer';
import { plain } from '../../../support/plain';
import type { TestServer } from '../../../support/server/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startShopServer();
});
afterAll(() => server.close());

const gifting = { isGiftingEnabled: true, isGiftMessageEnabled: false, isGiftWrapEnabled: true };
beforeEach(() => server.app.webstore.change({ giftingConfig: gifting }));

/** A visitor with butter in the cart, on the page of the cart. */
async function atCart() {
  const browser = await visit(server);
  await fillCartOf(server, browser);
  const shop = await show(server, '/cart', browser);
  await shop.settled();
  return shop;
}
const offer = () => main().queryByRole('region', { name: 'Emballage cadeau' });
const small = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Coffret cadeau kraft petit format' });
const lines = () =>
  within(screen.getByRole('table', { name: 'Produits de votre panier' }))
    .getAllByRole('row')
    .map(plain);
const changes = (calls: readonly string[]) => calls.filter((call) => /^(POST|DELETE) .*cart-items/.test(call));

it('is offered in the cart with price and picture, joins it when it is chosen, and leaves it again [PRD-06]', async () => {
  const { user, calls, settled } = await atCart();
  expect(plain(offer())).toContain('Coffret cadeau kraft petit format');
  const hint = document.getElementById(small().getAttribute('aria-describedby') ?? '');
  expect(plain(hint)).toBe('3,90 € HT · À l’unité');
  expect(offer()?.querySelectorAll('img')).toHaveLength(2);
  expect(small().checked).toBe(false);

  await user.click(small());
  expect(small().checked).toBe(true);
  await settled();
  expect(small().checked).toBe(true);
  expect(lines().find((line) => line.includes('Coffret cadeau kraft petit format'))).toContain('3,90 €');
  expect(document.activeElement).toBe(small());

  await user.keyboard(' ');
  expect(small().checked).toBe(false);
  await settled();
  expect(small().checked).toBe(false);
  expect(lines().some((line) => line.includes('Coffret cadeau'))).toBe(false);
  expect(changes(calls)).toHaveLength(2);
});

it('is chosen once, however often it is pressed meanwhile, and never looks left out on its way [PRD-06]', async () => {
  const { calls, settled, store } = await atCart();
  const seen = new Set<boolean>();
  act(() => small().click());
  // A second press, while the call of the first is under way.
  act(() => small().click());
  const unsubscribe = store.subscribe(() => seen.add(small().checked));
  await settled();
  unsubscribe();
  expect([...seen]).toEqual([true]);
  expect(changes(calls)).toHaveLength(1);
});

it.each([
  ['gifts', { ...gifting, isGiftingEnabled: false }],
  ['gift wrap', { ...gifting, isGiftWrapEnabled: false }],
])('is not offered, nor asked for, where %s are off [PRD-06]', async (_what, giftingConfig) => {
  await server.app.webstore.change({ giftingConfig });
  const { calls } = await atCart();
  expect(screen.getByRole('table', { name: 'Produits de votre panier' })).toBeTruthy();
  expect(offer()).toBeNull();
  expect(calls.filter((call) => call.includes('gift-wrap'))).toEqual([]);
});

it.each([
  [{ status: 503 } as const, 'erreur 503'],
  ['noAnswer' as const, 'sans réponse'],
])('that cannot be had says so, with the status, and can be asked for again (%j) [PRD-06]', async (fault, said) => {
  const browser = await visit(server);
  await fillCartOf(server, browser);
  let failing = true;
  const shop = await openShop(server, '/cart', {
    browser,
    fault: (url) => (failing && url.includes('gift-wrap') ? fault : undefined),
  });
  const region = within(await main().findByRole('region', { name: 'Emballage cadeau' }));
  const alert = await region.findByRole('alert');
  expect(plain(alert)).toContain(`Les détails de l’emballage cadeau n’ont pas pu être chargés (${said}).`);
  failing = false;
  await shop.user.click(region.getByRole('button', { name: 'Réessayer' }));
  await waitFor(() => expect(small().checked).toBe(false));
  expect(within(offer() ?? document.body).queryByRole('alert')).toBeNull();
});

it('that is sold out cannot be chosen', async () => {
  const id = server.app.catalog.state().snapshot.productBySku('CAD-101')?.id ?? '';
  await server.app.database.write((db) =>
    db.updateTable('stock_level').set({ on_hand: 0 }).where('product_id', '=', id).execute(),
  );
  await atCart();
  expect(small().disabled).toBe(true);
  expect(plain(offer())).toContain('Épuisé pour le moment');
});
