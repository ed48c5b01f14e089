import { screen, within } from '@testing-library/react';
import { productAddress } from '../../../src/contract/pages/pageReference';
import { PRODUCT_LIST_LIMIT } from '../../../src/contract/catalog/product';
import { listedProductsApi } from '../../../src/storefront/features/catalog/listed/late';
import { cachedDemo, type TestServer } from '../../support/server/testServer';
import { openShop } from '../../support/storefront/openShop';
import { openWatchedShop } from '../../support/storefront/openWatchedShop';
import { plain } from '../../support/plain';
import { startShopServer } from '../../support/storefront/startShopServer';

let server: TestServer;
beforeAll(async () => {
  server = await startShopServer();
});
afterAll(() => server.close());

function productOf(sku: string) {
  const product = cachedDemo().products.find((one) => one.sku === sku);
  if (!product) throw new Error(`The demo has no ${sku}`);
  return product;
}
const addressOf = (sku: string): string => productAddress(productOf(sku).urlName, productOf(sku).id);
const FAMILY = 'BDX-201';
/** 125 g, 250 g, 1 kg. */
const sizes = () => ['BDX-201-01', 'BDX-201-02', 'BDX-201-03'].map(productOf);
const table = (name = 'Tous les formats') => screen.getByRole('table', { name });
const rows = (name?: string) => within(table(name)).getAllByRole('row').slice(1);

it('a product with sizes shows each, the smallest first, with its reference, price, price per kilo, tiers, stock and delivery day', async () => {
  await openShop(server, addressOf(FAMILY));
  expect(
    within(table())
      .getAllByRole('columnheader')
      .map((head) => plain(head)),
  ).toEqual(['Contenance', 'Prix HT', 'Livré mercredi 5 mars', 'Commander']);
  expect(plain(screen.getByText(/^Commandez avant/))).toMatch(/ 12 h.* : livré mercredi 5 mars$/);
  const said = rows().map((row) => {
    const [price, stock] = within(row).getAllByRole('cell');
    return [within(row).getByRole('rowheader'), price, stock].map((cell) => plain(cell?.textContent));
  });
  expect(said).toEqual([
    [
      '125 gCarton de 40 × 125 gRéf. BDX-201-01',
      '66,00 € HT 13,20 €/kgdès 10 : 63,36 €dès 30 : 60,72 €',
      'En stockLivré mercredi 5 mars',
    ],
    ['250 gCarton de 20 × 250 gRéf. BDX-201-02', '63,00 € HT 12,60 €/kg', 'En stockLivré mercredi 5 mars'],
    [
      '1 kgCarton de 10 × 1 kgRéf. BDX-201-03',
      '118,00 € HT 11,80 €/kgdès 5 : 114,46 €dès 10 : 110,92 €dès 20 : 107,38 €',
      'En stockLivré mercredi 5 mars',
    ],
  ]);
});

it('a size goes into the cart from its row, in the quantity that is chosen there', async () => {
  const { user, store, actions } = await openShop(server, addressOf(FAMILY));
  const [, middle] = rows();
  if (!middle) throw new Error('The table has one row alone');
  await user.click(
    within(middle).getByRole('button', { name: /^Augmenter la quantité de Beurre doux bio 82\s% – 250/ }),
  );
  await user.click(within(middle).getByRole('button', { name: /^Ajouter au panier\s:\sBeurre doux bio 82\s% – 250/ }));
  expect(await screen.findByRole('link', { name: /2\sarticles/ })).toBeTruthy();
  expect(actions.find(({ type }) => type === 'cart/itemAdded')).toMatchObject({
    payload: { productId: sizes()[1]?.id },
  });
  expect(store.getState().cart).toBeTruthy();
});

