import { screen, within } from '@testing-library/react';
import { recordId } from '../../../src/contract/ids';
import { productAddress } from '../../../src/contract/pages/pageReference';
import { publishToCarts } from '../../../src/server/features/cart';
import { makeParts } from '../../../src/server/features/catalog';
import { plain } from '../../support/plain';
import { cachedDemo, type TestServer } from '../../support/server/testServer';
import { fillCartOf } from '../../support/storefront/checkoutPage';
import { visit } from '../../support/storefront/openCheckout';
import { openShop } from '../../support/storefront/openShop';
import { placeOrder } from '../../support/storefront/placeOrder';
import { startShopServer } from '../../support/storefront/startShopServer';

jest.mock('@redux-saga/delay-p', () => jest.requireActual<{ hurried: object }>('../../support/hurriedDelays').hurried);

const email = 'boulangerie@comptoir.example';

let server: TestServer;
beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  server = await startShopServer();
});
afterEach(() => server.close());

function productOf(sku: string) {
  const product = cachedDemo().products.find((one) => one.sku === sku);
  if (!product) throw new Error(`The demo has no ${sku}`);
  return product;
}
const addressOf = (sku: string): string => productAddress(productOf(sku).urlName, productOf(sku).id);
const namesIn = (sku: string) =>
  productOf(sku).bundleItems.map(({ productId }) =>
    plain(cachedDemo().products.find(({ id }) => id === productId)?.name),
  );
const main = () => within(screen.getByRole('main'));

it('the page of a bundle says what is in it, how many of each, and sells it as a whole', async () => {
  const { calls } = await openShop(server, addressOf('LOT-104'));
  const heading = main().getByRole('heading', { name: 'Ce lot contient' });
  const items = within(heading.parentElement as HTMLElement).getAllByRole('listitem');
  expect(items.map((item) => plain(within(item).getByRole('link')))).toEqual(namesIn('LOT-104'));
  expect(items.map((item) => plain(item.firstElementChild))).toEqual(['1 ×', '2 ×', '1 ×']);
  expect(main().getByRole('button', { name: /^Ajouter au panier\s:\sLot pizzeria/ })).toBeTruthy();
  expect(calls.filter((call) => call.includes('/children'))).toHaveLength(1);
});

it('of what its buyer cannot see by itself, the page of a bundle shows name and quantity, without a link [CTX-13]', async () => {
  const [hidden] = productOf('LOT-104').bundleItems;
  const records = cachedDemo();
  const products = records.products.map((product) =>
    product.id === hidden?.productId ? { ...product, buyerGroups: ['Palaces'] } : product,
  );
  const parts = makeParts({ ...records, products });
  await server.app.database.write((db) =>
    publishToCarts(db, recordId('catalogSnapshot', 99), parts, server.clock.now() + 1),
  );
  await server.app.catalog.reload();
  await openShop(server, addressOf('LOT-104'));
  const heading = main().getByRole('heading', { name: 'Ce lot contient' });
  const [item, next] = within(heading.parentElement as HTMLElement).getAllByRole('listitem');
  expect(plain(item)).toBe(`1 ×${namesIn('LOT-104')[0] ?? ''}`);
  expect(within(item as HTMLElement).queryByRole('link')).toBeNull();
  expect(within(next as HTMLElement).getByRole('link')).toBeTruthy();
});

it('the page of a set offers its members on lines of their own; the set itself cannot be added', async () => {
  const { user, actions } = await openShop(server, addressOf('ASS-101'));
  expect(main().getByRole('heading', { name: 'Les articles de cet assortiment, un à un' })).toBeTruthy();
  const table = main().getByRole('table');
  const [, first, ...others] = within(table).getAllByRole('row');
  expect([first, ...others].map((row) => plain(within(row as HTMLElement).getByRole('link')))).toEqual(
    namesIn('ASS-101'),
  );
  expect(plain(main().getByRole('heading', { level: 1 }))).toBe('Assortiment boissons végétales barista');
  const buttons = main().getAllByRole('button', { name: /^Ajouter au panier/ });
  expect(buttons.filter((button) => !table.contains(button) && !button.closest('section'))).toEqual([]);
  await user.click(within(first as HTMLElement).getByRole('button', { name: /^Ajouter au panier/ }));
  expect(await screen.findByRole('link', { name: /1\sarticle/ })).toBeTruthy();
  expect(actions.find(({ type }) => type === 'cart/itemAdded')).toMatchObject({
    payload: { productId: productOf('ASS-101').bundleItems[0]?.productId },
  });
});

it('a set on a shelf leads to its page, where its articles are chosen, and says from what price', async () => {
  await openShop(server, '/search?term=ASS-102');
  const link = await main().findByRole('link', { name: 'Choisir les articles de Assortiment du pizzaïolo' });
  expect(link.getAttribute('href')).toBe(addressOf('ASS-102'));
  expect(plain(screen.getByRole('main'))).toContain('Plusieurs articles, chacun à son prix');
});

it('cart, order and invoice say what is in a bundle', async () => {
  const { id: productId } = productOf('LOT-104');
  const [mozzarella = ''] = namesIn('LOT-104');
  const reference = await placeOrder(server, email, { productId, quantity: 1 });
  const browser = await visit(server, email);
  const order = await openShop(server, `/order/${reference}`, { browser });
  expect(plain(await main().findByText(/^Chacun contient\s:/))).toContain(`1 × ${mozzarella}, 2 × `);
  order.unmount();
  await openShop(server, `/order/${reference}/invoice`, { browser });
  expect(plain(await main().findByText(/^Chacun contient\s:/))).toContain(`1 × ${mozzarella}, 2 × `);
});

it('what a cart has reserved is known again when the page is opened anew, and can be released there [INV-02]', async () => {
  const browser = await visit(server, email);
  await fillCartOf(server, browser);
  const reserved = () => server.app.database.read.selectFrom('stock_reservation').selectAll().execute();
  const before = await openShop(server, '/cart', { browser });
  await before.user.click(await main().findByRole('button', { name: 'Réserver ces produits' }));
  await main().findByText(/sont réservés pour vous pendant/);
  before.unmount();
  const { user } = await openShop(server, '/cart', { browser });
  expect(plain(await main().findByText(/réservés pour vous jusqu’au/))).toMatch(/ \d+ \S+ à \d+ h \d\d, dans ces/);
  await user.click(main().getByRole('button', { name: 'Ne plus réserver ces produits' }));
  await main().findByText('Ces produits ne sont plus réservés.');
  expect(await reserved()).toEqual([]);
});

it('a partial reservation is shown as one, and can be released or completed [INV-02]', async () => {
  const browser = await visit(server, email);
  await fillCartOf(server, browser);
  const { user } = await openShop(server, '/cart', { browser });
  await user.click(await main().findByRole('button', { name: 'Réserver ces produits' }));
  await main().findByText(/sont réservés pour vous pendant/);
  const [more] = main().getAllByRole('button', { name: /^Augmenter la quantité/ });
  if (!more) throw new Error('The cart has no line.');
  await user.click(more);
  await main().findByText(/^Une partie de ces produits est réservée pour vous/);
  expect(main().getByRole('button', { name: 'Réserver ces produits' })).toBeTruthy();
  await user.click(main().getByRole('button', { name: 'Ne plus réserver ces produits' }));
  await main().findByText('Ces produits ne sont plus réservés.');
  expect(await server.app.database.read.selectFrom('stock_reservation').selectAll().execute()).toEqual([]);
});