it('a product with sizes shows no reference, code or packaging of its own, which nobody could order', async () => {
  await openShop(server, addressOf(FAMILY));
  const text = plain(screen.getByRole('main').textContent);
  expect(text.match(/Réf\. \S{10}/g)).toEqual(['Réf. BDX-201-01', 'Réf. BDX-201-02', 'Réf. BDX-201-03']);
  expect(text).not.toMatch(/Référence|GTIN|Quantité nette|Conditionnement/);
});

it('the address of a size shows that size once, marked among the others, which can be ordered below it', async () => {
  const [small] = sizes();
  await openShop(server, addressOf(small?.sku ?? ''));
  expect(plain(screen.getByRole('heading', { level: 1 }).textContent)).toBe(plain(small?.name));
  const choice = within(screen.getByRole('navigation', { name: 'Contenance' }));
  expect(plain(choice.getByRole('link', { current: 'page' }).textContent)).toBe('125 g');
  const others = rows('Autres formats');
  expect(others.map((row) => plain(within(row).getByRole('link').textContent))).toEqual(['250 g', '1 kg']);
  for (const row of others) expect(within(row).getAllByRole('spinbutton')).toHaveLength(1);
});

it('reads all sizes by three calls, however many there are', async () => {
  const { calls } = await openShop(server, addressOf(FAMILY));
  const ids = sizes().map(({ id }) => id);
  expect(ids).toHaveLength(3);
  const naming = calls.filter((call) => ids.some((id) => call.includes(id)));
  expect(naming.map((call) => /\/(products|pricing\/products)\?/.exec(call)?.[1])).toEqual([
    'products',
    'pricing/products',
  ]);
  const related = calls.filter((call) => call.includes('includeRelatedProducts=true'));
  expect(related).toHaveLength(1);
  expect(related[0]).toContain(`products=${productOf(FAMILY).id}`);
});

it('asks for more sizes than one call may name a hundred at a time', async () => {
  const { store, calls } = await openShop(server, addressOf('CRU-106'));
  const known = cachedDemo().products.filter(({ buyerGroups }) => buyerGroups === null);
  const ids = known.slice(0, PRODUCT_LIST_LIMIT + 5).map(({ id }) => id);
  const before = calls.length;
  const { data } = await store.dispatch(
    listedProductsApi.endpoints.listedProducts.initiate({ ids, excludeMedia: true }, { subscribe: false }),
  );
  expect(data?.products.map(({ id }) => id)).toEqual(ids);
  expect(data?.products.every(({ prices }) => prices?.success)).toBe(true);
  expect(calls.slice(before)).toHaveLength(4);
});

it('without an answer for the prices nothing is said to have none', async () => {
  await openShop(server, addressOf(FAMILY), {
    fault: (url) => (url.includes('/pricing/products') ? { status: 500 } : undefined),
  });
  expect(screen.getByText(/^Le prix ne s’affiche pas pour le moment/)).toBeTruthy();
  expect(plain(table())).not.toMatch(/sur demande/i);
});

it('without an answer the sizes still lead to their pages, and the table says what is missing', async () => {
  await openShop(server, addressOf(FAMILY), {
    fault: (url) => (url.includes('/products?ids=') ? { status: 500 } : undefined),
  });
  expect(rows().map((row) => within(row).getByRole('link').getAttribute('href'))).toEqual(
    sizes().map(({ sku }) => addressOf(sku)),
  );
  expect(screen.getByText(/^Le prix ne s’affiche pas pour le moment/)).toBeTruthy();
  expect(within(table()).queryByRole('spinbutton')).toBeNull();
});

it('a replay shows the same sizes, prices and stock [REP-01, REP-06]', async () => {
  const shop = await openWatchedShop(server, addressOf(FAMILY));
  await shop.user.click(screen.getByRole('button', { name: /^Augmenter la quantité de Beurre doux bio 82\s% – 125/ }));
  const shown = table().outerHTML;
  expect(shown).toContain('value="2"');
  expect(shop.replay()).toEqual({ diverging: 0, problems: [] });
  expect(table().outerHTML).toBe(shown);
});
